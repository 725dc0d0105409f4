//! The stage: a root of 1280 × 720 pixels and its layers.

use super::safety_indicator::RoundLabel;
use super::shared::{FORECAST, FORECAST_IF_LARGE, SIZE, is_large};
use super::{
    arrows, cards, compact_forecast, current_unit, effects, field, goal, notes, recent_log, rows,
    safety_indicator, unit_forecast, units,
};
use crate::BreachSession;
use crate::breach_view::BreachView;
use crate::log::BreachLog;
use crate::prelude::*;
use daemonfall_campaign::Practice;
use daemonfall_ui::camera::stand::Stands;
use daemonfall_ui::drawing::Anchor::Start;

/// Field and column: they matter most in a compact window.
const FIELD: Region = Region::new(Vec2::new(16.0, 100.0), Vec2::new(51.0, 6.0), 0.67);
/// The goal: below the title, in a compact window above the stack.
const GOAL: Region = Region::new(Vec2::new(24.0, 72.0), Vec2::new(408.0, -0.5), 0.75);
const NOTES: Region = Region::new(Vec2::new(16.0, 494.0), Vec2::new(6.0, 264.0), 0.74);
const CARDS: Region = Region::new(Vec2::new(20.0, 530.0), Vec2::new(4.0, 288.0), 0.79);

/// A round number of the greatest width.
const LATE: u32 = 20;

/// The root of the screen, with the text scale that everything on it is placed for.
#[derive(Component)]
pub struct Stage(f32);

fn layer(stage: &mut ChildSpawnerCommands, mark: impl Bundle) {
    stage.spawn((mark, at(0.0, 0.0, SIZE.x, SIZE.y), Pickable::IGNORE));
}

pub fn build(
    pens: Pens,
    duel: Res<BreachSession>,
    practice: Option<Res<Practice>>,
    mut commands: Commands,
) {
    let pen = pens.pen();
    // A puzzle's banner tells its own goal.
    let is_puzzle = practice.is_some_and(|it| it.puzzle().is_some());
    commands
        .spawn((
            Stage(pen.letters),
            DespawnOnExit(Screen::BREACH),
            Stands,
            Node { overflow: Overflow::clip(), ..whole() },
            Pickable::IGNORE,
        ))
        .with_children(|root| {
            root.spawn((
                Node { width: px(SIZE.x), height: px(SIZE.y), flex_shrink: 0.0, ..default() },
                Pickable::IGNORE,
            ))
            .with_children(|stage| {
                region::spawn(stage, Region::wide_only(), |stage| {
                    ground(stage, &pen);
                    title(stage, &pen, &duel);
                    recent_log::build(stage, &pen);
                });
                if !is_puzzle {
                    region::spawn(stage, GOAL, |stage| layer(stage, goal::GoalLine));
                }
                region::spawn(stage, FIELD, |stage| {
                    field::build(stage, &pen);
                    layer(stage, units::Units);
                    layer(stage, unit_forecast::UnitForecasts);
                    layer(stage, arrows::Arrows);
                    rows::build(stage, &pen);
                });
                region::spawn(stage, safety_indicator::REGION, |stage| {
                    layer(stage, safety_indicator::Lamp)
                });
                region::spawn(stage, NOTES, |stage| layer(stage, notes::Notes));
                region::spawn(stage, CARDS, |stage| {
                    layer(stage, current_unit::Chosen);
                    layer(stage, cards::Cards);
                });
                compact_forecast::build(stage, pen.letters);
                region::spawn(stage, FIELD, |stage| layer(stage, effects::Effects));
            });
        });
}

/// Builds everything anew when the text scale changes.
pub fn rebuild(
    pens: Pens,
    stage: Single<(Entity, &Stage)>,
    mut table: ResMut<BreachView>,
    mut log: ResMut<BreachLog>,
    mut commands: Commands,
) {
    let (root, stage) = *stage;
    if stage.0 == pens.pen().letters {
        return;
    }
    commands.entity(root).despawn();
    commands.run_system_cached(build);
    table.set_changed();
    log.set_changed();
}

/// Hairlines across the window, however wide it is.
fn ground(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    for y in [96.0, 520.0] {
        pen.bar(stage, Rect::new(-1400.0, y - 0.5, SIZE.x + 1400.0, y + 0.5), theme::LINE);
    }
}

fn title(stage: &mut ChildSpawnerCommands, pen: &Pen, duel: &BreachSession) {
    let words = t!("breach-round", title = duel.title.clone(), round = LATE);
    // Above a goal of two lines. Large letters leave no room for the screen's name.
    let grown = (pen.letters - 1.0).max(0.0);
    let (top, room) = match is_large(pen.letters) {
        true => (14.0, FORECAST_IF_LARGE - 38.0),
        false => (40.0 - 37.0 * grown, FORECAST - 38.0),
    };
    if !is_large(pen.letters) {
        let place = (24.0, 32.0 - 30.0 * grown);
        pen.text(stage, place, Start, theme::NAME_LARGE, theme::LIGHT, t!("breach-title"));
    }
    // A puzzle's long title wraps: no goal stands below it.
    let style = fitting(pen.letters, theme::SMALL, &words, room - 18.0);
    let room = at(24.0, top, room, 36.0);
    stage.cell(room, (widgets::text(style, theme::DIM, words), RoundLabel));
}
