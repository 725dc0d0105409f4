//! Cells in danger: hatched and dashed while the danger is some beats away, glowing when it is
//! next.

use super::outline::dashes;
use crate::view::ViewSystems;
use crate::view::coords::{CELL, angle, middle};
use crate::view::dive_view::{DiveView, Seen, Threat};
use bevy::prelude::*;
use daemonfall_dungeon::Cell;
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_ui::theme;

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.in_set(ViewSystems::Sync).run_if(resource_exists_and_changed::<DiveView>),
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

fn draw(
    mut commands: Commands,
    art: Res<Atlas>,
    scene: Res<DiveView>,
    old: Query<Entity, With<Warning>>,
) {
    old.iter().for_each(|mark| commands.entity(mark).despawn());
    let mut drawn: Vec<(Cell, bool)> = Vec::new();
    // The most imminent is drawn first, and no cell twice.
    let mut threats: Vec<&Threat> = scene.threats.iter().collect();
    threats.sort_by_key(|threat| threat.beats());
    for threat in threats {
        let next = threat.beats() <= 1;
        let cells: Vec<Cell> =
            threat.cells().iter().copied().filter(|cell| scene.seen(*cell) == Seen::Now).collect();
        for cell in &cells {
            if drawn.iter().any(|(other, _)| other == cell) {
                continue;
            }
            drawn.push((*cell, next));
            fill(&mut commands, &art, *cell, next);
            if let Threat::Lane { direction, .. } = threat {
                let mut sprite = art.plain("chevron");
                sprite.color = theme::DANGER;
                let turned = Transform::from_translation(middle(*cell).extend(DEPTH + 0.3))
                    .with_rotation(Quat::from_rotation_z(angle(*direction)));
                put(&mut commands, sprite, turned, if next { 0.55 } else { 0.25 }, 0.1);
            }
        }
        if !next {
            for (at, size) in dashes(&cells) {
                let sprite = Sprite::from_color(theme::DANGER, size);
                put(
                    &mut commands,
                    sprite,
                    Transform::from_translation(at.extend(DEPTH + 0.2)),
                    0.9,
                    0.1,
                );
            }
        }
    }
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
