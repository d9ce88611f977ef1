//! The rulebooks' examples are drawn from scenarios, and every table they ask for exists.

use std::collections::BTreeSet;

use i18n::Block;

use crate::common::{all_games, english, game, languages_of};

/// Every picture and every table of every rulebook, in every language.
#[test]
fn every_picture_and_every_table_of_every_rulebook_can_be_drawn() {
    for game in all_games() {
        for texts in languages_of(*game) {
            let book = texts.rulebook(game.name()).expect("every game has a rulebook");
            let mut drawings = BTreeSet::new();
            for block in book.blocks() {
                match block {
                    Block::Picture { scenario, step, .. } => {
                        let text = game.example_text(scenario, *step, texts).expect("it can be drawn");
                        let svg = game.example_svg(scenario, *step, texts).expect("it can be drawn");
                        assert!(
                            text.contains("Ada") && !text.contains('⟨'),
                            "{} {scenario}: {text}",
                            texts.tag()
                        );
                        assert!(svg.starts_with("<svg") && !svg.contains('⟨'), "{}: {svg}", texts.tag());
                        assert!(drawings.insert(svg), "{scenario} has the same drawing as another");
                    }
                    Block::Generated(what) => {
                        let table = game.rulebook_table(what, texts);
                        let table = table.unwrap_or_else(|| panic!("there is no table of {what}"));
                        assert!(!table.rows.is_empty());
                        for cell in table.rows.iter().flatten().chain(&table.heads) {
                            assert!(!cell.contains(['⟨', '{']), "{}: {cell}", texts.tag());
                        }
                        let widths: BTreeSet<usize> = table.rows.iter().map(Vec::len).collect();
                        assert_eq!(widths, BTreeSet::from([table.heads.len()]), "{what}");
                    }
                    Block::Paragraph(_) | Block::List { .. } | Block::Table(_) => {}
                }
            }
        }
    }
}

/// A picture shows the scenario it names. The scenario is about the rule that the picture illustrates, or
/// about one mentioned with it. A step that is refused leaves the picture unchanged.
#[test]
fn a_picture_shows_the_position_of_its_scenario_and_nothing_else() {
    let (game, texts) = (game("fries"), english());
    let draw = |step| game.example_text("fries.setup.start", step, texts).expect("it can be drawn");
    assert!(!draw(1).contains("Mango"), "nobody has landed: {}", draw(1));
    assert_eq!(draw(2), draw(1), "a refused step changes nothing");
    assert!(draw(4).contains("Mango"), "Ada has landed: {}", draw(4));
    let missing = game.example_text("fries.no.such", 0, texts).expect_err("there is no such scenario");
    assert_eq!(missing.key(), "fault-no-scenario");
    assert!(game.example_text("fries.setup.start", 99, texts).is_err(), "there is no such step");
}
