//! The end of a game: points for destroyed ships and for the own fleet, and the moments to remember.

use battleforce::{BattleForce, Event, ShipId};
use contract::Seat;
use maud::{Markup, html};
use scene::{Chapter, Finale, Highlight, Source, turning_point};

use crate::board::desk::Desk;

impl Desk<'_> {
    pub(crate) fn finale(&self, story: &[Chapter<BattleForce>]) -> Finale {
        let source = |(key, icon): (&str, &str)| Source { name: self.word(key), drawing: self.icon(icon) };
        let mut finale = Finale {
            poster: self.poster(),
            sources: [("kills", "burst"), ("fleet-points", "star")].map(source).into(),
            parts: Seat::all(self.view.seats()).map(|seat| self.parts(seat).into()).collect(),
            ..Finale::plain(self.look)
        };
        for moment in [self.turning_point(story), self.biggest_hit(story), self.last_kill(story)] {
            finale.remember(moment);
        }
        finale
    }

    fn poster(&self) -> Markup {
        html! {
            svg.art viewBox="0 0 760 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                image href=(self.look.asset("battleforce-end.svg")) width="760" height="900" {}
                @if let Some(info) = self.flagship().and_then(|ship| self.info(ship)) {
                    g.flagship { use href=(self.look.asset(&format!("battleforce.svg#{}", info.race))) x="120" y="330" width="520" height="260" {} }
                }
            }
        }
    }

    /// The winner's most valuable ship.
    fn flagship(&self) -> Option<ShipId> {
        let winner = self.look.winners.first()?;
        let ships = self.game.ship_ids().iter().copied();
        let own = ships.filter(|ship| self.view.owner(self.game, *ship) == Some(winner));
        own.max_by_key(|ship| self.info(*ship).map(|info| info.points))
    }

    /// A seat's points for ships it has destroyed, and for its fleet.
    fn parts(&self, seat: Seat) -> [i32; 2] {
        let player = self.view.player(seat);
        let killed = player.kills.iter().filter_map(|ship| self.info(*ship));
        let killed: i32 = killed.map(|info| i32::from(info.points)).sum();
        [killed, self.look.scores[seat.index()] - killed]
    }

    fn turning_point(&self, story: &[Chapter<BattleForce>]) -> Option<Highlight> {
        let chapter = turning_point(self.look, story)?;
        let place = chapter.events.iter().position(is_loss)?;
        let (title, fact) = (self.look.word("page-end-turning"), self.look.word("page-end-lead"));
        Some(chapter.highlight(title, self.told(chapter, place), fact, self.icon("burst")))
    }

    fn biggest_hit(&self, story: &[Chapter<BattleForce>]) -> Option<Highlight> {
        let hits = events(story).filter_map(|(chapter, place, event)| match event {
            Event::Hit { damage, .. } => Some((chapter, place, *damage)),
            _ => None,
        });
        let (chapter, place, damage) = hits.max_by_key(|(.., damage)| *damage)?;
        let drawing = html! { svg viewBox="0 0 48 48" { text.number x="24" y="34" { (damage) } } };
        Some(chapter.highlight(self.word("end-hit"), self.told(chapter, place), String::new(), drawing))
    }

    fn last_kill(&self, story: &[Chapter<BattleForce>]) -> Option<Highlight> {
        let (chapter, place, _) =
            events(story).filter(|(.., event)| matches!(event, Event::Destroyed { .. })).last()?;
        // A hit that destroys a ship is told together with it.
        let from = place.saturating_sub(1);
        let is_hit = matches!(chapter.events[from], Event::Hit { .. });
        let words = self.told(chapter, if is_hit { from } else { place });
        Some(chapter.highlight(self.word("end-kill"), words, String::new(), self.icon("aim")))
    }

    /// What happened in an entry from this event on, in a sentence.
    fn told(&self, chapter: &Chapter<BattleForce>, place: usize) -> String {
        let told = self.look.words.story(self.game, &chapter.events[place..], self.look.teller);
        told.into_iter().next().unwrap_or_default()
    }
}

fn is_loss(event: &Event) -> bool {
    matches!(event, Event::Destroyed { .. } | Event::Captured { .. })
}

fn events(story: &[Chapter<BattleForce>]) -> impl Iterator<Item = (&Chapter<BattleForce>, usize, &Event)> {
    story.iter().flat_map(|chapter| {
        chapter.events.iter().enumerate().map(move |(place, event)| (chapter, place, event))
    })
}
