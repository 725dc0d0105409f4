//! Columns shared by pages of the help.

use super::Drawn;
use super::fingers;
use super::pages::{NARROW, column, key_row, mouse_row, sign_row};
use crate::input::anywhere::BACK;
use crate::input::bound::{Listed, key_name};
use crate::ui::prompts::WAYS;
use crate::ui::terms;
use crate::ui::theme;
use crate::ui::widgets;
use bevy::prelude::*;
use daemonfall_core::glossary::Topic;
use daemonfall_text::t;

/// A text in the player's language.
pub(super) type Say = fn() -> String;

/// The keys and mouse of a screen: where the arrows move, all actions, and stepping back; or touch
/// input where it is used.
pub(super) fn keys_of<A: Listed>(
    commands: &mut Commands,
    drawn: &Drawn,
    walk: Option<String>,
    keys: &[(A, Say, Say)],
    back: String,
    mouse: &[(Say, Say)],
) -> Entity {
    if drawn.touched.0 {
        return fingers::list(commands, drawn);
    }
    let fonts = &drawn.fonts;
    let caption = |words| widgets::text(fonts, theme::CAPTION, theme::DIM, words);
    let list = commands.spawn(column()).with_child(caption(t!("help-keys"))).id();
    if let Some(walk) = walk {
        let row = key_row(fonts, WAYS, String::new(), walk);
        commands.entity(list).with_child(row);
    }
    for (action, more, what) in keys {
        let row = key_row(fonts, key_name(*action), more(), what());
        commands.entity(list).with_child(row);
    }
    let row = key_row(fonts, BACK, String::new(), back);
    commands.entity(list).with_child(row).with_child(caption(t!("help-mouse")));
    for (how, what) in mouse {
        let row = mouse_row(fonts, how(), what());
        commands.entity(list).with_child(row);
    }
    list
}

/// Signs with their meaning, and other facts.
pub(super) fn signs_of(
    commands: &mut Commands,
    drawn: &Drawn,
    signs: &[(&str, Color, Say)],
    more: &[String],
    topics: &'static [Topic],
) -> Entity {
    let fonts = &drawn.fonts;
    let caption = widgets::text(fonts, theme::CAPTION, theme::DIM, t!("help-signs"));
    let list = commands.spawn(column()).with_child(caption).id();
    for (sign, colour, what) in signs {
        let row = sign_row(drawn, NARROW, sign, *colour, what(), topics);
        commands.entity(list).with_child(row);
    }
    for words in more {
        let words = terms::text(fonts, theme::SMALL, theme::NEUTRAL, words.as_str(), topics);
        commands.entity(list).with_child(words);
    }
    list
}
