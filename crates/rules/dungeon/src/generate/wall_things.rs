//! Visible things in walls: lights, walls that attack, veins.

use super::dice::Dice;
use super::layout::Layout;
use super::plan::RoomKind;
use super::recipe::FloorRecipe;
use super::surfaces::Surfaces;
use crate::cell::{Cell, Direction};

/// Smallest distance between two lights of a room.
const BETWEEN_TORCHES: i32 = 3;
/// Open cells needed in front of a wall that attacks.
const FIRING_LANE: i32 = 3;

/// A side of a wall next to an open cell.
#[derive(Clone, Copy)]
struct Face {
    wall: Cell,
    facing: Direction,
    /// The number of the room in front of it; `None` for a corridor.
    room: Option<usize>,
}

struct Faces(Vec<Face>);

/// Puts everything that the recipe wants into walls, as far as there is room.
pub fn put(recipe: &FloorRecipe, layout: &Layout, surfaces: &mut Surfaces, dice: &mut Dice) {
    let mut faces = Faces::find(layout);
    dice.shuffle(&mut faces.0);
    if let Some(torches) = recipe.torches {
        for room in 0..layout.rooms.len() - layout.secret_doors.len() {
            let mut lit: Vec<Cell> = Vec::new();
            for _ in 0..dice.between(torches.count) {
                let apart = |cell: &Cell, face: &Face| cell.distance(face.wall) >= BETWEEN_TORCHES;
                let suits =
                    |face: &Face| face.room == Some(room) && lit.iter().all(|c| apart(c, face));
                let Some(face) = faces.take(suits) else { break };
                lit.push(face.wall);
                let kind = dice.draw(torches.pool);
                surfaces.face(layout, face, kind);
            }
        }
    }
    if let Some(traps) = recipe.wall_traps {
        for _ in 0..dice.between(traps.count) {
            let Some(face) = faces.take(|face| attacks_well(layout, face)) else { break };
            let kind = dice.draw(traps.pool);
            surfaces.face(layout, face, kind);
        }
    }
    if let Some(veins) = recipe.veins {
        for _ in 0..dice.between(veins.count) {
            let Some(face) = faces.take(|_| true) else { break };
            if let Some(kind) = dice.draw(veins.pool) {
                surfaces.walls[layout.board.index(face.wall)] = Some(kind);
            }
        }
    }
}

/// Whether a wall that attacks has room here. Never in the start room or the shop.
fn attacks_well(layout: &Layout, face: &Face) -> bool {
    let kind = face.room.map(|room| layout.rooms[room].kind);
    let ahead = |count| layout.board.room(face.wall.step(face.facing, count)) == face.room;
    matches!(kind, Some(RoomKind::Plain | RoomKind::Exit)) && (1..=FIRING_LANE).all(ahead)
}

impl Faces {
    /// All faces inside the border, row by row, except those of secret walls and in secret rooms.
    fn find(layout: &Layout) -> Self {
        let board = &layout.board;
        let mut faces = Vec::with_capacity(board.len() / 2);
        for wall in board.inside().cells() {
            let is_door = || layout.secret_doors.iter().any(|secret| secret.door == wall);
            if board.is_open(wall) || is_door() {
                continue;
            }
            for facing in Direction::STRAIGHT {
                let front = wall.step(facing, 1);
                let room = board.room(front);
                let secret = room.is_some_and(|room| layout.rooms[room].kind == RoomKind::Secret);
                if board.is_open(front) && !secret {
                    faces.push(Face { wall, facing, room });
                }
            }
        }
        Self(faces)
    }

    /// Takes the first face that meets a condition, and removes all faces of its wall.
    fn take(&mut self, suits: impl Fn(&Face) -> bool) -> Option<Face> {
        let face = *self.0.iter().find(|face| suits(face))?;
        self.0.retain(|other| other.wall != face.wall);
        Some(face)
    }
}

impl Surfaces {
    fn face(&mut self, layout: &Layout, face: Face, kind: Option<crate::names::KindId>) {
        if let Some(kind) = kind {
            self.walls[layout.board.index(face.wall)] = Some(kind);
            self.facings.push((face.wall, face.facing));
        }
    }
}
