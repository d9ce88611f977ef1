//! The end of a game: where everybody's loot came from, and the moments to remember.

use contract::Seat;
use maud::{Markup, html};
use scene::{Chapter, Finale, Highlight, Source, turning_point};
use ufoludki::{Card, Event, Ufoludki};

use crate::board::lettering::lettering;
use crate::board::meadow::Meadow;

/// The winner's loot, from the bottom up, with its place in the poster.
const HEAP: [(&str, u16, u16); 14] = [
    ("cow", 90, 560),
    ("sheep", 165, 575),
    ("pig", 240, 585),
    ("hen", 318, 585),
    ("farmer", 395, 580),
    ("granny", 470, 572),
    ("goose", 545, 560),
    ("postman", 130, 500),
    ("cat", 205, 512),
    ("boy", 430, 512),
    ("sheep", 505, 500),
    ("cow", 170, 440),
    ("pig", 465, 440),
    ("hen", 520, 620),
];

/// Where loot comes from and goes to, by the text that names it.
const SOURCES: [&str; 4] = [
    "page-ufoludki-end-from-earth",
    "page-ufoludki-end-from-others",
    "page-ufoludki-end-lost",
    "page-ufoludki-end-back",
];

impl Meadow<'_> {
    pub(crate) fn finale(&self, story: &[Chapter<Ufoludki>]) -> Finale {
        let source = |key: &str| Source { name: self.look.word(key), drawing: html! {} };
        let mut finale = Finale {
            poster: self.poster(),
            lettering: Some(sign),
            sources: SOURCES.map(source).into(),
            parts: Seat::all(self.view.seats()).map(|seat| parts(seat, story).into()).collect(),
            ..Finale::plain(self.look)
        };
        let turning = turning_point(self.look, story);
        let fact = self.look.word("page-end-lead");
        finale.remember(turning.and_then(|chapter| self.moment("page-end-turning", chapter, fact)));
        for (title, worth) in
            [("page-ufoludki-end-theft", stolen as Worth), ("page-ufoludki-end-general", given)]
        {
            let best = story.iter().max_by_key(|chapter| worth(chapter)).filter(|best| worth(best) > 0);
            finale.remember(best.and_then(|chapter| self.moment(title, chapter, String::new())));
        }
        let last = story.iter().rev().find(|chapter| card(chapter).is_some());
        finale
            .remember(last.and_then(|chapter| self.moment("page-ufoludki-end-last", chapter, String::new())));
        finale
    }

    /// The winner in front of their loot.
    fn poster(&self) -> Markup {
        let winner = self.look.winners.first().unwrap_or(Seat::at(0));
        let art = |name: &str| format!("{}ufoludki.svg#{name}", self.look.assets);
        html! {
            svg.art viewBox="0 0 680 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true" {
                image href=(self.look.asset("ufoludki-end.svg")) x="-30" y="-22" width="740" height="856" {}
                path.beam d="M250 210L120 700H560L430 210Z" {}
                use.ship href=(art("ship-plate")) x="190" y="112" width="300" height="206" {}
                @for (name, x, y) in HEAP.iter().take(self.view.loot(winner).into()) {
                    use href=(art(&format!("loot-{name}"))) x=(x) y=(y) width="92" height="92" {}
                }
                g.winner {
                    use href=(art(&format!("ava-{winner}"))) x="222" y="390" width="236" height="236" {}
                    use href=(art("k-crown")) x="268" y="316" width="144" height="108" {}
                }
            }
        }
    }

    /// A moment in which cards were laid.
    fn moment(&self, title: &str, chapter: &Chapter<Ufoludki>, fact: String) -> Option<Highlight> {
        let drawing = html! { div.finale.ufoludki { (self.card(card(chapter)?, None, "small", None)) } };
        let is_told = |event: &&Event| {
            matches!(
                event,
                Event::Laid { .. }
                    | Event::TookFromEarth { .. }
                    | Event::TookFromPlayer { .. }
                    | Event::GaveBack { .. }
            )
        };
        let events: Vec<Event> = chapter.events.iter().filter(is_told).copied().collect();
        let words = self.look.words.story(self.game, &events, self.look.teller).join(" ");
        Some(chapter.highlight(self.look.word(title), words, fact, drawing))
    }
}

/// A headline: an outline, and the letters on it.
fn sign(words: &str) -> Markup {
    html! { span.sign { (lettering(words)) (lettering(words)) } }
}

type Worth = fn(&Chapter<Ufoludki>) -> u32;

/// The loot taken from players in an entry.
fn stolen(chapter: &Chapter<Ufoludki>) -> u32 {
    let stolen = chapter.events.iter().map(|event| match event {
        Event::TookFromPlayer { loot, .. } => u32::from(*loot),
        _ => 0,
    });
    stolen.sum()
}

/// The loot given back to Earth in an entry.
fn given(chapter: &Chapter<Ufoludki>) -> u32 {
    let given = chapter.events.iter().map(|event| match event {
        Event::GaveBack { loot, .. } => u32::from(*loot),
        _ => 0,
    });
    given.sum()
}

/// The card that was laid in an entry.
fn card(chapter: &Chapter<Ufoludki>) -> Option<Card> {
    chapter.events.iter().find_map(|event| match event {
        Event::Laid { card, .. } => Some(*card),
        _ => None,
    })
}

/// A seat's loot by source.
fn parts(seat: Seat, story: &[Chapter<Ufoludki>]) -> [i32; 4] {
    let mut parts = [0; 4];
    for event in story.iter().flat_map(|chapter| &chapter.events) {
        match *event {
            Event::TookFromEarth { seat: taker, loot } if taker == seat => parts[0] += i32::from(loot),
            Event::TookFromPlayer { seat: taker, loot, .. } if taker == seat => parts[1] += i32::from(loot),
            Event::TookFromPlayer { from, loot, .. } if from == seat => parts[2] -= i32::from(loot),
            Event::GaveBack { seat: giver, loot } if giver == seat => parts[3] -= i32::from(loot),
            _ => {}
        }
    }
    parts
}
