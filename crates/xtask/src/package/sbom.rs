//! The bill of materials, for programs that look for known vulnerabilities. It is in `CycloneDX` format and
//! the same whenever it is written.

use serde_json::{Value, json};

use super::linked::{Crate, Library};
use super::workshop::Workshop;

/// Creates the list.
pub(crate) fn list(workshop: &Workshop, crates: &[Crate], libraries: &[Library]) -> Value {
    let libraries = libraries.iter().map(|library| {
        let purl = format!("pkg:generic/{}@{}", library.name, library.version);
        json!({
            "type": "library",
            "bom-ref": purl,
            "name": library.name,
            "version": library.version,
            "licenses": [{ "expression": library.licence }],
            "purl": purl,
        })
    });
    let crates = crates.iter().map(|one| {
        let purl = format!("pkg:cargo/{}@{}", one.name, one.version);
        json!({
            "type": "library",
            "bom-ref": purl,
            "name": one.name,
            "version": one.version,
            "hashes": [{ "alg": "SHA-256", "content": one.checksum }],
            "licenses": [{ "expression": one.licence }],
            "purl": purl,
        })
    });
    let purl = format!("pkg:generic/starfry@{}", workshop.version.replace('+', "%2B"));
    let components: Vec<Value> = libraries.chain(crates).collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": purl,
                "name": "starfry",
                "version": workshop.version,
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
                "purl": purl,
            },
        },
        "dependencies": [{
            "ref": purl,
            "dependsOn": components.iter().map(|one| one["bom-ref"].clone()).collect::<Vec<_>>(),
        }],
        "components": components,
    })
}
