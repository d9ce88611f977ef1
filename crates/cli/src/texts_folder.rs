//! A folder with texts that replace or add something. It contains one folder per language.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use catalog::Catalog;
use i18n::{Library, TextFault};

/// Why a texts folder cannot be used.
#[derive(Debug, thiserror::Error)]
pub(crate) enum FolderFault {
    /// A file or folder cannot be read.
    #[error("{}: {error}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// The error.
        error: io::Error,
    },
    /// Something in it is wrong.
    #[error("{}/{fault}", folder.display())]
    Wrong {
        /// The texts folder.
        folder: PathBuf,
        /// The file with the fault, and the fault.
        fault: TextFault,
    },
}

/// The languages of these games, with what the folder replaces or adds.
pub(crate) fn library(catalog: &Catalog, folder: &Path) -> Result<Library, FolderFault> {
    let mut texts = Vec::new();
    for path in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
        read(folder, &path, &mut texts)?;
    }
    let texts = texts.iter().map(|(path, text)| (path.as_path(), text.as_str()));
    catalog.library_with(texts).map_err(|fault| FolderFault::Wrong { folder: folder.to_owned(), fault })
}

/// Reads a folder and the folders in it. Files are named by their paths relative to `root`.
fn read(root: &Path, folder: &Path, texts: &mut Vec<(PathBuf, String)>) -> Result<(), FolderFault> {
    for path in entries(folder)? {
        if path.is_dir() {
            read(root, &path, texts)?;
            continue;
        }
        let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, error))?;
        texts.push((path.strip_prefix(root).unwrap_or(&path).to_owned(), text));
    }
    Ok(())
}

/// The entries of a folder, sorted by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, FolderFault> {
    let entries = fs::read_dir(folder).map_err(|error| unreadable(folder, error))?;
    let paths = entries.map(|entry| Ok(entry.map_err(|error| unreadable(folder, error))?.path()));
    let mut paths: Vec<PathBuf> = paths.collect::<Result<_, FolderFault>>()?;
    paths.sort();
    Ok(paths)
}

fn unreadable(path: &Path, error: io::Error) -> FolderFault {
    FolderFault::Unreadable { path: path.to_owned(), error }
}
