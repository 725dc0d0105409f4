//! The last lines of the log.

use super::frame::LastLines;
use super::lines;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::log::{DiveLog, Line};

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<DiveLog>
        .or_else(any_match_filter::<Added<LastLines>>)
        .or_else(resource_changed::<Compact>);
    app.add_systems(Update, fill.in_set(ViewSystems::Mark).run_if(changed));
}

/// Rows of text shown. A log line takes one row or several.
const ROWS: usize = 3;
/// Letters per row, and those in a compact window.
const LETTERS: usize = 66;
const COMPACT: usize = 22;

/// The last lines that fit; always at least the newest.
fn last(lines: &[Line], compact: bool) -> &[Line] {
    let letters = if compact { COMPACT } else { LETTERS };
    let rows = |line: &Line| line.text().chars().count().div_ceil(letters).max(1);
    let mut taken = 0;
    let newer = lines.iter().rev().take_while(|line| {
        taken += rows(line);
        taken <= ROWS
    });
    let from = lines.len() - newer.count().max(1).min(lines.len());
    &lines[from..]
}

fn fill(
    mut commands: Commands,
    journal: Res<DiveLog>,
    atlas: Res<Atlas>,
    compact: Res<Compact>,
    foot: Query<Entity, With<LastLines>>,
) {
    let Ok(foot) = foot.single() else { return };
    let newest = journal.lines.last().map_or(0, |line| line.when);
    commands.entity(foot).despawn_related::<Children>().with_children(|foot| {
        for line in last(&journal.lines, compact.0) {
            lines::spawn(foot, &atlas, line, line.when < newest);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_ui::log::Piece;

    fn line(letters: usize) -> Line {
        let pieces = vec![Piece::plain("a".repeat(letters))];
        Line { pieces, ..Line::new(1, "", Color::NONE) }
    }

    #[test]
    fn where_lines_break_fewer_are_shown_and_the_newest_always() {
        let lines = [line(20), line(20), line(40), line(90)];
        let shown = |upto: usize, compact| last(&lines[..upto], compact).len();
        assert_eq!((shown(0, true), shown(4, false)), (0, 2));
        assert_eq!((shown(2, true), shown(3, true), shown(4, true)), (2, 2, 1));
    }
}
