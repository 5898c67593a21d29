//! The arithmetic by which the systems share labels out by weight.

/// The arithmetic of a share: `weight / total × servers × average`, made whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Share {
    /// Rounded by PHP's `round()`.
    Rounded,
    /// Rounded down.
    Down,
    /// In single precision, and rounded down.
    DownInSingle,
    /// `weight / total × average × servers`, in this order, and rounded down.
    DownServersLast,
    /// ⌊average × servers × weight⌋ / total, rounded up.
    Up,
}

impl Share {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "as the reproduced code has it; the result is positive and saturates"
    )]
    /// The labels of a server among so many of this total weight, where each has so many on average.
    pub fn of(self, weight: u32, total: u64, servers: usize, average: u32) -> u32 {
        match self {
            Self::Rounded => {
                let share = f64::from(weight) / total as f64 * servers as f64 * f64::from(average);
                php_round(share, !cfg!(php84)) as u32
            }
            Self::Down => (f64::from(weight) / total as f64 * servers as f64 * f64::from(average))
                .floor() as u32,
            Self::DownServersLast => {
                (f64::from(weight) / total as f64 * f64::from(average) * servers as f64) as u32
            }
            Self::Up => {
                let share = f64::from(average) * servers as f64 * f64::from(weight);
                (share / total as f64).ceil() as u32
            }
            Self::DownInSingle => {
                let share = weight as f32 / total as f32 * average as f32 * servers as f32;
                (f64::from(share) + 1e-10) as f32 as u32
            }
        }
    }
}

/// PHP's `round()` of a positive number; `digits_first` as before PHP 8.4, which rounds to 15 digits first.
pub fn php_round(number: f64, digits_first: bool) -> f64 {
    if !digits_first {
        return number.round();
    }
    let half_up = |number: f64| (number + 0.5).floor();
    let digits = 14.0 - number.log10().floor();
    if 0.0 < digits && digits < 15.0 {
        let scale = 10_f64.powf(digits);
        half_up(half_up(number * scale) / scale)
    } else {
        half_up(number)
    }
}
