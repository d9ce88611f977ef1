//! The server's settings as arguments. They are derived from the server's own table, so that each is
//! described once.

use std::collections::BTreeMap;
use std::env;
use std::path::PathBuf;

use catalog::Fault;
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use i18n::Texts;
use server::config::{Effective, SETTINGS, Setting};

/// All settings.
#[derive(Debug, Default)]
pub(crate) struct AllSettings(Given);

/// The settings for where the data is, for commands that need nothing else.
#[derive(Debug, Default)]
pub(crate) struct DataSettings(Given);

/// The settings that were given as arguments.
#[derive(Debug, Default)]
struct Given {
    flags: BTreeMap<&'static str, String>,
    file: Option<PathBuf>,
}

/// What a setting is about, in the words of its flag.
pub(crate) fn about(setting: &Setting, texts: &Texts) -> String {
    texts.word(&format!("help-any-{}", setting.flag()))
}

impl AllSettings {
    /// The settings in effect, and where each comes from.
    pub(crate) fn effective(&self) -> Result<Effective, Fault> {
        self.0.effective()
    }
}

impl DataSettings {
    /// The settings in effect, and where each comes from.
    pub(crate) fn effective(&self) -> Result<Effective, Fault> {
        self.0.effective()
    }
}

impl Given {
    fn effective(&self) -> Result<Effective, Fault> {
        let variable = |name: &str| env::var_os(name).map(|value| value.to_string_lossy().into_owned());
        let file = self
            .file
            .clone()
            .or_else(|| variable("STARFRY_CONFIG").filter(|file| !file.is_empty()).map(PathBuf::from));
        Effective::read(&self.flags, variable, file.as_deref())
    }

    fn add_to(command: Command, wanted: fn(&Setting) -> bool) -> Command {
        let file = Arg::new("config")
            .long("config")
            .value_name("FILE")
            .help("Settings file [default: `STARFRY_CONFIG`, or starfry.toml if it exists]");
        let argument = |setting: &Setting| {
            let argument = Arg::new(setting.name)
                .long(setting.flag())
                .value_name(setting.value)
                .help(setting.about())
                .allow_hyphen_values(true);
            if setting.default.is_empty() { argument } else { argument.default_value(setting.default) }
        };
        let settings = SETTINGS.iter().filter(|setting| wanted(setting)).map(argument);
        command.arg(file).args(settings)
    }

    fn read(matches: &ArgMatches, wanted: fn(&Setting) -> bool) -> Given {
        let given = |setting: &Setting| {
            let is_given = matches.value_source(setting.name) == Some(ValueSource::CommandLine);
            let value = matches.get_one::<String>(setting.name).filter(|_| is_given)?;
            Some((setting.name, value.clone()))
        };
        Given {
            flags: SETTINGS.iter().filter(|setting| wanted(setting)).filter_map(given).collect(),
            file: matches.get_one::<String>("config").map(PathBuf::from),
        }
    }
}

macro_rules! as_arguments {
    ($($kind:ident: $wanted:expr;)*) => { $(
        impl FromArgMatches for $kind {
            fn from_arg_matches(matches: &ArgMatches) -> Result<$kind, clap::Error> {
                Ok($kind(Given::read(matches, $wanted)))
            }

            fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
                *self = $kind::from_arg_matches(matches)?;
                Ok(())
            }
        }

        impl Args for $kind {
            fn augment_args(command: Command) -> Command {
                Given::add_to(command, $wanted)
            }

            fn augment_args_for_update(command: Command) -> Command {
                $kind::augment_args(command)
            }
        }
    )* };
}

as_arguments! {
    AllSettings: |_| true;
    DataSettings: |setting| matches!(setting.name, "data" | "database");
}
