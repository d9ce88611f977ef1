//! `starfry why`

use std::path::PathBuf;

use catalog::{Why as Answer, WhyRequest};
use clap::Args;
use contract::Seat;
use i18n::{Texts, args};

use crate::Outcome;
use crate::input::{ContentArgument, ReadRecord, any_whole, in_file, read_record, seat};
use crate::language::Speech;
use crate::output::{indented, page, say, width};

/// Say why something cannot be done at a moment of a recorded game, and by which rule
#[derive(Args)]
#[command(after_help = "\
THING is a thing on the table or an action, in the notation of the game: `card general`, `field cairo`, \
`fly standard roswell cairo`. Without it everything is answered that one can point at. `starfry rules` explains the rules.")]
pub(crate) struct Why {
    /// The record
    file: PathBuf,
    /// What one would like to do something with [default: everything]
    thing: Option<String>,
    /// After which step, counted as `replay --step` does
    #[arg(long, value_name = "K", value_parser = any_whole::<usize>())]
    step: usize,
    /// Who asks, counted from 1 [default: a spectator]
    #[arg(long, value_name = "N", value_parser = seat)]
    seat: Option<Seat>,
    #[command(flatten)]
    content: ContentArgument,
    /// Print JSON, one line per thing
    #[arg(long)]
    json: bool,
}

impl Why {
    pub(crate) fn run(&self, speech: &Speech) -> anyhow::Result<Outcome> {
        let wrong = |fault| in_file(&self.file, fault);
        let ReadRecord { record, game } = read_record(&self.file, speech.catalog())?.map_err(wrong)?;
        let content = self.content.read(game)?;
        let request = WhyRequest { step: self.step, seat: self.seat, what: self.thing.clone() };
        // What programs read is the same in all languages.
        let texts = if self.json { speech.library().english() } else { speech.texts() };
        let answers = game.why(&record, content.as_deref(), &request, texts).map_err(wrong)?;
        if self.json {
            answers.iter().try_for_each(|answer| say(&serde_json::to_string(answer)?))?;
        } else {
            let told: Vec<String> = answers.iter().map(|answer| text(answer, texts)).collect();
            page(&told.join("\n"))?;
        }
        Ok(Outcome::AllIsWell)
    }
}

/// What it is, and below it what can be done or which rule forbids it.
fn text(answer: &Answer, texts: &Texts) -> String {
    let verdict = match (&answer.sentence, answer.rule) {
        (Some(sentence), Some(rule)) => {
            texts.say("refused", &args! { sentence: sentence.as_str(), rule: rule })
        }
        _ => texts.word("why-possible"),
    };
    let words = answer.words.iter().fold(answer.what.clone(), |what, words| format!("{what}  {words}"));
    format!("{}\n{}", indented(&words, "", width()), indented(&verdict, "    ", width()))
}
