//! Formats shares and counts.

use daemonfall_battle::Share;
use daemonfall_ui::prelude::*;

pub(super) const ALL: u32 = 1_000_000;
/// The smallest share written, in millionths: 0.1 %.
const LEAST: u32 = 1_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Likely {
    /// `72.4 %`; `> 98.2 %` or `< 1.8 %` where the 95 % range reaches past 100 % or 0 %.
    pub share: String,
    /// `± 2.8`, the 95 % range; empty for a bound, which includes it, and for what is known exactly.
    pub error: String,
}

impl Likely {
    pub fn line(&self) -> String {
        match self.error.as_str() {
            "" => self.share.clone(),
            error => format!("{} {error}", self.share),
        }
    }
}

/// A count cannot tell "always" from "nearly always": near both ends only a bound is written.
pub fn likely(share: Share) -> Likely {
    let (millionths, margin) = (share.millionths, share.margin());
    let of_hundred = |millionths: u32| format!("{}\u{a0}%", percent(i64::from(millionths)));
    let bound = if millionths.saturating_add(margin) > ALL {
        Some((">", millionths.saturating_sub(margin).min(ALL - LEAST)))
    } else if millionths < margin {
        Some(("<", (millionths + margin).max(LEAST)))
    } else {
        None
    };
    match bound {
        Some((than, bound)) => {
            Likely { share: format!("{than}\u{a0}{}", of_hundred(bound)), error: String::new() }
        }
        None => Likely {
            share: of_hundred(millionths),
            error: match margin {
                0 => String::new(),
                margin => format!("\u{b1}\u{a0}{}", percent(i64::from(margin))),
            },
        },
    }
}

/// Millionths as per cent with one decimal: `72.4`.
pub fn percent(millionths: i64) -> String {
    let tenths = (millionths.abs() + 500) / 1000;
    let sign = if millionths < 0 && tenths > 0 { "\u{2212}" } else { "" };
    let mark = t!("battle-decimal-mark");
    format!("{sign}{}{mark}{}", tenths / 10, tenths % 10)
}

pub fn signed(millionths: i64) -> String {
    let plain = percent(millionths);
    if millionths >= 500 { format!("+{plain}") } else { plain }
}

/// A count with digits in groups of three: `20 000`.
pub fn thousands(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}

pub fn tenths(thousandths: i64) -> String {
    percent(thousandths * 10)
}

pub fn hundredths(thousandths: i64) -> String {
    let all = (thousandths.abs() + 5) / 10;
    let sign = if thousandths < 0 && all > 0 { "\u{2212}" } else { "" };
    let mark = t!("battle-decimal-mark");
    format!("{sign}{}{mark}{:02}", all / 100, all % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_as_per_cent_with_one_digit() {
        assert_eq!(percent(724_000), "72.4");
        assert_eq!(percent(1_000_000), "100.0");
        assert_eq!(percent(-449), "0.0");
        assert_eq!(signed(98_000), "+9.8");
        assert_eq!(signed(-41_000), "\u{2212}4.1");
        assert_eq!(signed(0), "0.0");
    }

    #[test]
    fn a_chance_that_was_counted_stands_with_its_95_percent_range() {
        let it = likely(Share::of(724, 1_000));
        assert_eq!(it.line(), "72.4\u{a0}% \u{b1}\u{a0}2.8");
    }

    #[test]
    fn where_all_counted_battles_or_none_went_so_only_the_bound_is_told() {
        let (all, none) = (likely(Share::of(150, 150)), likely(Share::of(0, 150)));
        assert_eq!(all.line(), ">\u{a0}98.2\u{a0}%");
        assert_eq!(none.line(), "<\u{a0}1.8\u{a0}%");
        assert!(all.error.is_empty() && none.error.is_empty());
        let many = (likely(Share::of(4_000, 4_000)), likely(Share::of(0, 4_000)));
        assert_eq!(many.0.line(), ">\u{a0}99.9\u{a0}%");
        assert_eq!(many.1.line(), "<\u{a0}0.1\u{a0}%");
    }

    #[test]
    fn no_chance_is_written_with_more_than_always_or_less_than_never() {
        for count in 0..=400 {
            let share = Share::of(count, 400);
            let past = share.millionths + share.margin() > ALL || share.millionths < share.margin();
            assert_eq!(likely(share).error.is_empty(), past, "{share:?}");
        }
    }

    #[test]
    fn what_is_known_without_an_error_may_be_always() {
        let sure = Share { millionths: ALL, error: 0 };
        assert_eq!(likely(sure).line(), "100.0\u{a0}%");
    }

    #[test]
    fn counts_have_their_digits_in_groups() {
        assert_eq!(thousands(20_000), "20\u{2009}000");
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(1_234_567), "1\u{2009}234\u{2009}567");
    }

    #[test]
    fn values_have_one_digit_or_two() {
        assert_eq!(tenths(2_000), "2.0");
        assert_eq!(tenths(-3_583), "\u{2212}3.6");
        assert_eq!(hundredths(3_583), "3.58");
        assert_eq!(hundredths(-1_250), "\u{2212}1.25");
        assert_eq!(hundredths(5), "0.01");
    }
}
