//! The map with everything on it.

use contract::Seat;
use fries::Place;
use maud::{Markup, html};
use scene::part;

use crate::board::chart::{LEADING, Line, SIGN, Spot, Wrap, on_sign};
use crate::board::stage::Stage;
use crate::board::{changes, fields, previews, ufos};
use scene::drawing::N;

/// The board.
pub(crate) fn draw(stage: &Stage<'_>) -> Markup {
    let page = &stage.chart.page;
    let (width, height) = (page.right - page.left, page.bottom - page.top);
    html! {
        section.board aria-labelledby="ff-h-map" {
            h2.sr id="ff-h-map" { (stage.look.word("page-fries-map")) }
            div.pan { div.map data-zoom="" {
                svg #ff-map viewBox={ (N(page.left)) " " (N(page.top)) " " (N(width)) " " (N(height)) } {
                    (stage.of_chart("ground", || ground(stage)))
                    (net(stage))
                    (part(&changes::trails(stage)))
                    (part(&previews::ways(stage)))
                    (part(&ufos::beams(stage)))
                    (stage.of_chart("signs", || signs(stage)))
                    (fields::draw(stage))
                    (part(&changes::fields(stage)))
                    (stage.of_chart("names", || names(stage)))
                    (ufos::draw(stage))
                    (part(&changes::labels(stage)))
                    (previews::landings(stage))
                }
            } }
            (overview(stage))
            (stage.look.common_part("fries hide", || hide(stage)))
            @if !stage.look.legal.is_empty() { (part(&key(stage))) }
        }
    }
}

/// The whole world, small, with all saucers and the part that the map shows. Pages move the map when it is touched.
fn overview(stage: &Stage<'_>) -> Markup {
    let page = &stage.chart.page;
    let (width, height) = (page.right - page.left, page.bottom - page.top);
    let dot = |spot: &Spot| format!("M{} {}h0", N(spot.x), N(spot.y));
    let dots = stage.chart.spots.iter().map(dot).collect::<Vec<String>>().concat();
    let land = || {
        html! {
            @if stage.chart.has_land {
                use.land href=(stage.look.asset("fries-world.svg#land")) transform={ "scale(" (stage.chart.stretch) " 1)" } {}
            }
            path.dot d=(dots) {}
        }
    };
    let saucers = stage.ufos.iter().filter_map(|ufo| Some((ufo.seat, stage.chart.spot(ufo.at)?)));
    html! {
        svg.overview data-overview="" viewBox={ (N(page.left)) " " (N(page.top)) " " (N(width)) " " (N(height)) } aria-hidden="true" {
            (stage.of_chart("overview", || html! { g #ff-small { (land()) } }))
            (part(&html! { g #ff-dots { @for (seat, spot) in saucers { circle class={ "seat-" (seat) } cx=(N(spot.x)) cy=(N(spot.y)) r="15" {} } } }))
            rect data-frame="" rx="12" {}
        }
    }
}

/// A switch for viewers who want to see what is below the saucers.
fn hide(stage: &Stage<'_>) -> Markup {
    let word = stage.look.word("page-fries-hide");
    html! {
        label.hide id="ff-hiding" title=(word) {
            input #ff-hide type="checkbox" aria-label=(word);
            svg viewBox="-27 -26 54 43" aria-hidden="true" { use.seat-5 href=(stage.art("standard")) {} path d="M-22-20 22 14" {} }
        }
    }
}

/// The background, which never changes: the sea, the coasts and the lines.
fn ground(stage: &Stage<'_>) -> Markup {
    let world = |name: &str| stage.look.asset(&format!("fries-world.svg#{name}"));
    html! {
        g #ff-ground aria-hidden="true" {
            defs {
                pattern id="ff-sea" width="9" height="9" patternUnits="userSpaceOnUse" {
                    circle.sea-dot cx="2.2" cy="2.2" r="1.5" {}
                    circle.sea-dot cx="6.7" cy="6.7" r="1.5" {}
                }
                pattern id="ff-land" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                    circle.land-dot cx="2.5" cy="2.5" r="1" {}
                }
                radialGradient id="ff-calm" cx=".5" cy=".42" r=".62" {
                    stop.calm offset=".35" {}
                    stop.calm offset="1" stop-opacity="0" {}
                }
            }
            rect.sea x="-600" y="-300" width="2200" height="1200" {}
            rect fill="url(#ff-sea)" x="-600" y="-300" width="2200" height="1200" {}
            rect fill="url(#ff-calm)" x="-120" y="-80" width="1240" height="720" {}
            use.grid href=(world("grid")) {}
            @if stage.chart.has_land {
                g transform={ "scale(" (stage.chart.stretch) " 1)" } {
                    use.stars href=(world("stars")) {}
                    use href=(world("saucer")) x="706" y="414" {}
                    use.land-shade href=(world("land")) x="3.2" y="3.4" {}
                    use.land href=(world("land")) {}
                    use fill="url(#ff-land)" href=(world("land")) {}
                    use.land-off href=(world("land")) x="-1.4" y="-1.2" {}
                }
            }
            (lines(stage))
        }
    }
}

fn lines(stage: &Stage<'_>) -> Markup {
    let all = legs(stage, |_| true);
    let wraps: String = stage.chart.wraps.iter().map(|wrap| stub(stage, wrap)).collect();
    html! {
        defs { path id="ff-lines" d=(all) {} path id="ff-wraps" d=(wraps) {} }
        g.line-case { use href="#ff-lines" {} use href="#ff-wraps" {} }
        use.line href="#ff-lines" {}
        use.line-wrap href="#ff-wraps" {}
    }
}

/// Some of the lines, as the data of a single path.
fn legs(stage: &Stage<'_>, is_meant: impl Fn((Place, Place)) -> bool) -> String {
    let place = |index: usize| stage.chart.spots[index].place;
    let is_meant = |line: &&Line| is_meant((place(line.ends.0), place(line.ends.1)));
    stage.chart.lines.iter().filter(is_meant).map(|line| line.path.as_str()).collect()
}

/// The lines along which the viewer's or the acting player's saucers can fly freely.
fn net(stage: &Stage<'_>) -> Markup {
    let Some(seat) = stage.look.viewer.seat().or(stage.active()) else { return html! {} };
    let net = own_net(stage, seat);
    stage.of_chart(("net", seat, &net), || {
        html! {
            g.nets #ff-nets aria-hidden="true" {
                @if !net.is_empty() { path.net-case d=(net) {} path class={ "net seat-" (seat) } d=(net) {} }
            }
        }
    })
}

fn own_net(stage: &Stage<'_>, seat: Seat) -> String {
    legs(stage, |(from, to)| stage.is_network(seat, from) && stage.is_network(seat, to))
}

fn stub(stage: &Stage<'_>, wrap: &Wrap) -> String {
    let spot = &stage.chart.spots[wrap.ends.0];
    format!("M{} {}L{} {}", N(spot.x), N(spot.y), N(wrap.edge.0), N(wrap.edge.1))
}

/// The signs of the lines around the world.
fn signs(stage: &Stage<'_>) -> Markup {
    html! { g #ff-signs aria-hidden="true" { @for wrap in &stage.chart.wraps { (sign(stage, wrap)) } } }
}

/// The sign of a line around the world: an arrow with the same letter as at its other end.
fn sign(stage: &Stage<'_>, wrap: &Wrap) -> Markup {
    let room = &wrap.sign;
    let middle = f32::midpoint(room.top, room.bottom);
    let (tip, tail, badge) = if wrap.is_left {
        (room.left, room.right, room.left + 20.0)
    } else {
        (room.right, room.left, room.right - 20.0)
    };
    let neck = if wrap.is_left { tip + 11.0 } else { tip - 11.0 };
    let name = on_sign(&stage.chart.spots[wrap.ends.1].name);
    html! {
        g.sign {
            path d={
                "M" (N(tip)) " " (N(middle)) "L" (N(neck)) " " (N(room.top)) "H" (N(tail)) "V" (N(room.bottom))
                "H" (N(neck)) "Z"
            } {}
            circle cx=(N(badge)) cy=(N(middle)) r="7" {}
            text.letter x=(N(badge)) y=(N(middle + 3.6)) { (wrap.letter) }
            text x=(N(if wrap.is_left { room.left + 30.0 } else { room.left + 5.0 })) y=(N(middle + 3.6))
                textLength=(N(room.width() - SIGN)) lengthAdjust="spacingAndGlyphs" { (name) }
        }
    }
}

/// The names of villages.
fn names(stage: &Stage<'_>) -> Markup {
    let labels = stage.chart.spots.iter().filter_map(|spot| spot.label.as_ref());
    html! {
        g #ff-names .names aria-hidden="true" {
            @for (lines, (x, y), anchor) in labels {
                @for (row, line) in lines.iter().enumerate() {
                    text x=(N(*x)) y=(N(y + row as f32 * LEADING)) text-anchor=[anchor.word()] { (line) }
                }
            }
        }
    }
}

/// A legend for the marks currently on the map.
fn key(stage: &Stage<'_>) -> Markup {
    let seat = stage.look.viewer.seat().filter(|seat| !own_net(stage, *seat).is_empty());
    let mark = |is_there: bool, icon: Markup, word: &str| {
        html! {
            @if is_there { li { svg viewBox="-27 -27 54 54" aria-hidden="true" { (icon) } (stage.look.word(word)) } }
        }
    };
    let piece = |name: &str| html! { use href=(stage.art(name)) {} };
    html! {
        ul #ff-key .key {
            (mark(true, piece("ring0"), "page-fries-key-land"))
            (mark(true, piece("jag0"), "page-fries-key-bump"))
            (mark(changes::are_there(stage), html! { circle.changed r="20" {} }, "page-fries-key-since"))
            @if let Some(seat) = seat {
                (mark(true, html! { path class={ "net seat-" (seat) } d="M-24 0H24" {} }, "page-fries-key-net"))
            }
        }
    }
}
