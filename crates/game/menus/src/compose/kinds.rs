//! All kinds of units, tier by tier: one click or Enter adds one at the place to be filled next.

use super::stacks::Stacks;
use bevy::prelude::*;
use daemonfall_battle_mode::muster::{fighters, sprite};
use daemonfall_breach::{BreachLibrary, UnitId};
use daemonfall_ui::drawing::{Anchor, CAPTION, Pen, SMALL_NAME, at};
use daemonfall_ui::prelude::*;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind(pub UnitId);

const TOP: f32 = 372.0;
const SIZE: Vec2 = Vec2::new(98.0, 60.0);
const STEP: Vec2 = Vec2::new(107.0, 68.0);
const COLUMNS: usize = 8;
const ROWS: usize = 2;

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen, library: &BreachLibrary) {
    pen.text(stage, (24.0, TOP - 12.0), Anchor::Start, CAPTION, theme::DIM, t!("compose-units"));
    let all: Vec<UnitId> = fighters(library).collect();
    // Custom data may hold more kinds: then they are closer together.
    let columns = all.len().div_ceil(ROWS).max(COLUMNS);
    let step = STEP.x * COLUMNS as f32 / columns as f32;
    for (number, unit) in all.into_iter().enumerate() {
        let (column, row) = (number % columns, number / columns);
        let kind = library.unit(unit);
        let corner = Vec2::new(24.0 + step * column as f32, TOP + STEP.y * row as f32);
        let width = step - (STEP.x - SIZE.x);
        stage
            .spawn((
                GameButton,
                Kind(unit),
                Node { border: UiRect::all(px(1)), ..at(corner.x, corner.y, width, SIZE.y) },
                panel_face(),
                Tooltip::new(t!("compose-put", name = kind.name.as_str())),
            ))
            .with_children(|button| {
                let picture = sprite(library, unit);
                let middle = Vec2::new(width / 2.0 - 1.0, 22.0);
                pen.icon(button, &picture, middle, 28.0, theme::NEUTRAL, false);
                let base = (middle.x, 51.0);
                pen.text(button, base, Anchor::Middle, SMALL_NAME, theme::LIGHT, kind.name.clone());
                let tier = kind.chassis.as_ref().map_or(0, |chassis| chassis.tier);
                for pip in 0..tier {
                    let x = 7.0 + 5.0 * f32::from(pip);
                    pen.bar(button, Rect::new(x, 7.0, x + 3.0, 12.0), theme::RIM);
                }
            })
            .observe(move |_: On<Activate>, mut stacks: ResMut<Stacks>| stacks.fill(unit));
    }
}
