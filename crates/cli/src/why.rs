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

/// Explain which rule forbids a move at one point in a recorded game
#[derive(Args)]
#[command(after_help = "\
THING is a thing on the table or a move, in the game's notation, such as `card general`, `field cairo` or \
`fly standard roswell cairo`. Without it, every thing on the table is explained. `starfry rules` shows the rules in full.")]
pub(crate) struct Why {
    /// Record file
    file: PathBuf,
    /// Thing or move to explain [default: everything on the table]
    thing: Option<String>,
    /// Step after which to look, as in `replay --step`
    #[arg(long, value_name = "K", value_parser = any_whole::<usize>())]
    step: usize,
    /// Seat that asks; seats count from 1 [default: a spectator]
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
        // Output for programs is the same in all languages.
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

/// What it is and, below that, what can be done with it or which rule forbids that.
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
