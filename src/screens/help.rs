//! The help: what the keys do and what the signs mean. It lies over a dive, paused or not.

use super::Screen;
use super::back::{Back, BackSystems};
use crate::assets::atlas::Atlas;
use crate::input::action::{DiveAction, key_name};
use crate::input::mode::InputMode;
use crate::ui::dialogue;
use crate::ui::focus::{Activate, FocusFirst};
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{self, button};
use bevy::prelude::*;

/// The open help.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct HelpDialogue;

const KEYS: [(DiveAction, &str, &str); 11] = [
    (
        DiveAction::Up,
        "also WASD, HJKL",
        "strike what is there, else dig, else step",
    ),
    (DiveAction::Wait, "", "let a beat pass"),
    (
        DiveAction::Bomb,
        "then a direction",
        "set a bomb; it goes off in three beats",
    ),
    (DiveAction::Drink, "", "drink a potion"),
    (
        DiveAction::Look,
        "",
        "look around: who is there, what comes",
    ),
    (DiveAction::NextThreat, "", "go from threat to threat"),
    (
        DiveAction::AutoExplore,
        "",
        "walk on by itself until something shows",
    ),
    (DiveAction::Log, "", "the whole log"),
    (DiveAction::ZoomIn, "and \u{2212}", "nearer, farther"),
    (DiveAction::Mute, "", "sound on or off"),
    (DiveAction::Pause, "", "one step back; in a dive, pause"),
];

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
        Color::WHITE,
        "The way down. On the last floor it is the way out.",
    ),
];

fn row() -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(10),
        min_height: px(26),
        ..default()
    }
}

fn key_row(
    fonts: &Fonts,
    action: DiveAction,
    more: &'static str,
    what: &'static str,
) -> impl Bundle {
    let name = if action == DiveAction::Up {
        "\u{2190} \u{2191} \u{2193} \u{2192}"
    } else {
        key_name(action)
    };
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
        row(),
        children![keys, widgets::text(fonts, theme::SMALL, theme::LIGHT, what)],
    )
}

fn sign_row(
    fonts: &Fonts,
    atlas: &Atlas,
    sign: &str,
    colour: Color,
    what: &'static str,
) -> impl Bundle {
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
        row(),
        children![icon, widgets::text(fonts, theme::SMALL, theme::LIGHT, what)],
    )
}

/// Opens the help over everything.
pub fn open(commands: &mut Commands, fonts: &Fonts, atlas: &Atlas) {
    let panel = dialogue::spawn(
        commands,
        fonts,
        "Help",
        20,
        980.0,
        (HelpDialogue, DespawnOnExit(Screen::Dive)),
    );
    let column = || Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        row_gap: px(4),
        ..default()
    };
    let keys = commands
        .spawn(column())
        .with_child(widgets::text(fonts, theme::CAPTION, theme::DIM, "KEYS"))
        .id();
    for (action, more, what) in KEYS {
        commands
            .entity(keys)
            .with_child(key_row(fonts, action, more, what));
    }
    let signs = commands
        .spawn(column())
        .with_child(widgets::text(fonts, theme::CAPTION, theme::DIM, "SIGNS"))
        .id();
    for (sign, colour, what) in SIGNS {
        commands
            .entity(signs)
            .with_child(sign_row(fonts, atlas, sign, colour, what));
    }
    let columns = commands
        .spawn(Node {
            column_gap: px(40),
            ..default()
        })
        .add_children(&[keys, signs])
        .id();
    let rule = widgets::text(
        fonts,
        theme::BODY,
        theme::NEUTRAL,
        "Nothing moves until you do. Each of your steps is one beat; then all others act, in the order of the list. Attack less armour is the damage, at least one.",
    );
    let close = commands
        .spawn((button(fonts, "Close"), FocusFirst))
        .observe(
            |_: On<Activate>,
             help: Query<Entity, With<HelpDialogue>>,
             mut mode: ResMut<InputMode>,
             mut commands: Commands| {
                close_all(&help, &mut mode, &mut commands);
            },
        )
        .id();
    commands
        .entity(panel)
        .with_child(rule)
        .with_child(widgets::divider())
        .add_children(&[columns, close]);
}

fn close_all(
    help: &Query<Entity, With<HelpDialogue>>,
    mode: &mut InputMode,
    commands: &mut Commands,
) {
    for help in help {
        commands.entity(help).despawn();
    }
    if *mode == InputMode::Help {
        *mode = InputMode::Play;
    }
}

/// Opens and closes with the dive's input mode.
fn follow_mode(
    mode: Res<InputMode>,
    help: Query<Entity, With<HelpDialogue>>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    mut commands: Commands,
) {
    if *mode == InputMode::Help && help.is_empty() {
        open(&mut commands, &fonts, &atlas);
    } else if *mode != InputMode::Help {
        for help in &help {
            commands.entity(help).despawn();
        }
    }
}

fn step_back(
    mut back: ResMut<Back>,
    help: Query<Entity, With<HelpDialogue>>,
    mut mode: ResMut<InputMode>,
    mut commands: Commands,
) {
    if !help.is_empty() && back.take() {
        close_all(&help, &mut mode, &mut commands);
    }
}

/// Adds the help.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            follow_mode.run_if(resource_changed::<InputMode>),
            step_back.in_set(BackSystems::Dialogue),
        )
            .chain()
            .run_if(in_state(Screen::Dive)),
    );
}
