//! Tests how keys and buttons become actions, with the real input systems.

use super::*;
use crate::action_table::Input;
use crate::bindings::RegisterActions;
use crate::focus::{FocusScope, TakesText};
use crate::group::Group;
use Toy::{Fly, Help, Up};
use bevy::input::gamepad::{
    GamepadAxis, GamepadButtonStateChangedEvent, GamepadConnection, GamepadConnectionEvent,
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::{ButtonState, InputPlugin};
use bevy::input_focus::InputFocus;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;

crate::actions! {
    enum Toy, Group::alone("toy", 1, || "Toy".into());
    Up   => "toy.up",   "Up".into(),   [ArrowUp KeyK], [DPadUp], up;
    Fly  => "toy.fly",  "Fly".into(),  [KeyF],         [South];
    Help => "toy.help", "Help".into(), [F2],           [];
}

const DOWN: ButtonState = ButtonState::Pressed;
const RELEASED: ButtonState = ButtonState::Released;

fn app() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, InputPlugin, plugin)).register_actions::<Toy>();
    app.update();
    app
}

fn key(app: &mut App, key_code: KeyCode, state: ButtonState, text: Option<&str>, repeat: bool) {
    let unknown = Key::Unidentified(NativeKey::Unidentified);
    app.world_mut().write_message(KeyboardInput {
        key_code,
        logical_key: text.map_or(unknown, |text| Key::Character(text.into())),
        state,
        text: text.map(Into::into),
        repeat,
        window: Entity::PLACEHOLDER,
    });
}

fn tap(app: &mut App, code: KeyCode) {
    key(app, code, DOWN, None, false);
    key(app, code, RELEASED, None, false);
}

fn button(app: &mut App, button: GamepadButton) {
    let pad = Entity::PLACEHOLDER;
    app.world_mut().write_message(GamepadButtonStateChangedEvent::new(pad, button, DOWN));
}

/// The actions of the next frame.
fn next(app: &mut App) -> Vec<Toy> {
    app.update();
    app.world().resource::<ActionInput>().pressed().collect()
}

fn holds(app: &App, action: Toy) -> bool {
    app.world().resource::<ActionInput>().holds(action)
}

#[test]
fn taps_within_a_frame_keep_their_number_and_order() {
    let mut app = app();
    for code in [KeyCode::ArrowUp, KeyCode::KeyF, KeyCode::KeyK, KeyCode::ArrowUp] {
        tap(&mut app, code);
    }
    for pressed in [GamepadButton::South, GamepadButton::DPadUp] {
        button(&mut app, pressed);
    }
    assert_eq!(next(&mut app), [Up, Fly, Up, Up, Fly, Up]);
    assert_eq!(next(&mut app), []);
    tap(&mut app, KeyCode::ArrowUp);
    assert_eq!(next(&mut app), [Up]);
    assert!(holds(&app, Up), "in the frame of the tap");
    app.update();
    assert!(!holds(&app, Up));
}

#[test]
fn a_held_key_is_pressed_once_and_repeats_if_its_action_does() {
    for (code, action, repeats) in [(KeyCode::KeyK, Up, true), (KeyCode::KeyF, Fly, false)] {
        let mut app = app();
        key(&mut app, code, DOWN, None, false);
        assert_eq!(next(&mut app), [action]);
        assert_eq!(next(&mut app), []);
        assert!(holds(&app, action));
        key(&mut app, code, DOWN, None, true);
        assert_eq!(!next(&mut app).is_empty(), repeats, "{action:?}");
        assert_eq!(app.world().resource::<ActionInput>().fresh::<Toy>().count(), 0);
        key(&mut app, code, RELEASED, None, false);
        app.update();
        assert!(!holds(&app, action));
    }
}

fn pad(app: &mut App) -> Entity {
    let pad = app.world_mut().spawn_empty().id();
    let kind =
        GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
    let connected = GamepadConnectionEvent::new(pad, kind);
    app.world_mut().write_message(RawGamepadEvent::from(connected.clone()));
    app.world_mut().write_message(connected);
    app.update();
    pad
}

/// Pushes an axis of a stick; returns the actions of the next frame.
fn push(app: &mut App, pad: Entity, axis: GamepadAxis, value: f32) -> Vec<Toy> {
    let pushed = RawGamepadAxisChangedEvent::new(pad, axis, value);
    app.world_mut().write_message(RawGamepadEvent::from(pushed));
    next(app)
}

/// Presses a pad's button and holds it; returns the actions of the next frame.
fn hold(app: &mut App, pad: Entity, button: GamepadButton) -> Vec<Toy> {
    let pressed = RawGamepadButtonChangedEvent::new(pad, button, 1.0);
    app.world_mut().write_message(RawGamepadEvent::from(pressed));
    next(app)
}

#[test]
fn a_stick_is_a_direction_once_and_then_held() {
    let mut app = app();
    let pad = pad(&mut app);
    let up = GamepadAxis::LeftStickY;
    assert_eq!(push(&mut app, pad, up, 0.5), []);
    assert_eq!(push(&mut app, pad, up, 0.9), [Up]);
    assert_eq!(next(&mut app), []);
    assert!(holds(&app, Up));
    assert_eq!(push(&mut app, pad, up, 0.1), []);
    assert!(!holds(&app, Up));
}

#[test]
fn each_stick_has_four_directions() {
    use GamepadAxis::{LeftStickX, LeftStickY, RightStickX, RightStickY};
    for (axis, value, stick) in [
        (LeftStickY, 1.0, Stick::LeftUp),
        (LeftStickY, -1.0, Stick::LeftDown),
        (LeftStickX, -1.0, Stick::LeftLeft),
        (LeftStickX, 1.0, Stick::LeftRight),
        (RightStickY, 1.0, Stick::RightUp),
        (RightStickY, -1.0, Stick::RightDown),
        (RightStickX, -1.0, Stick::RightLeft),
        (RightStickX, 1.0, Stick::RightRight),
    ] {
        let mut app = app();
        let pad = pad(&mut app);
        push(&mut app, pad, axis, value);
        let pushed: Vec<Stick> = app.world().resource::<ActionInput>().pushed().collect();
        assert_eq!(pushed, [stick]);
    }
}

#[test]
fn a_held_direction_repeats_whatever_is_pressed_for_another_group() {
    crate::actions! {
        enum Other, Group::alone("other", 2, || "Other".into());
        Turn => "other.turn", "Turn".into(), [], [South], repeats;
    }
    let mut app = app();
    app.register_actions::<Other>();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(20)));
    let pad = pad(&mut app);
    assert_eq!(hold(&mut app, pad, GamepadButton::DPadUp), [Up]);
    assert_eq!(hold(&mut app, pad, GamepadButton::South), [Fly]);
    let again: Vec<Toy> = (0..20).flat_map(|_| next(&mut app)).collect();
    assert_eq!(again, [Up, Up]);
}

#[test]
fn a_press_that_leads_to_another_screen_does_not_act_there() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, plugin))
        .init_state::<Screen>()
        .init_state::<Paused>()
        .register_actions::<Toy>();
    app.update();
    for (changes, acts) in [(true, false), (false, true)] {
        tap(&mut app, KeyCode::KeyF);
        if changes {
            app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::TITLE);
        }
        assert_eq!(next(&mut app), [Fly]);
        assert_eq!(app.world().resource::<ActionInput>().has_on_screen(Fly), acts);
    }
}

#[test]
fn what_is_rebound_is_not_held_in_its_old_meaning() {
    let mut app = app();
    key(&mut app, KeyCode::KeyF, DOWN, None, false);
    app.update();
    let id = ActionId::of(Fly).expect("it is in the table");
    app.world_mut().resource_mut::<Bindings>().set(id, vec![Input::Key(KeyCode::KeyG)]);
    app.update();
    assert!(!holds(&app, Fly));
    tap(&mut app, KeyCode::KeyF);
    tap(&mut app, KeyCode::KeyG);
    assert_eq!(next(&mut app), [Fly]);
}

#[test]
fn a_typed_question_mark_asks_for_help_and_nothing_else() {
    let mut app = app();
    key(&mut app, KeyCode::KeyF, DOWN, Some("?"), false);
    assert_eq!(next(&mut app), [Help]);
}

#[test]
fn letters_in_a_field_and_keys_of_the_system_are_no_actions() {
    let mut app = app();
    let field = app.world_mut().spawn(TakesText).id();
    app.world_mut().insert_resource(InputFocus::from_entity(field));
    key(&mut app, KeyCode::KeyF, DOWN, Some("f"), false);
    tap(&mut app, KeyCode::F2);
    assert_eq!(next(&mut app), [Help]);
    app.world_mut().despawn(field);
    key(&mut app, KeyCode::ControlLeft, DOWN, None, false);
    key(&mut app, KeyCode::KeyF, DOWN, Some("f"), false);
    assert_eq!(next(&mut app), []);
}

#[test]
fn widgets_keep_presses_from_their_screen_and_a_binding_that_waits_from_everything() {
    let mut app = app();
    app.world_mut().spawn(FocusScope(0));
    tap(&mut app, KeyCode::KeyF);
    assert_eq!(next(&mut app), [Fly]);
    assert!(!app.world().resource::<ActionInput>().has_on_screen(Fly));
    app.world_mut().resource_mut::<Awaiting>().0 = true;
    tap(&mut app, KeyCode::KeyF);
    assert_eq!(next(&mut app), []);
    app.world_mut().resource_mut::<Awaiting>().0 = false;
    assert_eq!(next(&mut app), []);
}

#[test]
fn a_click_on_a_hint_counts_as_its_action() {
    let mut app = app();
    app.world_mut().write_message_batch(Wanted::of(Fly));
    assert_eq!(next(&mut app), [Fly]);
}
