//! Draws a weapon's pattern, aimed to the right: certain hits filled, cells tried after them
//! outlined.

use crate::prelude::*;
use daemonfall_dungeon::library::weapons::{Hits, Weapon};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// Small, within a line of text.
    InLine,
    /// With the striking unit, where the pattern is the main content.
    WithStriker,
}

const MOST: usize = 7;
/// Height of a line of text.
const ROOM: f32 = 22.0;

pub fn draw(row: &mut ChildSpawnerCommands, weapon: &Weapon, drawing: Drawing) {
    let pattern = weapon.pattern.iter();
    let cells: Vec<(i32, i32)> = pattern.map(|cell| cell.at).take(MOST).collect();
    let (ahead, left, right) =
        cells.iter().fold((1, 0, 0), |(a, l, r), at| (a.max(at.0), l.min(at.1), r.max(at.1)));
    let lines = (right - left + 1) as f32;
    let striker = drawing == Drawing::WithStriker;
    let (side, gap) = if striker {
        (9.0, 1.0)
    } else if lines > 1.0 {
        ((ROOM / lines - 1.0).clamp(3.0, 6.0), 1.0)
    } else {
        (ROOM / 2.0, 3.0)
    };
    let step = side + gap;
    let behind = i32::from(striker);
    let size = Vec2::new((ahead + behind) as f32, lines) * step;
    let line = if side > 5.0 { 1.5 } else { 1.0 };
    let node = |(x, y): (i32, i32)| Node {
        position_type: PositionType::Absolute,
        left: px((x - 1 + behind).max(0) as f32 * step),
        top: px((y - left) as f32 * step),
        width: px(side),
        height: px(side),
        border: UiRect::all(px(line)),
        ..default()
    };
    row.spawn((
        Node {
            width: px(size.x),
            height: px(size.y),
            flex_shrink: 0.0,
            margin: UiRect::horizontal(px(2)),
            ..default()
        },
        Pickable::IGNORE,
    ))
    .with_children(|grid| {
        if striker {
            grid.spawn((
                node((0, 0)),
                BackgroundColor(theme::LIGHT),
                BorderColor::all(theme::LIGHT),
                Pickable::IGNORE,
            ));
        }
        for (place, at) in cells.into_iter().enumerate() {
            let filled = place == 0 || weapon.hits == Hits::All;
            let ground = if filled { theme::YOU } else { theme::PANEL };
            grid.spawn((
                node(at),
                BackgroundColor(ground),
                BorderColor::all(theme::YOU),
                Pickable::IGNORE,
            ));
        }
    });
}
