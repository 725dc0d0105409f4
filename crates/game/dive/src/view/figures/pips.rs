//! Health under figures: a row of squares, one per point, or a bar if there are many.

use super::sync::Known;
use crate::prelude::*;
use crate::view::over::Over;
use crate::view::{ViewSystems, palette};

pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(ViewSystems::Mark));
}

#[derive(Component, Clone, Copy, Debug)]
pub struct Row {
    health: (i32, i32),
}

/// The health that is shown: enemies' always, that of things only when damaged.
fn shown(known: &Known) -> Option<(i32, i32)> {
    let (thing, health) = (&known.0, known.0.traits.health?);
    let wounded = health.current < health.max && health.current > 0;
    match thing.object.side {
        Side::Hostile => Some((health.current, health.max)),
        Side::Neutral if wounded => Some((health.current, health.max)),
        _ => None,
    }
}

/// Width of a square and of the gap after it, for `max` squares in `room` units.
fn widths(max: i32, room: f32) -> (f32, f32) {
    let gap = if max > 7 { 1.0 } else { 2.0 };
    let width = ((room - gap * (max - 1) as f32) / max as f32).min(5.0);
    (width, gap)
}

fn draw(
    mut commands: Commands,
    figures: Query<(Entity, &Known, Option<&Children>), Changed<Known>>,
    rows: Query<&Row>,
) {
    for (figure, known, children) in &figures {
        let children = children.map_or(&[][..], |children| children);
        let old =
            children.iter().find_map(|child| rows.get(*child).ok().map(|row| (*child, row.health)));
        let new = shown(known);
        if old.map(|(_, health)| health) == new {
            continue;
        }
        if let Some((row, _)) = old {
            commands.entity(row).despawn();
        }
        if let Some(health) = new {
            spawn(&mut commands, figure, known, health);
        }
    }
}

fn spawn(commands: &mut Commands, figure: Entity, known: &Known, (current, max): (i32, i32)) {
    let size = known.0.size();
    let hostile = known.0.object.side == Side::Hostile;
    let (full, lost) = if hostile {
        (theme::HOSTILE, palette::HOSTILE_LOST)
    } else {
        (theme::NEUTRAL, palette::NEUTRAL_LOST)
    };
    let room = 48.0 * size.0 as f32 - 8.0;
    let grow = if size.0 > 1 { 8.0 } else { 5.0 };
    let (width, gap) = widths(max, room);
    let width = width.min(grow).max(if size.0 > 1 && max <= 8 { grow } else { 0.0 });
    let whole = width * max as f32 + gap * (max - 1) as f32;
    let below = -24.0 * size.1 as f32 + 4.0;
    let place = Vec2::new(0.0, below);
    let over = Over { place, middle: place, half: Vec2::new(whole / 2.0 + 2.0, 4.0) };
    commands.entity(figure).with_children(|parent| {
        let mut row = parent.spawn((
            Row { health: (current, max) },
            over,
            Transform::from_xyz(0.0, below, 0.4),
            Visibility::Inherited,
        ));
        row.with_child((
            Sprite::from_color(theme::GROUND, Vec2::new(whole + 4.0, 8.0)),
            Transform::default(),
        ));
        row.with_children(|row| {
            if width < 1.5 {
                let part = whole * current as f32 / max.max(1) as f32;
                row.spawn((
                    Sprite::from_color(lost, Vec2::new(whole, 4.0)),
                    Transform::from_xyz(0.0, 0.0, 0.1),
                ));
                row.spawn((
                    Sprite::from_color(full, Vec2::new(part, 4.0)),
                    Transform::from_xyz((part - whole) / 2.0, 0.0, 0.2),
                ));
                return;
            }
            for point in 0..max {
                let x = -whole / 2.0 + width / 2.0 + point as f32 * (width + gap);
                let color = if point < current { full } else { lost };
                row.spawn((
                    Sprite::from_color(color, Vec2::new(width, 4.0)),
                    Transform::from_xyz(x, 0.0, 0.1),
                ));
            }
        });
    });
}
