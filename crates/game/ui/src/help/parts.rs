//! Columns and rows of the help's pages.

use super::Drawn;
use crate::base::*;
use crate::parts::{self, cell, share};
use crate::prompts::WAYS;
use crate::theme;
use crate::{help, terms, widgets};
use daemonfall_input::action_table::ActionTable;

/// A text in the player's language.
pub type Say = fn() -> String;

/// Height of a row: the fullest page fits its window.
const ROW: f32 = 22.0;

/// A text's node with space above: it begins another part of a column.
fn apart() -> Node {
    Node { margin: UiRect::top(px(4)), ..default() }
}

fn row() -> Node {
    Node { min_height: px(ROW), ..parts::row(10.0) }
}

pub fn key_row(name: &'static str, more: String, what: String) -> impl Bundle {
    let keys = (
        Node { align_items: AlignItems::Center, column_gap: px(8), ..cell(196.0) },
        children![widgets::key_cap(name), widgets::text(theme::SMALL, theme::DIM, more)],
    );
    (row(), children![keys, widgets::text(theme::SMALL, theme::LIGHT, what)])
}

pub fn mouse_row(how: String, what: String) -> impl Bundle {
    let how = (
        Node { width: px(196), flex_shrink: 0.0, ..default() },
        children![widgets::text(theme::SMALL, theme::DIM, how)],
    );
    (row(), children![how, widgets::text(theme::SMALL, theme::LIGHT, what)])
}

/// A row with a picture and what it means.
pub fn sign_row(
    drawn: &Drawn,
    sign: &str,
    colour: Color,
    what: String,
    topics: &'static [Topic],
) -> impl Bundle {
    let atlas = &drawn.atlas;
    let icon = (
        ImageNode { color: colour, ..atlas.icon(sign) },
        Node { width: px(22), height: px(22), flex_shrink: 0.0, ..default() },
    );
    (row(), children![icon, terms::text(theme::SMALL, theme::LIGHT, what, topics)])
}

pub fn column() -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(2), ..share(1.0) }
}

/// The keys and mouse of a screen: where the arrows move, all actions, and stepping back; or touch
/// input where it is used.
pub fn keys_of<A: ActionTable>(
    commands: &mut Commands,
    drawn: &Drawn,
    walk: Option<String>,
    keys: &[(A, Say, Say)],
    back: String,
    mouse: &[(Say, Say)],
) -> Entity {
    if drawn.touched.0 {
        return help::list(commands);
    }
    let caption = |words| widgets::text(theme::CAPTION, theme::DIM, words);
    let list = commands.spawn(column()).with_child(caption(t!("help-keys"))).id();
    if let Some(walk) = walk {
        let row = key_row(WAYS, String::new(), walk);
        commands.entity(list).with_child(row);
    }
    for (action, more, what) in keys {
        let row = key_row(key_name(*action), more(), what());
        commands.entity(list).with_child(row);
    }
    let row = key_row(BACK, String::new(), back);
    commands.entity(list).with_child(row).with_child((apart(), caption(t!("help-mouse"))));
    for (how, what) in mouse {
        let row = mouse_row(how(), what());
        commands.entity(list).with_child(row);
    }
    list
}

/// Signs with their meaning, and other facts.
pub fn signs_of(
    commands: &mut Commands,
    drawn: &Drawn,
    signs: &[(&str, Color, Say)],
    more: &[String],
    topics: &'static [Topic],
) -> Entity {
    let caption = widgets::text(theme::CAPTION, theme::DIM, t!("help-signs"));
    let list = commands.spawn(column()).with_child(caption).id();
    for (sign, colour, what) in signs {
        let row = sign_row(drawn, sign, *colour, what(), topics);
        commands.entity(list).with_child(row);
    }
    for (place, words) in more.iter().enumerate() {
        let words = terms::text(theme::SMALL, theme::LIGHT, words.as_str(), topics);
        let node = if place == 0 { apart() } else { Node::default() };
        commands.entity(list).with_child((node, words));
    }
    list
}
