//! Building blocks of every screen: text, panel, button, key cap. Screens decide what they do when
//! used.
//!
//! Buttons work the same by pointer, touch, keys and gamepad; each ends in the entity event
//! [`Activate`]: `commands.spawn(button("Resume")).observe(|_: On<Activate>, …| …)`.

use super::prompts::{self, KeyCap};
use super::repeat_button::Repeated;
use crate::base::*;
use crate::focus::{Activate, Focusable};
use crate::theme::{self, Style, styled};
use bevy::ui::Pressed;
use bevy::ui_widgets::Button;
use daemonfall_input::action_input::Wanted;
use daemonfall_input::keys::{self, KeyPress};
use daemonfall_input::touch::{self, RepeatButton};

pub fn text(style: Style, colour: Color, words: impl Into<String>) -> impl Bundle {
    (Text::new(words), styled(style, colour), Pickable::IGNORE)
}

/// A part of a text in its own style and colour; spawn it as a child of a [`text`].
pub fn span(style: Style, colour: Color, words: impl Into<String>) -> impl Bundle {
    (TextSpan::new(words), styled(style, colour))
}

/// The components of a panel's face; add a `Node` with a border of one pixel.
pub fn panel_face() -> impl Bundle {
    (BackgroundColor(theme::PANEL), BorderColor::all(theme::EDGE))
}

/// A panel that stacks its children in a column.
pub fn panel() -> impl Bundle {
    (
        Node {
            padding: UiRect::all(px(theme::PAD)),
            border: UiRect::all(px(1)),
            flex_direction: FlexDirection::Column,
            row_gap: px(theme::GAP),
            ..default()
        },
        panel_face(),
    )
}

/// A hairline across a column.
pub fn divider() -> impl Bundle {
    (
        Node { height: px(1), width: percent(100), ..default() },
        BackgroundColor(theme::LINE),
        Pickable::IGNORE,
    )
}

/// A key drawn like a keyboard key.
pub fn key_cap(name: impl Into<String>) -> impl Bundle {
    (
        KeyCap,
        Node {
            min_width: px(20),
            height: px(20),
            flex_shrink: 0.0,
            padding: UiRect::horizontal(px(6)),
            border: UiRect::all(px(1)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        panel_face(),
        Pickable::IGNORE,
        children![text(theme::SMALL_MEDIUM, theme::LIGHT, name)],
    )
}

#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    Key(KeyPress),
    /// Triggers the action of this name, whatever it is bound to.
    Action(String),
}

/// Does what a hint shows when it is clicked or tapped; nothing if the hint shows several keys.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct Presses(pub Option<Asked>);

impl Presses {
    /// For a cap that shows a key or an action's token.
    pub fn cap(cap: &str) -> Self {
        let action = prompts::name_in(cap).map(|name| Asked::Action(name.into()));
        Self(action.or_else(|| keys::of_cap(cap).map(Asked::Key)))
    }
}

/// A key in a hint that can also be clicked.
pub fn key_button(name: impl Into<String>) -> impl Bundle {
    let name = name.into();
    let presses = Presses::cap(&name);
    let face = Node {
        flex_shrink: 0.0,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    };
    (face, presses, children![key_cap(name)])
}

/// Keys that can be clicked, and what they do.
pub fn key_hints<'k>(
    row: &mut ChildSpawnerCommands,
    keys: impl IntoIterator<Item = &'k str>,
    what: impl Into<String>,
) {
    for key in keys {
        row.spawn(key_button(key));
    }
    let apart = Node { margin: UiRect::right(px(10)), ..default() };
    row.spawn((apart, text(theme::SMALL, theme::DIM, what)));
}

/// Hints that press a key take pointers and fingers; others let them through.
fn arm(added: On<Add, Presses>, all: Query<&Presses>, mut commands: Commands) {
    let mut entity = commands.entity(added.entity);
    match all.get(added.entity) {
        Ok(Presses(Some(_))) => entity.try_insert((Pickable::default(), Pressable, Button)),
        _ => entity.try_insert(Pickable::IGNORE),
    };
}

/// The key is sent like one from a keyboard, so that everything that reads keys reacts.
fn press_key(
    used: On<Activate>,
    all: Query<&Presses>,
    bindings: Res<Bindings>,
    mut wanted: MessageWriter<Wanted>,
    mut commands: Commands,
) {
    match all.get(used.entity) {
        Ok(Presses(Some(Asked::Key(key)))) => {
            let key = key.clone();
            commands.queue(move |world: &mut World| touch::press_key(world, &key));
        }
        Ok(Presses(Some(Asked::Action(action)))) => {
            wanted.write_batch(bindings.actions.named(action).map(Wanted));
        }
        _ => {}
    }
}

#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
#[require(Hovered, Focusable, Pressable, Button)]
pub struct GameButton;

/// The chosen one of several buttons.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Taken;

/// A button that fills the width of its column.
pub fn button(label: impl Into<String>) -> impl Bundle {
    (
        GameButton,
        Node {
            min_height: px(40),
            min_width: px(40),
            padding: UiRect::horizontal(px(theme::PAD)),
            border: UiRect { left: px(3), ..UiRect::all(px(1)) },
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(theme::PAD),
            ..default()
        },
        panel_face(),
        children![text(theme::BODY_MEDIUM, theme::LIGHT, label)],
    )
}

/// Ground, edge and label of a button in its state. Other texts on it keep their colours.
pub(crate) fn face([disabled, pressed, lit, taken]: [bool; 4]) -> [Color; 3] {
    match (disabled, pressed, lit) {
        (true, ..) => [theme::PANEL, theme::LINE, theme::FAINT],
        (_, true, _) => [theme::GROUND, theme::YOU, theme::YOU],
        (_, _, true) => [theme::PANEL_LIT, theme::YOU, theme::YOU],
        _ if taken => [theme::PANEL_LIT, theme::RIM, theme::LIGHT],
        _ => [theme::PANEL, theme::EDGE, theme::LIGHT],
    }
}

/// Where keys navigate, only the focused button is highlighted, and a moving pointer takes the
/// focus along; elsewhere it is the button under the pointer.
fn paint_buttons(
    focus: Res<InputFocus>,
    scopes: Query<(), With<FocusScope>>,
    mut buttons: Query<
        (
            Entity,
            &Hovered,
            Has<Pressed>,
            Has<InteractionDisabled>,
            Has<Taken>,
            &mut BackgroundColor,
            &mut BorderColor,
            &Children,
        ),
        With<GameButton>,
    >,
    mut labels: Query<&mut TextColor, With<Text>>,
) {
    let keys_walk = !scopes.is_empty();
    for (entity, hovered, pressed, disabled, taken, mut ground, mut border, children) in
        &mut buttons
    {
        let lit = !disabled && if keys_walk { focus.get() == Some(entity) } else { hovered.get() };
        let [face, rim, ink] = face([disabled, pressed, lit, taken]);
        ground.set_if_neq(BackgroundColor(face));
        border.set_if_neq(BorderColor::all(rim));
        if let Some(mut colour) = children.first().and_then(|label| labels.get_mut(*label).ok()) {
            colour.set_if_neq(TextColor(ink));
        }
    }
}

/// The engine's own observers of its buttons are left out: they would let the right mouse button,
/// which is a step back on most screens, use what it is over.
fn click(
    click: On<Pointer<Click>>,
    buttons: Query<(), (With<Button>, Without<RepeatButton>, Without<InteractionDisabled>)>,
    mut commands: Commands,
) {
    if buttons.contains(click.entity) && click.button == PointerButton::Primary {
        commands.trigger(Activate { entity: click.entity });
    }
}

fn push(pushed: On<Repeated>, buttons: Query<(), With<GameButton>>, mut commands: Commands) {
    if buttons.contains(pushed.entity) && !pushed.again {
        commands.trigger(Activate { entity: pushed.entity });
    }
}

fn press(press: On<Pointer<Press>>, buttons: Query<(), With<GameButton>>, mut commands: Commands) {
    if buttons.contains(press.entity) {
        commands.entity(press.entity).insert(Pressed);
    }
}

/// Wherever the pointer is released, no button stays down.
fn release(
    _: On<Pointer<Release>>,
    pressed: Query<Entity, (With<GameButton>, With<Pressed>)>,
    mut commands: Commands,
) {
    for button in &pressed {
        commands.entity(button).try_remove::<Pressed>();
    }
}

pub fn plugin(app: &mut App) {
    app.add_observer(click)
        .add_observer(push)
        .add_observer(press)
        .add_observer(release)
        .add_observer(arm)
        .add_observer(press_key)
        .add_systems(Update, paint_buttons);
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    /// Which of two buttons are highlighted, with the pointer on the first and the focus on the
    /// second.
    fn lit(keys_walk: bool) -> Result<[bool; 2], String> {
        let mut world = World::new();
        let mut spawn = |over: bool| {
            let face = (BackgroundColor::default(), BorderColor::default());
            let label = children![(Text::default(), TextColor::default())];
            world.spawn((GameButton, Hovered(over), face, label)).id()
        };
        let both = [spawn(true), spawn(false)];
        if keys_walk {
            world.spawn(FocusScope(0));
        }
        let mut focus = InputFocus::default();
        focus.set(both[1], FocusCause::Navigated);
        world.insert_resource(focus);
        let painted = world.run_system_once(paint_buttons);
        painted.map_err(|error| error.to_string())?;
        let lit = |button| {
            let ground = world.get::<BackgroundColor>(button);
            ground.is_some_and(|ground| ground.0 == theme::PANEL_LIT)
        };
        Ok(both.map(lit))
    }

    #[test]
    fn one_button_is_lit_whatever_the_pointer_rests_on() -> Result<(), String> {
        assert_eq!(lit(true)?, [false, true], "where keys walk, the focus");
        assert_eq!(lit(false)?, [true, false], "elsewhere, the pointer");
        Ok(())
    }
}
