//! Secret rooms: small, each behind a diggable wall in place of a door.

use super::board::Board;
use super::dice::Dice;
use super::grow;
use super::layout::{Rooms, SecretDoor};
use super::plan::RoomKind;
use super::recipe::{Between, FloorRecipe};
use super::shape::Shape;

const TRIES_PER_ROOM: i32 = 60;
/// Columns and rows of a secret room.
const SIDE: Between = Between(3, 4);

/// Creates up to as many secret rooms as the recipe wants, and returns their doors.
pub fn hide(
    recipe: &FloorRecipe,
    board: &mut Board,
    rooms: &mut Rooms,
    dice: &mut Dice,
) -> Vec<SecretDoor> {
    let wanted = dice.between(recipe.secret_rooms);
    let mut doors = Vec::new();
    for _ in 0..wanted * TRIES_PER_ROOM {
        if doors.len() as i32 >= wanted {
            break;
        }
        let Some((mouth, way)) = grow::way_out(board, rooms, dice) else { continue };
        let door = mouth.step(way, 1);
        let size = (dice.between(SIDE), dice.between(SIDE));
        let across = if way.offset().0 == 0 { size.0 } else { size.1 };
        let area = grow::behind(door.step(way, 1), way, size, dice.below(across));
        let host = board.room(mouth);
        let is_secret = host.is_some_and(|host| rooms[host].kind == RoomKind::Secret);
        if is_secret || !board.is_solid(door, mouth) || !grow::is_free(board, rooms, area) {
            continue;
        }
        grow::set(board, rooms, &Shape::plain(area));
        if let Some(room) = rooms.last_mut() {
            room.kind = RoomKind::Secret;
        }
        doors.push(SecretDoor { door, mouth });
    }
    doors
}
