//! The pointer: its cell, and what a click or tap there means.

use super::careful::Careful;
use super::gaze::LookCursor;
use super::journey::{Journey, Travel};
use super::ways::step;
use crate::input::intent::Intent;
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::session::SessionSystems;
use crate::session::watch::Watch;
use crate::view::coords::cell_at;
use crate::view::hud::order::OrderRow;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::picking::pointer::{PointerId, PointerLocation};
use daemonfall_input::touch::{Spot, Touched};
use daemonfall_ui::camera::MainCamera;
use daemonfall_ui::dialogue::Dialogue;

pub fn plugin(app: &mut App) {
    let playing = in_state(Screen::DIVE).and_then(in_state(Paused(false)));
    app.init_resource::<Pointed>().add_message::<UseCell>();
    app.add_systems(
        Update,
        (point, look, click.run_if(not(resource_exists::<Watch>)), roll)
            .chain()
            .before(SessionSystems::Choose)
            .run_if(playing),
    )
    .add_systems(OnExit(Screen::DIVE), nowhere)
    .add_systems(OnEnter(Paused(true)), nowhere);
}

fn nowhere(mut spot: ResMut<Spot>, mut pointed: ResMut<Pointed>) {
    (*spot, *pointed) = default();
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pointed {
    pub cell: Option<Cell>,
    /// Whether it belongs to a row in the list of what acts next.
    pub listed: bool,
    /// Whether the pointer was used more recently than a key.
    pub active: bool,
}

fn point(
    windows: Query<&Window>,
    camera: Single<(&Camera, &GlobalTransform), With<MainCamera>>,
    panels: Query<(&ComputedNode, &UiGlobalTransform, &InheritedVisibility), With<Opaque>>,
    dialogues: Query<(), With<Dialogue>>,
    rows: Query<(&OrderRow, &Hovered)>,
    mut moved: MessageReader<CursorMoved>,
    mut intents: MessageReader<Intent>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    touched: Res<Touched>,
    mut spot: ResMut<Spot>,
    mut pointed: ResMut<Pointed>,
) {
    let active = (pointed.active || moved.read().count() > 0) && intents.read().count() == 0;
    let Ok(window) = windows.single() else { return };
    let row = rows.iter().find(|(_, hovered)| hovered.get()).map(|(row, _)| row.0);
    // Fingers move the game's own pointer, not the system's.
    let finger = || {
        let mouse = pointers.iter().find(|(id, _)| **id == PointerId::Mouse);
        let at = mouse.and_then(|(_, place)| place.location())?.position;
        let inside = Rect::from_corners(Vec2::ZERO, window.size());
        Some(at).filter(|at| inside.contains(*at))
    };
    let at = match touched.0 {
        true => finger(),
        false => window.cursor_position(),
    };
    let cell = at.and_then(|at| {
        let physical = at * window.scale_factor();
        let mut panels = panels.iter();
        let covered = !dialogues.is_empty()
            || panels
                .any(|(node, place, seen)| seen.get() && node.contains_point(*place, physical));
        let (camera, place) = *camera;
        if covered { None } else { camera.viewport_to_world_2d(place, at).ok().map(cell_at) }
    });
    spot.set_if_neq(Spot { place: cell.map(|cell| (cell.x, cell.y)), swipes: cell.is_some() });
    pointed.set_if_neq(Pointed { cell: row.or(cell), listed: row.is_some(), active });
}

/// A click on a row of the list only looks: a tap next to the map must not move the player.
fn look(
    buttons: Res<ButtonInput<MouseButton>>,
    pointed: Res<Pointed>,
    mut mode: ResMut<InputMode>,
    mut cursor: ResMut<LookCursor>,
    mut journey: ResMut<Journey>,
) {
    let looks = matches!(*mode, InputMode::Play | InputMode::Look);
    if buttons.just_pressed(MouseButton::Left) && pointed.listed && looks {
        journey.stop();
        cursor.cell = pointed.cell;
        *mode = InputMode::Look;
    }
}

/// A cell is used without a pointer, as if it were clicked.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct UseCell(pub Cell);

fn click(
    buttons: Res<ButtonInput<MouseButton>>,
    pointed: Res<Pointed>,
    mut used: MessageReader<UseCell>,
    mut mode: ResMut<InputMode>,
    mut journey: ResMut<Journey>,
    mut careful: Careful,
    mut travels: MessageWriter<Travel>,
) {
    let clicked = buttons.just_pressed(MouseButton::Left) && !pointed.listed;
    let cell = used.read().last().map(|used| used.0).or(pointed.cell.filter(|_| clicked));
    let (Some(cell), Some(at)) = (cell, careful.scene.player_cell()) else {
        return;
    };
    let was_walking = journey.is_under_way();
    journey.stop();
    match (*mode, step(at, cell)) {
        (InputMode::Log | InputMode::Help, _) => {}
        (InputMode::Bomb, Some(direction)) => {
            *mode = InputMode::Play;
            careful.play(Command::Bomb(direction));
        }
        (InputMode::Bomb, None) => {}
        (_, Some(direction)) => careful.click(direction),
        (_, None) if cell == at => {
            careful.play(Command::Wait);
        }
        (_, None) if was_walking => {}
        (_, None) => {
            let strikes = super::forecast::strikable(&careful.scene, at, cell);
            match strikes {
                Some(direction) => careful.play(Command::Step(direction)),
                None => drop(travels.write(Travel(cell))),
            }
        }
    }
}

fn roll(
    mut wheel: MessageReader<MouseWheel>,
    mode: Res<InputMode>,
    pointed: Res<Pointed>,
    mut rolled: Local<f32>,
    mut intents: MessageWriter<Intent>,
) {
    for turn in wheel.read() {
        if pointed.cell.is_none() || matches!(*mode, InputMode::Log | InputMode::Help) {
            continue;
        }
        *rolled += turn.y / if turn.unit == MouseScrollUnit::Line { 1.0 } else { 60.0 };
        if rolled.abs() >= 1.0 {
            intents.write(if *rolled > 0.0 { Intent::ZoomIn } else { Intent::ZoomOut });
            *rolled = 0.0;
        }
    }
}
