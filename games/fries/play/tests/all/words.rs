//! Fries in words: every text in random games is a complete sentence, and every text is used.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use contract::{Dice, FastDice, Rules, Seat, Step, StepOf, Viewer, Waiting};
use fluent_syntax::ast::{Entry, Pattern};
use fries::{Action, Arrangement, Content, Event, Fries, Options, State, Thing};
use fries_play::GAME;
use i18n::{Length, Library, Names, Outcome, Teller};

use crate::common::{library, voice};

const OWN_TEXTS: &str = include_str!("../../texts/en/fries.ftl");

fn names() -> Names {
    Names::new(["Ada", "Ben", "Cleo", "Dan", "Eve"])
}

fn english(names: &Names) -> Teller<'_> {
    Teller::new(library().english(), names)
}

fn content() -> Content {
    Content::read(Fries::CONTENT).unwrap()
}

fn game(seats: u8, round_limit: u16) -> Fries {
    Fries::new(content(), Options { round_limit }, seats).unwrap()
}

/// A random action; building and fighting are more likely than wandering about.
fn chosen(actions: &[Action], dice: &mut FastDice) -> Action {
    let matters = |action: &&Action| !matches!(action, Action::Fly(..) | Action::Done | Action::Start(_));
    let mattering: Vec<Action> = actions.iter().filter(matters).copied().collect();
    let from = if mattering.is_empty() || dice.below(3) == 0 { actions } else { &mattering };
    from[dice.below(from.len() as u32) as usize]
}

/// Plays a random game and calls `visit` in every state, with the events since the previous decision.
fn play(game: &Fries, dice: &mut FastDice, mut visit: impl FnMut(&State, &[Event])) {
    let (mut state, mut actions, mut events) = (game.start(), Vec::new(), Vec::new());
    loop {
        let step = match game.waiting(&state) {
            Waiting::Chance => {
                visit(&state, &[]);
                let mut chances = Vec::new();
                game.chances(&state, &mut chances);
                Step::Chance(
                    contract::chosen(&chances, dice.below(contract::total_weight(&chances))).unwrap(),
                )
            }
            Waiting::Seats(seats) => {
                visit(&state, &events);
                events.clear();
                let seat = seats.first().unwrap();
                game.legal_actions(&state, seat, &mut actions);
                Step::Seat(seat, chosen(&actions, dice))
            }
            Waiting::Table | Waiting::Nobody => return visit(&state, &events),
        };
        game.apply(&mut state, step, &mut events).unwrap();
    }
}

/// The texts for a viewer about the decision that is due.
fn decision(game: &Fries, state: &State, viewer: Viewer, teller: Teller<'_>) -> Vec<String> {
    let Waiting::Seats(seats) = game.waiting(state) else { return Vec::new() };
    let view = game.view(state, viewer);
    let mut said: Vec<String> = seats.iter().map(|seat| voice().prompt(game, &view, seat, teller)).collect();
    for seat in seats.iter().filter(|seat| viewer.is(*seat)) {
        let mut actions = Vec::new();
        game.legal_actions(state, seat, &mut actions);
        for length in [Length::Short, Length::Long] {
            said.extend(actions.iter().map(|action| voice().action(game, &view, *action, length, teller)));
        }
    }
    said
}

/// The texts for a viewer about everything on the table.
fn things(game: &Fries, state: &State, viewer: Viewer, teller: Teller<'_>) -> Vec<String> {
    let view = game.view(state, viewer);
    let mut said = Vec::new();
    for thing in voice().things(game, &view) {
        said.push(voice().thing(game, &view, thing, Length::Short, teller));
        said.push(voice().thing(game, &view, thing, Length::Long, teller));
        said.extend(game.why_not(&view, thing).err().map(|refusal| teller.texts.refusal(refusal)));
    }
    said
}

/// All texts and drawings in random games.
fn random_games(games: u64, teller: Teller<'_>, mut hear: impl FnMut(&str), mut see: impl FnMut(&str)) {
    let mut states = 0;
    for number in 0..games {
        // Few eyewitnesses, so that some are moved.
        let text =
            Fries::CONTENT.replace("witnesses = 12", &format!("witnesses = {}", 12 >> (number % 3 * 2)));
        let options = Options { round_limit: 12 };
        let game = Fries::new(Content::read(&text).unwrap(), options, 2 + (number % 4) as u8).unwrap();
        play(&game, &mut FastDice::for_game(5, number), |state, events| {
            states += 1;
            let told_to =
                Viewer::all(game.seats()).nth((states % u64::from(game.seats() + 1)) as usize).unwrap();
            for teller in [teller, teller.to(told_to)] {
                for text in voice().story(&game, events, teller).iter().chain(&outcome(&game, state, teller))
                {
                    hear(text);
                }
            }
            for (viewer, place) in Viewer::all(game.seats()).zip(0..) {
                for text in &decision(&game, state, viewer, teller) {
                    hear(text);
                }
                // Checking all things for all viewers in all states would take minutes, so they take turns.
                if states % 97 == place {
                    for text in &things(&game, state, viewer, teller) {
                        hear(text);
                    }
                    see(&drawn(&game, state, teller));
                }
            }
        });
    }
    assert!(states > 50 * games, "{states}");
}

/// The texts about the winners.
fn outcome(game: &Fries, state: &State, teller: Teller<'_>) -> Vec<String> {
    if game.waiting(state) != Waiting::Nobody {
        return Vec::new();
    }
    let (winners, scores) = (game.winners(state), game.scores(state));
    let view = game.view(state, Viewer::Spectator);
    voice().outcome(game, &Outcome { view: &view, winners, scores }, teller)
}

fn drawn(game: &Fries, state: &State, teller: Teller<'_>) -> String {
    let mut drawn = String::new();
    voice().draw_view(game, &game.view(state, Viewer::Spectator), teller, &mut drawn).unwrap();
    drawn
}

fn demand_sentence(text: &str) {
    let is_whole = !text.is_empty() && !text.contains(['⟨', '{', '}']) && !text.contains("  ");
    assert!(is_whole && text.trim() == text, "{text:?}");
}

#[test]
fn every_text_in_random_games_is_complete() {
    let names = names();
    random_games(240, english(&names), demand_sentence, |drawn| {
        assert!(!drawn.contains(['⟨', '{', '}']), "{drawn}");
        assert!(drawn.lines().all(|line| line.chars().count() <= 100), "{drawn}");
    });
}

#[test]
fn spectators_and_players_get_the_same_story() {
    let names = names();
    let game = game(3, 5);
    play(&game, &mut FastDice::seeded(3), |_, events| {
        for viewer in Viewer::all(3) {
            let heard: Vec<Event> = events.iter().filter_map(|event| game.event_for(event, viewer)).collect();
            assert_eq!(
                voice().story(&game, &heard, english(&names)),
                voice().story(&game, events, english(&names))
            );
        }
    });
}

/// The variables of a text, wherever they occur, as written.
fn variables(pattern: &Pattern<&str>) -> BTreeSet<String> {
    let text = format!("{pattern:?}");
    let named = text.split("VariableReference { id: Identifier { name: \"").skip(1);
    named.filter_map(|rest| Some(format!("{{ ${} }}", rest.split('"').next()?))).collect()
}

/// A language in which every text consists of its key and its arguments, and the list of its keys.
fn telltale() -> (Library, BTreeSet<String>) {
    let (mut texts, mut keys) = (String::new(), BTreeSet::new());
    let own_sign = |key: &str, pattern: &Pattern<&str>| {
        let inner = variables(pattern).into_iter().collect::<Vec<String>>().concat();
        format!("«{key}»{inner}\n")
    };
    for entry in fluent_syntax::parser::parse(OWN_TEXTS).unwrap().body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        write!(texts, "{name} = {}", own_sign(name, message.value.as_ref().unwrap())).unwrap();
        keys.insert(name.to_owned());
        for form in message.attributes {
            let key = format!("{name}.{}", form.id.name);
            write!(texts, "    .{} = {}", form.id.name, own_sign(&key, &form.value)).unwrap();
            keys.insert(key);
        }
    }
    (Library::with_texts(&[GAME.texts()], [(Path::new("zz/fries.ftl"), texts.as_str())]).unwrap(), keys)
}

fn note(text: &str, met: &mut BTreeSet<String>) {
    met.extend(text.split('«').skip(1).filter_map(|part| Some(part.split_once('»')?.0.to_owned())));
}

/// Whether a key is used elsewhere: texts of the catalogue, of beats and of help, and forms of names that sentences ask
/// for.
fn is_said_elsewhere(key: &str) -> bool {
    let is_form_of_a_name = key.starts_with("fries-ufo-") && key.contains('.');
    let is_of_a_group =
        ["fries-option-", "fries-here-", "fries-tip-"].iter().any(|group| key.starts_with(group));
    is_form_of_a_name || is_of_a_group || ["fries-title", "fries-about", "fries-rolls"].contains(&key)
}

/// Texts that random games do not reach; tests below cover each of them.
const RARE: &[&str] = &[
    "fries-ask-clean",
    "fries-ask-clean.others",
    "fries-do-clean",
    "fries-do-clean.long",
    "fries-restaurant",
];

#[test]
fn every_text_is_used() {
    let (library, keys) = telltale();
    let (texts, names) = (library.texts("zz").unwrap(), names());
    let teller = Teller::new(texts, &names);
    let met = RefCell::new(BTreeSet::new());
    let note = |text: &str| note(text, &mut met.borrow_mut());
    for what in ["tiles", "supplies"] {
        let table = voice().components(&content(), what, texts).unwrap();
        table.heads.iter().chain(table.rows.iter().flatten()).for_each(|cell| note(cell));
    }
    for (what, _) in content().origins() {
        note(&voice().component(&content(), what, texts).unwrap());
    }
    random_games(100, teller, note, note);
    let met = met.into_inner();
    let unused = keys.iter().filter(|key| !met.contains(*key) && !is_said_elsewhere(key));
    assert_eq!(unused.collect::<Vec<_>>(), RARE);
    assert!(met.is_subset(&keys), "{:?}", met.difference(&keys));
}

/// A position in scenario format.
fn position(game: &Fries, arrangement: &str) -> State {
    let arrangement: Arrangement = toml::from_str(arrangement).unwrap();
    game.restore(&arrangement).unwrap()
}

/// The story of these steps, told together: `1 fly standard mango lagos`, or `bump 4 2` for chance.
fn told(game: &Fries, state: &mut State, steps: &[&str]) -> Vec<String> {
    let mut events = Vec::new();
    for step in steps {
        let step: StepOf<Fries> = match step.split_once(' ').map(|(seat, act)| (seat.parse::<Seat>(), act)) {
            Some((Ok(seat), act)) => Step::Seat(seat, act.parse().unwrap()),
            _ => Step::Chance(step.parse().unwrap()),
        };
        game.apply(state, step, &mut events).unwrap();
    }
    voice().story(game, &events, english(&names()))
}

#[test]
fn a_restaurant_without_its_roll_is_told() {
    let (city, seat) = ("cairo".parse().unwrap(), Seat::at(0));
    let opened = Event::RestaurantOpened { seat, city, from: None };
    let taken = Event::RestaurantOpened { seat, city, from: Some(Seat::at(1)) };
    assert_eq!(
        voice().story(&game(2, 200), &[opened, taken], english(&names())),
        ["Ada opens a restaurant in Cairo.", "Ada takes over one of Ben’s restaurants in Cairo."]
    );
}

#[test]
fn a_sedators_player_is_asked_for_the_route_and_told_what_it_clears() {
    let game = game(2, 200);
    let arrangement = r#"
        seats = [
            { sedator = ["guarroman"], standard = ["nao_me_toque"], stands = ["ha_ha"],
              restaurants = ["new_york", "london"], witnesses = ["new_york", "london", "london"] },
            { standard = ["banana", "banana"] },
        ]"#;
    let mut state = position(&game, arrangement);
    told(&game, &mut state, &["1 fly sedator guarroman hella"]);
    let names = names();
    let asked = |viewer: Viewer| decision(&game, &state, viewer, english(&names));
    assert_eq!(
        asked(Viewer::Seat(Seat::at(0))),
        [
            "Your sedator flies from Guarromán to Hella. Choose whom it calms on the way.",
            "Via New York: New York",
            "Via London: London",
            "Fly the sedator via New York and calm the eyewitnesses in New York",
            "Fly the sedator via London and calm the eyewitnesses in London",
        ]
    );
    assert_eq!(asked(Viewer::Spectator), ["Ada is choosing a sedator’s route from Guarromán to Hella."]);
    assert_eq!(
        told(&game, &mut state, &["1 clean london"]),
        ["The sedator calms 2 of Ada’s eyewitnesses in London."]
    );
}

#[test]
fn a_flight_is_one_sentence_that_names_the_route() {
    let game = game(2, 200);
    let arrangement = r#"seats = [{ standard = ["mango", "banana"] }, { standard = ["lagos", "roswell"] }]"#;
    let mut state = position(&game, arrangement);
    let steps = ["1 fly standard mango lagos", "1 done", "bump 4 2", "1 steer banana", "1 steer pofadder"];
    assert_eq!(
        told(&game, &mut state, &[&steps[..], &["1 steer cape_town", "1 land"]].concat()),
        [
            "Ada flies a standard UFO from Mango to Lagos.",
            "Ada bumps into Ben in Lagos, 4 + 1 (attack) + 1 (helper) = 6 against 2. Ada wins by 4.",
            "Ben’s standard UFO tumbles from Lagos over Banana and Pofadder to Cape Town and is seen in Cape Town.",
        ]
    );
}

#[test]
fn players_are_addressed_in_their_own_story() {
    let game = game(2, 200);
    let (ada, ben) = (Seat::at(0), Seat::at(1));
    let place = |name: &str| name.parse().unwrap();
    let (mango, lagos) = (place("mango"), place("lagos"));
    let events = [
        Event::Turn { seat: ada, round: 3 },
        Event::BumpBegins { field: lagos, attacker: ada, defender: ben },
        Event::StandOpened { seat: ada, village: mango, from: Some(ben) },
        Event::RestaurantOpened { seat: ben, city: lagos, from: None },
        Event::Control { seat: ben, cities: 2 },
    ];
    let names = names();
    let told = |seat: Seat| voice().story(&game, &events, english(&names).to(Viewer::Seat(seat)));
    assert_eq!(
        told(ada),
        [
            "Round 3 · Your turn",
            "You bump into Ben in Lagos.",
            "You take over Ben’s fry stand in Mango.",
            "Ben opens a restaurant in Lagos.",
            "Ben now controls 2 cities; it takes 5 to end the game.",
        ]
    );
    assert_eq!(
        told(ben),
        [
            "Round 3 · Ada’s turn",
            "Ada bumps into you in Lagos.",
            "Ada takes over your fry stand in Mango.",
            "You open a restaurant in Lagos.",
            "You now control 2 cities; it takes 5 to end the game.",
        ]
    );
}

#[test]
fn a_tie_is_explained() {
    let game = game(2, 200);
    let names = names();
    let arrangement = |more: &str| {
        format!(
            r#"
            cities = [{{ city = "london", resistance = 8, burgers = 1 }}]
            seats = [
                {{ standard = ["london", "roswell"], stands = ["silly", "hella"] }},
                {{ standard = ["mango", "banana"{more}], stands = ["ha_ha", "guarroman"] }},
            ]"#
        )
    };
    let told = |more: &str, winners: &[usize]| {
        let state = position(&game, &arrangement(more));
        let view = game.view(&state, Viewer::Spectator);
        let winners = winners.iter().map(|seat| Seat::at(*seat)).collect();
        let outcome = Outcome { view: &view, winners, scores: game.scores(&state) };
        voice().outcome(&game, &outcome, english(&names).to(Viewer::Seat(Seat::at(1)))).concat()
    };
    assert_eq!(told(", \"pofadder\"", &[1]), "2 points each: you have the most UFOs on the map and win.");
    assert_eq!(told("", &[0, 1]), "With 2 points and 2 UFOs each, you and Ada share the win.");
}

#[test]
fn a_control_roll_names_its_modifiers() {
    let game = game(2, 200);
    let arrangement = r#"
        cities = [{ city = "london", resistance = 8, burgers = 1 }]
        seats = [
            { standard = ["london", "roswell"], stands = ["silly", "hella"], witnesses = ["london", "london"] },
            { standard = ["mango", "banana"] },
        ]"#;
    let mut state = position(&game, arrangement);
    told(&game, &mut state, &["1 done"]);
    let view = game.view(&state, Viewer::Seat(Seat::at(0)));
    let action = "restaurant standard london".parse().unwrap();
    assert_eq!(
        voice().action(&game, &view, action, Length::Long, english(&names())),
        "Try to open a restaurant in London with the standard UFO: d12 + 2 (stands) − 4 (eyewitnesses) \
         against resistance 8 (25% chance)"
    );
    assert_eq!(
        told(&game, &mut state, &["1 restaurant standard london", "control 10"]),
        [
            "Ada rolls 10 + 2 (stands) − 4 (eyewitnesses) = 8 against resistance 8 in London and opens a \
             restaurant.",
            "Free samples win over Ada’s 2 eyewitnesses in London.",
            "Ada now controls one city; it takes 5 to end the game.",
        ]
    );
}

#[test]
fn user_supplied_fields_keep_their_names() {
    let content = Fries::CONTENT.replace("\"Cairo\"", "\"Masr\"").replace("\"mango\"", "\"mungo\"");
    let game = Fries::new(Content::read(&content).unwrap(), Options::default(), 2).unwrap();
    let view = game.view(&game.start(), Viewer::Spectator);
    let called = |field: &str| {
        let thing: Thing = format!("field {field}").parse().unwrap();
        voice().thing(&game, &view, thing, Length::Short, english(&names()))
    };
    assert_eq!([called("cairo"), called("mungo"), called("lagos")], ["Masr", "Mango", "Lagos"]);
}

#[test]
fn lists_of_fields_have_the_forms_of_their_fields() {
    let texts = "fries-stands = { $who } otwiera budki { FORM($places, \"in\") }.\n\
        fries-field-mango = Mango\n    .in = w Mango\nfries-field-silly = Silly\n    .in = w Silly\n\
        list-last = { $first } i { $last }\n";
    let library = Library::with_texts(&[GAME.texts()], [(Path::new("zz/fries.ftl"), texts)]).unwrap();
    let seat = Seat::at(0);
    let stand = |village: &str| Event::StandOpened { seat, village: village.parse().unwrap(), from: None };
    let names = names();
    let teller = Teller::new(library.texts("zz").unwrap(), &names);
    let story = voice().story(&game(2, 200), &[stand("mango"), stand("silly")], teller);
    assert_eq!(story, ["Ada otwiera budki w Mango i w Silly."]);
}
