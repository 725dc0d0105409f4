//! The field that lines are typed into. It handles Enter, Tab and the arrows up and down.

use crate::panels::prelude::*;
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::{Id, Key, Modifiers, TextEdit, TextStyle};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    Nothing,
    Line,
    Tab,
    Up,
    Down,
}

fn id() -> Id {
    Id::new("console line")
}

pub fn draw(ui: &mut Ui, text: &mut String) -> Typed {
    let mut typed = Typed::Nothing;
    if ui.memory(|memory| memory.has_focus(id())) {
        for (key, means) in [
            (Key::Enter, Typed::Line),
            (Key::Tab, Typed::Tab),
            (Key::ArrowUp, Typed::Up),
            (Key::ArrowDown, Typed::Down),
        ] {
            if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                typed = means;
            }
        }
    }
    let hint = RichText::new("A command, or help").color(colour(theme::FAINT));
    let field = TextEdit::singleline(text)
        .id(id())
        .font(TextStyle::Monospace)
        .hint_text(hint)
        .lock_focus(true)
        .desired_width(ui.available_width() - 4.0);
    let response = ui.add(field);
    named(&response, egui::WidgetType::TextEdit, "Console line");
    typed
}

pub fn to_the_end(context: &egui::Context, text: &str) {
    if let Some(mut state) = TextEdit::load_state(context, id()) {
        let end = CCursorRange::one(CCursor::new(text.chars().count()));
        state.cursor.set_char_range(Some(end));
        state.store(context, id());
    }
}

pub fn focus(context: &egui::Context, text: &str) {
    context.memory_mut(|memory| memory.request_focus(id()));
    to_the_end(context, text);
}
