//! Promises: what can be promised, and when it is kept or broken.

use battleforce::{Action, BattleForce, Event, Options, Promise, State, View, Word};
use contract::{Dice, FastDice, Pledge, Rules, Seat, Step, Verdict, Viewer, Waiting, chosen, total_weight};

fn seat(number: usize) -> Seat {
    Seat::numbered(number).unwrap()
}

/// A game in which somebody has made a promise.
struct Bargain {
    game: BattleForce,
    state: State,
    dice: FastDice,
    pledge: Option<Pledge>,
    verdict: Verdict,
}

const THREE: &str = r#"
moment = "act"
[[seats]]
screen = ["kli-d7", "fed-ca"]
hand = ["disruptor:4", "photon:6", "pf_flotilla", "ecm:4"]
[[seats]]
screen = ["gor-cl", "gor-dd"]
hand = ["phaser_1:3", "plasma_s:5"]
[[seats]]
screen = ["fed-dn", "fed-ff"]
hand = ["drone:3", "phaser_1:2"]
"#;

impl Bargain {
    fn with(options: Options, seats: u8, text: &str) -> Bargain {
        let game = BattleForce::with_options(options, seats).unwrap();
        let state = game.restore(&toml::from_str(text).unwrap()).unwrap();
        Bargain { game, state, dice: FastDice::seeded(1), pledge: None, verdict: Verdict::Open }
    }

    fn new() -> Bargain {
        Bargain::with(Options { diplomacy: true, ..Options::default() }, 3, THREE)
    }

    fn view(&self) -> View {
        self.game.view(&self.state, Viewer::Spectator)
    }

    fn refused(&self, who: usize, promise: &str) -> Option<&'static str> {
        let pledge = self.game.pledge(&self.view(), seat(who), promise.parse().unwrap());
        pledge.err().map(|refusal| refusal.rule().id)
    }

    fn promise(mut self, who: usize, promise: &str) -> Bargain {
        self.pledge = Some(self.game.pledge(&self.view(), seat(who), promise.parse().unwrap()).unwrap());
        self.step(Step::Table(Word::Offer(seat(who))));
        self
    }

    fn step(&mut self, step: contract::StepOf<BattleForce>) {
        let mut events = Vec::new();
        self.game
            .apply(&mut self.state, step, &mut events)
            .unwrap_or_else(|refusal| panic!("{step}: {refusal}"));
        self.judge(&events);
        if self.game.waiting(&self.state) == Waiting::Chance {
            let mut events = Vec::new();
            self.game.settle(&mut self.state, &mut self.dice, &mut events);
            self.judge(&events);
        }
    }

    fn judge(&mut self, events: &[Event]) {
        let Some(pledge) = &self.pledge else { return };
        if self.verdict == Verdict::Open {
            self.verdict = self.game.judge(pledge, events, &self.view());
        }
    }

    fn acts(&mut self, who: usize, actions: &[&str]) -> Verdict {
        for action in actions {
            self.step(Step::Seat(seat(who), action.parse().unwrap()));
        }
        self.verdict
    }

    /// Plays on without attacks until another player's turn begins.
    fn idles(&mut self, who: usize) -> Verdict {
        assert_eq!(self.view().active(), Some(seat(who)));
        let mut actions = Vec::new();
        while self.view().active() == Some(seat(who)) {
            let Waiting::Seats(seats) = self.game.waiting(&self.state) else { break };
            let due = seats.first().unwrap();
            self.game.legal_actions(&self.state, due, &mut actions);
            let idle = [Action::Pass, Action::Ready].into_iter().find(|idle| actions.contains(idle));
            self.step(Step::Seat(due, idle.unwrap_or(actions[0])));
        }
        self.verdict
    }
}

#[test]
fn promises_read_back_and_nothing_else_is_a_promise() {
    for text in ["peace all until 1", "peace 3 until 2", "peace kli-d7 until 9", "attack 4 until 1"] {
        let promise: Promise = text.parse().unwrap();
        assert_eq!(promise.to_string(), text);
        let json = serde_json::to_string(&promise).unwrap();
        assert_eq!(
            (json.as_str(), serde_json::from_str::<Promise>(&json).unwrap()),
            (&*format!("{text:?}"), promise)
        );
    }
    for text in [
        "attack all until 1",
        "peace 3",
        "peace 3 until 0",
        "peace 3 until 10",
        "peace 3 until 01",
        "peace 0 until 1",
        "peace  3 until 1",
        "war 3 until 1",
        "peace 3 until 1 please",
        "",
    ] {
        assert!(text.parse::<Promise>().is_err(), "{text}");
    }
}

#[test]
fn a_promise_is_about_others() {
    let bargain = Bargain::new();
    assert_eq!(bargain.refused(1, "peace 2 until 1"), None);
    assert_eq!(bargain.refused(1, "peace gor-cl until 1"), None);
    assert_eq!(bargain.refused(1, "peace 1 until 1"), Some("battleforce.attack.target"));
    assert_eq!(bargain.refused(1, "attack 4 until 1"), Some("battleforce.attack.target"));
    assert_eq!(bargain.refused(1, "attack kli-d7 until 1"), Some("battleforce.attack.target"));
    assert_eq!(bargain.refused(1, "peace kli-zz until 1"), Some("battleforce.ship.exists"));
    assert_eq!(
        bargain.refused(1, "attack rom-con until 1"),
        Some("battleforce.attack.target"),
        "nobody has it"
    );
    let silent = Bargain::with(Options::default(), 3, THREE);
    assert_eq!(silent.refused(1, "peace 2 until 1"), Some("battleforce.diplomacy"));
    let four = THREE.to_owned() + "[[seats]]\nscreen = [\"rom-con\"]\nhand = [\"ecm:3\"]\n";
    let allied = Bargain::with(Options { diplomacy: true, allies: true, ..Options::default() }, 4, &four);
    assert_eq!(allied.refused(1, "peace 3 until 1"), Some("battleforce.allies.peace"));
    assert_eq!(allied.refused(1, "attack fed-ff until 1"), Some("battleforce.allies.peace"));
}

#[test]
fn peace_is_kept_once_the_promised_turns_are_over_not_counting_the_current_one() {
    let mut bargain = Bargain::new().promise(1, "peace 3 until 2");
    assert_eq!(
        bargain.acts(1, &["attack kli-d7", "target gor-dd"]),
        Verdict::Open,
        "the target belongs to somebody else"
    );
    let verdicts = [1, 2, 3, 1, 2, 3, 1].map(|who| bargain.idles(who));
    let (last, before) = verdicts.split_last().unwrap();
    assert!(before.iter().all(|verdict| *verdict == Verdict::Open), "{verdicts:?}");
    assert_eq!(*last, Verdict::Kept);
}

#[test]
fn a_promise_made_in_another_players_turn_counts_from_the_next_own_turn() {
    let mut bargain = Bargain::new().promise(2, "peace all until 1");
    assert_eq!([1, 2].map(|who| bargain.idles(who)), [Verdict::Open, Verdict::Kept]);
}

#[test]
fn targeting_a_player_breaks_the_peace_promised_to_them() {
    let mut bargain = Bargain::new().promise(1, "peace 2 until 1");
    assert_eq!(bargain.acts(1, &["attack kli-d7"]), Verdict::Open);
    assert_eq!(bargain.acts(1, &["target gor-cl"]), Verdict::Broken);
    let mut bargain = Bargain::new().promise(1, "peace gor-dd until 1");
    assert_eq!(
        bargain.acts(1, &["attack kli-d7", "target gor-cl"]),
        Verdict::Open,
        "the target is another ship"
    );
    let mut bargain = Bargain::new().promise(1, "peace gor-cl until 1");
    assert_eq!(bargain.acts(1, &["attack kli-d7", "target gor-cl"]), Verdict::Broken);
    let mut bargain = Bargain::new().promise(1, "peace all until 1");
    assert_eq!(bargain.acts(1, &["attack kli-d7", "target fed-ff"]), Verdict::Broken);
    let mut bargain = Bargain::new().promise(2, "peace all until 1");
    assert_eq!(bargain.acts(1, &["attack kli-d7", "target gor-cl"]), Verdict::Open, "others attack");
}

#[test]
fn pfs_attack_only_the_target_they_choose() {
    let mut bargain = Bargain::new().promise(1, "peace 3 until 1");
    assert_eq!(bargain.acts(1, &["flotilla"]), Verdict::Open);
    bargain.acts(2, &["pass"]);
    assert_eq!(bargain.acts(3, &["pass"]), Verdict::Open);
    assert_eq!(bargain.acts(1, &["target fed-ff"]), Verdict::Broken);
}

#[test]
fn a_promised_attack_is_made_in_time_or_the_promise_is_broken() {
    let mut bargain = Bargain::new().promise(1, "attack 2 until 1");
    assert_eq!(bargain.acts(1, &["attack kli-d7", "target gor-cl"]), Verdict::Kept);
    let mut bargain = Bargain::new().promise(1, "attack 3 until 1");
    assert_eq!(bargain.acts(1, &["attack kli-d7", "target gor-cl"]), Verdict::Open);
    assert_eq!(
        [1, 2, 3, 1].map(|who| bargain.idles(who)),
        [Verdict::Open, Verdict::Open, Verdict::Open, Verdict::Broken]
    );
}

#[test]
fn a_promised_attack_is_released_when_somebody_else_destroys_the_target() {
    let text = THREE
        .replace("\"fed-ff\"]", "\"fed-ff\"]\n")
        .replace("\"disruptor:4\"", "\"disruptor:4\", \"overload\"");
    let mut bargain = Bargain::with(Options { diplomacy: true, ..Options::default() }, 3, &text);
    bargain = bargain.promise(2, "attack fed-ff until 3");
    bargain.acts(1, &["attack fed-ca", "target fed-ff", "fire photon:6 overload", "launch"]);
    let mut actions = Vec::new();
    while bargain.view().attack().is_some() {
        let Waiting::Seats(seats) = bargain.game.waiting(&bargain.state) else {
            panic!("chance was settled")
        };
        bargain.game.legal_actions(&bargain.state, seats.first().unwrap(), &mut actions);
        let action = if actions.contains(&Action::Pass) { Action::Pass } else { actions[0] };
        bargain.step(Step::Seat(seats.first().unwrap(), action));
    }
    assert_eq!(bargain.view().owner(&bargain.game, "fed-ff".parse().unwrap()), None, "the ship is gone");
    assert_eq!(bargain.verdict, Verdict::Kept);
}

#[test]
fn in_random_games_all_views_judge_a_promise_alike_and_the_resulting_word_is_legal() {
    let mut counts = [0; 3];
    for number in 0..150 {
        let mut dice = FastDice::for_game(9, number);
        let options = Options { diplomacy: true, ..Options::at_random(&mut dice) };
        let Ok(game) = BattleForce::with_options(options, 2 + (number % 5) as u8) else { continue };
        let mut state = game.start();
        let (mut open, mut events): (Vec<Pledge>, Vec<Event>) = (Vec::new(), Vec::new());
        let (mut actions, mut chances) = (Vec::new(), Vec::new());
        loop {
            let view = game.view(&state, Viewer::Spectator);
            let who = Seat::at(dice.below(u32::from(game.seats())) as usize);
            let whom = 1 + dice.below(u32::from(game.seats()));
            let turns = 1 + dice.below(3);
            let promise = match dice.below(3) {
                0 => format!("attack {whom} until {turns}"),
                1 => "peace all until 1".into(),
                _ => format!("peace {whom} until {turns}"),
            };
            let offer = Step::Table(Word::Offer(who));
            if game.check(&state, offer).is_ok()
                && let Ok(pledge) = game.pledge(&view, who, promise.parse().unwrap())
            {
                game.apply(&mut state, offer, &mut events).unwrap();
                assert_eq!(game.judge(&pledge, &[], &view), Verdict::Open, "{pledge:?} begins open");
                open.push(pledge);
            }
            let step = match game.waiting(&state) {
                Waiting::Chance => {
                    game.chances(&state, &mut chances);
                    Step::Chance(chosen(&chances, dice.below(total_weight(&chances))).unwrap())
                }
                Waiting::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    game.legal_actions(&state, seat, &mut actions);
                    Step::Seat(seat, actions[dice.below(actions.len() as u32) as usize])
                }
                Waiting::Table | Waiting::Nobody => break,
            };
            events.clear();
            game.apply(&mut state, step, &mut events).unwrap();
            let views: Vec<View> =
                Viewer::all(game.seats()).map(|viewer| game.view(&state, viewer)).collect();
            let mut said = Vec::new();
            open.retain(|pledge| {
                let verdicts: Vec<Verdict> =
                    views.iter().map(|view| game.judge(pledge, &events, view)).collect();
                assert!(verdicts.iter().all(|verdict| *verdict == verdicts[0]), "{pledge:?}: {verdicts:?}");
                match verdicts[0] {
                    Verdict::Open => return true,
                    Verdict::Kept => said.push(Word::Kept(pledge.seat)),
                    Verdict::Broken => said.push(Word::Broke(pledge.seat)),
                }
                counts[verdicts[0] as usize] += 1;
                false
            });
            for word in said {
                let heard = game.apply(&mut state, Step::Table(word), &mut events);
                assert!(heard.is_ok() || game.waiting(&state) == Waiting::Nobody, "{word}: {heard:?}");
            }
        }
        assert!(open.is_empty(), "every promise is judged by the end of a game: {open:?}");
    }
    assert!(counts[1] > 100 && counts[2] > 100, "{counts:?}");
}
