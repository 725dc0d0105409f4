//! The head: title, turn, and remaining strength of both sides.

use super::now::Now;
use super::ranks::MIDDLE;
use crate::BattleSystems;
use crate::begin::{Fought, Show};
use crate::film::living;
use bevy::prelude::*;
use daemonfall_battle::Camp;
use daemonfall_ui::drawing::{Anchor, CAPTION, DIGIT, NAME, Pen, TEXT, TIME, TITLE, at};
use daemonfall_ui::prelude::*;
use daemonfall_ui::shape::{Outline, Shape};

/// Strength bars: distance from the middle, length, and position.
const FROM: f32 = 44.0;
const LONG: f32 = 180.0;
const TOP: f32 = 38.0;
const HIGH: f32 = 8.0;

#[derive(Component)]
struct Turn;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Strength {
    Count(Camp),
    Health(Camp),
    Bar(Camp),
}

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen, fought: &Fought) {
    pen.text(stage, (24.0, 36.0), Anchor::Start, TITLE, theme::LIGHT, t!("battle-title"));
    // Long titles are cut off before the bars.
    stage.part(Node { overflow: Overflow::clip(), ..at(24.0, 42.0, 200.0, 24.0) }, |clip| {
        let title = fought.title.clone();
        pen.text(clip, (0.0, 16.0), Anchor::Start, TEXT, theme::DIM, title);
    });
    pen.text(stage, (MIDDLE, 30.0), Anchor::Middle, CAPTION, theme::DIM, t!("battle-turn"));
    let turn = pen.text(stage, (MIDDLE, 55.0), Anchor::Middle, TIME, theme::LIGHT, "1");
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
        pen.text(stage, (inner, 28.0), anchor, NAME, colour, words);
        let other_end = match anchor {
            Anchor::Start => Anchor::End,
            _ => Anchor::Start,
        };
        let count = pen.text(stage, (outer, 28.0), other_end, DIGIT, theme::LIGHT, "");
        let health = pen.text(stage, (inner, 63.0), anchor, DIGIT, theme::DIM, "");
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

fn paint(
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
                let all = plan.start().left(*camp);
                t!("battle-head-left", left = living(plan, &now.health, *camp), all = all)
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

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        paint
            .in_set(BattleSystems::Draw)
            .run_if(resource_exists_and_changed::<Now>.or_else(any_match_filter::<Added<Turn>>)),
    );
}
