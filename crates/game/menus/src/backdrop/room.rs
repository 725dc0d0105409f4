//! The room: its layout, floors, walls, objects and light.

use super::{CELL, Hero, middle};
use crate::prelude::*;
use daemonfall_dive_mode::view::palette;

#[derive(Component)]
pub struct Lit {
    place: Vec2,
    /// Light from the torches, which does not move.
    still: f32,
}

const THINGS: [(&str, f32, f32); 9] = [
    ("crate", 13.0, 2.0),
    ("barrel", 23.0, 2.0),
    ("gold_small", 19.0, 9.0),
    ("potion", 13.0, 10.0),
    ("broadsword", 18.0, 3.0),
    ("pillar", 22.0, 6.0),
    ("crate", 24.0, 10.0),
    ("lantern", 12.0, 6.0),
    ("stairs", 21.0, 13.0),
];

pub fn furnish(commands: &mut Commands, root: Entity, atlas: &Atlas) {
    for (x, y) in cells() {
        let (ground, chance) = (at(x, y), noise(x, y));
        let place = middle(x as f32, y as f32);
        let name = match ground {
            Ground::Floor => ["floor_a", "floor_a", "floor_b", "floor_c"][chance as usize % 4],
            Ground::Water => "water",
            Ground::Torch => "wall_torch",
            Ground::Wall | Ground::Rock => {
                ["wall_a", "wall_a", "wall_b", "wall_c"][chance as usize % 4]
            }
        };
        let mut tile = atlas.plain(name);
        let far = match ground {
            Ground::Rock if chance % 5 < 2 => continue,
            Ground::Rock => theme::AS_DRAWN.with_alpha(0.10 + 0.05 * (chance % 5) as f32),
            Ground::Wall => theme::AS_DRAWN.with_alpha(0.85),
            Ground::Torch | Ground::Floor | Ground::Water => theme::AS_DRAWN,
        };
        tile.color = far;
        let mut entity =
            commands.spawn((tile, Transform::from_translation(place.extend(0.0)), ChildOf(root)));
        if ground.is_open() {
            entity.insert(Lit { place, still: torchlight(place) });
        }
        if ground.is_open() {
            edges(commands, root, x, y, place);
        }
        if ground == Ground::Torch {
            light(
                commands,
                root,
                atlas,
                place - Vec2::Y * CELL * 0.2,
                8.0,
                palette::TORCHLIGHT.with_alpha(0.16),
            );
        }
    }
    for (name, x, y) in THINGS {
        commands.spawn((
            atlas.shining(name),
            Transform::from_translation(middle(x, y).extend(2.0)).with_scale(Vec3::splat(0.82)),
            ChildOf(root),
        ));
    }
}

/// Walls shine at the edge to the floor.
fn edges(commands: &mut Commands, root: Entity, x: i32, y: i32, place: Vec2) {
    for (dx, dy) in [(0, -1), (0, 1), (-1, 0), (1, 0)] {
        if !at(x + dx, y + dy).is_open()
            && (0..WIDTH as i32).contains(&(x + dx))
            && (0..HEIGHT as i32).contains(&(y + dy))
        {
            let size = if dx == 0 { Vec2::new(CELL, 2.0) } else { Vec2::new(2.0, CELL) };
            let edge = place + Vec2::new(dx as f32, -dy as f32) * CELL / 2.0;
            let shine = 0.45 + 0.55 * torchlight(edge).min(1.0);
            commands.spawn((
                Sprite::from_color(theme::RIM.with_alpha(shine), size),
                Transform::from_translation(edge.extend(1.0)),
                ChildOf(root),
            ));
        }
    }
}

pub fn light(
    commands: &mut Commands,
    root: Entity,
    atlas: &Atlas,
    place: Vec2,
    cells: f32,
    colour: Color,
) -> Entity {
    let sprite = Sprite {
        image: atlas.light.clone(),
        custom_size: Some(Vec2::splat(cells * CELL)),
        color: colour,
        ..default()
    };
    commands.spawn((sprite, Transform::from_translation(place.extend(1.5)), ChildOf(root))).id()
}

fn torchlight(place: Vec2) -> f32 {
    cells()
        .filter(|(x, y)| at(*x, *y) == Ground::Torch)
        .map(|(x, y)| fade(place.distance(middle(x as f32, y as f32)) / CELL, 6.0))
        .sum()
}

/// Light at a distance in cells from a source that lights `reach` cells.
fn fade(distance: f32, reach: f32) -> f32 {
    (1.0 - distance / reach).max(0.0).powi(2)
}

fn grey(light: f32) -> Color {
    Color::srgb(light, light, light)
}

fn shine(hero: Single<&Transform, With<Hero>>, mut tiles: Query<(&Lit, &mut Sprite)>) {
    for (tile, mut sprite) in &mut tiles {
        let own = fade(tile.place.distance(hero.translation.truncate()) / CELL, 5.0);
        sprite.color = grey(0.75 + 1.5 * tile.still + 1.1 * own);
    }
}

pub const WIDTH: usize = 27;
pub const HEIGHT: usize = 15;

/// `#` wall, `T` wall with a torch, `.` floor, `w` water, blank: solid rock, hardly visible.
const PLAN: [&str; HEIGHT] = [
    "                           ",
    "            ###T#####T###  ",
    "            #...........#  ",
    "            #...........###",
    "            #...##.........",
    "  ###########...##.........",
    "  #......................##",
    "  ###########............#  ",
    "            #..ww........#  ",
    "            #.wwww.......#  ",
    "            #..www.......#  ",
    "            ####T####.####  ",
    "                    #.#    ",
    "                    #.#    ",
    "                    #.#    ",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Rock,
    Wall,
    Torch,
    Floor,
    Water,
}

impl Ground {
    pub fn is_open(self) -> bool {
        matches!(self, Ground::Floor | Ground::Water)
    }
}

/// The ground of a cell; rock outside.
pub fn at(x: i32, y: i32) -> Ground {
    let sign = usize::try_from(y)
        .ok()
        .and_then(|y| PLAN.get(y))
        .and_then(|row| row.as_bytes().get(usize::try_from(x).ok()?));
    match sign {
        Some(b'#') => Ground::Wall,
        Some(b'T') => Ground::Torch,
        Some(b'.') => Ground::Floor,
        Some(b'w') => Ground::Water,
        _ => Ground::Rock,
    }
}

pub fn cells() -> impl Iterator<Item = (i32, i32)> {
    (0..HEIGHT as i32).flat_map(|y| (0..WIDTH as i32).map(move |x| (x, y)))
}

/// A number per cell, the same in every game, for a random look.
pub fn noise(x: i32, y: i32) -> u32 {
    let mut mixed = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
    mixed ^ (mixed >> 13)
}

pub fn plugin(app: &mut App) {
    app.add_systems(Update, shine.after(super::walk));
}
