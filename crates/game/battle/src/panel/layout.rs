//! The preview's sections, one below the other, with even gaps between them.

use super::{Preview, SIZE, known, sides};
use daemonfall_ui::prelude::*;

/// Heights of the heading, the line of what the battle brings, the chance, the leader's line, the
/// survivors, and the table's heading.
const HEAD: f32 = 36.0;
const BRINGS: f32 = 18.0;
const CHANCE: f32 = 68.0;
const LEADER: f32 = 20.0;
const SURVIVORS: f32 = 72.0;
pub const TABLE: f32 = 18.0;
/// Height of a row of the table, and how many rows leave no room for wider gaps.
pub const PITCH: f32 = 22.0;
const ROWS: usize = 4;
/// Below the last section.
const FOOT: f32 = 12.0;
const LEAST_GAP: f32 = 6.0;

/// The top of each section.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Layout {
    pub sides: f32,
    pub brings: f32,
    pub chance: f32,
    pub leader: f32,
    pub survivors: f32,
    pub table: f32,
    /// Where the table ends.
    pub end: f32,
}

impl Layout {
    pub fn of(preview: &Preview) -> Self {
        let end = SIZE.y + preview.spare - FOOT;
        let top = HEAD + preview.head;
        let who = sides::height(preview);
        let brings = preview.brings.map_or(0.0, |_| BRINGS);
        let leader = preview.leader.map_or(0.0, |_| LEADER);
        let rows = PITCH * (known(preview).len() + 1).min(ROWS) as f32;
        let all = top + who + brings + CHANCE + leader + SURVIVORS + TABLE + rows;
        let gaps = if leader > 0.0 { 5.0 } else { 4.0 };
        let gap = ((end - all) / gaps).clamp(LEAST_GAP, theme::WIDE).round();
        let below_chance = top + gap + who + gap + brings + CHANCE + gap;
        let survivors = below_chance + if leader > 0.0 { leader + gap } else { 0.0 };
        Self {
            sides: top + gap,
            brings: top + gap + who + gap,
            chance: top + gap + who + gap + brings,
            leader: below_chance,
            survivors,
            table: survivors + SURVIVORS + gap,
            end,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::muster::tests::fight;
    use crate::odds::Answer;
    use daemonfall_battle::Stake;

    #[test]
    fn sections_stand_below_each_other_and_the_table_has_room_however_many_fight() {
        let many = ["needle,pike,weaver"; 3].join("+");
        for words in ["needle:thorn".to_owned(), format!("{many}:{many}+thorn")] {
            let (fight, answer) = (fight(&words), Answer::default());
            let preview = Preview {
                heading: "",
                note: "",
                head: 28.0,
                brings: Some(["", ""]),
                fixed: false,
                unseen: true,
                sides: &fight.sides,
                plan: &fight.plan,
                cast: &fight.cast,
                leader: Some(Stake::Safe),
                after_loss: None,
                answer: &answer,
                spare: 0.0,
            };
            let it = Layout::of(&preview);
            let top = HEAD + preview.head;
            let tops = [top, it.sides, it.brings, it.chance, it.leader, it.survivors, it.table];
            assert!(tops.is_sorted_by(|one, other| one < other), "{words}: {it:?}");
            assert!(it.end - it.table - TABLE >= 45.0, "{words}: {it:?}");
        }
    }
}
