//! The dice rolls so far: the count of every face, compared with its expected value.

use fries::{Event, Fries};
use i18n::args;
use maud::{Markup, html};
use scene::Context;

use scene::drawing::N;

/// The rolls of one kind of die, by face.
struct Rolls {
    /// The kind of roll, as texts name it.
    kind: &'static str,
    counts: Vec<u16>,
}

impl Rolls {
    fn new(kind: &'static str, faces: usize, dice: impl Iterator<Item = u8>) -> Rolls {
        let mut counts = vec![0; faces];
        for die in dice {
            counts[usize::from(die) - 1] += 1;
        }
        Rolls { kind, counts }
    }

    fn total(&self) -> u16 {
        self.counts.iter().sum()
    }

    /// The expected count of each face.
    fn expected(&self) -> f32 {
        f32::from(self.total()) / self.counts.len() as f32
    }

    fn mean(&self) -> f32 {
        let sum: usize =
            self.counts.iter().enumerate().map(|(index, count)| (index + 1) * usize::from(*count)).sum();
        sum as f32 / f32::from(self.total().max(1))
    }

    /// The mean of a fair die.
    fn fair_mean(&self) -> f32 {
        (self.counts.len() + 1) as f32 / 2.0
    }

    /// The length of a bar in hundredths of the longest.
    fn bar(&self, count: f32) -> N {
        let longest = self.counts.iter().copied().map(f32::from).fold(self.expected(), f32::max);
        N((count / longest * 100.0).round())
    }
}

/// All dice of control rolls and bumps.
pub(crate) fn draw(heard: &[Event], look: &Context<'_, Fries>) -> Markup {
    let control = heard.iter().filter_map(|event| match event {
        Event::ControlRoll { die, .. } => Some(*die),
        _ => None,
    });
    let bumps = heard.iter().filter_map(|event| match event {
        Event::Bumped { dice, .. } => Some([dice.0, dice.1]),
        _ => None,
    });
    let kinds = [Rolls::new("control", 12, control), Rolls::new("bump", 6, bumps.flatten())];
    let fallen: Vec<&Rolls> = kinds.iter().filter(|rolls| rolls.total() > 0).collect();
    html! {
        div.tally.fries {
            @for rolls in &fallen { (count(look, rolls)) }
            @if fallen.is_empty() { p { (look.word("page-fries-tally-none")) } }
            p.fair { (look.word("page-fries-tally-fair")) }
        }
    }
}

/// One kind of roll, with a row for each face.
fn count(look: &Context<'_, Fries>, rolls: &Rolls) -> Markup {
    let expected = decimal(look, rolls.expected());
    let means = args! { dice: rolls.total(), mean: decimal(look, rolls.mean()), fair: decimal(look, rolls.fair_mean()) };
    html! {
        table {
            caption {
                b { (look.teller.say("page-fries-tally", &args! { kind: rolls.kind })) }
                " " span { (look.teller.say("page-fries-tally-means", &means)) }
            }
            thead {
                tr {
                    th scope="col" { (look.word("page-fries-tally-face")) }
                    td {}
                    th scope="col" { (look.word("page-fries-tally-rolled")) }
                    th scope="col" { (look.word("page-fries-tally-expected")) }
                }
            }
            tbody {
                @for (index, count) in rolls.counts.iter().enumerate() {
                    tr {
                        th scope="row" { (index + 1) }
                        td { (bar(rolls, *count)) }
                        td { b { (count) } }
                        td { (expected) }
                    }
                }
            }
        }
    }
}

/// How often a face was rolled, with a line at the expected count.
fn bar(rolls: &Rolls, count: u16) -> Markup {
    html! {
        svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" {
            rect width=(rolls.bar(f32::from(count))) height="10" {}
            path d={ "M" (rolls.bar(rolls.expected())) " 0V10" } {}
        }
    }
}

/// A number with one decimal, formatted for the language.
fn decimal(look: &Context<'_, Fries>, number: f32) -> String {
    let tenths = (number * 10.0).round() as u32;
    look.teller.say("page-fries-decimal", &args! { whole: tenths / 10, tenths: tenths % 10 })
}
