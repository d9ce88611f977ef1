//! Confidence intervals of shares.

/// 95 of 100 draws from the normal distribution are within this many standard deviations.
const DEVIATIONS: f64 = 1.959_963_984_540_054;

/// The Wilson score interval for a share observed in this many independent trials. It stays within 0 and 1
/// and is accurate even close to them, where the usual "plus or minus" is not. Without trials it is 0 to 1.
pub fn wilson(share: f64, trials: f64) -> (f64, f64) {
    if trials <= 0.0 {
        return (0.0, 1.0);
    }
    let square = DEVIATIONS * DEVIATIONS / trials;
    let centre = (share + square / 2.0) / (1.0 + square);
    let half = (square * (share * (1.0 - share) + square / 4.0)).sqrt() / (1.0 + square);
    // The share itself is always inside. Rounding must not push it out at 0 and 1.
    ((centre - half).clamp(0.0, share), (centre + half).clamp(share, 1.0))
}
