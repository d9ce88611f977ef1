//! Whether memory is flat.

use serde::Serialize;

use super::Sample;

/// The most that memory may grow, in percent.
const MOST_GROWTH_PCT: f64 = 5.0;

/// How a run is judged.
pub(super) const RULE: &str = "After the first quarter, each node's resident memory is flat if the median of \
    the last quarter is at most 5% above the median of the second quarter, and if a straight line through the \
    last three quarters rises by at most 5% or by at most twice the scatter around it.";

/// How one node's memory developed after the first quarter.
#[derive(Serialize)]
pub(super) struct Flatness {
    node: usize,
    second_quarter_kb: f64,
    last_quarter_kb: f64,
    /// From one median to the other.
    growth_pct: f64,
    slope_kb_per_hour: f64,
    /// How much the fitted line rises in the last three quarters.
    fitted_growth_pct: f64,
    /// The standard deviation of the samples from that line.
    scatter_pct: f64,
    pub(super) is_flat: bool,
}

impl Flatness {
    /// Judges all nodes.
    pub(super) fn of_all(samples: &[Sample]) -> Vec<Flatness> {
        let nodes = samples.first().map_or(0, |sample| sample.nodes_kb.len());
        let of = |node: usize| {
            let points: Vec<_> =
                samples.iter().map(|sample| (sample.minutes, sample.nodes_kb[node])).collect();
            Flatness::of(node, &points)
        };
        (0..nodes).filter_map(of).collect()
    }

    /// Judges minutes and KB. There must be at least two samples in a quarter.
    fn of(node: usize, points: &[(f64, f64)]) -> Option<Flatness> {
        let quarter = points.len() / 4;
        if quarter < 2 {
            return None;
        }
        let before = median(&points[quarter..2 * quarter]);
        let after = median(&points[points.len() - quarter..]);
        let rest = &points[quarter..];
        let (slope, scatter) = fitted(rest);
        let time = rest.last()?.0 - rest.first()?.0;
        let pct = |kb: f64| (10_000.0 * kb / before).round() / 100.0;
        let (growth_pct, fitted_growth_pct) = (pct(after - before), pct(slope * time));
        let scatter_pct = pct(scatter);
        let is_steady = fitted_growth_pct <= MOST_GROWTH_PCT.max(2.0 * scatter_pct);
        Some(Flatness {
            node: node + 1,
            second_quarter_kb: before,
            last_quarter_kb: after,
            growth_pct,
            slope_kb_per_hour: (slope * 60.0).round(),
            fitted_growth_pct,
            scatter_pct,
            is_flat: growth_pct <= MOST_GROWTH_PCT && is_steady,
        })
    }

    pub(super) fn summary(&self) -> String {
        format!(
            "node {}: {:.1} MB in the second quarter, {:.1} MB in the last ({:+.1}%), {:+.0} KB an hour, \
             scatter {:.1}%",
            self.node,
            self.second_quarter_kb / 1024.0,
            self.last_quarter_kb / 1024.0,
            self.growth_pct,
            self.slope_kb_per_hour,
            self.scatter_pct,
        )
    }
}

fn median(points: &[(f64, f64)]) -> f64 {
    let mut values: Vec<f64> = points.iter().map(|point| point.1).collect();
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// The slope of the straight line with the least squares, and the standard deviation from it.
fn fitted(points: &[(f64, f64)]) -> (f64, f64) {
    let count = points.len().max(1) as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let across: f64 = points.iter().map(|point| (point.0 - x) * (point.0 - x)).sum();
    let both: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
    let slope = if across > 0.0 { both / across } else { 0.0 };
    let rest = |point: &(f64, f64)| point.1 - y - slope * (point.0 - x);
    let squares: f64 = points.iter().map(|point| rest(point) * rest(point)).sum();
    (slope, (squares / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(kb: impl Fn(f64) -> f64) -> Flatness {
        let points: Vec<(f64, f64)> = (0..240).map(|n| f64::from(n) / 6.0).map(|at| (at, kb(at))).collect();
        Flatness::of(0, &points).expect("there are enough samples")
    }

    #[test]
    fn memory_that_only_grows_in_the_first_quarter_is_flat() {
        let flat = judged(|at| 50_000.0 + 20_000.0 * at.min(9.0) + 300.0 * (at * 7.0 % 2.0));
        assert!(flat.is_flat, "{}", flat.summary());
    }

    #[test]
    fn a_leak_is_not_flat() {
        let leak = judged(|at| 50_000.0 + 150.0 * at);
        assert!(!leak.is_flat && (8900.0..9100.0).contains(&leak.slope_kb_per_hour), "{}", leak.summary());
    }

    #[test]
    fn a_short_run_is_not_judged() {
        assert!(Flatness::of(0, &[(0.0, 1.0); 7]).is_none());
    }
}
