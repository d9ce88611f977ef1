//! Measures what a move costs: appends to a thousand tables without clocks, in groups of several sizes, each
//! acknowledged when it is on disk.
//!
//! `cargo run --release -p store --example appends -- FOLDER [SECONDS [GROUPS]]`

#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a measurement for developers")]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Batch, NewTable, Secret, Store, StoreOptions, TableKind, TableState, TableWrite, Visibility};
use tokio::task::JoinSet;

const TABLES: usize = 1000;
const ENTRIES: &str = r#"{"seat":2,"action":"saucer 4","at":1766000000000}
{"chance":"draw general","k":117,"of":43,"chose":12}
{"chance":"draw ufo 14","k":118,"of":31,"chose":3}"#;

fn cpu() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ProcessCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

fn new_table(id: Arc<str>) -> NewTable {
    NewTable {
        id,
        kind: TableKind::Game,
        state: TableState::Running,
        game: "ufoludki".into(),
        visibility: Visibility::Public,
        spectators: true,
        host: None,
        origin: None,
        sheet: "{\"seats\":[]}".repeat(40),
        seed: Secret::new([7; 32]),
        seats: vec![(0, None), (1, None), (2, None)],
        now: None,
        batches: Vec::new(),
        at: 1_766_000_000_000,
    }
}

async fn append(store: Store, table: Arc<str>, number: u32) {
    let at = 1_766_000_000_000 + i64::from(number);
    // As at a table without clocks: whose turn it is is in the batch.
    let batch = Batch {
        number,
        count: 3,
        entries: ENTRIES.into(),
        seat: Some(1),
        post: Some("2:c0ffee00-1234".into()),
        at,
        due: Some(4),
    };
    store
        .write_table(TableWrite { table, sheet: None, batch: Some(batch), now: None, outcome: None })
        .await
        .unwrap();
}

/// Sets up tables for one measurement and returns their ids.
async fn set_up(store: &Store, measurement: usize) -> Vec<Arc<str>> {
    let ids: Vec<Arc<str>> = (0..TABLES)
        .map(|n| {
            format!("{:016x}{measurement:04}", (n as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)).into()
        })
        .collect();
    let mut setting_up = JoinSet::new();
    for id in &ids {
        let (store, id) = (store.clone(), id.clone());
        setting_up.spawn(async move { store.create_table(new_table(id)).await.unwrap() });
    }
    setting_up.join_all().await;
    ids
}

async fn measure(path: &Path, group: usize, seconds: u64) {
    // Without a tick, so that the groups have the requested size.
    let store = Store::open_file(path, StoreOptions { beat: Duration::ZERO, ..StoreOptions::default() })
        .await
        .unwrap();
    let ids = set_up(&store, group).await;
    let (before, started, cpu_before) = (store.stats(), Instant::now(), cpu());
    let (mut done, mut times) = (0, Vec::new());
    while started.elapsed() < Duration::from_secs(seconds) {
        let round = Instant::now();
        let mut moves = JoinSet::new();
        for n in done..done + group {
            moves.spawn(append(store.clone(), ids[n % TABLES].clone(), (n / TABLES * 3) as u32));
        }
        moves.join_all().await;
        done += group;
        times.push(round.elapsed());
    }
    let (wall, cpu) = (started.elapsed(), cpu().checked_sub(cpu_before).unwrap());
    let after = store.stats();
    times.sort_unstable();
    println!(
        "groups of {group:4}: {:7.0} moves/s, {:6.0} commits/s, {:.4} CPU-ms per move, a commit takes {:?} (p50), {:?} (p99), {:?} (most)",
        done as f64 / wall.as_secs_f64(),
        (after.commits - before.commits) as f64 / wall.as_secs_f64(),
        cpu.as_secs_f64() * 1e3 / done as f64,
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        times[times.len() - 1],
    );
    store.close().await;
}

/// Moves that arrive at a steady rate, whatever happens to those before, with a server's options.
async fn steady(path: &Path, per_second: usize, seconds: u64) {
    let store = Store::open_file(path, StoreOptions::default()).await.unwrap();
    let ids = set_up(&store, per_second).await;
    let (before, cpu_before, started) = (store.stats(), cpu(), Instant::now());
    let mut beat = tokio::time::interval(Duration::from_millis(1));
    let (mut moves, mut sent) = (JoinSet::new(), 0);
    while started.elapsed() < Duration::from_secs(seconds) {
        beat.tick().await;
        while sent < (started.elapsed().as_secs_f64() * per_second as f64) as usize {
            let (store, id, number) = (store.clone(), ids[sent % TABLES].clone(), (sent / TABLES * 3) as u32);
            moves.spawn(async move {
                let sent = Instant::now();
                append(store, id, number).await;
                sent.elapsed()
            });
            sent += 1;
        }
    }
    let mut times = moves.join_all().await;
    let cpu = cpu().checked_sub(cpu_before).unwrap();
    times.sort_unstable();
    println!(
        "{per_second:5} moves/s: in groups of {:.1}, {:.4} CPU-ms per move, an answer takes {:?} (p50), {:?} (p99), {:?} (most)",
        sent as f64 / (store.stats().commits - before.commits) as f64,
        cpu.as_secs_f64() * 1e3 / sent as f64,
        times[times.len() / 2],
        times[times.len() * 99 / 100],
        times[times.len() - 1],
    );
    store.close().await;
}

/// Measures how long it takes to open a store with many sleeping tables.
async fn sleeping(folder: &Path) {
    let path = folder.join("sleeping.db");
    let store = Store::open_file(&path, StoreOptions::default()).await.unwrap();
    let mut setting_up = JoinSet::new();
    for n in 0..10_000 {
        let store = store.clone();
        setting_up.spawn(async move {
            let id: Arc<str> = format!("sleeping-{n:05}").into();
            while store.create_table(new_table(id.clone())).await == Err(store::StoreFault::Busy) {
                tokio::task::yield_now().await;
            }
            for number in 0..10 {
                let append = append(store.clone(), id.clone(), number * 3);
                append.await;
            }
        });
        if setting_up.len() > 1000 {
            setting_up.join_next().await;
        }
    }
    setting_up.join_all().await;
    store.close().await;
    let started = Instant::now();
    let store = Store::open_file(&path, StoreOptions::default()).await.unwrap();
    let opened = started.elapsed();
    let table = store.load_table("sleeping-04711").await.unwrap().unwrap();
    let loaded = started.elapsed();
    println!(
        "10,000 sleeping tables: opened after {opened:?}, loaded the first ({} batches) after {loaded:?}",
        table.batches.len()
    );
    let started = Instant::now();
    let woken = store.tables_to_wake(i64::MAX, 10_000).await.unwrap().len();
    println!("found {woken} tables to wake in {:?}", started.elapsed());
    store.close().await;
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().expect("a folder for the database");
    let seconds = arguments.next().map_or(5, |seconds| seconds.parse().unwrap());
    let path = Path::new(&folder).join("appends.db");
    let groups = arguments.next();
    let all = groups.is_none();
    let groups = groups.unwrap_or("1 10 50 100".into());
    for group in groups.split(' ').map(|group| group.parse().unwrap()) {
        measure(&path, group, seconds).await;
    }
    println!("the file is {} MB", std::fs::metadata(&path).unwrap().len() >> 20);
    if all {
        let path = Path::new(&folder).join("steady.db");
        for per_second in [400, 2000, 5000] {
            steady(&path, per_second, seconds).await;
        }
        sleeping(Path::new(&folder)).await;
    }
}
