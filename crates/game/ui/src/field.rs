//! A field for one short line of text: the engine's text input, with caret, selection, clipboard
//! and input methods. Keys write into it while it has the focus; if a finger focused it, its keys
//! are at the bottom of the window.

use super::canvas::Animated;
use super::widgets::{Presses, panel_face, text};
use crate::base::*;
use crate::focus::Focusable;
use crate::parts::{centred, column};
use crate::theme;
use crate::widgets;
use bevy::a11y::AccessibilityNode;
use bevy::text::{EditableText, TextCursorStyle, TextEdit, TextEditChange};
use bevy::ui_widgets::SelectAllOnFocus;
use daemonfall_input::focus::TakesText;
use daemonfall_input::touch::{FINGER, Touched};

/// A field's state. Focusing selects the whole text, so that typing replaces it.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
#[require(
    Focusable,
    TakesText,
    Pressable,
    SelectAllOnFocus,
    AccessibilityNode = accesskit::Node::new(accesskit::Role::TextInput)
)]
pub struct Field {
    pub text: String,
    pub hint: String,
    /// Maximum number of letters.
    pub most: usize,
    /// Whether the text is invalid; shown in the frame.
    pub wrong: bool,
}

impl Field {
    pub fn new(text: impl Into<String>, hint: impl Into<String>, most: usize) -> Self {
        Self { text: text.into(), hint: hint.into(), most, ..default() }
    }
}

/// The bundle of a field; its child is the hint.
pub fn field(field: Field) -> impl Bundle {
    let input = EditableText { max_characters: Some(field.most), ..EditableText::new(&field.text) };
    let caret = TextCursorStyle {
        color: theme::YOU,
        selection_color: theme::YOU.with_alpha(0.3),
        unfocused_selection_color: Color::NONE,
        selected_text_color: None,
    };
    let place = Node { position_type: PositionType::Absolute, left: px(12), ..default() };
    let hint = widgets::text(theme::NUMBER_QUIET, theme::DIM, field.hint.clone());
    (
        // The caret blinks.
        (field, input, caret, TextLayout::no_wrap(), Animated),
        theme::styled(theme::NUMBER_QUIET, theme::LIGHT),
        Node {
            height: px(40),
            padding: UiRect::axes(px(12), px(10)),
            border: UiRect::all(px(1)),
            align_items: AlignItems::Center,
            ..default()
        },
        widgets::panel_face(),
        children![(hint, TextLayout::no_wrap(), place)],
    )
}

fn typed(change: On<TextEditChange>, mut fields: Query<(&mut Field, &EditableText)>) {
    if let Ok((mut field, input)) = fields.get_mut(change.event_target())
        && input.value() != field.text.as_str()
    {
        field.text = input.value().to_string();
    }
}

/// Shows a text that was put into the field otherwise than by typing.
fn put(mut fields: Query<(&Field, &mut EditableText), Changed<Field>>) {
    for (field, mut input) in &mut fields {
        if input.value() != field.text.as_str() {
            input.editor_mut().set_text(&field.text);
            input.queue_edit(TextEdit::TextEnd(false));
        }
    }
}

fn paint(
    focus: Res<InputFocus>,
    mut fields: Query<(Entity, &Field, &mut BorderColor, &mut BackgroundColor, &Children)>,
    mut hints: Query<&mut Visibility, With<Text>>,
) {
    for (entity, field, mut border, mut ground, children) in &mut fields {
        let focused = focus.get() == Some(entity);
        let rim = if field.wrong {
            theme::DANGER
        } else if focused {
            theme::YOU
        } else {
            theme::EDGE
        };
        border.set_if_neq(BorderColor::all(rim));
        ground.set_if_neq(BackgroundColor(if focused { theme::PANEL_LIT } else { theme::PANEL }));
        let shown = if field.text.is_empty() { Visibility::Inherited } else { Visibility::Hidden };
        if let Some(mut hint) = children.first().and_then(|hint| hints.get_mut(*hint).ok()) {
            hint.set_if_neq(shown);
        }
    }
}

/// The keys, by rows: those used in seeds.
const ROWS: [&str; 2] = ["012345678", "9ABCDEF-"];

#[derive(Component)]
struct Keypad;

fn show(
    touched: Res<Touched>,
    focus: Res<InputFocus>,
    fields: Query<(), With<Field>>,
    pads: Query<Entity, With<Keypad>>,
    scale: Res<UiScale>,
    mut commands: Commands,
) {
    let wanted = touched.0 && focus.get().is_some_and(|entity| fields.contains(entity));
    if wanted != pads.is_empty() {
        return;
    }
    if !wanted {
        for pad in &pads {
            commands.entity(pad).despawn();
        }
        return;
    }
    let side = FINGER / scale.0;
    let key = |width: f32| Node {
        width: px(width),
        height: px(side),
        border: UiRect::all(px(1)),
        ..centred(default())
    };
    let row = || Node { column_gap: px(4), ..default() };
    let root = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        bottom: px(0),
        padding: UiRect::all(px(6)),
        align_items: AlignItems::Center,
        ..column(4.0)
    };
    let ground = BackgroundColor(theme::ABYSS.with_alpha(0.96));
    commands.spawn((Keypad, root, ground, GlobalZIndex(950))).with_children(|pad| {
        for (place, letters) in ROWS.into_iter().enumerate() {
            pad.spawn(row()).with_children(|row| {
                for letter in letters.chars() {
                    let letter = letter.to_string();
                    row.spawn((key(1.1 * side), Presses::cap(&letter), panel_face()))
                        .with_child(text(theme::NUMBER, theme::LIGHT, letter));
                }
                if place == 1 {
                    row.spawn((key(1.1 * side), Presses::cap("Backspace"), panel_face()))
                        .with_child(text(theme::NUMBER, theme::LIGHT, "\u{2190}"));
                }
            });
        }
        pad.spawn((key(4.0 * side), panel_face()))
            .with_child(text(theme::BODY_MEDIUM, theme::LIGHT, t!("keypad-done")))
            .insert(daemonfall_input::touch::Pressable)
            .observe(|_: On<Pointer<Click>>, mut focus: ResMut<InputFocus>| focus.clear());
    });
}

pub fn plugin(app: &mut App) {
    app.add_observer(typed)
        .add_systems(Update, (put, paint).chain().after(super::focus::FocusSystems))
        .add_systems(Update, show);
}
