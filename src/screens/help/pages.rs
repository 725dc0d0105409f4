//! What stands on the pages of the help.

use super::Drawn;
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
use daemonfall_dungeon::library::names::KindId;

const KEYS: [(&str, &str, &str); 13] = [
    (
        WAYS,
        "also WASD, HJKL",
        "strike what is there, else dig, else step",
    ),
    ("[[dive.wait]]", "", "let a beat pass"),
    (
        "[[dive.bomb]]",
        "then a direction",
        "set a bomb; it goes off in three beats",
    ),
    ("[[dive.drink]]", "", "drink a potion"),
    ("[[dive.look]]", "", "look around: who is there, what comes"),
    ("[[dive.next_threat]]", "", "go from threat to threat"),
    (
        "[[dive.auto_explore]]",
        "",
        "walk on by itself until something shows",
    ),
    ("[[dive.log]]", "", "the whole log"),
    (
        "[[dive.zoom_in]]",
        "and [[dive.zoom_out]]",
        "nearer, farther",
    ),
    ("[[anywhere.mute]]", "", "sound on or off"),
    (
        "[[anywhere.fullscreen]]",
        "",
        "the whole screen, or a window",
    ),
    (BACK, "", "one step back; in a dive, pause"),
    (PANELS, "", "debug panels that show the rules at work"),
];

const MOUSE: [(&str, &str); 3] = [
    ("Hover", "what is there, and what a step that way would do"),
    ("Click beside you", "the same as a step that way"),
    ("Click farther off", "walk there; on yourself: wait"),
];

/// Kinds whose own words say what they do to whoever steps there.
const GROUND: [&str; 6] = ["water", "ice", "coals", "spikes", "bounce", "bomb_trap"];

/// What the pages of the dive speak of.
const DIVE: &[Topic] = &[Topic::Dive];

const SIGNS: [(&str, Color, &str); 9] = [
    (
        "icon_windup",
        theme::DANGER,
        "Something winds up. The number counts the beats until it strikes.",
    ),
    (
        "hatch",
        theme::DANGER,
        "These cells will be struck. Do not stand there when the count ends.",
    ),
    ("chevron", theme::DANGER, "Something will come along here."),
    (
        "icon_fuse",
        theme::DANGER,
        "A fuse burns. Everything around it is in the blast.",
    ),
    (
        "icon_stun",
        theme::MAGIC,
        "Stunned: its next actions are lost.",
    ),
    (
        "icon_freeze",
        theme::MAGIC,
        "Frozen: it cannot act and cannot be pushed, until it is hit.",
    ),
    (
        "icon_bind",
        theme::MAGIC,
        "Bound: it can strike, but not leave.",
    ),
    (
        "icon_burn",
        theme::DANGER,
        "Burning: it loses health every beat.",
    ),
    (
        "stairs",
        theme::AS_DRAWN,
        "The way down. On the last floor it is the way out.",
    ),
];

/// What opens the debug panels, where they are built in.
const PANELS: &str = "[[anywhere.panels]]";

/// Height of a row, and of one of the page that has most.
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
    more: &'static str,
    what: &'static str,
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
    (
        row(ROW),
        children![keys, widgets::text(fonts, theme::SMALL, theme::LIGHT, what)],
    )
}

pub(super) fn mouse_row(fonts: &Fonts, how: &'static str, what: &'static str) -> impl Bundle {
    let how = (
        Node {
            width: px(196),
            flex_shrink: 0.0,
            ..default()
        },
        children![widgets::text(fonts, theme::SMALL, theme::DIM, how)],
    );
    (
        row(ROW),
        children![how, widgets::text(fonts, theme::SMALL, theme::LIGHT, what)],
    )
}

pub(super) fn sign_row(
    drawn: &Drawn,
    height: f32,
    sign: &str,
    colour: Color,
    what: &str,
    topics: &'static [Topic],
) -> impl Bundle {
    let (fonts, atlas) = (&drawn.fonts, &drawn.atlas);
    let icon = (
        ImageNode {
            color: colour,
            ..atlas.icon(sign)
        },
        Node {
            width: px(22),
            height: px(22),
            flex_shrink: 0.0,
            ..default()
        },
    );
    (
        row(height),
        children![
            icon,
            terms::text(fonts, theme::SMALL, theme::LIGHT, what, topics)
        ],
    )
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

/// The keys, and what the mouse does.
pub(super) fn keys(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let caption = |words| widgets::text(&drawn.fonts, theme::CAPTION, theme::DIM, words);
    let keys = commands.spawn(column()).with_child(caption("KEYS")).id();
    let built_in = |name| cfg!(feature = "panels") || name != PANELS;
    for (name, more, what) in KEYS.into_iter().filter(|key| built_in(key.0)) {
        commands
            .entity(keys)
            .with_child(key_row(&drawn.fonts, name, more, what));
    }
    commands.entity(keys).with_child((
        Node {
            height: px(6),
            ..default()
        },
        Pickable::IGNORE,
    ));
    commands.entity(keys).with_child(caption("MOUSE"));
    for (how, what) in MOUSE {
        commands
            .entity(keys)
            .with_child(mouse_row(&drawn.fonts, how, what));
    }
    keys
}

/// The signs on the map, and what grounds and traps do.
pub(super) fn signs(commands: &mut Commands, drawn: &Drawn) -> Entity {
    let caption = widgets::text(&drawn.fonts, theme::CAPTION, theme::DIM, "SIGNS");
    let signs = commands.spawn(column()).with_child(caption).id();
    for (sign, colour, what) in SIGNS {
        commands
            .entity(signs)
            .with_child(sign_row(drawn, ROW, sign, colour, what, DIVE));
    }
    for name in GROUND {
        if let Some(kind) = drawn.library.find_kind(name) {
            kind_row(commands, drawn, signs, kind, ROW);
        }
    }
    signs
}

/// Who hunts the player and what stands about at the left, what can be picked up at the right; in the words of the data.
pub(super) fn who(commands: &mut Commands, drawn: &Drawn) -> [Entity; 2] {
    let lists: [(&str, &dyn Fn(&Kind) -> bool, usize); 3] = [
        (
            "ENEMIES",
            &|kind| kind.layer == Layer::Real && kind.side == Side::Hostile,
            0,
        ),
        (
            "THINGS",
            &|kind| kind.layer == Layer::Real && kind.side == Side::Neutral,
            0,
        ),
        ("TO PICK UP", &|kind| kind.layer == Layer::Item, 1),
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

/// A kind's picture, name and own words.
fn kind_row(commands: &mut Commands, drawn: &Drawn, column: Entity, kind: KindId, height: f32) {
    let (name, kind) = (drawn.library.kind_name(kind), drawn.library.kind(kind));
    let sprite = kind.sprite.as_deref().unwrap_or(name);
    let words = format!("{}. {}", kind.name, kind.about);
    commands.entity(column).with_child(sign_row(
        drawn,
        height,
        sprite,
        theme::AS_DRAWN,
        &words,
        DIVE,
    ));
}
