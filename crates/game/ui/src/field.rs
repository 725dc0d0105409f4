//! A field for one short line of text: the engine's text input, with caret, selection, clipboard and
//! input methods. Keys write into it while it has the focus.

use super::animated::Animated;
use super::focus::Focusable;
use super::theme::{self, Fonts};
use super::widgets;
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::text::{EditableText, TextCursorStyle, TextEdit, TextEditChange};
use bevy::ui_widgets::SelectAllOnFocus;
use daemonfall_input::focus::TakesText;
use daemonfall_input::touch::Pressable;

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
    /// The current text.
    pub text: String,
    /// Placeholder shown while it is empty.
    pub hint: String,
    /// Maximum number of letters.
    pub most: usize,
    /// Whether the text is invalid; shown in the frame.
    pub wrong: bool,
}

impl Field {
    /// A field that holds `text`.
    pub fn new(text: impl Into<String>, hint: impl Into<String>, most: usize) -> Self {
        Self { text: text.into(), hint: hint.into(), most, ..default() }
    }
}

/// The bundle of a field; its child is the hint.
pub fn field(fonts: &Fonts, field: Field) -> impl Bundle {
    let input = EditableText { max_characters: Some(field.most), ..EditableText::new(&field.text) };
    let caret = TextCursorStyle {
        color: theme::YOU,
        selection_color: theme::YOU.with_alpha(0.3),
        unfocused_selection_color: Color::NONE,
        selected_text_color: None,
    };
    let place = Node { position_type: PositionType::Absolute, left: px(12), ..default() };
    let hint = widgets::text(fonts, theme::NUMBER_QUIET, theme::DIM, field.hint.clone());
    (
        // The caret blinks.
        (field, input, caret, TextLayout::no_wrap(), Animated),
        fonts.styled(theme::NUMBER_QUIET, theme::LIGHT),
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
        let shown = match field.text.is_empty() {
            true => Visibility::Inherited,
            false => Visibility::Hidden,
        };
        if let Some(mut hint) = children.first().and_then(|hint| hints.get_mut(*hint).ok()) {
            hint.set_if_neq(shown);
        }
    }
}

/// Registers text fields.
pub fn plugin(app: &mut App) {
    app.add_observer(typed)
        .add_systems(Update, (put, paint).chain().after(super::focus::FocusSystems));
}
