//! Guided first games: scripted games with stops at which learners are told what happens and why.
//!
//! A lesson is a file `lesson.toml` with the players, what happens (in the game's notation, one thing per
//! line: `1 saucer 3` for a seat, `chance draw strength` for chance), and the stops. Seat 1 is the learner's.
//! The learner is asked for each action at the last stop before it; at other stops there is only something to
//! read.

use std::sync::Arc;

use contract::{Rules, Seat, Seed};
use i18n::{Names, Texts};
use record::{Actor, Entropy, Entry, Rolled};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::kit::Kit;
use crate::live::{LiveGameOf, LiveSetup, LogLine, Taught, Words};
use engine::{Fault, Setup};

/// The learner's seat.
const LEARNER: Seat = Seat::at(0);

/// A lesson as written in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Script {
    /// The players' names, seat 1 first.
    players: Vec<String>,
    /// The options of the game.
    #[serde(default = "no_options")]
    options: Value,
    /// What happens, one thing per line.
    #[serde(rename = "script")]
    happens: String,
    #[serde(rename = "stop")]
    stops: Vec<Stop>,
}

fn no_options() -> Value {
    Value::Object(serde_json::Map::new())
}

/// Where the lesson stops.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stop {
    /// How many things have happened before it.
    at: usize,
    /// The explanation: the text `learn-GAME-SAYS`.
    says: String,
    /// The thing to highlight, in notation.
    points_at: Option<String>,
}

/// A guided first game, as a page shows it.
#[derive(Debug, Serialize)]
pub struct Lesson {
    /// The players' names, seat 1 first.
    pub players: Vec<String>,
    /// The stops, in order.
    pub stops: Vec<LessonStop>,
}

/// A stop in a lesson.
#[derive(Debug, Serialize)]
pub struct LessonStop {
    /// The explanation.
    pub says: String,
    /// The thing to highlight, in notation.
    pub points_at: Option<String>,
    /// The one thing to do, in notation. Empty if there is only something to read.
    pub legal: Vec<String>,
    /// The story since the last stop.
    pub lines: Vec<LogLine>,
    #[serde(flatten)]
    shown: crate::live::PositionInWords,
}

impl Script {
    /// The setup of the table.
    pub(crate) fn setup(&self) -> Setup {
        Setup { seats: self.players.len() as u8, options: self.options.clone(), content: None, rules: None }
    }

    fn entries(&self) -> Result<Vec<Entry>, Fault> {
        self.happens.lines().map(str::trim).filter(|line| !line.is_empty()).map(entry).collect()
    }
}

/// Parses one thing that happens. There is no dealer here, so chance does what the script says.
fn entry(line: &str) -> Result<Entry, Fault> {
    let unreadable = || Fault::verbatim(format!("{line:?}: expected SEAT ACTION or chance OUTCOME"));
    let (who, what) = line.split_once(' ').ok_or_else(unreadable)?;
    let what = what.trim().to_owned();
    if who == "chance" {
        return Ok(Entry::Chance { chance: what, roll: Rolled { k: 0, total: 1, choice: 0 }, at: 0 });
    }
    let seat = who.parse().map_err(|_| unreadable())?;
    Ok(Entry::Act { seat, act: what, by: Actor::Player, at: 0 })
}

/// Reads a lesson.
pub(crate) fn read(lesson: &str) -> Result<Script, Fault> {
    toml::from_str(lesson).map_err(|error| Fault::verbatim(format!("lesson.toml: {error}")))
}

/// Plays the script by the rules and draws every stop.
pub(crate) fn teach<G: Rules>(
    kit: &'static Kit<G>,
    game: &Arc<G>,
    script: &Script,
    texts: &Texts,
    assets: &str,
) -> Result<Lesson, Fault> {
    let names = Names::new(script.players.clone());
    let words = Words { texts, names: &names, page: Some(assets) };
    let setup = LiveSetup {
        setup: script.setup(),
        table: "lesson".into(),
        seed: Seed::new([0; 32]),
        entropy: Entropy::Texts(Vec::new()),
        void: Vec::new(),
    };
    let lecture = Lecture { kit, game, setup, entries: script.entries()?, stops: &script.stops, words };
    // Everything after the last stop has to be legal, too.
    lecture.after(lecture.entries.len())?;
    let stops = (0..script.stops.len()).map(|place| lecture.stop(place)).collect::<Result<_, Fault>>()?;
    Ok(Lesson { players: script.players.clone(), stops })
}

/// A lesson being prepared.
struct Lecture<'a, G: Rules> {
    kit: &'static Kit<G>,
    game: &'a Arc<G>,
    setup: LiveSetup,
    entries: Vec<Entry>,
    stops: &'a [Stop],
    words: Words<'a>,
}

impl<G: Rules> Lecture<'_, G> {
    /// The game after this many entries.
    fn after(&self, entries: usize) -> Result<LiveGameOf<G>, Fault> {
        let past = self.entries.get(..entries);
        let past = past.ok_or_else(|| Fault::verbatim(format!("there are fewer than {entries} entries")))?;
        LiveGameOf::new(self.kit, Arc::clone(self.game), &self.setup, &[past])
    }

    fn stop(&self, place: usize) -> Result<LessonStop, Fault> {
        let stop = &self.stops[place];
        let wrong = |what: String| Fault::verbatim(format!("{}, stop {}: {what}", G::NAME, stop.says));
        let earlier = self.stops[..place].iter().map(|stop| stop.at);
        // Stops at the same point show the same table, but its story is told only once.
        let since = earlier.clone().rfind(|at| *at != stop.at).unwrap_or(0);
        let is_told = earlier.clone().next_back() == Some(stop.at);
        if since > stop.at {
            return Err(wrong("it is at an earlier entry than the stop before it".into()));
        }
        let taught = self.after(stop.at)?.teach(LEARNER, self.asked(place)?, since, self.words);
        let Taught { legal, shown, lines } = taught.ok_or_else(|| wrong("this is not legal".into()))?;
        if let Some(thing) = &stop.points_at {
            thing.parse::<G::Thing>().map_err(Fault::unreadable)?;
        }
        let key = format!("learn-{}-{}", G::NAME, stop.says);
        if !self.words.texts.has(&key) {
            return Err(wrong(format!("there is no text {key}")));
        }
        Ok(LessonStop {
            says: self.words.texts.word(&key),
            points_at: stop.points_at.clone(),
            legal,
            lines: if is_told { Vec::new() } else { lines },
            shown,
        })
    }

    /// What the learner is asked to do at a stop: the next action, if it is the learner's and no other stop
    /// comes before it.
    fn asked(&self, place: usize) -> Result<Option<G::Action>, Fault> {
        let at = self.stops[place].at;
        if self.stops.get(place + 1).is_none_or(|next| next.at == at) {
            return Ok(None);
        }
        match self.entries.get(at) {
            Some(Entry::Act { seat, act, .. }) if *seat == LEARNER => {
                act.parse().map(Some).map_err(Fault::unreadable)
            }
            _ => Ok(None),
        }
    }
}
