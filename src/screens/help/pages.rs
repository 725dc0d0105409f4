//! The content of the help's pages.

use super::Drawn;
use super::fingers;
use super::parts::Say;
use crate::input::anywhere::BACK;
use crate::ui::prompts::WAYS;
use crate::ui::terms;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets;
use bevy::prelude::*;
use daemonfall_core::Side;
use daemonfall_core::glossary::Topic;
use daemonfall_dungeon::components::Layer;
use daemonfall_dungeon::library::kinds::Kind;
use daemonfall_dungeon::names::KindId;
use daemonfall_text::t;

const KEYS: [(&str, Say, Say); 13] = [
    (WAYS, || t!("help-dive-step-key"), || t!("help-dive-step")),
    ("[[dive.wait]]", String::new, || t!("help-dive-wait")),
    ("[[dive.bomb]]", || t!("help-dive-bomb-key"), || t!("help-dive-bomb")),
    ("[[dive.drink]]", String::new, || t!("help-dive-drink")),
    ("[[dive.look]]", String::new, || t!("help-dive-look")),
    ("[[dive.next_threat]]", String::new, || t!("help-dive-next-threat")),
    ("[[dive.auto_explore]]", String::new, || t!("help-dive-auto-explore")),
    ("[[dive.log]]", String::new, || t!("help-dive-log")),
    ("[[dive.zoom_in]]", || t!("help-dive-zoom-key"), || t!("help-dive-zoom")),
    ("[[anywhere.mute]]", String::new, || t!("help-dive-mute")),
    ("[[anywhere.fullscreen]]", String::new, || t!("help-dive-fullscreen")),
    (BACK, String::new, || t!("help-dive-back")),
    (PANELS, String::new, || t!("help-dive-panels")),
];

const MOUSE: [(Say, Say); 3] = [
    (|| t!("help-dive-mouse-hover-how"), || t!("help-dive-mouse-hover")),
    (|| t!("help-dive-mouse-beside-how"), || t!("help-dive-mouse-beside")),
    (|| t!("help-dive-mouse-farther-how"), || t!("help-dive-mouse-farther")),
];

/// Kinds whose own description says what they do to a unit that steps there.
const GROUND: [&str; 6] = ["water", "ice", "coals", "spikes", "bounce", "bomb_trap"];

/// The topics of the dive's pages.
const DIVE: &[Topic] = &[Topic::Dive];

const SIGNS: [(&str, Color, Say); 9] = [
    ("icon_windup", theme::DANGER, || t!("help-dive-sign-windup")),
    ("hatch", theme::DANGER, || t!("help-dive-sign-hatch")),
    ("chevron", theme::DANGER, || t!("help-dive-sign-chevron")),
    ("icon_fuse", theme::DANGER, || t!("help-dive-sign-fuse")),
    ("icon_stun", theme::MAGIC, || t!("help-dive-sign-stun")),
    ("icon_freeze", theme::MAGIC, || t!("help-dive-sign-freeze")),
    ("icon_bind", theme::MAGIC, || t!("help-dive-sign-bind")),
    ("icon_burn", theme::DANGER, || t!("help-dive-sign-burn")),
    ("stairs", theme::AS_DRAWN, || t!("help-dive-sign-stairs")),
];

/// The key of the debug panels, where they are built in.
const PANELS: &str = "[[anywhere.panels]]";

/// Height of a row, and of a row on the fullest page.
const ROW: f32 = 26.0;
pub(super) const NARROW: f32 = 22.0;

fn row(height: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(10),
        min_height: px(height),
        ..default()
    }
}

pub(super) fn key_row(
    fonts: &Fonts,
    name: &'static str,
    more: String,
    what: String,
) -> impl Bundle {
    let keys = (
        Node {
            width: px(196),
            align_items: AlignItems::Center,
            column_gap: px(8),
            flex_shrink: 0.0,
            ..default()
        },
        children![
            widgets::key_cap(fonts, name),
            widgets::text(fonts, theme::SMALL, theme::DIM, more)
        ],
    );
    (row(ROW), children![keys, widgets::text(fonts, theme::SMALL, theme::LIGHT, what)])
}

pub(super) fn mouse_row(fonts: &Fonts, how: String, what: String) -> impl Bundle {
    let how = (
        Node { width: px(196), flex_shrink: 0.0, ..default() },
        children![widgets::text(fonts, theme::SMALL, theme::DIM, how)],
    );
    (row(ROW), children![how, widgets::text(fonts, theme::SMALL, theme::LIGHT, what)])
}

pub(super) fn sign_row(
    drawn: &Drawn,
    height: f32,
    sign: &str,
    colour: Color,
    what: String,
    topics: &'static [Topic],
) -> impl Bundle {
    let (fonts, atlas) = (&drawn.fonts, &drawn.atlas);
    let icon = (
        ImageNode { color: colour, ..atlas.icon(sign) },
        Node { width: px(22), height: px(22), flex_shrink: 0.0, ..default() },
    );
    (row(height), children![icon, terms::text(fonts, theme::SMALL, theme::LIGHT, what, topics)])
}

pub(super) fn column() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        row_gap: px(2),
        ..default()
    }
}

/// The keys and the mouse, or touch input where it is used.
pub(super) fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    if drawn.touched.0 {
        return fingers::list(commands, drawn);
    }
    let caption = |words: String| widgets::text(&drawn.fonts, theme::CAPTION, theme::DIM, words);
    let keys = commands.spawn(column()).with_child(caption(t!("help-keys"))).id();
    let built_in = |name| cfg!(feature = "panels") || name != PANELS;
    for (name, more, what) in KEYS.into_iter().filter(|key| built_in(key.0)) {
        commands.entity(keys).with_child(key_row(&drawn.fonts, name, more(), what()));
    }
    commands.entity(keys).with_child((Node { height: px(6), ..default() }, Pickable::IGNORE));
    commands.entity(keys).with_child(caption(t!("help-mouse")));
    for (how, what) in MOUSE {
        commands.entity(keys).with_child(mouse_row(&drawn.fonts, how(), what()));
    }
    keys
}

/// The signs on the map, and the effects of grounds and traps.
pub(super) fn signs(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let caption = widgets::text(&drawn.fonts, theme::CAPTION, theme::DIM, t!("help-signs"));
    let signs = commands.spawn(column()).with_child(caption).id();
    for (sign, colour, what) in SIGNS {
        commands.entity(signs).with_child(sign_row(drawn, ROW, sign, colour, what(), DIVE));
    }
    for name in GROUND {
        if let Some(kind) = drawn.library.find_kind(name) {
            kind_row(commands, drawn, signs, kind, ROW);
        }
    }
    signs
}

/// Enemies and objects on the left, pickups on the right, described by the data.
pub(super) fn who(commands: &mut Commands, drawn: &Drawn) -> [Entity; 2] {
    let lists: [(String, &dyn Fn(&Kind) -> bool, usize); 3] = [
        (t!("help-enemies"), &|kind| kind.layer == Layer::Real && kind.side == Side::Hostile, 0),
        (t!("help-things"), &|kind| kind.layer == Layer::Real && kind.side == Side::Neutral, 0),
        (t!("help-pick-up"), &|kind| kind.layer == Layer::Item, 1),
    ];
    let columns = [0, 1].map(|_| commands.spawn(column()).id());
    for (caption, wanted, at) in lists {
        let caption = widgets::text(&drawn.fonts, theme::CAPTION, theme::DIM, caption);
        commands.entity(columns[at]).with_child(caption);
        for place in 0..drawn.library.kinds.len() {
            let kind = KindId(place as u16);
            if wanted(drawn.library.kind(kind)) {
                kind_row(commands, drawn, columns[at], kind, NARROW);
            }
        }
    }
    columns
}

/// A kind's picture, name and description.
fn kind_row(commands: &mut Commands, drawn: &Drawn, column: Entity, kind: KindId, height: f32) {
    let (name, kind) = (drawn.library.kind_name(kind), drawn.library.kind(kind));
    let sprite = kind.sprite.as_deref().unwrap_or(name);
    let words = t!("help-kind", name = kind.name.as_str(), about = kind.about.as_str());
    commands.entity(column).with_child(sign_row(
        drawn,
        height,
        sprite,
        theme::AS_DRAWN,
        words,
        DIVE,
    ));
}
