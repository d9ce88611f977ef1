//! Reads the write-ahead log of a database file without `SQLite`, to find out how much of it is intact.
//!
//! `SQLite` replays its log up to the first invalid frame and silently drops the rest, which it takes for a
//! commit that a crash has cut off. But frames are chained by their checksums, so each can be compared with
//! the one before. If valid frames follow after an invalid one, the log was damaged later, and acknowledged
//! commits are missing.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;

const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// `SQLite`'s default page size.
const USUAL_PAGE: usize = 4096;

/// A log, up to the last commit in it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Log {
    page_size: usize,
    frames: Vec<Frame>,
    /// The number of commits that `SQLite` drops even though they are there.
    pub(crate) dropped: u32,
    /// Whether those commits were certainly acknowledged, because another one followed. Otherwise a power cut
    /// may have left it like this.
    pub(crate) is_certain: bool,
}

/// A page as a commit has left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Frame {
    page: u32,
    /// The number of pages in the database afterwards, if a commit ends here.
    size_after: u32,
    is_sound: bool,
}

impl Log {
    /// Reads a database's log; `None` if there is none.
    pub(crate) fn read(log: &Path, database: &Path) -> io::Result<Option<Log>> {
        let file = match File::open(log) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut file = BufReader::with_capacity(1 << 18, file);
        let mut header = [0; HEADER];
        if !fill(&mut file, &mut header)? {
            return Ok(None);
        }
        let mut chain = Chain::begin(&header);
        let page_size = match page_size(be32(&header, 8)) {
            Some(size) if chain.is_unbroken => size,
            _ => page_size_of(database)?.unwrap_or(USUAL_PAGE),
        };
        let mut frame = vec![0; FRAME_HEADER + page_size];
        let mut frames: Vec<Frame> = Vec::new();
        let mut taken = 0;
        while fill(&mut file, &mut frame)? {
            let link = chain.next(&frame);
            if link == Link::ProvesTheLastSound
                && let Some(last) = frames.last_mut()
            {
                last.is_sound = true;
            }
            let is_sound = link != Link::Spoiled;
            frames.push(Frame { page: be32(&frame, 0), size_after: be32(&frame, 4), is_sound });
            if chain.is_unbroken {
                taken = frames.len();
            }
        }
        Ok(Some(Log::of(page_size, frames, taken)))
    }

    /// A log with these frames, of which `SQLite` uses the first `taken`.
    fn of(page_size: usize, mut frames: Vec<Frame>, taken: usize) -> Log {
        let is_commit = |frame: &Frame| frame.is_sound && frame.size_after > 0;
        let dropped: Vec<usize> = (taken..frames.len()).filter(|place| is_commit(&frames[*place])).collect();
        let is_certain =
            dropped.first().is_some_and(|first| frames[first + 1..].iter().any(|frame| frame.is_sound));
        frames.truncate(frames.iter().rposition(is_commit).map_or(0, |last| last + 1));
        Log { page_size, frames, dropped: dropped.len() as u32, is_certain }
    }

    /// The number of unreadable pages in it.
    pub(crate) fn spoiled(&self) -> u32 {
        self.frames.iter().filter(|frame| !frame.is_sound).count() as u32
    }

    /// Copies every valid page from the log at `path` into its database file.
    pub(crate) fn apply(&self, path: &Path, database: &File) -> io::Result<()> {
        let Some(end) = self.frames.last() else { return Ok(()) };
        let mut log = File::open(path)?;
        let mut page = vec![0; self.page_size];
        let mut database = database;
        for (place, frame) in self.frames.iter().enumerate().filter(|(_, frame)| frame.is_sound) {
            let start = HEADER + place * (FRAME_HEADER + self.page_size) + FRAME_HEADER;
            log.seek(SeekFrom::Start(start as u64))?;
            log.read_exact(&mut page)?;
            database.seek(SeekFrom::Start(u64::from(frame.page - 1) * self.page_size as u64))?;
            database.write_all(&page)?;
        }
        database.set_len(u64::from(end.size_after) * self.page_size as u64)
    }
}

/// How a frame is linked to the one before.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    Sound,
    /// Only the previous frame's checksum was damaged.
    ProvesTheLastSound,
    Spoiled,
}

/// The chain of checksums.
struct Chain {
    is_big: bool,
    salts: Option<[u8; 8]>,
    /// Whether `SQLite` would have got this far.
    is_unbroken: bool,
    /// Whether the last frame is valid.
    is_sound: bool,
    /// The checksum stored in the last frame.
    written: Sum,
    /// What it should be, if known.
    computed: Option<Sum>,
}

impl Chain {
    fn begin(header: &[u8; HEADER]) -> Chain {
        let is_big = match be32(header, 0) {
            0x377f_0682 => false,
            0x377f_0683 => true,
            _ => cfg!(target_endian = "big"),
        };
        let (computed, written) = (Sum::default().with(&header[..24], is_big), Sum::read(header, 24));
        let is_sound = computed == written
            && be32(header, 0) >> 1 == 0x377f_0682 >> 1
            && be32(header, 4) == 3_007_000
            && page_size(be32(header, 8)).is_some();
        let salts = is_sound.then(|| eight(header, 16));
        Chain { is_big, salts, is_unbroken: is_sound, is_sound, written, computed: Some(computed) }
    }

    fn next(&mut self, frame: &[u8]) -> Link {
        // If the header cannot be trusted, the first frame shows which log this is.
        let salt = eight(frame, 8);
        let is_of_this_log = *self.salts.get_or_insert(salt) == salt;
        let written = Sum::read(frame, 16);
        let after = |sum: Sum| sum.with(&frame[..8], self.is_big).with(&frame[FRAME_HEADER..], self.is_big);
        let (by_written, by_computed) = (after(self.written), self.computed.map(after));
        let has_page = be32(frame, 0) > 0;
        let link = if has_page && self.is_sound && by_computed == Some(written) {
            Link::Sound
        } else if !has_page || !is_of_this_log {
            Link::Spoiled
        } else if by_written == written {
            Link::Sound
        } else if by_computed == Some(written) {
            Link::ProvesTheLastSound
        } else {
            Link::Spoiled
        };
        self.is_unbroken &= is_of_this_log && has_page && self.is_sound && by_computed == Some(written);
        // A frame's correct checksum is known if the one before is.
        self.computed =
            if link == Link::Spoiled { by_computed.filter(|_| self.is_sound) } else { Some(written) };
        self.is_sound = link != Link::Spoiled;
        self.written = written;
        link
    }
}

/// A log's checksum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sum(u32, u32);

impl Sum {
    fn read(bytes: &[u8], at: usize) -> Sum {
        Sum(be32(bytes, at), be32(bytes, at + 4))
    }

    fn with(self, bytes: &[u8], is_big: bool) -> Sum {
        let word = if is_big { |bytes: [u8; 4]| u32::from_be_bytes(bytes) } else { u32::from_le_bytes };
        let Sum(mut one, mut two) = self;
        for pair in bytes.chunks_exact(8) {
            one = one.wrapping_add(word([pair[0], pair[1], pair[2], pair[3]])).wrapping_add(two);
            two = two.wrapping_add(word([pair[4], pair[5], pair[6], pair[7]])).wrapping_add(one);
        }
        Sum(one, two)
    }
}

/// Whether there was enough data to fill the buffer.
fn fill(file: &mut impl Read, bytes: &mut [u8]) -> io::Result<bool> {
    match file.read_exact(bytes) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

fn be32(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

fn eight(bytes: &[u8], at: usize) -> [u8; 8] {
    std::array::from_fn(|place| bytes[at + place])
}

fn page_size(size: u32) -> Option<usize> {
    ((512..=65536).contains(&size) && size.is_power_of_two()).then_some(size as usize)
}

/// The page size stored in a database file.
fn page_size_of(database: &Path) -> io::Result<Option<usize>> {
    let mut header = [0; 18];
    let told = fill(&mut File::open(database)?, &mut header)?;
    let size = u32::from(header[16]) << 8 | u32::from(header[17]);
    Ok(page_size(if size == 1 { 65536 } else { size }).filter(|_| told))
}
