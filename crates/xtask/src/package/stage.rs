//! Collects in one folder what goes into packages and is not in the repository.

use std::fs;
use std::path::Path;

use anyhow::Context;

use super::workshop::{Workshop, text};
use super::{licences, linked, sbom};
use crate::shell::output_in;

/// Where the service keeps its data.
pub(crate) const DATA: &str = "/var/lib/starfry";

/// Fills the folder, given the program that was built.
pub(crate) fn fill(workshop: &Workshop, program: &Path) -> anyhow::Result<()> {
    let stage = workshop.empty_folder("stage")?;
    // Not in the checkout, where there may be settings.
    let example = output_in(&stage, text(program)?, &["config", "--lang=en", "--example"])
        .context("cannot make the service's settings from `starfry config --example`")?;
    fs::write(stage.join("service-settings.toml"), settings_of_the_service(&example)?)?;
    fs::copy(program, stage.join("starfry"))?;
    let crates = linked::crates(workshop)?;
    let libraries = linked::libraries(&crates)?;
    fs::write(stage.join("THIRD-PARTY-LICENSES.txt"), licences::all(&crates, &libraries)?)?;
    let list = sbom::list(workshop, &crates, &libraries);
    fs::write(stage.join("sbom.cdx.json"), serde_json::to_string_pretty(&list)? + "\n")?;
    Ok(())
}

/// The example settings with nothing set except the data folder.
fn settings_of_the_service(example: &str) -> anyhow::Result<String> {
    let is_data = |line: &str| line.starts_with("#data = ");
    anyhow::ensure!(
        example.lines().filter(|line| is_data(line)).count() == 1,
        "`starfry config --example` does not have one line for data"
    );
    let line = |line: &str| if is_data(line) { format!("data = \"{DATA}\"\n") } else { format!("{line}\n") };
    Ok(example.lines().map(line).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_data_folder_is_set() {
        let example = "# Where it listens\n#listen = \"127.0.0.1:4040\"\n\n# The folder of data\n#data = \"starfry-data\"\n";
        let settings = settings_of_the_service(example).unwrap();
        assert_eq!(settings, example.replace("#data = \"starfry-data\"", "data = \"/var/lib/starfry\""));
        assert!(settings_of_the_service("# listen = 1").is_err());
    }
}
