//! The lists of tables on the start page: your own, those you can join, and those you can watch.

use i18n::{Texts, args};
use maud::{Markup, html};

use crate::faces::Face;
use crate::presets::Pace;
use crate::shell::Shell;

/// The tables that a visitor is shown.
#[derive(Clone, Debug, Default)]
pub struct Lists {
    /// The visitor's own tables, those waiting for them first.
    pub own: Vec<TableLine>,
    /// Tables with a free seat.
    pub open: Vec<TableLine>,
    /// Tables that may be watched.
    pub running: Vec<TableLine>,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// The id.
    pub id: String,
    /// The game's short name.
    pub game: String,
    /// The stage that it is in.
    pub stage: LineStage,
    /// The players, except the visitor.
    pub others: Vec<String>,
    /// Their faces.
    pub faces: Vec<Face>,
    /// How many seats are taken.
    pub taken: usize,
    /// The number of seats.
    pub seats: usize,
    /// How much time players have.
    pub pace: Pace,
    /// The number of steps so far, both decisions and chance.
    pub steps: u32,
    /// How many minutes it has been played.
    pub minutes: u64,
}

/// The stage that a table is in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LineStage {
    /// Players are taking their seats.
    Open,
    /// It is the visitor's turn.
    YourTurn,
    /// It waits for these people, or for bots or nobody if there are none.
    Waiting(Vec<String>),
    /// It is over, with these winners. There are none if it was ended early.
    Over {
        /// Whether the visitor has won.
        you: bool,
        /// The other winners.
        winners: Vec<String>,
    },
}

impl Lists {
    /// How many tables are waiting for the visitor.
    pub fn waiting(&self) -> usize {
        self.own.iter().filter(|line| line.stage == LineStage::YourTurn).count()
    }
}

/// Says to screen readers that tables are waiting. It exists, empty, even if none is, because they announce what
/// is put into it.
pub(crate) fn notice(shell: &Shell<'_>, lists: &Lists) -> Markup {
    let count = lists.waiting();
    html! {
        div #turn.vh role="status" data-live data-waiting=(count) {
            @if count > 0 { (shell.say("page-turn", &args! { count: count })) }
        }
    }
}

/// The visitor's own tables, those waiting for them first.
pub(crate) fn own(shell: &Shell<'_>, lists: &Lists) -> Markup {
    html! {
        div #own data-live {
            @if !lists.own.is_empty() {
                section aria-labelledby="mine" {
                    h2 #mine { (shell.word("page-list-mine")) }
                    ul.cards { @for line in &lists.own { (own_line(shell, line)) } }
                }
            }
        }
    }
}

/// Other people's tables.
pub(crate) fn lists(shell: &Shell<'_>, lists: &Lists) -> Markup {
    html! {
        div.lists #tables data-live {
            (section(shell, "open", &lists.open, open_line))
            (section(shell, "watch", &lists.running, running_line))
        }
    }
}

fn section(
    shell: &Shell<'_>,
    name: &str,
    lines: &[TableLine],
    row: fn(&Shell<'_>, &TableLine) -> Markup,
) -> Markup {
    html! {
        section aria-labelledby=(name) {
            h2 #(name) { (shell.word(&format!("page-list-{name}"))) @if !lines.is_empty() { " " span.quiet.num { (lines.len()) } } }
            @if lines.is_empty() {
                p.empty { (shell.word(&format!("page-list-{name}-none"))) }
            } @else {
                ul.tables { @for line in lines { (row(shell, line)) } }
            }
        }
    }
}

fn own_line(shell: &Shell<'_>, line: &TableLine) -> Markup {
    let title = shell.title_of(&line.game);
    let others = others(shell, line);
    match &line.stage {
        LineStage::YourTurn => {
            card(shell, line, &title, &chip("you", &shell.word("page-line-your-turn")), &others, "play")
        }
        LineStage::Waiting(due) => {
            let text = match due.as_slice() {
                [] => others,
                due => shell.say(
                    "page-line-decides",
                    &args! { names: shell.texts.list(due.iter().map(String::as_str)), count: due.len() },
                ),
            };
            card(shell, line, &title, &chip("", &shell.word("page-line-waiting")), &text, "look")
        }
        LineStage::Open if line.taken == line.seats => {
            card(shell, line, &title, &chip("you", &shell.word("page-line-ready")), &others, "look")
        }
        LineStage::Open => card(shell, line, &title, &seats(shell, line), &others, "look"),
        LineStage::Over { you, winners } => {
            let text = match (you, winners.as_slice()) {
                (true, []) => shell.word("page-line-you-won"),
                (true, winners) => shell.say("page-line-shared", &args! { names: list(shell, winners) }),
                (false, []) => shell.word("page-line-ended"),
                (false, winners) => {
                    shell.say("page-line-won", &args! { names: list(shell, winners), count: winners.len() })
                }
            };
            card(shell, line, &title, &chip("", &shell.word("page-line-over")), &text, "replay")
        }
    }
}

/// A table with the picture of its game and the faces of the others.
fn card(shell: &Shell<'_>, line: &TableLine, title: &str, chip: &Markup, text: &str, act: &str) -> Markup {
    let is_yours = line.stage == LineStage::YourTurn;
    let files = shell.asset("");
    html! {
        li.mine.yours[is_yours] {
            (shell.art(&line.game))
            div {
                h3 { span { (title) } " " (chip) }
                p { (text) }
                p.faces { @for face in &line.faces { (face.image(&files)) } }
                (button(shell, line, title, act))
            }
        }
    }
}

fn open_line(shell: &Shell<'_>, line: &TableLine) -> Markup {
    let text = format!("{} · {}", others(shell, line), pace(shell.texts, line.pace));
    row(shell, line, &shell.title_of(&line.game), &seats(shell, line), &text, "join")
}

fn running_line(shell: &Shell<'_>, line: &TableLine) -> Markup {
    let steps = shell.say("page-line-steps", &args! { count: line.steps });
    let text = format!("{} · {steps}, {}", shell.title_of(&line.game), duration(shell, line.minutes));
    row(shell, line, &list(shell, &line.others), &html! {}, &text, "watch")
}

/// A duration in its largest unit.
fn duration(shell: &Shell<'_>, minutes: u64) -> String {
    let (unit, count) = match minutes {
        0..60 => ("minutes", minutes.max(1)),
        60..1440 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    shell.say(&format!("page-line-{unit}"), &args! { count: count })
}

fn list(shell: &Shell<'_>, names: &[String]) -> String {
    shell.texts.list(names.iter().map(String::as_str))
}

fn others(shell: &Shell<'_>, line: &TableLine) -> String {
    if line.others.is_empty() {
        return shell.word("page-line-nobody");
    }
    shell.say("page-line-with", &args! { names: list(shell, &line.others) })
}

fn chip(kind: &str, words: &str) -> Markup {
    html! { span class={ "chip " (kind) } { (words) } }
}

fn seats(shell: &Shell<'_>, line: &TableLine) -> Markup {
    chip("line", &shell.say("page-line-seats", &args! { taken: line.taken, seats: line.seats }))
}

/// How much time players have, in a few words.
pub(crate) fn pace(texts: &Texts, pace: Pace) -> String {
    match pace {
        Pace::Unhurried => texts.word("page-pace-none"),
        Pace::Sitting { reserve_s, increment_s } => {
            texts.say("page-pace-live", &args! { minutes: reserve_s.div_ceil(60), seconds: increment_s })
        }
        Pace::Days { days: 0 } => texts.word("page-pace-hours"),
        Pace::Days { days } => texts.say("page-pace-days", &args! { days: days }),
    }
}

fn row(shell: &Shell<'_>, line: &TableLine, title: &str, chip: &Markup, text: &str, act: &str) -> Markup {
    html! {
        li.trow {
            (shell.emblem(&line.game))
            div { h3 { span { (title) } " " (chip) } p { (text) } }
            (button(shell, line, title, act))
        }
    }
}

fn button(shell: &Shell<'_>, line: &TableLine, title: &str, act: &str) -> Markup {
    let label = html! { (shell.word(&format!("page-line-{act}"))) span.vh { ": " (title) } };
    html! {
        @match act {
            // Joins under the name in the field at the top.
            "join" => button.btn form="me" formaction=(shell.link(&format!("sit/{}", line.id))) { (label) },
            "replay" => a.btn href=(shell.link(&format!("replay/{}", line.id))) { (label) },
            "play" => a.btn.primary href=(shell.link(&format!("table/{}", line.id))) { (label) },
            _ => a.btn href=(shell.link(&format!("table/{}", line.id))) { (label) },
        }
    }
}
