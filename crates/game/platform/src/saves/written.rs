//! When saved files were written.

use std::time::Duration;

/// Since the beginning of 1970; `None` without files, as in a browser.
#[cfg(not(target_family = "wasm"))]
pub fn written(place: &str) -> Option<Duration> {
    let about = std::fs::metadata(place).ok()?;
    let moment = about.modified().ok()?;
    moment.duration_since(std::time::UNIX_EPOCH).ok()
}

/// None: a browser's storage has no times.
#[cfg(target_family = "wasm")]
pub fn written(_: &str) -> Option<Duration> {
    None
}

const MINUTES_OF_A_DAY: u64 = 24 * 60;
/// Days from 1 March of year 0 to the beginning of 1970, and in 4, 100 and 400 years.
const DAYS_TO_1970: u64 = 719_468;
const OF_FOUR_YEARS: u64 = 1_460;
const OF_A_CENTURY: u64 = 36_524;
const OF_AN_ERA: u64 = 146_097;

/// Date and minute in UTC: "2026-02-13 16:00".
pub fn date(since: Duration) -> String {
    let minutes = since.as_secs() / 60;
    let (day, minute) = (minutes / MINUTES_OF_A_DAY, minutes % MINUTES_OF_A_DAY);
    // Years start in March here, so that a leap day is the last of its year.
    let day = day + DAYS_TO_1970;
    let (era, day) = (day / OF_AN_ERA, day % OF_AN_ERA);
    let leaps = day / OF_FOUR_YEARS + day / (OF_AN_ERA - 1) - day / OF_A_CENTURY;
    let year = (day - leaps) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * era + u64::from(month <= 2);
    let (hour, minute) = (minute / 60, minute % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_has_its_day_and_minute() {
        for (seconds, told) in [
            (0, "1970-01-01 00:00"),
            (951_782_400, "2000-02-29 00:00"),
            (951_868_799, "2000-02-29 23:59"),
            (951_868_800, "2000-03-01 00:00"),
            (1_770_998_400, "2026-02-13 16:00"),
            (4_107_542_400, "2100-03-01 00:00"),
        ] {
            assert_eq!(date(Duration::from_secs(seconds)), told, "{seconds}");
        }
    }

    #[test]
    fn only_what_is_there_was_written() -> Result<(), Box<dyn std::error::Error>> {
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("a.json");
        assert_eq!(written(&file.display().to_string()), None);
        std::fs::write(&file, "a")?;
        assert!(written(&file.display().to_string()).is_some());
        Ok(())
    }
}
