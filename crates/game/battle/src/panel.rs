//! The attack preview.
//! It shows the field with its stacks, both sides and the stacks that stay out, the odds with their
//! error, survivors, and what each side's moves add to the chance.
//!
//! Call [`draw`] anywhere with a battle that can be fought. The result is a picture of [`SIZE`]
//! without any buttons.

mod layout;
mod numbers;
pub mod outlook;
mod sides;

use super::cast::Cast;
use super::odds::{Answer, Without};
use daemonfall_battle::{Camp, MoveTypeId, Plan, Share, Sides, Stake, Tally};
use daemonfall_ui::prelude::*;
use layout::{Layout, PITCH, TABLE};
use numbers::{Likely, signed};
use outlook::win;
use std::cmp::Reverse;

pub use numbers::{hundredths, likely, percent, tenths, thousands};

/// Size of the picture; there is room for buttons below.
pub const SIZE: Vec2 = Vec2::new(368.0, 508.0);
/// Left and right edge of its parts.
const LEFT: f32 = 16.0;
const RIGHT: f32 = 352.0;

#[derive(Clone, Copy, Debug)]
pub struct Preview<'a> {
    pub heading: &'a str,
    /// Small note next to the heading, such as `before you commit`.
    pub note: &'a str,
    /// Room below the heading, for the caller.
    pub head: f32,
    /// What the battle brings, in a line, and more about it.
    pub brings: Option<[&'a str; 2]>,
    /// Whether the same battles are fought each time, and their odds decide: shares have no error.
    pub fixed: bool,
    /// Whether a part of the field is out of sight.
    pub unseen: bool,
    pub sides: &'a Sides,
    pub plan: &'a Plan,
    pub cast: &'a Cast,
    /// What the life of the player's leader depends on, if it is on the field.
    pub leader: Option<Stake>,
    /// The chance that a leader in reserve falls next if this attack is lost, if that was looked into.
    pub after_loss: Option<Share>,
    pub answer: &'a Answer,
    /// Room below [`SIZE`], for the rows of more moves.
    pub spare: f32,
}

impl Preview<'_> {
    /// The chance to win, and to keep the leader: its death ends the run.
    fn wins(&self, tally: &Tally) -> Share {
        self.leader.unwrap_or(Stake::Safe).kept(tally, win(self.cast.near()))
    }

    /// A share in words, with its error unless nothing is in doubt.
    fn likely(&self, share: Share) -> Likely {
        likely(if self.fixed { Share { error: 0, ..share } } else { share })
    }
}

/// The optional background of the panel; `height` includes the room for buttons.
pub fn surface(parent: &mut ChildSpawnerCommands, pen: &Pen, height: f32) {
    let size = Vec2::new(SIZE.x, height);
    let shape = Shape::panel(size, Outline::Cut(8.0)).with_edge(theme::EDGE, 1.0);
    pen.shape(parent, Vec2::ZERO, shape);
}

pub fn draw(parent: &mut ChildSpawnerCommands, pen: &Pen, preview: &Preview) {
    heading(parent, pen, preview.heading, preview.note);
    let layout = Layout::of(preview);
    sides::field(parent, pen, preview, layout.sides);
    sides::lists(parent, pen, preview, layout.sides);
    if let Some([words, about]) = preview.brings {
        let style = fitting(pen.letters, theme::SMALL, words, RIGHT - LEFT);
        let base = (LEFT, layout.brings + 13.0);
        pen.text(parent, base, Anchor::Start, style, theme::DIM, words);
        let line = at(LEFT, layout.brings, RIGHT - LEFT, layout.chance - layout.brings);
        parent.spawn((line, Tooltip::new(about)));
    }
    outlook::odds(parent, pen, preview, &layout);
    outlook::survivors(parent, pen, preview, layout.survivors);
    table(parent, pen, preview, &layout);
}

pub fn draw_nothing(parent: &mut ChildSpawnerCommands, pen: &Pen, head: &str, reason: &str) {
    heading(parent, pen, head, "");
    pen.text(parent, (LEFT, 56.0), Anchor::Start, theme::SMALL, theme::DIM, reason);
}

fn heading(parent: &mut ChildSpawnerCommands, pen: &Pen, head: &str, note: &str) {
    let room = (RIGHT - LEFT - 10.0) - width(pen.letters, theme::SMALL, note);
    let style = fitting(pen.letters, theme::NAME, head, room);
    pen.text(parent, (LEFT, 30.0), Anchor::Start, style, theme::LIGHT, head);
    pen.text(parent, (RIGHT, 30.0), Anchor::End, theme::SMALL, theme::DIM, note);
}

/// Least height of a row: the more rows, the closer they are.
const LEAST_PITCH: f32 = 15.0;
/// Width of a move's name, and the right edge of each side's column: what a move of it adds.
const NAMES: f32 = 172.0;
const ADDS: [f32; 2] = [252.0, RIGHT];

fn table(parent: &mut ChildSpawnerCommands, pen: &Pen, preview: &Preview, layout: &Layout) {
    let (top, base) = (layout.table + TABLE, layout.table + 12.0);
    let high = layout.end - top;
    let own = preview.cast.own.is_some();
    let [caption, about] = match own {
        true => [t!("battle-worth"), t!("battle-worth.about")],
        false => [t!("battle-worth-open"), t!("battle-worth-open.about")],
    };
    let style = fitting(pen.letters, theme::CAPTION, &caption, ADDS[0] - LEFT - 44.0);
    pen.text(parent, (LEFT, base), Anchor::Start, style, theme::DIM, caption);
    let [near, far] = if own {
        [t!("battle-worth-yours"), t!("battle-worth-theirs")]
    } else {
        [t!("battle-worth-attackers"), t!("battle-worth-defenders")]
    };
    for (x, words) in ADDS.into_iter().zip([near, far]) {
        pen.text(parent, (x, base), Anchor::End, theme::SMALL, theme::DIM, words);
    }
    let all = known(preview);
    // Moves that do nothing are told together, once all is counted.
    let matters = |kind: MoveTypeId| {
        let worths = Camp::BOTH.map(|camp| worth_of(preview, kind, camp));
        worths.iter().any(|worth| matches!(worth, Worth::Much(_)))
    };
    let mut known: Vec<_> = all.iter().filter(|(kind, _)| matters(*kind)).collect();
    let rest = (known.len() < all.len()).then(|| match known.is_empty() {
        _ if !preview.answer.complete => t!("battle-worth-counting"),
        true => t!("battle-worth-none"),
        false => t!("battle-worth-none-else"),
    });
    // A move of the other side can be good for the player.
    let helps = |kind: MoveTypeId| {
        let worth = worth_of(preview, kind, preview.cast.near().other());
        matches!(worth, Worth::Much(change) if change > 0)
    };
    let any_helps = own && known.iter().any(|(kind, _)| helps(*kind));
    let helpful = any_helps.then(|| t!("battle-worth-theirs-helps"));
    let mut notes: Vec<String> = helpful.into_iter().chain(rest).collect();
    let room = (high / LEAST_PITCH) as usize;
    if known.len() + notes.len() > room {
        // The moves that change most are told, and nothing is said of the rest.
        known.sort_by_key(|(kind, _)| Reverse(most(preview, *kind)));
        notes.truncate(usize::from(any_helps));
        known.truncate(room.saturating_sub(notes.len()));
    }
    let rows = known.len() + notes.len();
    let pitch = PITCH.min(high / rows.max(1) as f32);
    let least = theme::size::SMALL / pen.letters;
    let size = (pitch / pen.letters).clamp(least, theme::size::SMALL);
    let (name, figure) = (Style { size, ..theme::SMALL }, Style { size, ..theme::KEY });
    for (row, (kind, able)) in known.iter().enumerate() {
        let y = top + pitch * row as f32;
        let tight = pitch < PITCH;
        if !tight {
            pen.bar(parent, Rect::new(LEFT, y, RIGHT, y + 1.0), theme::LINE);
        }
        let base = y + if tight { pitch } else { pitch - 6.0 };
        let words = names::ability_row(preview.plan.types().name(*kind));
        let name = fitting(pen.letters, name, &words, NAMES);
        pen.text(parent, (LEFT, base), Anchor::Start, name, theme::LIGHT, words);
        let near = preview.cast.near();
        for (side, camp) in [near, near.other()].into_iter().enumerate() {
            if able[side] {
                let (ink, words) = worth(preview, *kind, camp);
                pen.text(parent, (ADDS[side], base), Anchor::End, figure, ink, words);
            }
        }
    }
    for (row, words) in (known.len() + 1..).zip(notes) {
        let base = top + pitch * row as f32 - if pitch < PITCH { 0.0 } else { 6.0 };
        let name = fitting(pen.letters, name, &words, RIGHT - LEFT);
        pen.text(parent, (LEFT, base), Anchor::Start, name, theme::DIM, words);
    }
    parent.spawn((
        at(LEFT, layout.table, RIGHT - LEFT, TABLE + pitch * rows.max(1) as f32),
        Tooltip::new(about),
    ));
}

/// The move types that units know, and which side does: near side first.
fn known(preview: &Preview) -> Vec<(MoveTypeId, [bool; 2])> {
    let near = preview.cast.near();
    let able = |kind: MoveTypeId, own: bool| {
        let mut all = preview.plan.participants().iter();
        all.any(|one| (one.camp == near) == own && one.unit.abilities.has(kind))
    };
    let all = preview.plan.types().iter();
    all.map(|(kind, _)| (kind, [able(kind, true), able(kind, false)]))
        .filter(|(_, able)| *able != [false; 2])
        .collect()
}

/// The change of the large chance and its error, in millionths.
fn change(preview: &Preview, without: &Without) -> (i64, i64) {
    let (with, less) = (preview.wins(&without.with), preview.wins(&without.tally));
    let square = |error: u32| i64::from(error).pow(2);
    (
        i64::from(with.millionths) - i64::from(less.millionths),
        (square(with.error) + square(less.error)).isqrt(),
    )
}

/// What a side's units add to the chance by being able to make a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth {
    /// Not counted yet.
    Unknown,
    /// No more than twice the error: it may be chance.
    Little,
    /// In millionths.
    Much(i64),
}

fn worth_of(preview: &Preview, kind: MoveTypeId, camp: Camp) -> Worth {
    let mut without = preview.answer.without.iter();
    let Some(without) = without.find(|it| (it.kind, it.camp) == (kind, camp)) else {
        return Worth::Unknown;
    };
    let (change, error) = change(preview, without);
    let all = preview.answer.tally.as_ref().map_or(0, |tally| preview.wins(tally).millionths);
    let change = within(change, all);
    if change.abs() <= 2 * error { Worth::Little } else { Worth::Much(change) }
}

/// The larger of both sides' changes, either way.
fn most(preview: &Preview, kind: MoveTypeId) -> i64 {
    let changes = Camp::BOTH.map(|camp| match worth_of(preview, kind, camp) {
        Worth::Much(change) => change.abs(),
        Worth::Unknown | Worth::Little => 0,
    });
    changes.into_iter().max().unwrap_or(0)
}

/// A change of this chance, measured with fewer battles than the chance itself: it takes away no more
/// than all of it, and gives no more than is missing.
fn within(change: i64, all: u32) -> i64 {
    change.clamp(i64::from(all) - i64::from(numbers::ALL), all.into())
}

/// The same in percent.
fn worth(preview: &Preview, kind: MoveTypeId, camp: Camp) -> (Color, String) {
    let near = preview.cast.near();
    match worth_of(preview, kind, camp) {
        Worth::Unknown => (theme::FAINT, "\u{2026}".into()),
        Worth::Little => (theme::DIM, "~0".into()),
        Worth::Much(change) => {
            let of = if change > 0 { near } else { near.other() };
            (preview.cast.colour(of), signed(change))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_worth_no_more_than_the_whole_chance_and_no_less_than_what_is_missing() {
        assert_eq!(within(871_000, 868_000), 868_000);
        assert_eq!(within(300_000, 868_000), 300_000);
        assert_eq!(within(-200_000, 868_000), -132_000);
    }
}
