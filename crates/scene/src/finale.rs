//! The end of a game as a page shows it: a poster, everybody's points by source, and moments to remember.

use contract::{Rules, Scores, Seat};
use i18n::{Outcome, args};
use maud::{Markup, html};

use crate::{Context, badge};

/// The most moments that are shown.
const HIGHLIGHTS: usize = 3;
/// Taking the lead in the first of this many parts of a game does not turn it.
const EARLY: usize = 5;
/// The room that a character of a number needs in a bar, in hundredths of the bar.
const CHARACTER: f32 = 4.5;

/// One entry of a finished game, as the viewer knows it.
pub struct Chapter<G: Rules> {
    /// How many entries the record has after it.
    pub entries: usize,
    /// What happened in it.
    pub events: Vec<G::Event>,
    /// Points by seat before it.
    pub before: Scores,
    /// Points by seat after it.
    pub after: Scores,
}

/// What the page shows when a game is over.
pub struct Finale {
    /// The game's picture.
    pub poster: Markup,
    /// How the game letters the headline; otherwise it is plain text.
    pub lettering: Option<fn(&str) -> Markup>,
    /// Where points come from. Empty if the game does not say.
    pub sources: Vec<Source>,
    /// What each seat has from each source, seat 1 first. They add up to its points.
    pub parts: Vec<Vec<i32>>,
    /// The moments to remember, the best first.
    pub highlights: Vec<Highlight>,
}

/// Where points come from.
pub struct Source {
    /// Its name.
    pub name: String,
    /// A small drawing.
    pub drawing: Markup,
}

/// A moment to remember.
pub struct Highlight {
    /// What kind of moment it is: "Luckiest roll".
    pub title: String,
    /// What happened, in a sentence.
    pub words: String,
    /// A fact: "chance 17%".
    pub fact: String,
    /// A small drawing.
    pub drawing: Markup,
    /// How many entries the record had after it.
    pub entries: usize,
}

impl<G: Rules> Chapter<G> {
    /// The moment after it.
    pub fn highlight(&self, title: String, words: String, fact: String, drawing: Markup) -> Highlight {
        Highlight { title, words, fact, drawing, entries: self.entries }
    }
}

/// The entry with which the only winner took the lead for good. None if that was early in the game.
pub fn turning_point<'s, G: Rules>(
    context: &Context<'_, G>,
    story: &'s [Chapter<G>],
) -> Option<&'s Chapter<G>> {
    let winner = context.winners.first().filter(|_| context.winners.len() == 1)?;
    let leads = |scores: &Scores| {
        let others = (0..scores.len()).filter(|seat| *seat != winner.index());
        scores.len() > 1 && others.map(|seat| scores[seat]).max() < Some(scores[winner.index()])
    };
    let place = story.iter().rposition(|chapter| !leads(&chapter.before))?;
    let is_late = place * EARLY >= story.len();
    Some(&story[place]).filter(|chapter| is_late && leads(&chapter.after))
}

impl Finale {
    /// The end of any game: a winner, and points.
    pub fn plain<G: Rules>(context: &Context<'_, G>) -> Finale {
        let parts = context.scores.iter().map(|score| vec![*score]).collect();
        Finale { poster: html! {}, lettering: None, sources: Vec::new(), parts, highlights: Vec::new() }
    }

    /// The whole of it, for the page.
    pub fn draw<G: Rules>(
        &self,
        game: &G,
        view: &G::View,
        context: &Context<'_, G>,
        story: &[Chapter<G>],
    ) -> Markup {
        let headline = headline(context);
        let winner = context.winners.first();
        html! {
            div.poster.{ "seat-" (winner.map_or(1, Seat::number)) } {
                (self.poster)
                @match self.lettering {
                    Some(letter) => h2 aria-label=(headline) { (letter(&headline)) },
                    None => h2 { (headline) },
                }
            }
            div.account tabindex="0" role="group" aria-label=(context.word("page-end-scores")) {
                div.verdict {
                    @if let Some(place) = own_place(context) { p.place { (place) } }
                    @for sentence in ending(game, context, story) { p { (sentence) } }
                    @for sentence in tie(game, view, context) { p { (sentence) } }
                }
                (self.scores(context))
                @if !self.highlights.is_empty() { (self.moments()) }
            }
        }
    }

    /// Everybody's points, highest first, as bars with a segment for each source.
    fn scores<G: Rules>(&self, context: &Context<'_, G>) -> Markup {
        let order = standings(context);
        let reach = |parts: &Vec<i32>| parts.iter().map(|part| part.unsigned_abs()).sum::<u32>();
        let longest = self.parts.iter().map(reach).max().unwrap_or_default().max(1);
        html! {
            ol.scores {
                @for seat in order {
                    li.{ "seat-" (seat) }.own[context.is_own(seat)].won[context.winners.contains(seat)] {
                        (badge(seat))
                        span.name { (context.name(seat)) @if context.is_own(seat) { " " small { (context.word("page-lobby-you")) } } }
                        @if let Some(parts) = self.parts.get(seat.index()) {
                            (bar(parts, longest))
                            span.unseen { (self.told(parts, context)) }
                        }
                        b { (minus(context.scores.get(seat.index()).copied().unwrap_or_default())) }
                    }
                }
            }
            @if !self.sources.is_empty() {
                ul.sources {
                    @for (place, source) in self.sources.iter().enumerate() {
                        @let is_lost = self.parts.iter().any(|parts| parts.get(place).is_some_and(|part| *part < 0));
                        li.lost[is_lost] { i.swatch.{ "source-" (place + 1) } aria-hidden="true" {} (source.drawing) (source.name) }
                    }
                }
            }
        }
    }

    /// A seat's parts for those who do not see the bar.
    fn told<G: Rules>(&self, parts: &[i32], context: &Context<'_, G>) -> String {
        let named = self.sources.iter().zip(parts);
        context.teller.texts.list(named.map(|(source, part)| format!("{}: {}", source.name, minus(*part))))
    }

    /// Adds a moment unless it is already among them.
    pub fn remember(&mut self, moment: Option<Highlight>) {
        let is_new = |new: &Highlight| self.highlights.iter().all(|moment| moment.entries != new.entries);
        self.highlights.extend(moment.filter(is_new));
    }

    /// The moments to remember. Each shows itself on the table.
    fn moments(&self) -> Markup {
        html! {
            ol.moments {
                @for moment in self.highlights.iter().take(HIGHLIGHTS) {
                    li { button type="button" data-moment=(moment.entries) {
                        span.picture aria-hidden="true" { (moment.drawing) }
                        span.title { (moment.title) }
                        span.words { (moment.words) }
                        @if !moment.fact.is_empty() { span.fact { (moment.fact) } }
                    } }
                }
            }
        }
    }
}

/// The winners, from the viewer's point of view.
fn headline<G: Rules>(context: &Context<'_, G>) -> String {
    let winners = context.winners;
    let is_own = context.viewer.seat().is_some_and(|seat| winners.contains(seat));
    let how = match (winners.len(), is_own) {
        (0, _) => "nobody",
        (1, true) => "you",
        (_, true) => "share",
        (1, false) => "one",
        (_, false) => "several",
    };
    let names = context.teller.texts.list(winners.iter().map(|seat| context.name(seat)));
    context.teller.say("page-end-headline", &args! { how: how, who: names })
}

/// The place of a viewer who has not won.
fn own_place<G: Rules>(context: &Context<'_, G>) -> Option<String> {
    let own = context.viewer.seat().filter(|seat| !context.winners.contains(*seat))?;
    let points = *context.scores.get(own.index())?;
    let is_ahead =
        |seat: &Seat| context.winners.contains(*seat) || context.scores.get(seat.index()) > Some(&points);
    let ahead = standings(context).iter().filter(|seat| is_ahead(seat)).count();
    Some(context.teller.say("page-end-place", &args! { place: ahead + 1, points: points }))
}

/// What ended the game.
fn ending<G: Rules>(game: &G, context: &Context<'_, G>, story: &[Chapter<G>]) -> Vec<String> {
    let last = story.last().and_then(|chapter| chapter.events.last());
    last.map(|event| context.words.story(game, std::slice::from_ref(event), context.teller))
        .unwrap_or_default()
}

/// Why the winners have won, if several players have the most points.
fn tie<G: Rules>(game: &G, view: &G::View, context: &Context<'_, G>) -> Vec<String> {
    let outcome = Outcome { view, winners: context.winners, scores: context.scores.clone() };
    if outcome.most().1 < 2 && outcome.winners.len() < 2 {
        return Vec::new();
    }
    context.words.outcome(game, &outcome, context.teller)
}

/// All seats, winners first, then by points.
fn standings<G: Rules>(context: &Context<'_, G>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(context.scores.len() as u8).collect();
    seats.sort_by_key(|seat| (!context.winners.contains(*seat), -context.scores[seat.index()]));
    seats
}

/// A seat's points in segments; what was lost comes last.
fn bar(parts: &[i32], longest: u32) -> Markup {
    let share = |points: i32| points.unsigned_abs() as f32 * 100.0 / longest as f32;
    let mut from = 0.0;
    let mut segments = Vec::new();
    for wins in [true, false] {
        for (place, part) in parts.iter().enumerate().filter(|(_, part)| (**part > 0) == wins && **part != 0)
        {
            segments.push((place + 1, *part, from, share(*part)));
            from += share(*part);
        }
    }
    html! {
        svg.bar width="100%" height="28" aria-hidden="true" {
            @for (source, points, from, width) in segments {
                g class={ "source-" (source) @if points < 0 { " minus" } } {
                    rect x=(percent(from)) y="1.5" width=(percent(width)) height="25" {}
                    @let number = minus(points);
                    @if width >= CHARACTER * number.chars().count() as f32 { text x=(percent(from + width / 2.0)) y="19" { (number) } }
                }
            }
        }
    }
}

fn percent(hundredths: f32) -> String {
    format!("{hundredths:.2}%")
}

/// A number with a real minus sign.
fn minus(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}
