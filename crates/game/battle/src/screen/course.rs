//! The course of the battle at a glance.
//! Both sides' health over time, one drawn upward, the other downward.

use super::now::Now;
use crate::BattleSystems;
use crate::begin::Show;
use bevy::prelude::*;
use daemonfall_battle::Camp;
use daemonfall_core::Health;
use daemonfall_ui::drawing::{Anchor, CAPTION, Pen, at};
use daemonfall_ui::prelude::*;

/// A column of the picture: its index, and its colour once shown.
#[derive(Component, Clone, Copy, Debug)]
struct Column(usize, Color);

const PLACE: Rect = Rect { min: Vec2::new(972.0, 10.0), max: Vec2::new(1256.0, 66.0) };
const COLUMNS: usize = 71;
const STEP: f32 = 4.0;

/// Fraction of its health that a camp still has.
fn part(show: &Show, health: &[Health], camp: Camp) -> f32 {
    let all = show.fought.plan.participants().iter().zip(health);
    let own = all.filter(|(one, _)| one.camp == camp);
    let (sum, most) =
        own.fold((0, 0), |(sum, most), (_, health)| (sum + health.current, most + health.max));
    sum as f32 / most.max(1) as f32
}

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen, show: &Show) {
    let middle = PLACE.center().y;
    let near = show.fought.cast.near();
    pen.text(stage, (904.0, middle + 4.0), Anchor::Start, CAPTION, theme::DIM, t!("battle-course"));
    let rule = Rect::new(PLACE.min.x, middle - 0.5, PLACE.max.x, middle + 0.5);
    pen.bar(stage, rule, theme::EDGE);
    for number in 0..COLUMNS {
        let seconds = show.film.lasts * number as f32 / (COLUMNS - 1) as f32;
        let health = show.film.health(show.film.struck(seconds));
        let x = PLACE.min.x + STEP * number as f32;
        for (camp, up) in [(near, true), (near.other(), false)] {
            let tall = (part(show, &health, camp) * (PLACE.height() / 2.0 - 2.0)).round();
            let (top, bottom) = if up {
                (middle - 1.0 - tall, middle - 1.0)
            } else {
                (middle + 1.0, middle + 1.0 + tall)
            };
            let colour = show.fought.cast.colour(camp);
            let bar = Rect::new(x, top, x + STEP - 1.0, bottom);
            let column = pen.bar(stage, bar, colour.with_alpha(0.2));
            stage.commands_mut().entity(column).insert(Column(number, colour));
        }
    }
    stage.spawn((
        at(PLACE.min.x, PLACE.min.y, PLACE.width(), PLACE.height()),
        Tooltip::new(t!("battle-course.about")),
    ));
}

fn paint(show: Res<Show>, now: Res<Now>, mut columns: Query<(&Column, &mut BackgroundColor)>) {
    let part = now.seconds / show.film.lasts.max(0.001);
    let shown = (part * (COLUMNS - 1) as f32 + 0.001) as usize;
    for (Column(number, colour), mut ground) in &mut columns {
        let cover = if *number <= shown { 0.85 } else { 0.2 };
        ground.set_if_neq(BackgroundColor(colour.with_alpha(cover)));
    }
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Now>.or_else(any_match_filter::<Added<Column>>);
    app.add_systems(Update, paint.in_set(BattleSystems::Draw).run_if(changed));
}
