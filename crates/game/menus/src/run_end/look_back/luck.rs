//! The run's luck on the look-back page.
//! Expected and actual results, and how many of a hundred runs had less luck.

use crate::prelude::*;
use daemonfall_battle_mode::panel::tenths;
use daemonfall_campaign::{Account, Luck};

pub fn percentile(percentile: Option<f64>) -> String {
    percentile.map_or_else(|| "\u{2013}".into(), |it| format!("{it:.0}"))
}

fn expected(it: &Account) -> String {
    tenths((it.expected * 1000.0).round() as i64)
}

fn colour(percentile: Option<f64>) -> Color {
    match percentile {
        Some(it) if it < 20.0 => theme::HOSTILE,
        Some(it) if it > 80.0 => theme::PICKUP,
        Some(_) => theme::LIGHT,
        None => theme::FAINT,
    }
}

pub fn verdict(luck: &Luck) -> String {
    match luck.percentile {
        None if luck.battles.count + luck.checks.count > 0 => t!("look-back-no-doubt"),
        None => t!("look-back-no-luck"),
        Some(_) => t!("look-back-verdict", percentile = percentile(luck.percentile)),
    }
}

pub fn sentence(luck: &Luck) -> String {
    if luck.percentile.is_none() {
        return verdict(luck);
    }
    let mut told = Vec::new();
    let (battles, checks) = (&luck.battles, &luck.checks);
    if battles.count > 0 {
        told.push(t!(
            "look-back-battles-told",
            actual = battles.actual,
            count = battles.count,
            expected = expected(battles)
        ));
    }
    if checks.count > 0 {
        told.push(t!(
            "look-back-checks-told",
            actual = checks.actual,
            count = checks.count,
            expected = expected(checks)
        ));
    }
    told.push(verdict(luck));
    told.join(" ")
}

/// Width of a line, and of its figures in letters of the usual size.
const WIDE: f32 = 360.0;
const FIGURES: [f32; 3] = [74.0, 62.0, 74.0];

/// The widths of a line's cells: figures grow with the letters, the label has the rest.
fn widths(letters: f32) -> [f32; 4] {
    let [expected, came, percentile] = FIGURES.map(|width| width * letters.min(1.25));
    [WIDE - expected - came - percentile, expected, came, percentile]
}

fn cells(part: &mut ChildSpawnerCommands, letters: f32, words: [String; 4], inks: [Color; 4]) {
    let line = Node { align_items: AlignItems::Baseline, ..default() };
    let widths = widths(letters);
    part.part(line, |line| {
        for (place, ((words, ink), width)) in words.into_iter().zip(inks).zip(widths).enumerate() {
            let justify = match place {
                0 => JustifyContent::FlexStart,
                _ => JustifyContent::FlexEnd,
            };
            let cell = Node { width: px(width), justify_content: justify, ..default() };
            let words = text(theme::SMALL_MEDIUM, ink, words);
            line.cell(cell, words);
        }
    });
}

fn account(part: &mut ChildSpawnerCommands, letters: f32, label: String, it: &Account) {
    if it.count == 0 {
        return;
    }
    cells(
        part,
        letters,
        [label, expected(it), it.actual.to_string(), percentile(it.percentile)],
        [theme::NEUTRAL, theme::DIM, theme::LIGHT, colour(it.percentile)],
    );
}

pub fn spawn(part: &mut ChildSpawnerCommands, letters: f32, luck: &Luck) {
    let about = t!("look-back-luck-about");
    part.spawn((column(8.0), Tooltip::above(about))).with_children(|part| {
        part.spawn(text(theme::CAPTION, theme::DIM, t!("look-back-luck")));
        let heads = [
            String::new(),
            t!("look-back-expected"),
            t!("look-back-came"),
            t!("look-back-percentile"),
        ];
        cells(part, letters, heads, [theme::DIM; 4]);
        let battles = t!("look-back-battles", count = luck.battles.count);
        account(part, letters, battles, &luck.battles);
        let checks = t!("look-back-checks", count = luck.checks.count);
        account(part, letters, checks, &luck.checks);
        let words = text(theme::BODY, theme::LIGHT, verdict(luck));
        part.spawn(words).insert(Node { max_width: px(360), ..default() });
        part.spawn(divider());
        account(part, letters, t!("look-back-dealt"), &luck.dealt);
        account(part, letters, t!("look-back-taken"), &luck.taken);
        let dice = [t!("look-back-dice"), String::new(), String::new(), percentile(luck.dice)];
        let inks = [theme::NEUTRAL, theme::DIM, theme::DIM, colour(luck.dice)];
        cells(part, letters, dice, inks);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cells_of_a_line_fill_it_in_every_size_of_letters() {
        for letters in [1.0, 1.2, 1.5] {
            let widths = widths(letters);
            assert!((widths.iter().sum::<f32>() - WIDE).abs() < 0.01, "{widths:?}");
            assert!(widths[0] >= 90.0, "the label has room: {widths:?}");
        }
        assert!(widths(1.2)[3] > widths(1.0)[3]);
    }

    #[test]
    fn luck_is_told_with_its_percentile_and_the_lack_of_chances_too() {
        let mut luck = Luck::default();
        assert_eq!(verdict(&luck), "Nothing was left to chance.");
        assert_eq!(percentile(luck.percentile), "\u{2013}");
        luck.battles.count = 4;
        assert_eq!(verdict(&luck), "No battle and no check was in doubt.");
        luck.percentile = Some(96.875);
        luck.battles = Account { count: 4, expected: 2.0, actual: 4, percentile: Some(96.875) };
        assert!(sentence(&luck).starts_with("Battles won: 4 of 4, 2.0 expected. In battles"));
        assert!(verdict(&luck).starts_with("In battles and checks, you were luckier than 97"));
        assert_eq!(colour(luck.percentile), theme::PICKUP);
        assert_eq!(colour(Some(3.125)), theme::HOSTILE);
    }
}
