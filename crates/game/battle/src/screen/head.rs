//! The head: title, turn, and remaining strength of both sides; and the course of the battle at a
//! glance, their health over time.

use super::Now;
use super::ranks::MIDDLE;
use crate::begin::{Fought, Show};
use crate::film::remaining;
use daemonfall_battle::Camp;
use daemonfall_core::Health;
use daemonfall_ui::prelude::*;

/// Strength bars: distance from the middle, length, and position.
const FROM: f32 = 44.0;
const LONG: f32 = 180.0;
const TOP: f32 = 38.0;
const HIGH: f32 = 8.0;

#[derive(Component)]
pub struct Turn;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    Count(Camp),
    Health(Camp),
    Bar(Camp),
}

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen, fought: &Fought) {
    pen.text(
        stage,
        (24.0, 36.0),
        Anchor::Start,
        theme::NAME_LARGE,
        theme::LIGHT,
        t!("battle-title"),
    );
    // Long titles are cut off before the bars.
    stage.part(Node { overflow: Overflow::clip(), ..at(24.0, 42.0, 200.0, 24.0) }, |clip| {
        let title = fought.title.clone();
        let style = fitting(pen.letters, theme::SMALL, &title, 200.0);
        pen.text(clip, (0.0, 16.0), Anchor::Start, style, theme::DIM, title);
    });
    pen.text(stage, (MIDDLE, 30.0), Anchor::Middle, theme::CAPTION, theme::DIM, t!("battle-turn"));
    let turn = pen.text(stage, (MIDDLE, 55.0), Anchor::Middle, theme::TIME, theme::LIGHT, "1");
    stage.commands_mut().entity(turn).insert(Turn);
    let near = fought.cast.near();
    for (camp, sign, anchor) in [(near, -1.0, Anchor::End), (near.other(), 1.0, Anchor::Start)] {
        let colour = fought.cast.colour(camp);
        let inner = MIDDLE + sign * FROM;
        let outer = inner + sign * LONG;
        let words = match (fought.cast.own.map(|own| own == camp), camp) {
            (Some(true), Camp::Attacker) => t!("battle-head-yours-attack"),
            (Some(true), Camp::Defender) => t!("battle-head-yours-defend"),
            (Some(false), Camp::Attacker) => t!("battle-head-theirs-attack"),
            (Some(false), Camp::Defender) => t!("battle-head-theirs-defend"),
            (None, Camp::Attacker) => t!("battle-head-attackers"),
            (None, Camp::Defender) => t!("battle-head-defenders"),
        };
        let style = fitting(pen.letters, theme::NAME_SMALL, &words, LONG);
        pen.text(stage, (inner, 28.0), anchor, style, colour, words);
        let other_end = match anchor {
            Anchor::Start => Anchor::End,
            _ => Anchor::Start,
        };
        let count = pen.text(stage, (outer, 64.0), other_end, theme::KEY, theme::LIGHT, "");
        let health = pen.text(stage, (inner, 64.0), anchor, theme::KEY, theme::DIM, "");
        let ground = Rect::from_corners(Vec2::new(inner, TOP), Vec2::new(outer, TOP + HIGH));
        pen.bar(stage, ground, theme::LINE);
        let bar = Shape::filled(Vec2::new(LONG, HIGH), Outline::Box, colour);
        let bar = pen.shape(stage, ground.min, bar);
        let mut commands = stage.commands();
        commands.entity(count).insert(Strength::Count(camp));
        commands.entity(health).insert(Strength::Health(camp));
        commands.entity(bar).insert(Strength::Bar(camp));
    }
    if fought.cast.own.is_some() {
        let half = FROM + LONG;
        stage
            .spawn((at(MIDDLE - half, 12.0, 2.0 * half, 56.0), Tooltip::new(t!("battle-colours"))));
    }
}

pub fn paint(
    show: Res<Show>,
    now: Res<Now>,
    mut turn: Query<&mut Text, (With<Turn>, Without<Strength>)>,
    mut words: Query<(&Strength, &mut Text), Without<Turn>>,
    mut bars: Query<(&Strength, &mut Node, &mut Shape)>,
) {
    for mut text in &mut turn {
        text.set_if_neq(Text(now.turn.to_string()));
    }
    let plan = &show.fought.plan;
    let sum = |camp: Camp| {
        let all = plan.participants().iter().zip(&now.health);
        let own = all.filter(|(one, _)| one.camp == camp);
        own.fold((0, 0), |(sum, most), (_, health)| (sum + health.current, most + health.max))
    };
    for (strength, mut text) in &mut words {
        let said = match strength {
            Strength::Count(camp) => {
                let left = remaining(plan, &now.health, &now.away, *camp);
                t!("battle-head-left", left = left, all = plan.start().left(*camp))
            }
            Strength::Health(camp) => {
                let (sum, most) = sum(*camp);
                format!("{sum}/{most}")
            }
            Strength::Bar(_) => continue,
        };
        text.set_if_neq(Text(said));
    }
    let near = show.fought.cast.near();
    for (strength, mut node, mut shape) in &mut bars {
        let Strength::Bar(camp) = *strength else {
            continue;
        };
        let (sum, most) = sum(camp);
        let long = (LONG * sum as f32 / most.max(1) as f32).round();
        if shape.size.x == long {
            continue;
        }
        // Both bars shrink toward the middle.
        let left = if camp == near { MIDDLE - FROM - long } else { MIDDLE + FROM };
        (node.left, node.width) = (px(left), px(long));
        shape.size.x = long;
    }
}

/// A column of the picture: its index, and its colour once shown.
#[derive(Component, Clone, Copy, Debug)]
pub struct Column(usize, Color);

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

pub fn build_course(stage: &mut ChildSpawnerCommands, pen: &Pen, show: &Show) {
    let middle = PLACE.center().y;
    let near = show.fought.cast.near();
    pen.text(
        stage,
        (PLACE.min.x - 8.0, middle + 4.0),
        Anchor::End,
        theme::CAPTION,
        theme::DIM,
        t!("battle-course"),
    );
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
            let column = pen.bar(stage, bar, colour.with_alpha(0.0));
            stage.commands_mut().entity(column).insert(Column(number, colour));
        }
    }
    stage.spawn((
        at(PLACE.min.x, PLACE.min.y, PLACE.width(), PLACE.height()),
        Tooltip::new(t!("battle-course.about")),
    ));
}

pub fn paint_course(
    show: Res<Show>,
    now: Res<Now>,
    mut columns: Query<(&Column, &mut BackgroundColor)>,
) {
    let column = |seconds: f32| {
        (seconds / show.film.lasts.max(0.001) * (COLUMNS - 1) as f32 + 0.001) as usize
    };
    let (shown, seen) = (column(now.seconds), column(now.seen));
    for (Column(number, colour), mut ground) in &mut columns {
        let cover = match *number {
            number if number <= shown => 0.85,
            number if number <= seen => 0.2,
            _ => 0.0,
        };
        ground.set_if_neq(BackgroundColor(colour.with_alpha(cover)));
    }
}
