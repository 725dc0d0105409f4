//! Whether the dock is open, what it covers, and the key that opens it.
//!
//! The key is read before any screen can capture keys. When it is pressed for the first time, the
//! camera gets its egui; while the dock is closed, none of egui's own systems runs.

use super::prelude::*;
use bevy::ecs::component::Mutable;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::{ButtonState, InputSystems};
use bevy_egui::{
    EguiContext, EguiGlobalSettings, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};
use daemonfall_input::action_input::Awaiting;
use daemonfall_input::bindings::Bindings;
use daemonfall_input::global_actions::AnywhereAction;

#[derive(Resource, Clone, Debug, Default)]
pub struct Room {
    pub open: bool,
    /// It was closed, and egui has a last frame to clear its drawings.
    leaving: bool,
    /// The panels that were drawn in the last frame.
    pub shown: Vec<PanelKind>,
    /// The areas covered by dock, floating panels and menus, in logical pixels of the window.
    pub covered: Vec<Rect>,
}

impl Room {
    pub fn turn(&mut self) {
        self.leaving = self.open;
        self.open = !self.open;
        self.shown.clear();
        self.covered.clear();
    }

    pub fn shows(&self, kind: PanelKind) -> bool {
        self.open && self.shown.contains(&kind)
    }

    pub fn covers(&self, place: Vec2) -> bool {
        self.covered.iter().any(|rect| rect.contains(place))
    }
}

/// Whether a panel was drawn in the last frame.
pub fn shown(kind: PanelKind) -> impl FnMut(Res<Room>) -> bool + Clone {
    move |room: Res<Room>| room.shows(kind)
}

/// Has a log kept while a panel is shown.
pub fn attend<R: Resource<Mutability = Mutable>>(
    kind: PanelKind,
    on: fn(&mut R) -> &mut bool,
) -> impl FnMut(Res<Room>, ResMut<R>) {
    move |room, mut log| {
        let shown = room.shows(kind);
        if *on(log.bypass_change_detection()) != shown {
            *on(&mut log) = shown;
        }
    }
}

pub fn is_open(room: Res<Room>) -> bool {
    room.open
}

fn is_awake(room: Res<Room>) -> bool {
    room.open || room.leaving
}

pub fn context(world: &mut World) -> Option<egui::Context> {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let mut context = contexts.single_mut(world).ok()?;
    Some(context.get_mut().clone())
}

#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RoomSystems;

fn notice(
    mut keys: MessageReader<KeyboardInput>,
    (bindings, awaiting): (Res<Bindings>, Res<Awaiting>),
    mut room: ResMut<Room>,
) {
    let pressed = keys.read().filter(|key| {
        key.state == ButtonState::Pressed
            && !key.repeat
            && !awaiting.0
            && bindings.of_key(key.key_code) == Some(AnywhereAction::Panels)
    });
    for _ in pressed {
        room.turn();
    }
}

fn begin(
    camera: Query<Entity, (With<MainCamera>, Without<EguiContext>)>,
    room: Res<Room>,
    mut commands: Commands,
) {
    if let (true, Ok(camera)) = (room.open, camera.single()) {
        commands.entity(camera).insert((EguiContext::default(), PrimaryEguiContext));
    }
}

fn left(mut room: ResMut<Room>) {
    room.leaving = false;
}

fn no_context_by_itself(mut settings: ResMut<EguiGlobalSettings>) {
    settings.auto_create_primary_context = false;
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Room>()
        .add_systems(
            PreStartup,
            no_context_by_itself.before(bevy_egui::EguiStartupSet::InitContexts),
        )
        .configure_sets(
            PreUpdate,
            RoomSystems.after(InputSystems).before(EguiPreUpdateSet::InitContexts),
        )
        .configure_sets(
            PreUpdate,
            (
                EguiPreUpdateSet::InitContexts,
                EguiPreUpdateSet::ProcessInput,
                EguiPreUpdateSet::BeginPass,
            )
                .run_if(is_awake),
        )
        .configure_sets(
            PostUpdate,
            (
                EguiPostUpdateSet::EndPass,
                EguiPostUpdateSet::ProcessOutput,
                EguiPostUpdateSet::PostProcessOutput,
            )
                .run_if(is_awake),
        )
        .add_systems(PreUpdate, (notice, begin.run_if(is_open)).chain().in_set(RoomSystems))
        .add_systems(Last, left.run_if(|room: Res<Room>| room.leaving));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_room_covers_and_shows_nothing() {
        let mut room = Room::default();
        room.turn();
        room.shown.push(PanelKind::Speed);
        room.covered.push(Rect::new(700.0, 0.0, 1280.0, 720.0));
        assert!(room.shows(PanelKind::Speed) && room.covers(Vec2::new(900.0, 300.0)));
        assert!(!room.covers(Vec2::new(600.0, 300.0)));
        room.turn();
        assert!(!room.shows(PanelKind::Speed) && !room.covers(Vec2::new(900.0, 300.0)));
    }
}
