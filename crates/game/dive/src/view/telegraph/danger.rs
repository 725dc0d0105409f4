//! Cells in danger: bright corners where something strikes in the next beat, hatched and dashed where it may
//! strike; and where enemies walk.

use super::outline::dashes;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::coords::{CELL, angle, middle, middle_of, vector};
use crate::view::dive_view::next_beat::{Fate, NextBeat};
use crate::view::dive_view::{DiveView, Seen, Threat};
use daemonfall_dungeon::{Act, Deed};

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(ViewSystems::Sync).run_if(
            resource_exists_and_changed::<DiveView>
                .or_else(resource_exists_and_changed::<NextBeat>),
        ),
    );
    app.add_systems(Update, pulse.in_set(ViewSystems::Mark));
}

/// A piece of a mark; its opacity oscillates around `cover` by `swing`.
#[derive(Component, Clone, Copy, Debug)]
pub struct Warning {
    cover: f32,
    swing: f32,
}

const DEPTH: f32 = 6.0;
/// Above the figures.
const ABOVE: f32 = 21.0;

fn draw(
    mut commands: Commands,
    art: Res<Atlas>,
    (scene, next): (Res<DiveView>, Res<NextBeat>),
    old: Query<Entity, With<Warning>>,
) {
    old.iter().for_each(|mark| commands.entity(mark).despawn());
    let mut drawn: Vec<Cell> = Vec::new();
    for cell in &next.struck {
        if !drawn.contains(cell) {
            drawn.push(*cell);
            fill(&mut commands, &art, *cell, true);
        }
    }
    // The most imminent is drawn first, and no cell twice.
    let mut threats: Vec<&Threat> = scene.threats.iter().collect();
    threats.sort_by_key(|threat| threat.beats());
    for threat in threats {
        // A blast has no cells that are safe because they are out of sight.
        let known = |cell: &Cell| {
            matches!(threat, Threat::Blast { .. }) || scene.seen(*cell) != Seen::Never
        };
        let cells: Vec<Cell> = threat.cells().iter().copied().filter(known).collect();
        for cell in &cells {
            if let Threat::Lane { direction, .. } = threat {
                let cover = if drawn.contains(cell) { 0.55 } else { 0.25 };
                let at = Transform::from_translation(middle(*cell).extend(DEPTH + 0.3));
                chevron(&mut commands, &art, theme::DANGER, at, *direction, cover);
            }
            if !drawn.contains(cell) {
                drawn.push(*cell);
                fill(&mut commands, &art, *cell, false);
            }
        }
        for (at, size) in dashes(&cells) {
            let sprite = Sprite::from_color(theme::DANGER, size);
            let at = Transform::from_translation(at.extend(DEPTH + 0.2));
            put(&mut commands, sprite, at, 0.9, 0.1);
        }
    }
    for cell in next.risky.iter().filter(|cell| !drawn.contains(cell)) {
        fill(&mut commands, &art, *cell, false);
    }
    walks(&mut commands, &art, &scene, &next);
    pushes(&mut commands, &art, &scene, &next);
}

/// Where pushes, ice and traps put somebody.
fn pushes(commands: &mut Commands, art: &Atlas, scene: &DiveView, next: &NextBeat) {
    for suffered in &next.fates {
        let Fate::Moved { from, to, .. } = suffered.fate else { continue };
        let way = Direction::toward(to.x - from.x, to.y - from.y);
        let (Some(way), true) = (way, scene.seen(to) != Seen::Never) else { continue };
        let color = if scene.hero == Some(suffered.id) { theme::YOU } else { theme::NEUTRAL };
        let at = Transform::from_translation(middle(to).extend(ABOVE));
        let mut frame = art.plain("frame_dashed");
        frame.color = color;
        put(commands, frame, at, 0.8, 0.0);
        chevron(commands, art, color, at.with_scale(Vec3::splat(0.5)), way, 0.9);
    }
}

/// Where units and machines will walk: a small chevron at their side.
fn walks(commands: &mut Commands, art: &Atlas, scene: &DiveView, next: &NextBeat) {
    for (id, deed) in &next.deeds {
        let (Some(Deed { act: Act::Walks(direction), .. }), Some(thing)) =
            (deed, scene.things.get(id))
        else {
            continue;
        };
        let size = thing.size();
        // Southward, the health is between.
        let aside = if *direction == Direction::South { 9.0 } else { 0.0 };
        let out = Vec2::new(size.0 as f32, size.1 as f32) * CELL / 2.0 + aside;
        let at = middle_of(thing.placed.cell, size) + vector(*direction) * out;
        let at = Transform::from_translation(at.extend(ABOVE)).with_scale(Vec3::splat(0.5));
        let color = match thing.object.side {
            Side::Hostile => theme::HOSTILE,
            _ => theme::DANGER,
        };
        chevron(commands, art, color, at, *direction, 0.9);
    }
}

fn chevron(
    commands: &mut Commands,
    art: &Atlas,
    color: Color,
    at: Transform,
    direction: Direction,
    cover: f32,
) {
    let mut sprite = art.plain("chevron");
    sprite.color = color;
    let turned = at.with_rotation(Quat::from_rotation_z(angle(direction)));
    put(commands, sprite, turned, cover, 0.1);
}

fn fill(commands: &mut Commands, art: &Atlas, cell: Cell, next: bool) {
    let at = |depth: f32| Transform::from_translation(middle(cell).extend(DEPTH + depth));
    let ground = Sprite::from_color(theme::DANGER, Vec2::splat(CELL - 2.0));
    put(
        commands,
        ground,
        at(0.0),
        if next { 0.07 } else { 0.018 },
        if next { 0.025 } else { 0.006 },
    );
    let mut mark = art.plain(if next { "frame_corners" } else { "hatch" });
    mark.color = theme::DANGER;
    put(commands, mark, at(0.1), if next { 0.95 } else { 0.17 }, if next { 0.05 } else { 0.0 });
}

fn put(commands: &mut Commands, mut sprite: Sprite, transform: Transform, cover: f32, swing: f32) {
    sprite.color.set_alpha(cover);
    commands.spawn((sprite, transform, Warning { cover, swing }));
}

fn pulse(time: Res<Time>, mut marks: Query<(&Warning, &mut Sprite)>) {
    let wave = (time.elapsed_secs() * 4.5).sin();
    for (mark, mut sprite) in marks.iter_mut().filter(|(mark, _)| mark.swing > 0.0) {
        sprite.color.set_alpha(mark.cover + mark.swing * wave);
    }
}
