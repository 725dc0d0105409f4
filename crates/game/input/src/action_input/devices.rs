//! Turns what the devices did into actions, by the bindings.

use super::{ActionInput, Awaiting, Press, Wanted};
use crate::action_table::{ActionId, Input, Row, Stick};
use crate::bindings::Bindings;
use crate::focus::{FocusScope, TakesText};
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use leafwing_input_manager::plugin::InputManagerSystem;
use leafwing_input_manager::prelude::*;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Source {
    Button(Input),
    Stick(Stick),
    /// A typed question mark, wherever the keyboard has it.
    QuestionMark,
}

impl Source {
    fn of_key(key: &KeyboardInput) -> Self {
        match &key.logical_key {
            Key::Character(letter) if letter == "?" => Self::QuestionMark,
            _ => Self::Button(Input::Key(key.key_code)),
        }
    }

    fn triggers(self, bindings: &Bindings) -> impl Iterator<Item = (ActionId, &Row)> {
        let is_meant = move |(id, row): &(ActionId, &Row)| match self {
            Self::Button(input) => bindings.inputs(*id).contains(&input),
            Self::Stick(stick) => row.stick == Some(stick),
            Self::QuestionMark => row.is_help(),
        };
        bindings.actions.all().filter(is_meant)
    }

    /// The groups in which it triggers an action that repeats.
    fn repeats_in(self, bindings: &Bindings) -> impl Iterator<Item = &'static str> {
        self.triggers(bindings).filter(|(_, row)| row.repeats).map(|(_, row)| row.group())
    }
}

#[derive(SystemParam)]
struct Devices<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    clicks: MessageReader<'w, 's, MouseButtonInput>,
    buttons: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
    keyboard: Res<'w, ButtonInput<KeyCode>>,
    mouse: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, &'static Gamepad>,
    sticks: Query<'w, 's, &'static ActionState<Stick>>,
}

impl Devices<'_, '_> {
    /// In order, each with whether it repeats. A letter that is typed into a field is no action,
    /// nor is a key held together with one that the system uses.
    fn typed(&mut self, typing: bool) -> Vec<(Source, bool)> {
        let chord = self.keyboard.any_pressed(CHORDS);
        let is_text = |key: &KeyboardInput| {
            let text = key.text.as_deref().filter(|_| typing);
            text.is_some_and(|text| text.chars().any(|letter| !letter.is_control()))
        };
        let keys = self.keys.read().filter(|key| key.state == ButtonState::Pressed);
        let keys = keys.filter(|key| !chord && !is_text(key));
        keys.map(|key| (Source::of_key(key), key.repeat)).collect()
    }

    /// Buttons that were pressed, in order, and sticks that were pushed.
    fn pressed(&mut self) -> Vec<Source> {
        let clicks = self.clicks.read().filter(|it| it.state == ButtonState::Pressed);
        let clicks = clicks.map(|it| Input::Mouse(it.button));
        let buttons = self.buttons.read().filter(|it| it.state == ButtonState::Pressed);
        let buttons = clicks.chain(buttons.map(|it| Input::Pad(it.button))).map(Source::Button);
        let sticks = self.sticks.iter().flat_map(ActionState::get_just_pressed);
        buttons.chain(sticks.map(Source::Stick)).collect()
    }

    /// The buttons of mouse and pads that are down.
    fn buttons_down(&self) -> impl Iterator<Item = Source> {
        let clicks = self.mouse.get_pressed().map(|it| Input::Mouse(*it));
        let buttons = self.pads.iter().flat_map(Gamepad::get_pressed).map(|it| Input::Pad(*it));
        clicks.chain(buttons).map(Source::Button)
    }

    /// The keys and buttons that are down.
    fn down(&self) -> impl Iterator<Item = Source> {
        let keys = self.keyboard.get_pressed().map(|it| Source::Button(Input::Key(*it)));
        keys.chain(self.buttons_down())
    }

    /// What repeats only here while it is held.
    fn held(&self) -> impl Iterator<Item = Source> {
        let sticks = self.sticks.iter().flat_map(ActionState::get_pressed).map(Source::Stick);
        self.buttons_down().chain(sticks)
    }
}

/// Keys that give other keys a meaning to the system.
const CHORDS: [KeyCode; 5] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// Held keys repeat by themselves. Buttons and sticks repeat here, in each group on its own: what
/// repeats in another must not interrupt a direction.
fn read(
    mut devices: Devices,
    mut wanted: MessageReader<Wanted>,
    (bindings, awaiting): (Res<Bindings>, Res<Awaiting>),
    focus: Option<Res<InputFocus>>,
    fields: Query<(), With<TakesText>>,
    scopes: Query<(), With<FocusScope>>,
    time: Res<Time<Real>>,
    mut input: ResMut<ActionInput>,
) {
    let input = &mut *input;
    // The input library would compare all bindings in pairs for this, in every frame.
    let down = devices.down().flat_map(|source| source.triggers(&bindings));
    input.down = down.map(|(action, _)| action).collect();
    input.early = false;
    input.covered = !scopes.is_empty();
    input.typing = focus.and_then(|it| it.get()).is_some_and(|entity| fields.contains(entity));
    input.shift = devices.keyboard.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    input.presses.clear();
    input.pushed.clear();

    let typed = devices.typed(input.typing);
    let pressed = devices.pressed();
    let wanted: Vec<ActionId> = wanted.read().map(|it| it.0).collect();
    let held = devices.held().filter(|it| it.repeats_in(&bindings).next().is_some());
    input.held = held.collect();
    if awaiting.0 {
        input.repeats.clear();
        return;
    }
    for group in input.held.iter().flat_map(|source| source.repeats_in(&bindings)) {
        input.repeats.entry(group).or_default();
    }
    let mut again = Vec::new();
    for (group, repeat) in &mut input.repeats {
        let is_here = |source: &Source| source.repeats_in(&bindings).any(|it| it == *group);
        let held: Vec<Source> = input.held.iter().copied().filter(is_here).collect();
        let source =
            repeat.advance(time.delta_secs(), &held, &pressed, |source| held.contains(&source));
        again.extend(source.map(|source| (*group, source)));
    }
    input.pushed.extend(pressed.iter().filter_map(|source| match source {
        Source::Stick(stick) => Some(*stick),
        _ => None,
    }));
    input.presses.extend(wanted.into_iter().map(|action| Press { action, again: false }));
    for (source, again) in typed.into_iter().chain(pressed.into_iter().map(|it| (it, false))) {
        let actions = source.triggers(&bindings).filter(|(_, row)| row.repeats || !again);
        input.presses.extend(actions.map(|(action, _)| Press { action, again }));
    }
    for (group, source) in again {
        let actions = source.triggers(&bindings);
        let actions = actions.filter(|(_, row)| row.repeats && row.group() == group);
        input.presses.extend(actions.map(|(action, _)| Press { action, again: true }));
    }
}

/// Large enough that a diagonal push does not count for two directions.
const STICK_THRESHOLD: f32 = 0.75;

fn bind_sticks(mut commands: Commands) {
    use GamepadControlDirection as G;
    let map = InputMap::new(
        [
            (Stick::LeftUp, G::LEFT_UP),
            (Stick::LeftDown, G::LEFT_DOWN),
            (Stick::LeftLeft, G::LEFT_LEFT),
            (Stick::LeftRight, G::LEFT_RIGHT),
            (Stick::RightUp, G::RIGHT_UP),
            (Stick::RightDown, G::RIGHT_DOWN),
            (Stick::RightLeft, G::RIGHT_LEFT),
            (Stick::RightRight, G::RIGHT_RIGHT),
        ]
        .map(|(stick, direction)| (stick, direction.threshold(STICK_THRESHOLD))),
    );
    commands.spawn((Name::new("sticks"), map));
}

pub fn plugin(app: &mut App) {
    app.add_plugins(InputManagerPlugin::<Stick>::default())
        .insert_resource(ClashStrategy::PressAll)
        .add_systems(Startup, bind_sticks)
        .add_systems(PreUpdate, read.after(InputManagerSystem::Update));
}
