//! Processor time, read from Linux's `/proc`.

use std::fs::read_to_string;

use anyhow::Context;

/// Ticks per second in `/proc`, the same on every Linux.
const TICKS: f64 = 100.0;

/// Seconds used by a process.
pub(crate) fn of(process: u32) -> anyhow::Result<f64> {
    let (own, _) = own_and_ended_children(process)?;
    Ok(own)
}

/// Seconds used by this process.
pub(crate) fn own() -> anyhow::Result<f64> {
    of(std::process::id())
}

/// Seconds used by this process's children that have ended, and by theirs.
pub(crate) fn of_ended_children() -> anyhow::Result<f64> {
    let (_, children) = own_and_ended_children(std::process::id())?;
    Ok(children)
}

/// Seconds used by a process and its children, dead or alive.
pub(crate) fn of_family(process: u32) -> anyhow::Result<f64> {
    // A child that is just ending is counted among the dead next time.
    let alive: f64 = children(process).into_iter().filter_map(|child| of(child).ok()).sum();
    let (own, ended) = own_and_ended_children(process)?;
    Ok(alive + own + ended)
}

/// The children of a process.
pub(crate) fn children(process: u32) -> Vec<u32> {
    let children = read_to_string(format!("/proc/{process}/task/{process}/children")).unwrap_or_default();
    children.split_whitespace().filter_map(|child| child.parse().ok()).collect()
}

/// Seconds used by the whole machine, on all its cores.
pub(crate) fn of_machine() -> anyhow::Result<f64> {
    let stat = read_to_string("/proc/stat")?;
    let all = stat.lines().next().context("/proc/stat is empty")?.split_whitespace().skip(1);
    let ticks: Vec<f64> = all.map(str::parse).collect::<Result<_, _>>()?;
    // User, nice, system and interrupts, but neither idle nor waiting.
    let busy: f64 = [0, 1, 2, 5, 6].iter().filter_map(|index| ticks.get(*index)).sum();
    Ok(busy / TICKS)
}

fn own_and_ended_children(process: u32) -> anyhow::Result<(f64, f64)> {
    let stat = read_to_string(format!("/proc/{process}/stat"))?;
    let (_, after_name) = stat.rsplit_once(") ").context("a stat names its program")?;
    let times = after_name.split(' ').skip(11).take(4).map(str::parse::<f64>);
    let times: Vec<f64> = times.collect::<Result<_, _>>()?;
    let [user, system, children_user, children_system] = times[..] else {
        anyhow::bail!("/proc/{process}/stat is too short")
    };
    Ok(((user + system) / TICKS, (children_user + children_system) / TICKS))
}
