//! The pictures on the cards, simplified from the game's art, in a box of 160 by 150. `@` stands for the
//! saucer's colour.

use maud::{Markup, PreEscaped, html};

use scene::drawing::{At, art};

/// A saucer: what is behind its pilot, the pilot's position and size, and what is in front.
struct Ship {
    shape: &'static str,
    sky: &'static str,
    behind: &'static str,
    pilot: (f32, f32, f32),
    before: &'static str,
}

const PILOT: &str = r##"<path d="M20 10V4M4 24c0-9 7-14 16-14s16 5 16 14-7 15-16 15S4 33 4 24z" fill="#a6e35c"/><circle cx="20" cy="4" r="3" fill="#ffd84d"/><g stroke="none" fill="#2f2050"><ellipse cx="13.5" cy="23" rx="4.2" ry="5.6"/><ellipse cx="26.5" cy="23" rx="4.2" ry="5.6"/></g>"##;
const GRASS: &str = r##"<path d="M62 92h36l30 62H32z" fill="#fff6b8" opacity=".75" stroke="none"/><path d="M-60 154V138q60-14 100-6t60-2 120 8v40h-280z" fill="#5fae3c" stroke="none"/>"##;

static SHIPS: &[Ship] = &[
    Ship {
        shape: "plate",
        sky: "#c9efe2",
        behind: r##"<path d="M50 52c0-26 14-40 30-40s30 14 30 40z" fill="#d9f6ff"/>"##,
        pilot: (60.0, 17.0, 1.0),
        before: r##"<path d="M6 62c0-12 33-20 74-20s74 8 74 20c0 14-33 28-74 28S6 76 6 62z" fill="@"/><path class="s" d="M8 64c4 14 36 24 72 24s68-10 72-24c-14 8-40 12-72 12S22 72 8 64z"/><g fill="#fff3b0" stroke-width="2.6"><circle cx="32" cy="69" r="6"/><circle cx="64" cy="75" r="6"/><circle cx="96" cy="75" r="6"/><circle cx="128" cy="69" r="6"/></g><path d="M62 88h36l-5 9H67z" fill="#ffd84d"/>"##,
    },
    Ship {
        shape: "teapot",
        sky: "#dcebf7",
        behind: r##"<path d="M112 44c26-16 44 4 30 22-7 9-17 13-30 13" fill="none" stroke-width="13"/><path d="M112 44c26-16 44 4 30 22-7 9-17 13-30 13" fill="none" stroke="@" stroke-width="6.5"/><path d="M46 76C30 74 26 60 22 46l-12-6c-3-4 0-8 5-8l22 4c4 10 8 16 16 18z" fill="@"/><path d="M38 62c0-20 18-32 42-32s42 12 42 32c0 22-18 36-42 36S38 84 38 62z" fill="@"/><path class="s" d="M41 70c4 18 20 26 39 26s35-8 39-26c-8 10-22 15-39 15s-31-5-39-15z"/><path d="M52 36c2-12 13-18 28-18s26 6 28 18c-8 5-48 5-56 0z" fill="#fff6d8"/><circle cx="80" cy="12" r="7" fill="#ff8f6b"/><circle cx="80" cy="62" r="19" fill="#d9f6ff"/>"##,
        pilot: (64.0, 45.0, 0.8),
        before: "",
    },
    Ship {
        shape: "sombrero",
        sky: "#ffe9c9",
        behind: r##"<path d="M48 66c4-30 12-56 32-56s28 26 32 56z" fill="@"/><path class="s" d="M95 18c8 10 12 28 15 48H92c4-18 6-34 3-48z"/><path d="M53 44l7 7 8-8 8 8 8-8 8 8 8-8 7 6" fill="none" stroke="#fff0bf" stroke-width="5"/><path d="M4 58c2-12 14-8 20-1 12 12 34 14 56 14s44-2 56-14c6-7 18-11 20 1 3 20-32 36-76 36S1 78 4 58z" fill="@"/><path class="s" d="M6 66c6 16 38 26 74 26s68-10 74-26c-14 12-42 17-74 17S20 78 6 66z"/><g fill="#fff6d8" stroke-width="2.8"><circle cx="12" cy="52" r="6"/><circle cx="148" cy="52" r="6"/></g><circle cx="80" cy="62" r="17" fill="#d9f6ff"/>"##,
        pilot: (66.0, 47.0, 0.7),
        before: r##"<path d="M66 94h28l-4 8H70z" fill="#ffd84d"/>"##,
    },
    Ship {
        shape: "bell",
        sky: "#57469f",
        behind: r##"<path d="M70 14c-6-14 26-14 20 0" fill="none" stroke-width="5"/><circle cx="80" cy="97" r="10" fill="#ff8f6b"/><path d="M80 12c26 0 34 20 37 40 2 14 8 20 19 28 5 4 3 14-5 14H29c-8 0-10-10-5-14 11-8 17-14 19-28 3-20 11-40 37-40z" fill="@"/><path class="s" d="M104 22c9 8 11 20 13 30 2 14 8 20 19 28 5 4 3 13-5 13H98c12-14 14-44 6-71z"/><path d="M35 72q45 12 90 0" fill="none" stroke-width="3"/><circle cx="80" cy="48" r="19" fill="#d9f6ff"/>"##,
        pilot: (64.0, 31.0, 0.8),
        before: r##"<g fill="#7d5bd0" stroke-width="2.6"><circle cx="42" cy="84" r="4.5"/><circle cx="61" cy="87" r="4.5"/><circle cx="99" cy="87" r="4.5"/><circle cx="118" cy="84" r="4.5"/></g>"##,
    },
    Ship {
        shape: "mushroom",
        sky: "#dff0c2",
        behind: r##"<path d="M58 58h44c-2 14 2 24 6 34 2 6-2 10-8 10H60c-6 0-10-4-8-10 4-10 8-20 6-34z" fill="#fff3dc"/><circle cx="80" cy="80" r="16" fill="#d9f6ff"/>"##,
        pilot: (67.0, 66.0, 0.65),
        before: r##"<path d="M10 58C10 26 42 6 80 6s70 20 70 52c0 9-30 13-70 13S10 67 10 58z" fill="@"/><path class="s" d="M13 58c0 6 30 11 67 11s67-5 67-11c0-3 0-7-1-10-12 8-36 12-66 12s-54-4-66-12c-1 3-1 7-1 10z"/><g fill="#fff8e6" stroke-width="2.6"><ellipse cx="80" cy="25" rx="15" ry="10"/><ellipse cx="42" cy="38" rx="11" ry="9"/><ellipse cx="118" cy="38" rx="11" ry="9"/><ellipse cx="80" cy="51" rx="9" ry="5.5"/></g>"##,
    },
    Ship {
        shape: "doughnut",
        sky: "#4a4593",
        behind: r##"<path d="M8 64c0-22 32-34 72-34s72 12 72 34-32 38-72 38S8 86 8 64z" fill="#d99a55"/><path d="M8 60c0-20 32-32 72-32s72 12 72 32c0 10-8 14-14 9-6-4-10 2-14 8-5 7-13 6-17 0-4-5-10-5-14 2-5 9-16 9-21 0-4-7-10-7-14-2-5 6-12 7-16-1-4-7-9-9-15-5-8 4-15-1-15-11z" fill="@"/><path d="M50 52c0-8 14-12 30-12s30 4 30 12-14 11-30 11-30-3-30-11z" fill="#8a5a2b"/><g fill="none" stroke-width="4.5"><path stroke="#ffe05c" d="M30 62l5 4M128 50l6 3M96 72l6-3"/><path stroke="#4fb0f2" d="M40 46l-5 4M122 64l5-4M66 70l5 4"/><path stroke="#fff" d="M118 40l6 2M50 66l4-4"/></g>"##,
        pilot: (62.0, 12.0, 0.9),
        before: r#"<path d="M50 52c0 8 14 11 30 11s30-3 30-11c-8 5-18 6-30 6s-22-1-30-6z" fill="@" stroke-width="2.8"/>"#,
    },
    Ship {
        shape: "top",
        sky: "#ffe1ec",
        behind: r##"<path d="M74 6h12v22H74z" fill="#ffd84d"/><circle cx="80" cy="8" r="8" fill="#ff8f6b"/><path d="M56 36c2-10 12-14 24-14s22 4 24 14z" fill="#e6dcff"/><path d="M12 46c0-9 30-14 68-14s68 5 68 14c0 20-42 36-62 60-4 4-8 4-12 0C54 82 12 66 12 46z" fill="@"/><path d="M30 62c12 4 30 6 50 6s38-2 50-6c-8 8-18 15-27 22-7 2-15 2-23 2s-16 0-23-2c-9-7-19-14-27-22z" fill="#ffe27a" stroke="none"/><path class="s" d="M134 54c8-6 12-10 12-8-2 18-41 35-60 58-3 3-6 4-9 2 16-22 40-34 57-52z"/><circle cx="80" cy="60" r="18" fill="#d9f6ff"/>"##,
        pilot: (65.0, 44.0, 0.75),
        before: "",
    },
];

const STAR: &str = "M0-10l3 6.5 7 .8-5.2 4.8 1.4 7.1L0 5.8l-6.2 3.4 1.4-7.1L-10-2.7l7-.8z";
const ALIEN: &str = r##"<path d="M11 38h18l3 16q-12 5-24 0z" fill="#ff8f6b"/>"##;

/// The pictures on the action cards: sky and shapes.
const STRENGTH: (&str, &str) =
    ("#7f62ca", r##"<path d="M-60 154V134q60-14 100-6t60-2 120 8v40h-280z" fill="#5fae3c" stroke="none"/>"##);
const RECRUITMENT: (&str, &str) = (
    "#ffd98a",
    r##"<path d="M80 90L-60 28v-47zM80 90L-10-60h60zM80 90L95-60h60zM80 90l140-78v-47z" fill="#ffc659" stroke="none"/><path d="M-60 154V134q60-14 100-6t60-2 120 8v40h-280z" fill="#5fae3c" stroke="none"/><path d="M130 140V16" stroke-width="7"/><path d="M130 18c-14-8-26 6-44-2v36c18 8 30-6 44 2z" fill="#e8493f"/><path d="M44 104h34l6 40H38z" fill="#7a5be0"/><path d="M84 84l34-18c6 8 8 22 2 32z" fill="#fff3dc"/><path d="M130 72l12-6M134 84h12M130 96l12 6" stroke-width="4.5"/>"##,
);
const COUNTERATTACK: (&str, &str) = (
    "#bfe6ff",
    r##"<path d="M-60 154V134q60-14 100-6t60-2 120 8v40h-280z" fill="#5fae3c" stroke="none"/><g transform="rotate(20 118 40)"><path d="M100 26c0-12 8-20 18-20s18 8 18 20z" fill="#d9f6ff"/><path d="M78 34c0-8 18-12 40-12s40 4 40 12-18 16-40 16-40-8-40-16z" fill="#25b79b"/></g><path d="M96 62l6 11 13-4-4 13 12 6-12 6 3 13-13-4-7 11-5-12-13 3 4-13-11-7 12-5-3-12 12 5z" fill="#ffe05c"/><g transform="translate(-4 52) rotate(-10 50 50)"><path d="M20 24c-6-8-4-14 0-16 2 7 8 11 15 11M78 24c6-8 4-14 0-16-2 7-8 11-15 11" fill="#ffe8b0"/><path d="M22 36c-10-8-20-5-21 2 5 8 15 9 21 5zM76 36c10-8 20-5 21 2-5 8-15 9-21 5z" fill="#5b4636"/><path d="M22 40c0-16 12-23 27-23s27 7 27 23c0 10-3 15-3 26 0 12-10 20-24 20s-24-8-24-20c0-11-3-16-3-26z" fill="#fffaf0"/><path d="M54 20c13 1 20 10 20 23-5 7-15 7-19 0-3-8-4-16-1-23z" fill="#5b4636" stroke="none"/><path d="M22 68c0-11 12-15 27-15s27 4 27 15-11 20-27 20-27-9-27-20z" fill="#ffb3b0"/><g stroke="none" fill="#2f2050"><ellipse cx="39" cy="67" rx="3.4" ry="5"/><ellipse cx="59" cy="67" rx="3.4" ry="5"/><circle cx="38" cy="44" r="4.5"/><circle cx="60" cy="44" r="4.5"/></g><path d="M29 33l15 6M69 33l-15 6" stroke-width="4.5"/></g>"##,
);
const GENERAL: (&str, &str) = (
    "#2c2358",
    r##"<circle cx="80" cy="118" r="74" fill="#4fb0f2"/><path d="M34 150c0-34 18-48 46-48s46 14 46 48z" fill="#4d7d3a"/><path d="M66 104l14 18 14-18" fill="#fff3dc"/><path d="M76 116h8l4 26-8 8-8-8z" fill="#e8493f"/><circle cx="80" cy="76" r="30" fill="#ffcfa3"/><path d="M46 54c-8-26 14-40 34-40s42 14 34 40c-18-6-50-6-68 0z" fill="#5d9446"/><path d="M46 54c16-7 52-7 68 0 8 12-8 12-34 12s-42 0-34-12z" fill="#2c4a22"/><circle cx="80" cy="36" r="11" fill="#ffd84d"/><g stroke="none" fill="#2f2050"><circle cx="68" cy="76" r="4"/><circle cx="92" cy="76" r="4"/></g><path d="M80 88c-6-6-15-2-23-6 1 12 16 15 23 7 7 8 22 5 23-7-8 4-17 0-23 6z" fill="#f1eef5"/>"##,
);
/// The icon of each of them, in a box of 24 by 24.
const SIGNS: [(&str, &str); 4] = [
    ("general", "M12 2.5l2.9 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.3l-5.9 3.3 1.3-6.6L2.5 9.4l6.6-.8z"),
    ("recruitment", "M6 21V4M6 5c5-3 7 3 13 0v9c-6 3-8-3-13 0"),
    (
        "strength",
        "M3 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 16a4 4 0 1 0 8 0a4 4 0 1 0-8 0M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
    ),
    ("counterattack", "M4 3c0 6 3 8 8 8s8-2 8-8M7 11c-1 6 1 10 5 10s6-4 5-10M10 17v.1M14 17v.1"),
];

/// The colour of an action card's banner.
pub(super) fn action_colour(word: &str) -> &'static str {
    match word {
        "strength" => "#c3b2f5",
        "recruitment" => "#ffc659",
        "counterattack" => "#8fd0f7",
        _ => "#9ccf86",
    }
}

/// The icon in the corner of an action card.
pub(super) fn sign(word: &str) -> &'static str {
    SIGNS.iter().find(|(name, _)| *name == word).map_or("", |(_, sign)| sign)
}

fn pilot(x: f32, y: f32, size: f32) -> Markup {
    html! { g transform=(At(x, y, size)) stroke-width="2.6" { (art(PILOT)) } }
}

/// An outlined picture in its box.
fn boxed(sky: &str, inside: &Markup) -> Markup {
    html! {
        rect x="-60" y="-60" width="280" height="270" fill=(sky) {}
        g fill="none" stroke="#3a2758" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round" { (inside) }
    }
}

/// A saucer of this shape, or a plate if there is no drawing of the shape.
pub(super) fn saucer(shape: &str, colour: &str) -> Markup {
    let ship = SHIPS.iter().find(|ship| ship.shape == shape).unwrap_or(&SHIPS[0]);
    let shade = r##"fill="#2f2050" opacity=".25" stroke="none""##;
    let tinted = |markup: &str| PreEscaped(markup.replace('@', colour).replace(r#"class="s""#, shade));
    let (x, y, size) = ship.pilot;
    boxed(
        ship.sky,
        &html! {
            (art(GRASS))
            g transform="translate(0 8)" { (tinted(ship.behind)) (pilot(x, y, size)) (tinted(ship.before)) }
        },
    )
}

/// The picture of an action card.
pub(super) fn action(word: &str) -> Markup {
    let (sky, shapes) = match word {
        "strength" => STRENGTH,
        "recruitment" => RECRUITMENT,
        "counterattack" => COUNTERATTACK,
        _ => GENERAL,
    };
    let aliens: &[(f32, f32, f32)] = match word {
        "strength" => &[(57.0, 6.0, 1.15), (30.0, 58.0, 1.3), (78.0, 58.0, 1.3)],
        "recruitment" => &[(22.0, 34.0, 1.95)],
        _ => &[],
    };
    boxed(
        sky,
        &html! {
            (art(shapes))
            @for (x, y, size) in aliens {
                @if word == "strength" { g transform=(At(*x, *y, *size)) stroke-width="2.6" { (art(ALIEN)) } }
                (pilot(*x, *y, *size))
            }
        },
    )
}

/// The back of a card, in a box of 100 by 140.
pub(super) fn back(colour: &str) -> Markup {
    html! {
        rect x="1" y="1" width="98" height="138" rx="10" fill=(colour) stroke="#3a2758" stroke-width="3" {}
        circle cx="50" cy="70" r="36" fill="#ffffff" opacity=".14" {}
        g transform="translate(14 45) scale(.45)" fill="none" stroke="#3a2758" stroke-width="5" stroke-linejoin="round" {
            path d="M50 52c0-26 14-40 30-40s30 14 30 40z" fill="#a6e35c" {}
            path d="M6 62c0-12 33-20 74-20s74 8 74 20c0 14-33 28-74 28S6 76 6 62z" fill="#ffd84d" {}
        }
        @for (x, y) in [(16.0, 18.0), (84.0, 18.0), (16.0, 122.0), (84.0, 122.0)] {
            path d=(STAR) transform=(At(x, y, 0.7)) fill="#ffe680" {}
        }
    }
}

/// A piece of loot, in a circle of radius 10 around the origin. The designs repeat.
pub(super) fn loot(number: usize) -> PreEscaped<&'static str> {
    art(LOOT[number % LOOT.len()])
}

const LOOT: [&str; 5] = [
    r##"<circle r="10" fill="#a9dd6a"/><path d="M-6-5c0-4 3-5 6-5s6 1 6 5c0 3-1 4-1 7 0 4-2 6-5 6s-5-2-5-6c0-3-1-4-1-7z" fill="#fffaf0"/><path d="M1-10c4 0 5 2 5 5-1 2-4 2-5 0z" fill="#5b4636" stroke="none"/><ellipse cy="4" rx="6" ry="4" fill="#ffb3b0"/><path d="M-3-3v.1M3-3v.1M-2 4v.1M2 4v.1" stroke-width="2.2"/>"##,
    r##"<circle r="10" fill="#a9dd6a"/><path d="M-7-4l-1-6 6 2M7-4l1-6-6 2" fill="#f58da6"/><circle r="7.5" cy="1" fill="#ffb3c4"/><ellipse cy="3" rx="3.8" ry="2.8" fill="#f58da6"/><path d="M-3.5-2v.1M3.5-2v.1M-1.3 3v.1M1.3 3v.1" stroke-width="2.2"/>"##,
    r##"<circle r="10" fill="#a8dcf5"/><path d="M-7 10c0-6 14-6 14 0z" fill="#8a6be0"/><circle cy="-8" r="3" fill="#e9e6f0"/><circle cy="-1" r="6.5" fill="#ffd7b5"/><path d="M-6.5-1c0-8 13-8 13 0-4 0-5-2-6-3-1 2-4 3-7 3z" fill="#e9e6f0"/><path d="M-2.5 0v.1M2.5 0v.1" stroke-width="2.2"/>"##,
    r##"<circle r="10" fill="#a9dd6a"/><path d="M-6-5c0-4 4-5 6-3 2-2 6-1 6 3 4 0 4 5 1 6 2 4-2 6-4 5-2 2-4 2-6 0-2 1-6-1-4-5-3-1-3-6 1-6z" fill="#fffdf6"/><path d="M-4-2c0-3 8-3 8 0s-1 9-4 9-4-6-4-9z" fill="#5d4b6b"/><path d="M-1.7 0v.1M1.7 0v.1" stroke="#fff" stroke-width="2"/>"##,
    r##"<circle r="10" fill="#a9dd6a"/><path d="M-7-1l0-9 4.5 3h5l4.5-3 0 9c0 6-4 8-7 8s-7-2-7-8z" fill="#f6a44a"/><path d="M-3-1v.1M3-1v.1" stroke-width="2.4"/><path d="M-1.5 3q1.5 1.5 3 0M-8 2l3 .5M8 2l-3 .5" fill="none"/>"##,
];
