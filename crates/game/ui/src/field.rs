//! A field for one short line of text. Keys write into it while it has the focus.

use super::animated::Animated;
use super::focus::Focusable;
use super::theme::{self, Fonts};
use super::widgets;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use daemonfall_input::focus::TakesText;
use daemonfall_input::touch::Pressable;

/// A field's state. Focusing selects the whole text, so that typing replaces it.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
#[require(Focusable, TakesText, Pressable)]
pub struct Field {
    /// The current text.
    pub text: String,
    /// Placeholder shown while it is empty.
    pub hint: String,
    /// Maximum number of letters.
    pub most: usize,
    /// Whether the text is invalid; shown in the frame.
    pub wrong: bool,
    selected: bool,
}

impl Field {
    /// A field that holds `text`.
    pub fn new(text: impl Into<String>, hint: impl Into<String>, most: usize) -> Self {
        Self { text: text.into(), hint: hint.into(), most, ..default() }
    }

    fn write(&mut self, letters: &str) {
        if std::mem::take(&mut self.selected) {
            self.text.clear();
        }
        let room = self.most.saturating_sub(self.text.chars().count());
        self.text.extend(letters.chars().filter(|letter| !letter.is_control()).take(room));
    }

    fn erase(&mut self) {
        if std::mem::take(&mut self.selected) {
            self.text.clear();
        } else {
            self.text.pop();
        }
    }
}

/// The bundle of a field.
pub fn field(fonts: &Fonts, field: Field) -> impl Bundle {
    (
        field,
        Node {
            height: px(40),
            padding: UiRect::horizontal(px(12)),
            border: UiRect::all(px(1)),
            align_items: AlignItems::Center,
            ..default()
        },
        widgets::panel_face(),
        children![(
            widgets::text(fonts, theme::NUMBER_QUIET, theme::LIGHT, ""),
            TextLayout::no_wrap(),
            // The caret blinks.
            Animated,
            children![widgets::span(fonts, theme::NUMBER_QUIET, theme::YOU, "")]
        )],
    )
}

fn typing(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    focus: Res<InputFocus>,
    mut fields: Query<&mut Field>,
) {
    let Some(mut field) = focus.get().and_then(|entity| fields.get_mut(entity).ok()) else {
        keys.clear();
        return;
    };
    let chord = held.any_pressed([
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ]);
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed) {
        match &key.logical_key {
            Key::Character(letter) if chord => field.selected = letter.eq_ignore_ascii_case("a"),
            Key::Character(letters) => field.write(letters),
            Key::Space => field.write(" "),
            Key::Backspace => field.erase(),
            Key::Delete => field.text.clear(),
            Key::ArrowLeft | Key::ArrowRight | Key::Home | Key::End => field.selected = false,
            _ => {}
        }
    }
}

fn select_when_focused(
    focus: Res<InputFocus>,
    mut had: Local<Option<Entity>>,
    mut fields: Query<&mut Field>,
) {
    if *had == focus.get() {
        return;
    }
    for (entity, selected) in [(*had, false), (focus.get(), true)] {
        if let Some(mut field) = entity.and_then(|entity| fields.get_mut(entity).ok()) {
            field.selected = selected;
        }
    }
    *had = focus.get();
}

/// A field's content in two parts with their colours: text and caret; or, when empty, the caret,
/// which keeps its room while it blinks off, and the hint.
fn written(field: &Field, focused: bool, lit: bool) -> [(&str, Color); 2] {
    let caret = |dark| if lit { "_" } else { dark };
    match (field.text.is_empty(), focused) {
        (true, true) => [(caret(" "), theme::YOU), (field.hint.as_str(), theme::DIM)],
        (true, false) => [(field.hint.as_str(), theme::DIM), ("", theme::YOU)],
        (false, _) => {
            let taken = focused && field.selected;
            let colour = if taken { theme::YOU } else { theme::LIGHT };
            [(field.text.as_str(), colour), (caret(""), theme::YOU)]
        }
    }
}

fn paint(
    focus: Res<InputFocus>,
    time: Res<Time<Real>>,
    mut fields: Query<(Entity, &Field, &mut BorderColor, &mut BackgroundColor, &Children)>,
    mut texts: Query<(&mut Text, &mut TextColor, &Children)>,
    mut spans: Query<(&mut TextSpan, &mut TextColor), Without<Text>>,
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
        let Some((mut text, mut ink, spans_of)) =
            children.first().and_then(|child| texts.get_mut(*child).ok())
        else {
            continue;
        };
        let lit = focused && time.elapsed_secs().fract() < 0.55;
        let [first, last] = written(field, focused, lit);
        if text.0 != first.0 {
            first.0.clone_into(&mut text.0);
        }
        ink.set_if_neq(TextColor(first.1));
        let span = spans_of.first().and_then(|span| spans.get_mut(*span).ok());
        if let Some((mut span, mut ink)) = span {
            if span.0 != last.0 {
                last.0.clone_into(&mut span.0);
            }
            ink.set_if_neq(TextColor(last.1));
        }
    }
}

fn click(click: On<Pointer<Press>>, fields: Query<(), With<Field>>, mut focus: ResMut<InputFocus>) {
    if fields.contains(click.entity) {
        focus.set(click.entity, FocusCause::Pressed);
    }
}

/// Registers text fields.
pub fn plugin(app: &mut App) {
    app.add_observer(click).add_systems(
        Update,
        (select_when_focused, typing, paint).chain().after(super::focus::FocusSystems),
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_over_a_selection_starts_anew() {
        let mut field = Field { selected: true, ..Field::new("7F3A-19C2", "", 12) };
        field.write("1");
        field.write("23");
        assert_eq!(field.text, "123");
        field.erase();
        assert_eq!(field.text, "12");
    }

    #[test]
    fn an_empty_field_says_what_it_is_for_while_it_has_the_focus_too() {
        let field = Field::new("", "Search terms", 4);
        for focused in [false, true] {
            let parts = written(&field, focused, true);
            assert!(parts.iter().any(|(words, _)| *words == "Search terms"));
        }
        let begun = Field::new("7F", "Search terms", 4);
        let parts = written(&begun, true, true);
        assert_eq!(parts.map(|(words, _)| words), ["7F", "_"]);
    }

    #[test]
    fn a_field_takes_no_more_than_its_most() {
        let mut field = Field::new("", "", 4);
        field.write("12345\n");
        assert_eq!(field.text, "1234");
    }
}
