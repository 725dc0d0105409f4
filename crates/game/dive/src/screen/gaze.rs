//! What is looked at: the pointed cell, the look cursor, the next threat; also the zoom.

use super::pointer::Pointed;
use crate::input::intent::{Intent, IntentSystems};
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::screen::journey::Travel;
use crate::session::SessionSystems;
use crate::view::ViewSystems;
use crate::view::camera::{Gaze, Zoom};
use crate::view::dive_view::DiveView;
use crate::view::hud::refusal::Say;
use crate::view::telegraph::aim::Aim;

pub fn plugin(app: &mut App) {
    let looking = (zoom, look).chain().after(IntentSystems).before(SessionSystems::Choose);
    app.init_resource::<LookCursor>()
        .add_systems(Update, looking.run_if(in_state(Screen::DIVE)))
        .add_systems(
            Update,
            choose
                .after(ViewSystems::Read)
                .before(ViewSystems::Sync)
                .run_if(in_state(Screen::DIVE)),
        );
}

#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct LookCursor {
    pub cell: Option<Cell>,
}

fn zoom(mut intents: MessageReader<Intent>, mut zoom: ResMut<Zoom>) {
    for intent in intents.read() {
        match intent {
            Intent::ZoomIn => zoom.steps = (zoom.steps + 1).min(4),
            Intent::ZoomOut => zoom.steps = (zoom.steps - 1).max(-4),
            _ => {}
        }
    }
}

fn look(
    mut intents: MessageReader<Intent>,
    mut mode: ResMut<InputMode>,
    scene: Res<DiveView>,
    mut cursor: ResMut<LookCursor>,
    mut travels: MessageWriter<Travel>,
    mut says: MessageWriter<Say>,
) {
    let Some(player) = scene.player_cell() else {
        return;
    };
    for intent in intents.read() {
        match (intent, *mode) {
            (Intent::Cursor(direction), InputMode::Look) => {
                let next = cursor.cell.unwrap_or(player).step(*direction, 1);
                if scene.spot(next).is_some() {
                    cursor.cell = Some(next);
                }
            }
            (Intent::NextThreat, _) => {
                if let Some(next) = next_threat(&scene, player, cursor.cell) {
                    cursor.cell = Some(next);
                    *mode = InputMode::Look;
                } else {
                    says.write(Say(t!("dive-no-threat")));
                }
            }
            (Intent::Use, InputMode::Look) => {
                if let Some(cell) = cursor.cell {
                    travels.write(Travel(cell));
                }
                *mode = InputMode::Play;
            }
            _ => {}
        }
    }
    if *mode != InputMode::Look {
        cursor.cell = None;
    } else if cursor.cell.is_none() {
        cursor.cell = Some(player);
    }
}

/// The cell of the next threat after the current one, nearest first.
pub fn next_threat(scene: &DiveView, player: Cell, now: Option<Cell>) -> Option<Cell> {
    let mut cells: Vec<Cell> = scene
        .things
        .values()
        .filter(|thing| {
            scene.in_sight(thing)
                && (thing.object.side == Side::Hostile || thing.traits.fuse.is_some())
        })
        .filter(|thing| {
            thing.traits.real.is_some()
                || thing.traits.fuse.is_some()
                || thing.traits.projectile.is_some()
        })
        .map(|thing| thing.placed.cell)
        .collect();
    cells.sort_by_key(|cell| (cell.distance(player), cell.y, cell.x));
    let place = now.and_then(|now| cells.iter().position(|cell| *cell == now));
    cells.get(place.map_or(0, |place| (place + 1) % cells.len().max(1))).copied()
}

/// The cell that marks and card describe.
pub(super) fn choose(
    pointed: Res<Pointed>,
    cursor: Res<LookCursor>,
    mode: Res<InputMode>,
    mut aim: ResMut<Aim>,
    mut gaze: ResMut<Gaze>,
) {
    let looking = *mode == InputMode::Look && cursor.cell.is_some();
    let cell = pointed.cell.filter(|_| pointed.active).or(cursor.cell);
    gaze.wish = cursor.cell.filter(|_| looking);
    let listed = pointed.active && pointed.listed;
    if (aim.cell, aim.looking, aim.listed) != (cell, looking, listed) {
        *aim = Aim { cell, looking, listed, ..Aim::default() };
    }
}
