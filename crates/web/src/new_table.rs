//! The page for setting up a table. [`crate::order`] interprets its fields.

use catalog::{GameInfo, OptionText, Preset};
use contract::{OptionValues, OptionWord, Seat};
use i18n::args;
use maud::{Markup, html};

use crate::lists::pace;
use crate::order::LEVELS;
use crate::presets::{CLOCKS, Offered, Pace};
use crate::shell::{Head, Section, Shell};
use crate::start::Visitor;

/// The page for a new table of a game, filled in with a preset.
pub fn new_table_page(
    shell: &Shell<'_>,
    visitor: Option<&Visitor>,
    offered: Offered,
    info: &GameInfo,
    preset: Option<&str>,
) -> String {
    let form = Form { shell, visitor, offered, info, preset: offered.preset(preset) };
    let title = shell.word("page-new");
    let main = html! {
        p.crumb { a href=(shell.link("")) { (shell.word("page-new-start")) } " / " (title) }
        h1 { (title) }
        div.two {
            div {
                (form.games())
                (form.presets())
                form #order method="post" action=(shell.link(&format!("new/{}", offered.name()))) {
                    (form.seats())
                    (form.options())
                    (form.clocks())
                    (form.company())
                }
            }
            (form.ready())
        }
    };
    shell.page(&Head { title: &title, about: &info.about, section: Section::Play }, &main)
}

/// A form being built.
struct Form<'a> {
    shell: &'a Shell<'a>,
    visitor: Option<&'a Visitor>,
    offered: Offered,
    info: &'a GameInfo,
    preset: &'a Preset,
}

impl Form<'_> {
    fn word(&self, key: &str) -> String {
        self.shell.word(key)
    }

    /// The longer explanation of a text.
    fn about(&self, key: &str) -> String {
        self.shell.texts.form(key, "about", &args! {})
    }

    /// The games as links, because each has a form of its own.
    fn games(&self) -> Markup {
        let current = |game: &str| (game == self.offered.name()).then_some("page");
        html! {
            nav.part aria-labelledby="which" {
                h2 #which { (self.word("page-new-game")) }
                div.pick.withart {
                    @for offered in self.shell.catalog.games().iter().map(|game| Offered::new(*game)) {
                        a href=(self.shell.link(&format!("new/{}", offered.name()))) aria-current=[current(offered.name())] {
                            (self.shell.emblem(offered.name()))
                            b { (self.shell.title_of(offered.name())) }
                            @if let Some((short, long)) = offered.minutes() {
                                small { (self.shell.say("page-minutes", &args! { short: short, long: long })) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The presets as links, each of which fills in the form.
    fn presets(&self) -> Markup {
        let game = self.offered.name();
        let link = |name: &str| {
            let link = self.shell.link(&format!("new/{game}"));
            let and = if link.contains('?') { '&' } else { '?' };
            format!("{link}{and}preset={name}")
        };
        html! {
            nav.part aria-labelledby="how" {
                h2 #how { (self.word("page-new-how")) }
                div.pick {
                    @for preset in self.offered.presets() {
                        a href=(link(preset.name)) aria-current=[(preset.name == self.preset.name).then_some("true")] {
                            b { (self.word(&format!("page-preset-{}", preset.name))) }
                            @if !self.offered.is_draft() { small { (self.word(&format!("page-preset-{game}-{}", preset.name))) } }
                        }
                    }
                }
            }
        }
    }

    fn seats(&self) -> Markup {
        let seats = self.info.seats;
        let colours = format!("seats-{}.css", self.offered.name());
        let rule =
            format!("{}#{}.setup.seats", self.shell.rulebook(self.offered.name()), self.offered.name());
        html! {
            section.part aria-labelledby="seats" {
                h2 #seats { (self.word("page-new-seats")) " "
                    a.small href=(rule) { (self.shell.say("page-players", &args! { least: seats.least, most: seats.most })) } }
                @if self.offered.game.assets().iter().any(|asset| asset.name == colours) { link rel="stylesheet" href=(self.shell.asset(&colours)); }
                ol class={ "seatlist " (self.offered.name()) } { @for index in 0..usize::from(seats.most) { (self.seat(index)) } }
                button.btn #more type="button" hidden { (self.word("page-new-more-seats")) }
            }
        }
    }

    fn seat(&self, index: usize) -> Markup {
        let seat = Seat::at(index);
        let letter = scene::letter(seat).to_string();
        let own = self.visitor.map_or("", |visitor| visitor.name.as_str());
        html! {
            li.seatrow {
                (scene::badge(seat))
                (self.seat_kinds(index, &self.shell.say("page-new-seat", &args! { seat: letter.as_str() })))
                @if index == 0 {
                    input.input.mine name="name" value=(own) maxlength="24" autocomplete="nickname" spellcheck="false"
                        aria-label=(self.word("page-me")) placeholder=(self.word("page-me-any"));
                }
                input.input.theirs name={ "name" (index + 1) } maxlength="24" autocomplete="off" spellcheck="false"
                    aria-label=(self.shell.say("page-new-seat-name", &args! { seat: letter }))
                    placeholder=(self.word("page-new-their-name"));
                // Only the note for the current choice is shown.
                small.note.free { (self.about("page-seat-free")) }
                @for level in LEVELS { small class={ "note " (level) } { (self.about(&format!("bot-{level}"))) } }
            }
        }
    }

    /// The kinds of players for a seat.
    fn seat_kinds(&self, index: usize, label: &str) -> Markup {
        let chosen = self.preset.seats.get(index).copied().unwrap_or("closed");
        let choice =
            |value: &str, words: String| html! { option value=(value) selected[value == chosen] { (words) } };
        let bot = |level: &str| {
            self.shell.say("page-seat-bot", &args! { level: self.word(&format!("bot-{level}")) })
        };
        html! {
            select.input name={ "seat" (index + 1) } aria-label=(label) {
                @if index == 0 { (choice("me", self.word("page-seat-me"))) }
                (choice("free", self.word("page-seat-free")))
                @for level in LEVELS { (choice(level, bot(level))) }
                (choice("here", self.word("page-seat-here")))
                (choice("account", self.word("page-seat-account")))
                @if index > 0 { (choice("closed", self.word("page-seat-closed"))) }
            }
        }
    }

    /// The game's options: the most important one is visible, the others are folded away.
    fn options(&self) -> Markup {
        let (first, rest) = self.info.options.split_at(1.min(self.info.options.len()));
        html! {
            section.part aria-labelledby="options" {
                h2 #options { (self.word("page-new-options")) }
                div.opts { @for option in first { (self.option(option)) } }
                @if !rest.is_empty() {
                    details {
                        summary { (self.shell.say("page-new-all-options", &args! { count: rest.len() })) }
                        div.opts { @for option in rest { (self.option(option)) } }
                    }
                }
            }
        }
    }

    fn option(&self, option: &OptionText) -> Markup {
        let name = option.info.name;
        let preset = self.preset.options.iter().find(|(known, _)| *known == name);
        let value = preset.map_or(option.info.default, |(_, value)| value);
        let field = format!("option-{name}");
        let rules = html! {
            a.rule href=(self.rule_of(name)) target="_blank" {
                (self.word("page-site-rules")) span.vh { ": " (option.title) }
            }
        };
        match option.info.values {
            OptionValues::Switch => html! {
                div.opt { label.check.switch { input type="checkbox" name=(field) value="true" checked[value == "true"];
                    span { (option.title) } small { (option.about) } } (rules) }
            },
            OptionValues::Number { least, most } => html! {
                div.opt { label.field { span { (option.title) }
                    input.input type="number" name=(field) min=(least) max=(most) value=(value) required;
                    small { (option.about) } } (rules) }
            },
            OptionValues::Words(words) => html! {
                div.opt { label.field { span { (option.title) }
                    select.input name=(field) { @for (word, choice) in words.iter().zip(&option.choices) { (choices(*word, &choice.meaning, value)) } }
                    small { (option.about) } } (rules) }
            },
        }
    }

    /// The part of the rulebook about an option.
    fn rule_of(&self, option: &str) -> String {
        let game = self.offered.name();
        let rule = format!("{game}.option.{}", option.replace('_', "-"));
        let id = if self.shell.texts.rule(&rule).is_some() { rule } else { format!("{game}.options") };
        format!("{}#{id}", self.shell.rulebook(game))
    }

    fn clocks(&self) -> Markup {
        let about = |name: &str, rule: Pace| match rule {
            Pace::Unhurried => self.about(&format!("page-clock-{name}")),
            rule => pace(self.shell.texts, rule),
        };
        html! {
            fieldset.part {
                legend { (self.word("page-new-clock")) }
                div.pick.pairs {
                    @for (name, rule) in CLOCKS {
                        label {
                            input type="radio" name="clock" value=(name) checked[name == self.preset.clock];
                            b { (self.word(&format!("page-clock-{name}"))) }
                            small { (about(name, rule)) }
                        }
                    }
                }
            }
        }
    }

    /// Who may join, and what they may do.
    fn company(&self) -> Markup {
        let switch = |name: &str, is_on: bool| {
            let key = format!("page-new-{name}");
            html! {
                label.check.switch { input type="checkbox" name=(name) value="true" checked[is_on];
                    span { (self.word(&key)) } small { (self.about(&key)) } }
            }
        };
        html! {
            fieldset.part {
                legend { (self.word("page-new-company")) }
                div.opts {
                    (switch("public", false))
                    (switch("spectators", true))
                    (switch("chat", true))
                    (switch("hints", self.preset.hints))
                }
            }
        }
    }

    fn ready(&self) -> Markup {
        let game = self.offered.name();
        html! {
            aside.side aria-labelledby="ready" {
                div.card.ready {
                    @if !self.offered.is_draft() {
                        img.strip src=(self.shell.asset(&format!("poster-{game}.svg"))) width="400" height="290" alt="";
                    }
                    h2 #ready { (self.info.title) }
                    p.quiet { (self.word("page-new-ready")) }
                    p #refused.refused role="alert" {}
                    button.btn.primary.big.wide form="order" { (self.word("page-new-go")) }
                }
            }
        }
    }
}

/// The list entries for a word of an option. If it has numbers, one for each.
fn choices(word: OptionWord, meaning: &str, chosen: &str) -> Markup {
    match word {
        OptionWord::Plain(word) => html! { option value=(word) selected[word == chosen] { (meaning) } },
        OptionWord::Numbered { word, least, most } => html! {
            optgroup label=(meaning) {
                @for number in least..=most {
                    @let value = format!("{word}_{number}");
                    option value=(value) selected[value == chosen] { (number) }
                }
            }
        },
    }
}
