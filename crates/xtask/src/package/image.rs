//! The image for podman, docker and others, written without any of them: an OCI layout in one tar file, which
//! older versions of docker can read too.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::archive::{Packing, compress, sha256};
use super::workshop::Workshop;
use crate::shell::output;

/// The user that runs the program in it, as in `packaging/image/passwd`.
const USER: &str = "10001";

/// The largest size of an image, packed or unpacked.
const MAX_BYTES: u64 = 60_000_000;

/// Makes the image and returns its path.
pub(crate) fn make(workshop: &Workshop) -> anyhow::Result<PathBuf> {
    let root = root(workshop)?;
    let folder = workshop.empty_folder("image")?;
    let layer = folder.join("layer.tar");
    pack(workshop, &root, &layer)?;
    let unpacked = fs::metadata(&layer)?.len();
    let unpacked_sha256 = sha256(&layer)?;

    let layout = folder.join("layout");
    let blobs = layout.join("blobs/sha256");
    fs::create_dir_all(&blobs)?;
    let layer = Blob::of_file(&blobs, &compress(&layer)?)?;
    let configuration = configuration(workshop, &unpacked_sha256)?;
    let configuration = Blob::of_json(&blobs, &configuration)?;
    let manifest = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": configuration.described("application/vnd.oci.image.config.v1+json"),
        "layers": [layer.described("application/vnd.oci.image.layer.v1.tar+gzip")],
    });
    let manifest = Blob::of_json(&blobs, &manifest)?;
    // With this name nobody fetches it from a registry by mistake. Tags may not contain a plus.
    let name = format!("localhost/starfry:{}", workshop.version.replace('+', "-"));
    let mut described = manifest.described("application/vnd.oci.image.manifest.v1+json");
    described["annotations"] = json!({
        "io.containerd.image.name": name,
        "org.opencontainers.image.ref.name": name,
    });
    let index = json!({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [described],
    });
    write_json(&layout.join("index.json"), &index)?;
    write_json(&layout.join("oci-layout"), &json!({ "imageLayoutVersion": "1.0.0" }))?;
    // For docker before version 25.
    let docker = json!([{
        "Config": configuration.path(),
        "RepoTags": [name],
        "Layers": [layer.path()],
    }]);
    write_json(&layout.join("manifest.json"), &docker)?;

    let image = workshop.finished().join(format!("starfry-{}-x86_64-image.tar", workshop.version));
    let names = ["blobs", "index.json", "manifest.json", "oci-layout"];
    Packing::plain(&workshop.time).append(&image, &layout, &names)?;
    let packed = fs::metadata(&image)?.len();
    anyhow::ensure!(
        packed.max(unpacked) <= MAX_BYTES,
        "the image takes {packed} bytes, unpacked {unpacked}: more than {MAX_BYTES}"
    );
    Ok(image)
}

/// The file system of the image, as a folder.
fn root(workshop: &Workshop) -> anyhow::Result<PathBuf> {
    let root = workshop.empty_folder("image-root")?;
    let documents = root.join("usr/share/doc/starfry");
    for folder in ["data", "etc", "tmp", "usr/bin"].map(|name| root.join(name)).iter().chain([&documents]) {
        fs::create_dir_all(folder)?;
    }
    fs::copy(workshop.stage().join("starfry"), root.join("usr/bin/starfry"))?;
    for name in ["THIRD-PARTY-LICENSES.txt", "sbom.cdx.json"] {
        fs::copy(workshop.stage().join(name), documents.join(name))?;
    }
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(workshop.checkout.join(name), documents.join(name))?;
    }
    for name in ["passwd", "group"] {
        fs::copy(workshop.checkout.join("packaging/image").join(name), root.join("etc").join(name))?;
    }
    Ok(root)
}

/// Packs the file system with its owners in the image.
fn pack(workshop: &Workshop, root: &Path, layer: &Path) -> anyhow::Result<()> {
    let plain = Packing::plain(&workshop.time);
    plain.append(layer, root, &["etc", "usr"])?;
    Packing { mode: "1777", ..plain }.append(layer, root, &["tmp"])?;
    Packing { owner: USER, mode: "0700", ..plain }.append(layer, root, &["data"])
}

/// How the program is started, and metadata about the image.
fn configuration(workshop: &Workshop, layer: &str) -> anyhow::Result<Value> {
    let created =
        output("date", &["--utc", "--date", &format!("@{}", workshop.time), "+%Y-%m-%dT%H:%M:%SZ"])?;
    let created = created.trim();
    Ok(json!({
        "created": created,
        "architecture": "amd64",
        "os": "linux",
        "config": {
            "User": format!("{USER}:{USER}"),
            "ExposedPorts": { "4040/tcp": {} },
            "Env": ["PATH=/usr/bin", "STARFRY_DATA=/data", "STARFRY_LISTEN=0.0.0.0:4040"],
            "Entrypoint": ["/usr/bin/starfry"],
            "Cmd": ["serve"],
            "Volumes": { "/data": {} },
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            "Labels": {
                "org.opencontainers.image.title": "starfry",
                "org.opencontainers.image.description": "Play, host and study tabletop games about aliens",
                "org.opencontainers.image.version": workshop.version,
                "org.opencontainers.image.revision": workshop.commit,
                "org.opencontainers.image.created": created,
                "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{layer}")] },
        "history": [{ "created": created, "created_by": "cargo xtask package" }],
    }))
}

/// A file in the layout, named by its checksum.
struct Blob {
    sha256: String,
    size: u64,
}

impl Blob {
    /// Moves a file to the blobs.
    fn of_file(blobs: &Path, file: &Path) -> anyhow::Result<Blob> {
        let blob = Blob { sha256: sha256(file)?, size: fs::metadata(file)?.len() };
        fs::rename(file, blobs.join(&blob.sha256))?;
        Ok(blob)
    }

    /// Writes a document to the blobs.
    fn of_json(blobs: &Path, document: &Value) -> anyhow::Result<Blob> {
        let file = blobs.join("new");
        write_json(&file, document)?;
        Blob::of_file(blobs, &file)
    }

    /// A descriptor for other documents.
    fn described(&self, kind: &str) -> Value {
        json!({ "mediaType": kind, "digest": format!("sha256:{}", self.sha256), "size": self.size })
    }

    /// Its path in the layout.
    fn path(&self) -> String {
        format!("blobs/sha256/{}", self.sha256)
    }
}

fn write_json(file: &Path, document: &Value) -> anyhow::Result<()> {
    Ok(fs::write(file, document.to_string())?)
}
