//! Exact values: fractions that compare without rounding.

use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::fmt;

/// A fraction in units of damage; its denominator is above zero. It is reduced to lowest terms when
/// it is read or written, not before: battles only compare.
#[derive(Serialize, Deserialize, Clone, Copy, Debug)]
#[serde(try_from = "(i64, i64)", into = "(i64, i64)")]
pub struct Value {
    numerator: i64,
    denominator: i64,
}

impl Value {
    pub const ZERO: Self = Self::whole(0);

    pub const fn whole(number: i64) -> Self {
        Self { numerator: number, denominator: 1 }
    }

    /// `numerator / denominator`; a denominator that is not above zero counts as 1.
    pub fn new(numerator: i64, denominator: i64) -> Self {
        Self { numerator, denominator: denominator.max(1) }
    }

    /// Numerator and denominator in lowest terms.
    fn reduced(self) -> (i64, i64) {
        let (numerator, denominator) = (self.numerator, self.denominator);
        let common = common_divisor(numerator.unsigned_abs(), denominator.unsigned_abs()) as i64;
        (numerator / common, denominator / common)
    }

    /// The numerator, in lowest terms.
    pub fn numerator(self) -> i64 {
        self.reduced().0
    }

    /// The denominator, in lowest terms.
    pub fn denominator(self) -> i64 {
        self.reduced().1
    }

    /// The value multiplied by `times`; saturates at the bounds of 64 bits.
    #[must_use]
    pub fn times(self, times: u32) -> Self {
        if let Some(numerator) = self.numerator.checked_mul(i64::from(times)) {
            return Self { numerator, ..self };
        }
        let common = common_divisor(u64::from(times), self.denominator.unsigned_abs()).max(1);
        Self {
            numerator: self.numerator.saturating_mul(i64::from(times) / common as i64),
            denominator: self.denominator / common as i64,
        }
    }

    #[must_use]
    pub fn halved(self) -> Self {
        if self.numerator % 2 == 0 {
            return Self { numerator: self.numerator / 2, ..self };
        }
        Self { denominator: self.denominator.saturating_mul(2), ..self }
    }

    /// The sum, exact as far as 64 bits reach.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        let product = |one: i64, other: i64| i128::from(one) * i128::from(other);
        let own = product(self.numerator, other.denominator);
        let above = own.saturating_add(product(other.numerator, self.denominator));
        let below = product(self.denominator, other.denominator);
        let (mut one, mut rest) = (above.unsigned_abs(), below.unsigned_abs());
        while rest != 0 {
            (one, rest) = (rest, one % rest);
        }
        let (mut above, mut below) = (above / one.max(1) as i128, below / one.max(1) as i128);
        while above.unsigned_abs() > i64::MAX as u128 || below > i128::from(i64::MAX) {
            (above, below) = (above / 2, below / 2);
        }
        Self::new(above as i64, below as i64)
    }

    /// The difference, exact as far as 64 bits reach.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        self.plus(Self { numerator: -other.numerator, ..other })
    }

    pub fn is_positive(self) -> bool {
        self.numerator > 0
    }

    /// The value in thousandths, rounded to the nearest, for display.
    pub fn thousandths(self) -> i64 {
        let (above, below) = (i128::from(self.numerator), i128::from(self.denominator));
        (above * 2000 + below).div_euclid(2 * below) as i64
    }
}

impl From<Value> for (i64, i64) {
    fn from(value: Value) -> Self {
        value.reduced()
    }
}

impl TryFrom<(i64, i64)> for Value {
    type Error = String;

    fn try_from((numerator, denominator): (i64, i64)) -> Result<Self, String> {
        if denominator <= 0 {
            return Err(format!("a denominator must be above zero, not {denominator}"));
        }
        Ok(Self::new(numerator, denominator))
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Self) -> Ordering {
        let left = i128::from(self.numerator) * i128::from(other.denominator);
        let right = i128::from(other.numerator) * i128::from(self.denominator);
        left.cmp(&right)
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Value {}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Written as `7/12`, or `3` when whole.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.reduced() {
            (whole, 1) => write!(f, "{whole}"),
            (numerator, denominator) => write!(f, "{numerator}/{denominator}"),
        }
    }
}

fn common_divisor(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one
}
