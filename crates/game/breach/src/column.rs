//! The stack as one column: its rows, their order and their places.
//! Pure.

use crate::breach_view::{BreachView, ResolvedShown, Stage};
use crate::prelude::*;

/// Identifies a row, so that it slides instead of jumping.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Key {
    Move(MoveId),
    Pick(CharacterId),
    Preview,
    Resolved(MoveId),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub key: Key,
    pub user: CharacterId,
    pub subroutine: SubroutineId,
    pub aim: Aim,
    /// Rounds left; none in the resolved section.
    pub time: Option<u32>,
    /// Uses still to come.
    pub uses: usize,
    pub stage: Option<Stage>,
    /// Its place among the rows that are still to resolve, from 1; none for what runs or is done.
    pub order: Option<usize>,
}

/// The rows above the threshold in stack order, soonest first.
fn unresolved(table: &BreachView) -> Vec<Line> {
    let moves = table.moves.iter().filter_map(|known| {
        Some(Line {
            key: Key::Move(known.id),
            user: known.user,
            subroutine: known.subroutine,
            aim: known.aim,
            time: Some(*known.times.first()?),
            uses: known.times.len(),
            stage: None,
            order: None,
        })
    });
    let mut lines: Vec<Line> = moves.collect();
    // Stack order: time left, then order of adding, which is the order of ids.
    lines.sort_by_key(|line| line.time);
    lines
}

/// Inserts next round's additions where they will be: behind lines with the same time left by then.
/// Additions with zero time come before all else, in order of adding.
fn add(lines: &mut Vec<Line>, added: Vec<Line>) {
    let (at_once, later): (Vec<Line>, Vec<Line>) =
        added.into_iter().partition(|line| line.time == Some(1));
    for line in later {
        let place = lines.partition_point(|known| known.time <= line.time);
        lines.insert(place, line);
    }
    lines.splice(0..0, at_once);
}

/// All rows from top to bottom: the latest first, then the resolved section.
pub fn lines(table: &BreachView) -> Vec<Line> {
    with_ghost(table, None)
}

pub fn with_ghost(
    table: &BreachView,
    ghost: Option<(CharacterId, bool, Command, &BreachLibrary)>,
) -> Vec<Line> {
    let mut lines = unresolved(table);
    let mut added: Vec<Line> = table
        .picks
        .iter()
        .map(|pick| Line {
            key: Key::Pick(pick.user),
            user: pick.user,
            subroutine: pick.subroutine,
            aim: pick.aim,
            time: Some(pick.time + 1),
            uses: pick.uses,
            stage: None,
            order: None,
        })
        .collect();
    let mut now = None;
    if let Some((user, quick, Command::Use { subroutine, aim }, library)) = ghost {
        let it = library.subroutine(subroutine);
        let line = Line {
            key: Key::Preview,
            user,
            subroutine,
            aim,
            time: Some(it.time + 1),
            uses: it.times_used() as usize,
            stage: None,
            order: None,
        };
        match (quick, it.time) {
            // A quick turn's choice goes onto the stack at once, or runs at once.
            (true, 0) => now = Some(Line { time: None, ..line }),
            (true, time) => {
                let place = lines.partition_point(|known| known.time <= Some(time));
                lines.insert(place, Line { time: Some(time), ..line });
            }
            (false, _) => {
                // The player's come first, each side by id.
                let place =
                    added.partition_point(|known| table.is_own(known.user) && known.user <= user);
                added.insert(place, line);
            }
        }
    }
    add(&mut lines, added);
    lines.reverse();
    // From the top: waiting uses in reverse order, what a quick turn would do at once, the running
    // use, then finished ones, latest first.
    lines.extend(resolved(table, Stage::Waits));
    lines.extend(now);
    lines.extend(resolved(table, Stage::Runs));
    lines.extend(resolved(table, Stage::Done));
    let to_come = lines.iter_mut().rev();
    let to_come = to_come.filter(|it| !matches!(it.stage, Some(Stage::Runs | Stage::Done)));
    for (place, line) in to_come.enumerate() {
        line.order = Some(place + 1);
    }
    lines
}

fn resolved(table: &BreachView, stage: Stage) -> impl Iterator<Item = Line> {
    table.resolved.iter().filter(move |known| known.stage == stage).rev().map(
        |known: &ResolvedShown| Line {
            key: Key::Resolved(known.id),
            user: known.user,
            subroutine: known.subroutine,
            aim: known.aim,
            time: None,
            uses: 1,
            stage: Some(known.stage),
            order: None,
        },
    )
}

const TOP: f32 = 144.0;
const BOTTOM: f32 = 488.0;
/// Row height including the gap, as long as there is room.
const PITCH: f32 = 40.0;
/// Rows that always fit in the resolved section.
const KEPT: usize = 2;
const THRESHOLD: f32 = 32.0;

fn gap(pitch: f32) -> f32 {
    pitch * 0.2
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    pub above: usize,
    pub below: usize,
    /// Top of the resolved section.
    pub resolved: f32,
    pitch_above: f32,
    pitch_below: f32,
}

impl Places {
    pub fn of(above: usize, below: usize) -> Self {
        let rows_below = below.max(KEPT) as f32;
        // Both sections shrink equally, but the kept rows stay readable.
        let all = BOTTOM + gap(PITCH) - TOP - THRESHOLD;
        let squeeze = (all / ((above as f32 + rows_below) * PITCH)).min(1.0);
        let kept = 0.6 * PITCH * KEPT as f32 / rows_below;
        let pitch_below = (PITCH * squeeze).max(kept);
        let resolved = BOTTOM + gap(pitch_below) - pitch_below * rows_below;
        let room_above = resolved - THRESHOLD - TOP;
        Self {
            above,
            below,
            resolved,
            pitch_above: PITCH.min(room_above / above.max(1) as f32),
            pitch_below,
        }
    }

    /// The same, with the rows to come above what begins at this height.
    #[must_use]
    pub fn clear_of(self, top: f32) -> Self {
        let pitch = (top - TOP) / self.above.max(1) as f32;
        Self { pitch_above: self.pitch_above.min(pitch), ..self }
    }

    /// Top and height of a row, by index from the top.
    pub fn row(&self, place: usize) -> (f32, f32) {
        if place < self.above {
            // Rows end right above the threshold.
            let top = TOP + self.pitch_above * place as f32;
            (top, self.pitch_above - gap(self.pitch_above))
        } else {
            let top = self.resolved + self.pitch_below * (place - self.above) as f32;
            (top, self.pitch_below - gap(self.pitch_below))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_few_rows_stand_as_they_were_drawn() {
        let places = Places::of(6, 2);
        assert_eq!(places.row(0), (144.0, 32.0));
        assert_eq!(places.row(5), (344.0, 32.0));
        assert_eq!(places.row(6), (416.0, 32.0));
        assert_eq!(places.row(7), (456.0, 32.0));
    }

    #[test]
    fn rows_to_come_keep_clear_of_a_hint_however_high_it_is() {
        for above in 0..8 {
            let places = Places::of(above, 2).clear_of(330.0);
            let mut rows = (0..above).map(|place| places.row(place));
            assert!(rows.all(|(top, high)| top + high < 330.0), "{above}");
        }
        let usual = Places::of(7, 2);
        assert_eq!(usual.clear_of(420.0), usual, "no row moves without need");
    }

    #[test]
    fn many_rows_stay_inside_the_column_and_apart() {
        for above in 0..24 {
            for below in 0..9 {
                let places = Places::of(above, below);
                let mut end = TOP - 0.01;
                for place in 0..above + below {
                    let (top, height) = places.row(place);
                    assert!(top >= end, "{above} {below}: row {place} at {top}");
                    assert!(height > 0.0);
                    end = top + height;
                }
                assert!(end <= BOTTOM + 0.01, "{above} {below}: ends at {end}");
            }
        }
    }
}
