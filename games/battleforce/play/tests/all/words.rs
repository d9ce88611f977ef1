//! Battle Force in words: every text in random games is a complete sentence, every text is used, and none
//! reveals hidden information.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::Path;

use battleforce::{
    Action, Attacker, BattleForce, Button, Card, Content, Ending, Event, Kind, Options, ShipId, State, Thing,
    Ties, View,
};
use battleforce_play::GAME;
use contract::conformance::Lawful;
use contract::{Dice, FastDice, Pledge, Rules, Seat, SeatSet, Step, StepOf, Verdict, Viewer, Waiting};
use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use i18n::{Length, Library, Names, Outcome, Teller};

use crate::common::{library, voice};

const OWN_TEXTS: &str = include_str!("../../texts/en/battleforce.ftl");

fn names() -> Names {
    Names::new(["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"])
}

fn english(names: &Names) -> Teller<'_> {
    Teller::new(library().english(), names)
}

/// `count` games with random options; incompatible ones are rolled again.
fn games(count: usize, seed: u64) -> Vec<BattleForce> {
    let mut dice = FastDice::seeded(seed);
    let mut games = Vec::new();
    while games.len() < count {
        let seats = if dice.below(12) == 0 { 7 + dice.below(2) } else { 2 + dice.below(5) } as u8;
        games.extend(BattleForce::with_options(Options::at_random(&mut dice), seats));
    }
    games
}

/// A random action. Players mostly fight, so that games end.
fn chosen(actions: &[Action], dice: &mut FastDice) -> Action {
    let matters = |action: &&Action| {
        matches!(
            action,
            Action::Attack(_)
                | Action::Fighters(..)
                | Action::Planet(_)
                | Action::Flotilla
                | Action::Mutiny(_)
                | Action::Fire(..)
                | Action::Reinforce
                | Action::Ceasefire
        )
    };
    let mattering: Vec<Action> = actions.iter().filter(matters).copied().collect();
    let from = if mattering.is_empty() || dice.below(4) == 0 { actions } else { &mattering };
    from[dice.below(from.len() as u32) as usize]
}

/// The next step of a random game; none at its end.
fn random_step(game: &BattleForce, state: &State, dice: &mut FastDice) -> Option<StepOf<BattleForce>> {
    let mut words = Vec::new();
    game.legal_words(state, &mut words);
    if !words.is_empty() && dice.below(200) == 0 {
        return Some(Step::Table(words[dice.below(words.len() as u32) as usize]));
    }
    match game.waiting(state) {
        Waiting::Chance => {
            let mut chances = Vec::new();
            game.chances(state, &mut chances);
            Some(Step::Chance(
                contract::chosen(&chances, dice.below(contract::total_weight(&chances))).unwrap(),
            ))
        }
        Waiting::Seats(seats) => {
            let seat = seats.iter().nth(dice.below(seats.len() as u32) as usize).unwrap();
            let mut actions = Vec::new();
            game.legal_actions(state, seat, &mut actions);
            Some(Step::Seat(seat, chosen(&actions, dice)))
        }
        Waiting::Table | Waiting::Nobody => None,
    }
}

/// Plays a random game of at most `most` steps. Calls `visit` before every decision, with the events since
/// the last one, and at the end.
fn play(game: &BattleForce, dice: &mut FastDice, most: usize, mut visit: impl FnMut(&State, &[Event])) {
    let (mut state, mut events) = (game.start(), Vec::new());
    for _ in 0..most {
        if matches!(game.waiting(&state), Waiting::Seats(_)) {
            visit(&state, &events);
            // A draft is committed as a whole, so sometimes several decisions are told together.
            if dice.below(4) > 0 {
                events.clear();
            }
        }
        let Some(step) = random_step(game, &state, dice) else { break };
        game.apply(&mut state, step, &mut events).unwrap();
    }
    visit(&state, &events);
}

fn heard(game: &BattleForce, events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| game.event_for(event, viewer)).collect()
}

/// The texts for a viewer about the decision that is due.
fn decision(game: &BattleForce, state: &State, viewer: Viewer, teller: Teller<'_>) -> Vec<String> {
    let view = game.view(state, viewer);
    let mut said: Vec<String> =
        Seat::all(game.seats()).map(|seat| voice().prompt(game, &view, seat, teller)).collect();
    let Some(seat) = viewer.seat() else { return said };
    let mut actions = Vec::new();
    game.legal_actions(state, seat, &mut actions);
    for length in [Length::Short, Length::Long] {
        said.extend(actions.iter().map(|action| voice().action(game, &view, *action, length, teller)));
    }
    said
}

/// The texts for a viewer about everything on the table.
fn things(game: &BattleForce, state: &State, viewer: Viewer, teller: Teller<'_>) -> Vec<String> {
    let view = game.view(state, viewer);
    let mut said = Vec::new();
    for thing in voice().things(game, &view) {
        said.push(voice().thing(game, &view, thing, Length::Short, teller));
        said.push(voice().thing(game, &view, thing, Length::Long, teller));
    }
    for thing in voice().things(game, &view).into_iter().step_by(7) {
        said.extend(game.why_not(&view, thing).err().map(|refusal| teller.texts.refusal(refusal)));
    }
    said
}

fn drawn(game: &BattleForce, state: &State, viewer: Viewer, teller: Teller<'_>) -> String {
    let mut drawn = String::new();
    voice().draw_view(game, &game.view(state, viewer), teller, &mut drawn).unwrap();
    drawn
}

/// All texts and drawings in random games.
fn random_games(count: usize, teller: Teller<'_>, mut hear: impl FnMut(&str), mut see: impl FnMut(&str)) {
    let mut states = 0;
    for (number, game) in games(count, 1).iter().enumerate() {
        let mut dice = FastDice::for_game(5, number as u64);
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        play(game, &mut dice, 2500, |state, events| {
            states += 1;
            // Checking everything for all viewers in all states would take minutes, so they take turns.
            let viewer = viewers[states % viewers.len()];
            let due = match game.waiting(state) {
                Waiting::Seats(seats) => seats.first().map(Viewer::Seat),
                _ => None,
            };
            // Some of it is addressed to the viewer, the rest to nobody in particular.
            let teller = if states % 3 == 0 { teller.to(viewer) } else { teller };
            voice().story(game, &heard(game, events, viewer), teller).iter().for_each(|text| hear(text));
            if game.waiting(state) == Waiting::Nobody {
                let (winners, scores) = (game.winners(state), game.scores(state));
                let outcome = Outcome { view: &game.view(state, viewer), winners, scores };
                voice().outcome(game, &outcome, teller).iter().for_each(|text| hear(text));
            }
            for viewer in [Some(viewer), due].into_iter().flatten() {
                for text in &decision(game, state, viewer, teller) {
                    hear(text);
                }
            }
            if states % 61 == 0 {
                for text in &things(game, state, viewer, teller) {
                    hear(text);
                }
                see(&drawn(game, state, viewer, teller));
            }
            if states % 1013 == 0 {
                let mut open = String::new();
                let spectator = game.view(state, Viewer::Spectator);
                let seats: Vec<View> =
                    Seat::all(game.seats()).map(|seat| game.view(state, Viewer::Seat(seat))).collect();
                voice().draw_open(game, &spectator, &seats, teller, &mut open).unwrap();
                see(&open);
            }
        });
    }
    assert!(states > 50 * count, "{states}");
}

fn demand_sentence(text: &str) {
    let is_whole = !text.is_empty() && !text.contains(['⟨', '{', '}']) && !text.contains("  ");
    let is_tidy = ![" .", " ,", "..", " :", ".:"].iter().any(|slip| text.contains(slip));
    assert!(is_whole && is_tidy && text.trim() == text, "{text:?}");
}

/// The texts, each preceded by its key.
fn marked_library() -> Library {
    let mut texts = fluent_syntax::parser::parse(OWN_TEXTS.to_owned()).unwrap();
    let mark = |pattern: &mut Pattern<String>, key: &str| {
        pattern.elements.insert(0, PatternElement::TextElement { value: format!("«{key}»") });
    };
    for entry in &mut texts.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name.clone();
        message.value.iter_mut().for_each(|pattern| mark(pattern, &key));
        for attribute in &mut message.attributes {
            mark(&mut attribute.value, &format!("{key}.{}", attribute.id.name));
        }
    }
    let texts = fluent_syntax::serializer::serialize(&texts);
    Library::with_texts(&[GAME.texts()], [(Path::new("en/battleforce.ftl"), texts.as_str())]).unwrap()
}

/// Every key of the texts with its attributes, except those that are not used in games.
fn all_keys() -> BTreeSet<String> {
    let texts = fluent_syntax::parser::parse(OWN_TEXTS).unwrap();
    let mut keys = BTreeSet::new();
    for entry in &texts.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        keys.insert(key.to_owned());
        keys.extend(message.attributes.iter().map(|attribute| format!("{key}.{}", attribute.id.name)));
    }
    let elsewhere = ["battleforce-option-", "battleforce-column-", "battleforce-device-"];
    keys.retain(|key| !elsewhere.iter().any(|start| key.starts_with(start)));
    keys.retain(|key| !["battleforce-title", "battleforce-about"].contains(&key.as_str()));
    keys
}

/// A text without the keys in it, which are recorded.
fn unmarked(text: &str, keys: &RefCell<BTreeSet<String>>) -> String {
    let mut pieces = text.split('«');
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (key, rest) = piece.split_once('»').unwrap();
        if !keys.borrow().contains(key) {
            keys.borrow_mut().insert(key.to_owned());
        }
        plain.push_str(rest);
    }
    plain
}

#[test]
fn every_text_in_random_games_is_complete_and_every_text_is_used() {
    let (library, names) = (marked_library(), names());
    let teller = Teller::new(library.english(), &names);
    let said = RefCell::new(BTreeSet::new());
    random_games(
        200,
        teller,
        |text| demand_sentence(&unmarked(text, &said)),
        |drawn| {
            let drawn = unmarked(drawn, &said);
            assert!(!drawn.contains(['⟨', '{', '}']), "{drawn}");
        },
    );
    for sentence in voice().story(&game_of_two(), &rare_events(), teller) {
        demand_sentence(&unmarked(&sentence, &said));
    }
    // A viewer other than the player is told where the card goes.
    let (state, seat) = after_a_draw();
    let view = advanced().view(&state, Viewer::Spectator);
    assert!(advanced().view(&state, Viewer::Seat(seat)).question(&advanced(), seat).is_some());
    demand_sentence(&unmarked(
        &voice().action(&advanced(), &view, Action::Keep, Length::Short, teller),
        &said,
    ));
    let (game, state) = before_a_duel();
    for viewer in Viewer::all(2) {
        for text in decision(&game, &state, viewer, teller) {
            demand_sentence(&unmarked(&text, &said));
        }
    }
    for promise in ["peace all until 1", "peace 2 until 3", "attack 2 until 1", "attack kli-d7 until 2"] {
        for verdict in [Verdict::Open, Verdict::Kept, Verdict::Broken] {
            let pledge = Pledge { seat: Seat::at(0), promise: promise.into(), ends: 1 };
            let told = unmarked(&voice().promise(&game_of_two(), &pledge, verdict, teller), &said);
            assert!(told.ends_with(".”") && !told.contains(['⟨', '{', '}']), "{promise}: {told}");
        }
    }
    let unsaid: Vec<String> = all_keys().difference(&said.borrow()).cloned().collect();
    assert_eq!(unsaid, [""; 0]);
}

fn game_of_two() -> BattleForce {
    BattleForce::standard(2).unwrap()
}

fn advanced() -> BattleForce {
    BattleForce::with_options(Options::advanced(), 2).unwrap()
}

/// A player has drawn Overload and may put it into the reserve.
fn after_a_draw() -> (State, Seat) {
    let arrangement = r#"
        moment = "draw"
        seats = [
            { screen = ["kli-d7"], hand = ["ecm:4"], reserve_cards = ["eccm"] },
            { screen = ["fed-ca"], hand = ["ecm:3"] },
        ]
    "#;
    let game = advanced();
    let mut state = game.restore(&toml::from_str(arrangement).unwrap()).unwrap();
    let seat = Seat::at(0);
    for step in [Step::Seat(seat, Action::Draw), Step::Chance("draw overload".parse().unwrap())] {
        game.apply(&mut state, step, &mut contract::Silence).unwrap();
    }
    (state, seat)
}

/// Two players have equal points, and the first names the ship for the duel.
fn before_a_duel() -> (BattleForce, State) {
    let options = Options { ties: battleforce::Ties::Duel, ..Options::default() };
    let game = BattleForce::with_options(options, 2).unwrap();
    let arrangement = r#"
        moment = "discard"
        turns = 59
        seat = 2
        seats = [
            { screen = ["kzi-ff"], kills = ["fed-ff"], hand = ["ecm:3"] },
            { screen = ["rom-fha"], hand = ["eccm"] },
        ]
    "#;
    let mut state = game.restore(&toml::from_str(arrangement).unwrap()).unwrap();
    game.apply(&mut state, Step::Seat(Seat::at(1), Action::Pass), &mut contract::Silence).unwrap();
    (game, state)
}

fn ship(id: &str) -> ShipId {
    id.parse().unwrap()
}

fn card(face: &str) -> Card {
    face.parse().unwrap()
}

/// Events that hardly ever occur in random games.
fn rare_events() -> Vec<Event> {
    let (ada, ben) = (Seat::at(0), Seat::at(1));
    vec![
        Event::OrderCalled { seat: ben, number: 4 },
        Event::TieCard { seat: ada, card: card("photon:6") },
        Event::TieCard { seat: ada, card: card("overload") },
        Event::DuelShip { seat: ben, ship: ship("kli-d7") },
        Event::Gave { seat: ada, to: ben, card: None },
        Event::Ended { by: Ending::TurnLimit, winners: SeatSet::EMPTY },
    ]
}

#[test]
fn rare_events_are_told() {
    let names = names();
    assert_eq!(
        voice().story(&game_of_two(), &rare_events(), english(&names)),
        [
            "Order card 4 is called; it is Ben’s.",
            "To break the tie, Ada turns up Photon (6) and Overload.",
            "Ben sends the D7 Thunderchild into the duel.",
            "Ada puts a card into Ben’s reserve.",
            "The turn limit has been reached, and the game is over.",
        ]
    );
}

#[test]
fn a_volley_and_its_result_are_told_in_few_sentences() {
    let names = names();
    let (ada, ben) = (Seat::at(0), Seat::at(1));
    let (d7, ca) = (ship("kli-d7"), ship("fed-ca"));
    let fired = |face: &str, booster| Event::Fired { seat: ada, card: card(face), booster };
    let events = [
        Event::Attacks { seat: ada, attacker: Attacker::Ship(d7), target: Some(ca), owner: Some(ben) },
        fired("disruptor:4", Some(Kind::Overload)),
        fired("drone:3", None),
        Event::Launched { seat: ada, damage: 11 },
        Event::Defends { seat: ben, ship: ca, card: card("drone:4"), booster: None },
        Event::Removed { shot: 2, card: Kind::Drone },
        Event::Hit { ship: ca, owner: ben, damage: 8 },
        Event::Damaged { ship: ca, button: Button::FreeHit },
        Event::Damaged { ship: ca, button: Button::Photon },
        Event::Damaged { ship: ca, button: Button::FreeHit },
    ];
    assert_eq!(
        voice().story(&game_of_two(), &events, english(&names)),
        [
            "Ada’s D7 Thunderchild fires Disruptor (4) with Overload and Drone (3) at Ben’s CA Constellation: 11 damage \
             incoming.",
            "Ben defends the CA Constellation with Drone (4): attack card 2, Drone, is gone.",
            "Ben’s CA Constellation takes 8 damage and loses a photon torpedo and 2 free hits.",
        ]
    );
    assert_eq!(
        voice().story(&game_of_two(), &events, english(&names).to(Viewer::Seat(ben))),
        [
            "Ada’s D7 Thunderchild fires Disruptor (4) with Overload and Drone (3) at your CA Constellation: 11 damage \
             incoming.",
            "You defend the CA Constellation with Drone (4): attack card 2, Drone, is gone.",
            "Your CA Constellation takes 8 damage and loses a photon torpedo and 2 free hits.",
        ]
    );
}

#[test]
fn a_tie_is_explained() {
    let (names, viewer) = (names(), Viewer::Seat(Seat::at(0)));
    let told = |ties: Ties, winners: &[usize], scores: [i32; 2]| {
        let options = Options { ties, ..Options::default() };
        let game = BattleForce::with_options(options, 2).unwrap();
        let view = game.view(&game.start(), viewer);
        let winners = winners.iter().map(|seat| Seat::at(*seat)).collect();
        let outcome = Outcome { view: &view, winners, scores: scores.into_iter().collect() };
        voice().outcome(&game, &outcome, english(&names).to(viewer)).concat()
    };
    assert_eq!(told(Ties::Shared, &[1], [20, 37]), "Ben wins with 37 points.");
    assert_eq!(told(Ties::Shared, &[0, 1], [37, 37]), "With 37 points each, you and Ben share the win.");
    assert_eq!(told(Ties::Cards, &[1], [37, 37]), "37 points each: Ben turns up the most damage and wins.");
    assert_eq!(told(Ties::Duel, &[0], [1, 1]), "One point each: you win the duel, and with it the game.");
    assert_eq!(told(Ties::Duel, &[0], [30, 1]), "You win with 30 points.");
}

#[test]
fn a_ship_is_described_with_everything_visible() {
    let names = names();
    let game = BattleForce::with_options(Options::advanced(), 2).unwrap();
    let arrangement = toml::from_str(
        r#"
        moment = "act"
        face_down = ["gor-dn"]
        lingering = [{ ship = "kli-d7", card = "erratic_maneuvers:4" }]
        ships = [{ ship = "kli-d7", damage = { disruptor = 1, free_hit = 2 } }, { ship = "rom-con", raised = true }]
        seats = [
            { screen = ["kli-d7", "rom-con"], hand = ["ecm:3", "ecm:3"], reserve_cards = ["overload"] },
            { screen = ["fed-ca"], reserve = ["gor-dn"] },
        ]
        "#,
    );
    let state = game.restore(&arrangement.unwrap()).unwrap();
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    let told =
        |thing: &str| voice().thing(&game, &view, thing.parse().unwrap(), Length::Long, english(&names));
    assert_eq!(
        told("ship kli-d7"),
        "D7 Thunderchild, battlecruiser, Klingon, 8 points, in Ada’s Screen. Open buttons: disruptor 1 of 2, drone rack 1 of 1, \
         Phaser-1 1 of 1, Phaser-2 1 of 1 and free hit 1 of 3. On it: Erratic Maneuvers."
    );
    assert!(told("ship rom-con").contains("It is cloaked."), "{}", told("ship rom-con"));
    // Ada does not know what is face down in Reserve.
    assert!(told("ship gor-dn").contains("not in sight"), "{}", told("ship gor-dn"));
    assert!(!voice().things(&game, &view).contains(&Thing::Ship(ship("gor-dn"))));
    assert_eq!(told("card ecm:3"), "ECM (3), 2 in your hand. Takes 3 off one attack card.");
    assert_eq!(told("button kli-d7 free_hit"), "D7 Thunderchild, free hit: 1 of 3 open.");
    assert_eq!(told("reserve"), "Your reserve: Overload.");
}

#[test]
fn a_card_just_drawn_is_named_only_to_the_player_who_drew_it() {
    let names = names();
    let (game, teller) = (advanced(), english(&names));
    let (state, seat) = after_a_draw();
    let own = game.view(&state, Viewer::Seat(seat));
    assert_eq!(voice().action(&game, &own, Action::Keep, Length::Short, teller), "Keep Overload");
    assert_eq!(
        voice().prompt(&game, &own, seat, teller),
        "You have drawn Overload. Does it go into your hand or into your reserve?"
    );
    for viewer in [Viewer::Seat(Seat::at(1)), Viewer::Spectator] {
        let view = game.view(&state, viewer);
        assert_eq!(
            voice().action(&game, &view, Action::Keep, Length::Short, teller),
            "Keep the card just drawn"
        );
        let prompt = voice().prompt(&game, &view, seat, teller);
        assert_eq!(prompt, "Ada has drawn a card and is deciding where it goes.");
    }
}

#[test]
fn a_table_in_plain_text_fits_a_terminal() {
    let names = names();
    for (number, game) in games(40, 3).iter().enumerate() {
        let mut states = 0;
        play(game, &mut FastDice::for_game(4, number as u64), 1500, |state, _| {
            states += 1;
            if states % 41 == 0 {
                let drawn = drawn(game, state, Viewer::Seat(Seat::at(0)), english(&names));
                // Cards on a ship, destroyed ships and hands may take any length.
                let fits =
                    |line: &str| line.split(", ").next().is_none_or(|start| start.chars().count() <= 100);
                assert!(drawn.lines().all(fits), "{drawn}");
            }
        });
    }
}

/// The same step in a world that differs in what a viewer does not know; if the viewer does not see the step,
/// another one of its kind.
fn shadow_step(
    game: &BattleForce,
    shadow: &State,
    step: StepOf<BattleForce>,
    seen: bool,
    dice: &mut FastDice,
) -> Option<StepOf<BattleForce>> {
    let other = match step {
        _ if seen => step,
        Step::Seat(seat, _) => {
            let mut actions = Vec::new();
            game.legal_actions(shadow, seat, &mut actions);
            Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
        }
        _ => random_step(game, shadow, dice)?,
    };
    let sort = |step: StepOf<BattleForce>| step.to_string().split(' ').take(2).collect::<String>();
    let alike =
        seen || sort(step) == sort(other) || matches!((step, other), (Step::Chance(_), Step::Chance(_)));
    (alike && game.check(shadow, other).is_ok()).then_some(other)
}

#[test]
fn no_text_reveals_what_a_viewer_does_not_know() {
    let names = names();
    let teller = english(&names);
    let (mut compared, mut heard_of_secrets) = (0, 0);
    for (number, game) in games(60, 7).iter().enumerate() {
        let mut dice = FastDice::for_game(9, number as u64);
        let mut state = game.start();
        let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
        for count in 0..1000 {
            let Some(step) = random_step(game, &state, &mut dice) else { break };
            let viewer = viewers[dice.below(viewers.len() as u32) as usize];
            let mut shadow = game.scramble(&state, viewer, &mut dice);
            if shadow != state && count % 10 == 0 {
                let said = |state: &State| {
                    let things =
                        if count % 100 == 0 { things(game, state, viewer, teller) } else { Vec::new() };
                    (decision(game, state, viewer, teller), drawn(game, state, viewer, teller), things)
                };
                assert_eq!(said(&state), said(&shadow));
                compared += 1;
            }
            let mut events = Vec::new();
            let seen = game.sees(&state, step, viewer);
            let other = shadow_step(game, &shadow, step, seen, &mut dice);
            game.apply(&mut state, step, &mut events).unwrap();
            if let Some(other) = other {
                let mut shadow_events = Vec::new();
                game.apply(&mut shadow, other, &mut shadow_events).unwrap();
                let story = |events: &[Event]| voice().story(game, &heard(game, events, viewer), teller);
                assert_eq!(story(&events), story(&shadow_events), "{step} or {other}");
                heard_of_secrets += u32::from(events != shadow_events);
            }
        }
    }
    assert!(compared > 1000 && heard_of_secrets > 1000, "{compared} {heard_of_secrets}");
}

#[test]
fn components_have_their_tables_and_names() {
    let texts = library().english();
    let content = Content::read(BattleForce::CONTENT).unwrap();
    for (what, rows) in [("cards", content.cards().len()), ("ships", content.ships().len())] {
        let table = voice().components(&content, what, texts).unwrap();
        assert_eq!(table.rows.len(), rows);
        assert!(table.rows.iter().all(|row| row.len() == table.heads.len()));
        let cells = table.rows.iter().flatten().chain(&table.heads).filter(|cell| !cell.is_empty());
        cells.for_each(|cell| demand_sentence(cell));
    }
    assert_eq!(voice().components(&content, "fields", texts), None);
    for (what, _) in content.origins() {
        demand_sentence(&voice().component(&content, &what, texts).unwrap());
    }
    assert_eq!(voice().component(&content, "card photon:6", texts).as_deref(), Some("Photon (6)"));
    assert_eq!(voice().component(&content, "ship Federation", texts).as_deref(), Some("DN Federation"));
    assert_eq!(voice().component(&content, "ship Nobody", texts), None);
}

#[test]
fn user_supplied_ships_keep_their_own_type() {
    let text = BattleForce::CONTENT.replacen("heavy cruiser", "flying teapot", 1);
    let content = Content::read(&text).unwrap();
    let table = voice().components(&content, "ships", library().english()).unwrap();
    assert_eq!(table.rows.iter().flatten().filter(|cell| *cell == "flying teapot").count(), 1);
}

#[test]
fn every_option_and_every_named_value_has_a_text() {
    let texts = library().english();
    let values = [
        ("game", "introductory basic advanced"),
        ("fleet", "dealt points draft centre first_four race"),
        ("end", "last_fleet time reshuffles ships elimination"),
        ("ties", "shared cards duel"),
        ("planet_fighters", "two_dice six_and_die"),
        ("flotilla_strength", "boats points"),
        ("flotilla_fire", "one_each every_ship"),
        ("reductions", "card attack"),
        ("web_phasers", "at_fighters in_defence"),
    ];
    let mut known = BTreeSet::new();
    for option in BattleForce::OPTIONS {
        let key = format!("battleforce-option-{}", option.name);
        demand_sentence(&texts.word(&key));
        demand_sentence(&texts.form(&key, "about", &i18n::Args::none()));
        known.insert(key);
    }
    for (option, words) in values {
        for word in words.split(' ') {
            let key = format!("battleforce-option-{option}-{word}");
            demand_sentence(&texts.word(&key));
            known.insert(key);
        }
    }
    let keys = fluent_syntax::parser::parse(OWN_TEXTS).unwrap();
    for entry in &keys.body {
        if let Entry::Message(message) = entry
            && message.id.name.starts_with("battleforce-option-")
        {
            assert!(known.contains(message.id.name), "{} is the text of nothing", message.id.name);
        }
    }
}
