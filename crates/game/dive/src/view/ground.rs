//! Floors and walls: one tile per known cell, lit while in sight, dim while remembered.

use super::coords::{angle, middle};
use super::dive_view::{DiveView, Seen, Spot};
use super::{ViewSystems, palette};
use crate::prelude::*;

pub fn plugin(app: &mut App) {
    app.init_resource::<Tiles>();
    app.add_systems(
        Update,
        lay.in_set(ViewSystems::Sync).run_if(resource_exists_and_changed::<DiveView>),
    );
    app.add_systems(Update, ease.in_set(ViewSystems::Play));
}

#[derive(Resource, Default)]
pub struct Tiles(Vec<Option<Entity>>);

#[derive(Component, Clone, Copy, Debug)]
pub struct Tile {
    wanted: LinearRgba,
}

fn picture(scene: &DiveView, spot: &Spot, cell: Cell) -> Option<String> {
    let name = &scene.look(spot.wall.or(spot.floor)?)?.sprite;
    let roll = pick(cell);
    // Plain rock and ground: mostly bare pictures, sometimes their own.
    let plain = |bare: &str, own: &str, rare: &str, every: usize| match roll % every {
        0 => own.to_owned(),
        1 if roll.is_multiple_of(3) => rare.to_owned(),
        _ => bare.to_owned(),
    };
    Some(match name.as_str() {
        "floor_a" => plain("floor_a", "floor_a", "floor_b", 4),
        "floor_b" => plain("floor_a", "floor_b", "floor_c", 4),
        "floor_c" => plain("floor_a", "floor_c", "floor_b", 4),
        "wall_a" => plain("wall_a", "wall_c", "wall_b", 5),
        "wall_b" => plain("wall_a", "wall_b", "wall_c", 3),
        "wall_c" => plain("wall_a", "wall_c", "wall_b", 3),
        other => other.to_owned(),
    })
}

/// A constant number per cell, to choose among several pictures of the same thing.
fn pick(cell: Cell) -> usize {
    let mixed =
        (cell.x as u32).wrapping_mul(0x9E37_79B1) ^ (cell.y as u32).wrapping_mul(0x85EB_CA77);
    ((mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D) >> 20) as usize
}

/// Rotation of the picture of a wall that shoots: it is drawn facing east.
fn turn(scene: &DiveView, cell: Cell) -> Quat {
    let shooter = scene
        .things
        .values()
        .find(|thing| thing.object.layer == Layer::Wall && thing.placed.cell == cell);
    shooter.map_or(Quat::IDENTITY, |thing| {
        Quat::from_rotation_z(angle(thing.placed.facing) - angle(Direction::East))
    })
}

fn tint(spot: &Spot) -> LinearRgba {
    match (spot.seen, spot.wall.is_some()) {
        (Seen::Never, _) => LinearRgba::NONE,
        (Seen::Before, true) => LinearRgba::WHITE.with_alpha(0.6),
        (Seen::Before, false) => palette::remembered_tint(),
        (Seen::Now, true) => LinearRgba::WHITE * (1.0 + 0.9 * spot.light),
        (Seen::Now, false) => palette::floor_tint(0.28 + 0.72 * spot.light),
    }
}

fn lay(
    mut commands: Commands,
    art: Res<Atlas>,
    scene: Res<DiveView>,
    mut tiles: ResMut<Tiles>,
    mut known: Query<(&mut Tile, &mut Sprite)>,
) {
    if tiles.0.len() != scene.spots.len() {
        tiles.0.drain(..).flatten().for_each(|tile| commands.entity(tile).despawn());
        tiles.0.resize(scene.spots.len(), None);
    }
    for (place, spot) in scene.spots.iter().enumerate() {
        let cell = scene.cell(place);
        let shown = (spot.seen != Seen::Never).then(|| picture(&scene, spot, cell)).flatten();
        match (tiles.0[place], shown) {
            (None, Some(name)) => {
                let mut sprite = art.plain(&name);
                sprite.color = LinearRgba::NONE.into();
                let at = Transform::from_translation(middle(cell).extend(0.0))
                    .with_rotation(turn(&scene, cell));
                tiles.0[place] = Some(
                    commands
                        .spawn((
                            Tile { wanted: tint(spot) },
                            sprite,
                            at,
                            Name::new(format!("tile {cell}")),
                        ))
                        .id(),
                );
            }
            (Some(entity), Some(name)) => {
                if let Ok((mut tile, mut sprite)) = known.get_mut(entity) {
                    tile.wanted = tint(spot);
                    sprite.rect = art.get(&name).map(|found| found.plain);
                }
            }
            (Some(entity), None) => {
                commands.entity(entity).despawn();
                tiles.0[place] = None;
            }
            (None, None) => {}
        }
    }
}

fn ease(time: Res<Time>, mut tiles: Query<(&Tile, &mut Sprite)>) {
    let step = 1.0 - (-14.0 * time.delta_secs()).exp();
    for (tile, mut sprite) in &mut tiles {
        let now = sprite.color.to_linear();
        let gap = tile.wanted - now;
        let far = gap.red.abs() + gap.green.abs() + gap.blue.abs() + gap.alpha.abs();
        if far > 0.004 {
            sprite.color = (now + gap * step).into();
        }
    }
}
