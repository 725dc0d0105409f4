//! The luck of recorded runs, as text: expected and actual results, and how likely such luck is.

use crate::data::{self, Over};
use crate::{LabError, recording};
use daemonfall_battle::Share;
use daemonfall_campaign::{Account, Luck, LuckAudit, Review, RunReplay};
use serde::Serialize;
use std::fmt::Write;
use std::path::Path;

#[derive(Serialize, Clone, Debug)]
pub struct Audited {
    pub file: String,
    pub steps: usize,
    pub luck: Luck,
    pub battles: Vec<daemonfall_campaign::BattleLuck>,
    pub checks: Vec<daemonfall_campaign::CheckLuck>,
}

/// Replays a run and audits its luck; a step that differs is an error.
pub fn of_file(file: &Path, over: Option<Over>) -> Result<Audited, LabError> {
    let (name, text) = (file.display().to_string(), recording::text(file)?);
    let wrong = |error: String| LabError::Wrong(format!("{name}: {error}"));
    if !RunReplay::is_one(&text) {
        return Err(wrong("it is not a replay of a run".into()));
    }
    let replay = recording::run(file, &text)?;
    let content = data::content(over)?;
    let review = Review::of(&content, replay).map_err(|error| wrong(error.to_string()))?;
    let audit: &LuckAudit = review.luck();
    Ok(Audited {
        file: name,
        steps: review.progress().0,
        luck: audit.luck(),
        battles: audit.battles().to_vec(),
        checks: audit.checks().to_vec(),
    })
}

fn percentile(percentile: Option<f64>) -> String {
    percentile.map_or_else(|| "no chance involved".into(), |it| format!("{it:.1}"))
}

/// Certainty, and the smallest chance that is shown, in millionths.
const ALL: u32 = 1_000_000;
const LEAST: u32 = 1_000;

/// As in the game: where the 95 % range reaches past the limits, only the bound is shown.
fn chance(share: Share) -> String {
    let (millionths, margin) = (share.millionths, share.margin());
    let percent = |millionths: u32| f64::from(millionths) / 1e4;
    if millionths.saturating_add(margin) > ALL {
        let bound = millionths.saturating_sub(margin).min(ALL - LEAST);
        format!("> {:.1} %", percent(bound))
    } else if millionths < margin {
        let bound = (millionths + margin).max(LEAST);
        format!("< {:.1} %", percent(bound))
    } else {
        format!("{:.1} % (± {:.1})", percent(millionths), percent(margin))
    }
}

pub fn tell(audited: &Audited) -> String {
    let mut page = format!("{}: {} steps\n\n", audited.file, audited.steps);
    let luck = &audited.luck;
    let mut line = |what: &str, account: &Account| {
        // Writing into a String never fails.
        let _ = writeln!(
            page,
            "{what:<16} of {:>5}: expected {:>8.1}, actual {:>6}, percentile {}",
            account.count,
            account.expected,
            account.actual,
            percentile(account.percentile)
        );
    };
    line("battles won", &luck.battles);
    line("checks passed", &luck.checks);
    line("damage dealt", &luck.dealt);
    line("damage taken", &luck.taken);
    let _ = writeln!(page, "\nrolls of both sides: percentile {}", percentile(luck.dice));
    let _ = writeln!(page, "battles and checks: percentile {}\n", percentile(luck.percentile));
    for it in &audited.battles {
        let _ = writeln!(
            page,
            "step {:>5}, turn {:>3}: battle against {:<8} {:>14}: {}, {} of {} left, expected {:.1}; rolls {}",
            it.step,
            it.turn,
            it.foe,
            chance(it.chance),
            if it.won { "won" } else { "not won" },
            it.left,
            it.units,
            it.expected_left,
            percentile(it.dice)
        );
    }
    for it in &audited.checks {
        let came = if it.worked { "worked" } else { "failed" };
        let _ = writeln!(
            page,
            "step {:>5}, turn {:>3}: {} at {} %: drew {}, {came}",
            it.step, it.turn, it.skill, it.percent, it.drawn
        );
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_near_always_or_never_is_told_by_its_bound_alone() {
        assert_eq!(chance(Share::of(724, 1_000)), "72.4 % (± 2.8)");
        assert_eq!(chance(Share::of(150, 150)), "> 98.2 %");
        assert_eq!(chance(Share::of(0, 150)), "< 1.8 %");
        assert_eq!(chance(Share::of(4_000, 4_000)), "> 99.9 %");
        let (millionths, error) = (ALL, 0);
        assert_eq!(chance(Share { millionths, error }), "100.0 % (± 0.0)");
    }
}
