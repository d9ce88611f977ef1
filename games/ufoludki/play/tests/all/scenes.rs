//! Properties that are specific to the Ufoludki table: every action can be taken by pointing, every piece of
//! loot has its place, and every card is counted. Properties of every table are tested for all games
//! together.

use std::collections::{BTreeMap, BTreeSet};

use contract::{FastDice, Rules, Seat, SeatSet, Step, Viewer, Waiting};
use i18n::{Names, Teller};
use roxmltree::{Document, Node};
use scene::{Context, Drawings};
use ufoludki::{Action, Card, Content, Event, Options, State, Thing, Ufoludki, View};

use crate::common::{board, library, voice};

const NAMES: [&str; 6] = ["Ola", "<b>&\"'", "Wolfeschlegelstein", "", "愛子", "Ż"];

struct Moment<'a> {
    game: &'a Ufoludki,
    state: &'a State,
    recent: &'a [Event],
    /// The events since the viewer's last decision.
    since: &'a [Event],
    /// All events so far.
    story: &'a [Event],
    due: SeatSet,
    is_open: bool,
}

impl Moment<'_> {
    fn legal(&self, viewer: Viewer) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.game.legal_actions(self.state, seat, &mut legal);
        }
        legal
    }

    fn draw(&self, viewer: Viewer, tag: &str) -> String {
        self.with_context(viewer, tag, |view, context| board().draw(self.game, view, context).into_string())
    }

    fn tally(&self, viewer: Viewer, tag: &str) -> String {
        let heard = heard(self.story, viewer);
        self.with_context(viewer, tag, |view, context| {
            board().tally(self.game, view, &heard, context).into_string()
        })
    }

    fn with_context<T>(
        &self,
        viewer: Viewer,
        tag: &str,
        draw: impl FnOnce(&View, &Context<'_, Ufoludki>) -> T,
    ) -> T {
        let names = Names::new(NAMES);
        let legal = self.legal(viewer);
        let (recent, since) = (heard(self.recent, viewer), heard(self.since, viewer));
        let open = Seat::all(self.game.seats()).filter(|_| self.is_open);
        let open: Vec<View> = open.map(|seat| self.game.view(self.state, Viewer::Seat(seat))).collect();
        let context = Context {
            words: voice(),
            teller: Teller::new(library().texts(tag).expect("a language"), &names),
            viewer,
            due: self.due,
            scores: self.game.scores(self.state),
            winners: self.game.winners(self.state),
            legal: &legal,
            draft: &[],
            recent: &recent,
            since: &since,
            open: &open,
            assets: "assets/",
            drawings: &Drawings::NONE,
        };
        draw(&self.game.view(self.state, viewer), &context)
    }

    fn check(&self, viewer: Viewer, tag: &str) {
        let drawn = self.draw(viewer, tag);
        let document = Document::parse(&drawn).unwrap_or_else(|error| panic!("{error}: {drawn}"));
        let legal = self.legal(viewer);
        let view = self.game.view(self.state, viewer);
        for action in &legal {
            let touched = board().touches(self.game, &view, *action);
            assert!(!touched.is_empty(), "{action} cannot be pointed at");
        }
        let words: BTreeSet<String> = legal.iter().map(ToString::to_string).collect();
        let shown = document.descendants().filter_map(|node| node.attribute("data-preview"));
        let shown: BTreeSet<String> = shown.map(str::to_owned).collect();
        assert_eq!(shown, words, "every legal action is shown beforehand, and nothing else");
        assert_eq!(
            places(&drawn, false).len(),
            usize::from(self.game.content().loot()),
            "all loot is somewhere"
        );
        for pointed in document.descendants().filter(|node| node.has_attribute("data-thing")) {
            let around = pointed.ancestors().skip(1).any(|node| node.has_attribute("data-thing"));
            assert!(!around, "a thing within a thing takes its clicks");
        }
        for card in document.descendants().filter(|node| has_class(node, "card")) {
            let near: Thing = card.attribute("data-closeup").expect("a name").parse().expect("a thing");
            let near = self
                .with_context(viewer, tag, |view, context| board().closeup(self.game, view, near, context));
            assert!(near.is_some_and(|near| Document::parse(&near.into_string()).is_ok()));
        }
        let is_piece = |node: &Node<'_, '_>| has_class(node, "card") || has_class(node, "loot");
        for piece in document.descendants().filter(is_piece) {
            let mut ids = piece.descendants().skip(1).filter_map(|node| node.attribute("id"));
            let inside = ids.any(|id| !id.starts_with("in-"));
            assert!(!inside, "only the innermost element with an id moves");
        }
        assert!(!drawn.contains("inf;"));
    }
}

fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|classes| classes.split_whitespace().any(|other| other == class))
}

/// Plays a random game and inspects every moment of it.
fn play(game: &Ufoludki, seed: u64, mut context: impl FnMut(&Moment<'_>)) {
    let mut dice = FastDice::seeded(seed);
    let (mut state, mut recent, mut actions) = (game.start(), Vec::new(), Vec::new());
    let mut before = Vec::new();
    loop {
        let waiting = game.waiting(&state);
        let due = if let Waiting::Seats(seats) = waiting { seats } else { SeatSet::EMPTY };
        if waiting != Waiting::Chance || recent.is_empty() {
            let story = [&before[..], &recent[..]].concat();
            let (recent, since) = (&recent, &recent);
            context(&Moment { game, state: &state, recent, since, story: &story, due, is_open: false });
        }
        match waiting {
            Waiting::Chance => {
                game.settle(&mut state, &mut dice, &mut recent);
            }
            Waiting::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                game.legal_actions(&state, seat, &mut actions);
                let action = actions[contract::Dice::below(&mut dice, actions.len() as u32) as usize];
                before.append(&mut recent);
                game.apply_unchecked(&mut state, Step::Seat(seat, action), &mut recent);
            }
            Waiting::Table | Waiting::Nobody => break,
        }
    }
}

#[test]
fn every_moment_is_drawn_for_everybody() {
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).expect("a table of this size");
        for (seed, tag) in ["en", "de", "fr", "it", "pl"].into_iter().enumerate() {
            play(&game, seed as u64 * 7 + u64::from(seats), |moment| {
                for viewer in Viewer::all(seats) {
                    moment.check(viewer, tag);
                }
            });
        }
    }
}

/// The events as a viewer may see them.
fn heard(events: &[Event], viewer: Viewer) -> Vec<Event> {
    let heard = |event: &Event| match *event {
        Event::Drew { seat, .. } if !viewer.is(seat) => Event::Drew { seat, card: None },
        open => open,
    };
    events.iter().map(heard).collect()
}

/// The position of every piece of loot, by its name; including the invisible ones, or only those.
fn places(drawn: &str, unseen: bool) -> BTreeMap<String, String> {
    let document = Document::parse(drawn).expect("markup");
    let is_piece = |node: &Node<'_, '_>| {
        let class = node.attribute("class").unwrap_or_default();
        class.starts_with("loot") && (unseen || class == "loot")
    };
    let place = |node: Node<'_, '_>| {
        let mut classes =
            node.ancestors().filter_map(|node| node.attribute("class")).flat_map(str::split_whitespace);
        let around =
            classes.find(|class| class.starts_with("seat-") || *class == "pasture").expect("a place");
        (node.attribute("id").expect("a piece has a name").to_owned(), around.to_owned())
    };
    document.descendants().filter(is_piece).map(place).collect()
}

#[test]
fn exactly_the_loot_that_moved_is_animated() {
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).expect("a table of this size");
        let mut before = None;
        play(&game, 6 + u64::from(seats), |moment| {
            let drawn = moment.draw(Viewer::Spectator, "en");
            if let Some(before) = before.replace(places(&drawn, true)) {
                let moved = places(&drawn, false)
                    .iter()
                    .filter(|(name, place)| before.get(*name) != Some(place))
                    .count();
                let told = moment.recent.iter().map(|event| match event {
                    Event::TookFromEarth { loot, .. }
                    | Event::TookFromPlayer { loot, .. }
                    | Event::GaveBack { loot, .. } => usize::from(*loot),
                    _ => 0,
                });
                assert_eq!(moved, told.sum::<usize>(), "{:?}", moment.recent);
            }
        });
    }
}

/// What happened after a seat's last card and its effect.
fn since_own_card(story: &[Event], own: Seat) -> &[Event] {
    let laid = story.iter().rposition(|event| matches!(event, Event::Laid { seat, .. } if *seat == own));
    let rest = &story[laid.map_or(0, |laid| laid + 1)..];
    let is_effect = |event: &Event| {
        matches!(event, Event::TookFromEarth { .. } | Event::TookFromPlayer { .. } | Event::GaveBack { .. })
    };
    let effect = rest.iter().take_while(|event| laid.is_some() && is_effect(event)).count();
    &rest[effect..]
}

#[test]
fn what_was_taken_from_viewers_is_told_until_they_act() {
    let own = Seat::at(0);
    let mut thefts = 0;
    let mut check = |moment: &Moment<'_>| {
        let since = since_own_card(moment.story, own);
        let drawn = Moment { since, ..*moment }.draw(Viewer::Seat(own), "en");
        let document = Document::parse(&drawn).expect("markup");
        let taken: Vec<&str> = document
            .descendants()
            .filter(|node| node.parent().is_some_and(|list| has_class(&list, "taken")))
            .filter_map(|node| node.text())
            .collect();
        let told = since.iter().filter_map(|event| match event {
            Event::TookFromPlayer { from, loot: loot @ 1.., .. } if *from == own => {
                Some(format!("takes {loot} loot from Ola."))
            }
            _ => None,
        });
        let told: Vec<String> = told.collect();
        assert_eq!(taken.len(), told.len());
        assert!(taken.iter().zip(&told).all(|(taken, told)| taken.ends_with(told)), "{taken:?}, {told:?}");
        let laid: BTreeSet<String> = since
            .iter()
            .filter_map(|event| match event {
                Event::Laid { seat, .. } => Some(format!("pile-{seat}")),
                _ => None,
            })
            .collect();
        let marked = document.descendants().filter(|node| has_class(node, "changed"));
        let marked: BTreeSet<String> =
            marked.map(|pile| pile.attribute("id").expect("piles have ids").to_owned()).collect();
        assert_eq!(marked, laid);
        thefts += usize::from(taken.len() > 1 || (taken.len() == 1 && moment.recent.len() < since.len()));
    };
    let game = Ufoludki::standard(4).expect("a table of this size");
    (0..5).for_each(|seed| play(&game, seed, &mut check));
    assert!(thefts > 0, "nobody was robbed before the last step");
}

#[test]
fn what_is_told_of_a_card_marks_its_pile_and_where_its_loot_came_from() {
    let game = Ufoludki::standard(4).expect("a table of this size");
    let mut seen = BTreeSet::new();
    play(&game, 5, |moment| {
        let Some(seat) = moment.due.first() else { return };
        for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
            let view = game.view(moment.state, viewer);
            for action in moment.legal(Viewer::Seat(seat)) {
                let marks = board().marks(&game, &view, seat, action).expect("marks");
                assert_eq!(marks[0], Thing::Pile(seat));
                assert!(marks.iter().all(|thing| !matches!(thing, Thing::Card(_))), "others may have it too");
                if let Action::Counterattack(target) = action {
                    assert_eq!(marks[1..], [Thing::Seat(target)]);
                }
                seen.insert(marks[1..].iter().map(|thing| matches!(thing, Thing::Earth)).collect::<Vec<_>>());
            }
        }
    });
    assert!(seen.contains(&vec![true]) && seen.contains(&vec![false, false]), "{seen:?}");
}

/// The open hands of a scene: their cards in notation, with the number of each.
fn open_hands(drawn: &str) -> Vec<Vec<(String, u32)>> {
    let document = Document::parse(drawn).expect("markup");
    let card = |node: Node<'_, '_>| {
        let copies = node.descendants().find_map(|node| node.attribute("data-says"));
        let copies = copies.map_or(1, |copies| copies.trim_start_matches('×').parse().expect("a number"));
        (node.attribute("data-closeup").expect("a card").to_owned(), copies)
    };
    let hand = |node: Node<'_, '_>| node.children().filter(Node::is_element).map(card).collect();
    document.descendants().filter(|node| has_class(node, "open")).map(hand).collect()
}

#[test]
fn hands_are_open_only_when_everything_is() {
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).expect("a table of this size");
        play(&game, 70 + u64::from(seats), |moment| {
            assert!(open_hands(&moment.draw(Viewer::Spectator, "en")).is_empty());
            let open = Moment { is_open: true, due: SeatSet::EMPTY, ..*moment };
            let hand = |seat| {
                let hand = game.view(moment.state, Viewer::Seat(seat)).hand();
                hand.kinds().map(|(card, copies)| (Thing::Card(card).to_string(), copies)).collect()
            };
            let hands: Vec<Vec<(String, u32)>> = Seat::all(seats).map(hand).collect();
            assert_eq!(open_hands(&open.draw(Viewer::Spectator, "en")), hands);
            assert_eq!(open_hands(&open.draw(Viewer::Seat(Seat::at(0)), "en")), hands[1..]);
        });
    }
}

/// The number of copies of every card that a tally shows in a place.
fn tallied(tally: &str, place: &str) -> BTreeMap<String, u32> {
    let document = Document::parse(tally).expect("markup");
    let cards = document.descendants().filter(|node| has_class(node, "card"));
    let row = |card: Node<'_, '_>| {
        let row = card.parent().expect("a row");
        let copies =
            row.descendants().filter(|node| has_class(node, "copy") && has_class(node, place)).count();
        (card.attribute("data-closeup").expect("a card").to_owned(), copies as u32)
    };
    cards.map(row).collect()
}

#[test]
fn a_tally_counts_every_card_once_and_no_hidden_one_as_known() {
    for seats in 2..=6 {
        let game = Ufoludki::standard(seats).expect("a table of this size");
        play(&game, 80 + u64::from(seats), |moment| {
            let views: Vec<View> = Viewer::all(seats).map(|viewer| game.view(moment.state, viewer)).collect();
            for view in &views {
                let tally = moment.tally(view.viewer(), "en");
                let [laid, under, held, hidden] =
                    ["laid", "under", "held", "hidden"].map(|place| tallied(&tally, place));
                let laid_cards: u32 = Seat::all(seats).map(|seat| view.pile_depth(seat)).sum();
                assert_eq!(laid.values().sum::<u32>(), laid_cards);
                for (card, copies) in game.content().deck().kinds() {
                    let name = Thing::Card(card).to_string();
                    assert_eq!(laid[&name] + under[&name] + held[&name] + hidden[&name], copies);
                    assert_eq!(held[&name], view.hand().count(card));
                    let others = views.iter().filter(|other| other.viewer() != view.viewer());
                    assert!(hidden[&name] >= others.map(|other| other.hand().count(card)).sum());
                }
            }
        });
    }
}

#[test]
fn close_ups_explain_cards_and_exist_for_nothing_else() {
    let game = Ufoludki::standard(3).expect("a table of this size");
    let moment = Moment {
        game: &game,
        state: &game.start(),
        recent: &[],
        since: &[],
        story: &[],
        due: SeatSet::EMPTY,
        is_open: false,
    };
    let near = |thing| {
        moment.with_context(Viewer::Spectator, "en", |view, context| {
            board().closeup(&game, view, thing, context)
        })
    };
    let general = near(Thing::Card(Card::GENERAL)).expect("a card").into_string();
    assert!(general.contains("General") && general.contains("under the deck"));
    assert!(near(Thing::Earth).is_none());
}

#[test]
fn other_components_are_drawn_too() {
    let content = Content::read(
        &Ufoludki::CONTENT
            .replace("count = 36", "count = 200")
            .replace("cards = 5", "cards = 12")
            .replace("colour = \"#25b79b\"", "colour = \"url(https://example.org)\"")
            .replace("shape = \"plate\"", "shape = \"</svg><script>\"")
            .replace("name = \"Plate\"", "name = \"</text><script>\""),
    );
    let game = <Ufoludki as Rules>::new(content.expect("right"), Options::default(), 4).expect("a table");
    play(&game, 3, |moment| {
        let drawn = moment.draw(Viewer::Seat(Seat::at(0)), "en");
        assert!(!drawn.contains("<script") && !drawn.contains("url(h"));
        Document::parse(&drawn).expect("markup");
    });
}

#[test]
fn asset_files_are_complete() {
    for asset in board().assets().iter().filter(|asset| asset.media_type == "image/svg+xml") {
        let document = Document::parse(asset.text).expect("a drawing is markup");
        let ids: BTreeSet<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        for used in document.descendants().filter_map(|node| node.attribute("href")) {
            assert!(used.strip_prefix('#').is_some_and(|id| ids.contains(id)), "{used}");
        }
    }
    let style = board().assets()[0].text;
    assert_eq!(style.matches('{').count(), style.matches('}').count());
}
