//! The glowing outline of rooms, where walls border floors.

use super::ViewSystems;
use super::coords::{CELL, middle, vector};
use super::dive_view::{DiveView, Seen};
use crate::prelude::*;
use std::f32::consts::FRAC_PI_2;

pub fn plugin(app: &mut App) {
    app.init_resource::<Edges>();
    app.add_systems(
        Update,
        draw.in_set(ViewSystems::Sync).run_if(resource_exists_and_changed::<DiveView>),
    );
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Looks {
    now: bool,
    lit: f32,
}

#[derive(Resource, Default)]
pub struct Edges(BTreeMap<(Cell, Direction), (Looks, Entity)>);

fn looks(scene: &DiveView, cell: Cell, side: Direction) -> Option<Looks> {
    let spot = scene.spot(cell)?;
    if spot.seen == Seen::Never || spot.wall.is_some() || spot.floor.is_none() {
        return None;
    }
    let beyond = scene.spot(cell.step(side, 1));
    let walled = beyond.is_none_or(|beyond| beyond.seen != Seen::Never && beyond.wall.is_some());
    walled.then(|| {
        let now = spot.seen == Seen::Now;
        let lit = if now { ((spot.glow - 0.38) / 0.45).clamp(0.0, 0.9) } else { 0.0 };
        Looks { now, lit: (lit * 20.0).round() / 20.0 }
    })
}

fn draw(mut commands: Commands, art: Res<Atlas>, scene: Res<DiveView>, mut edges: ResMut<Edges>) {
    let mut wanted = BTreeMap::new();
    for place in 0..scene.spots.len() {
        let cell = scene.cell(place);
        for side in Direction::STRAIGHT {
            if let Some(looks) = looks(&scene, cell, side) {
                wanted.insert((cell, side), looks);
            }
        }
    }
    edges.0.retain(|key, (looks, entity)| {
        let stays = wanted.get(key) == Some(looks);
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
    for (key, looks) in wanted {
        edges.0.entry(key).or_insert_with(|| (looks, spawn(&mut commands, &art, key, looks)));
    }
}

fn spawn(
    commands: &mut Commands,
    art: &Atlas,
    (cell, side): (Cell, Direction),
    looks: Looks,
) -> Entity {
    let at = middle(cell) + vector(side) * CELL / 2.0;
    let upright = matches!(side, Direction::East | Direction::West);
    let depth = if looks.now { 3.0 } else { 2.5 };
    let transform = Transform::from_translation(at.extend(depth))
        .with_rotation(Quat::from_rotation_z(if upright { FRAC_PI_2 } else { 0.0 }));
    let edge = commands
        .spawn((art.plain(if looks.now { "wall_edge" } else { "wall_edge_old" }), transform))
        .id();
    if looks.lit > 0.0 {
        let mut lit = art.plain("wall_edge_lit");
        lit.color = theme::AS_DRAWN.with_alpha(looks.lit);
        commands.entity(edge).with_child((lit, Transform::from_xyz(0.0, 0.0, 0.1)));
    }
    edge
}
