//! Shares and counts as they are written.

use daemonfall_text::t;

/// Millionths as per cent with one digit: `72.4`.
pub fn percent(millionths: i64) -> String {
    let tenths = (millionths.abs() + 500) / 1000;
    let sign = if millionths < 0 && tenths > 0 {
        "\u{2212}"
    } else {
        ""
    };
    let mark = t!("battle-decimal-mark");
    format!("{sign}{}{mark}{}", tenths / 10, tenths % 10)
}

/// The same with its sign: `+9.8`.
pub fn signed(millionths: i64) -> String {
    let plain = percent(millionths);
    if millionths >= 500 {
        format!("+{plain}")
    } else {
        plain
    }
}

/// A count with its digits in groups of three: `20 000`.
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

/// Thousandths as a number with one digit: `3.6`.
pub fn tenths(thousandths: i64) -> String {
    percent(thousandths * 10)
}

/// Thousandths as a number with two digits: `3.58`.
pub fn hundredths(thousandths: i64) -> String {
    let all = (thousandths.abs() + 5) / 10;
    let sign = if thousandths < 0 && all > 0 {
        "\u{2212}"
    } else {
        ""
    };
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
