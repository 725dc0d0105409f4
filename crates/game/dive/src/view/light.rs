//! The brightness of each cell in sight: torches, lamps and the player shine, walls cast shadows.

use super::dive_view::{DiveView, Seen};
use crate::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lamp {
    pub cell: Cell,
    /// Reach in cells.
    pub radius: i32,
    /// Brightness at its own cell.
    pub strength: f32,
    /// Whether it is a torch or lamp rather than the player.
    pub torch: bool,
}

pub fn lamps(scene: &DiveView) -> Vec<Lamp> {
    let fixed =
        scene.spots.iter().enumerate().filter(|(_, spot)| spot.seen == Seen::Now).filter_map(
            |(place, spot)| {
                let radius = scene.look(spot.wall?)?.light;
                (radius > 0).then(|| Lamp {
                    cell: scene.cell(place),
                    radius,
                    strength: 0.95,
                    torch: true,
                })
            },
        );
    let things = scene.things.values().filter_map(|thing| {
        let radius = thing.traits.light?.radius;
        let torch = Some(thing.object.id) != scene.hero;
        let strength = if torch { 0.85 } else { 0.45 };
        (radius > 0 && scene.in_sight(thing)).then_some(Lamp {
            cell: thing.placed.cell,
            radius,
            strength,
            torch,
        })
    });
    fixed.chain(things).collect()
}

pub fn shine(scene: &mut DiveView) {
    let lamps = lamps(scene);
    scene.spots.iter_mut().for_each(|spot| (spot.light, spot.glow) = (0.0, 0.0));
    for lamp in lamps {
        for y in lamp.cell.y - lamp.radius..=lamp.cell.y + lamp.radius {
            for x in lamp.cell.x - lamp.radius..=lamp.cell.x + lamp.radius {
                let cell = Cell::new(x, y);
                let (dx, dy) = ((x - lamp.cell.x) as f32, (y - lamp.cell.y) as f32);
                let fall = (1.0 - (dx * dx + dy * dy).sqrt() / (lamp.radius as f32 + 0.5)).max(0.0);
                if fall > 0.0 && scene.seen(cell) == Seen::Now && clear(scene, lamp.cell, cell) {
                    let place = (y * scene.size.0 + x) as usize;
                    if let Some(spot) = scene.spots.get_mut(place) {
                        spot.light = (spot.light + lamp.strength * fall).min(1.0);
                        if lamp.torch {
                            spot.glow = spot.glow.max(lamp.strength * fall);
                        }
                    }
                }
            }
        }
    }
}

/// Whether no wall is between two cells; the end cells do not count.
fn clear(scene: &DiveView, from: Cell, to: Cell) -> bool {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let steps = dx.abs().max(dy.abs());
    (1..steps).all(|step| {
        let part = |d: i32| (d as f32 * step as f32 / steps as f32).round() as i32;
        scene
            .spot(Cell::new(from.x + part(dx), from.y + part(dy)))
            .is_none_or(|spot| spot.wall.is_none())
    })
}
