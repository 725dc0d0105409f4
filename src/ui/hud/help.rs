//! What the signs and keys mean, on a key.

use super::frame::Opaque;
use super::parts::{icon, row};
use super::whole_log::Scrolled;
use crate::assets::atlas::Atlas;
use crate::input::action::{BINDINGS, DiveAction, cap};
use crate::input::mode::InputMode;
use crate::screens::Screen;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{divider, key_cap, panel_face, text};
use crate::view::camera::{BOTTOM, TOP};
use crate::view::{ViewSystems, palette};
use bevy::prelude::*;

/// Registers the help.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, open.in_set(ViewSystems::Mark).run_if(resource_exists_and_changed::<InputMode>));
}

/// The open panel.
#[derive(Component, Clone, Copy, Debug)]
pub struct Help;

/// Signs of the map: picture, tint, meaning.
const SIGNS: [(&str, Color, &str); 15] = [
    ("badge", theme::DANGER, "An intent: what it will do, and in how many beats"),
    ("frame_corners", theme::DANGER, "Struck in the next beat, if nothing changes"),
    ("hatch", theme::DANGER, "Struck in some beats: a blow, or an explosion's 3×3"),
    ("chevron", theme::DANGER, "Something will come along this way"),
    ("frame_dashed", theme::YOU, "A cell that your weapon reaches"),
    ("frame_corners", theme::YOU, "What your weapon would strike"),
    ("icon_stun", theme::MAGIC, "Stunned: no actions"),
    ("icon_freeze", palette::FROST, "Frozen: no actions, no pushes; a hit breaks the ice"),
    ("icon_bind", theme::MAGIC, "Bound: no moves until the binder dies"),
    ("icon_burn", theme::DANGER, "Burning: one damage a beat"),
    ("water", Color::WHITE, "Water: the first action in it only frees you"),
    ("ice", Color::WHITE, "Ice: you slide on the way you came"),
    ("coals", Color::WHITE, "Coals: hurt who begins a beat on them"),
    ("bounce", Color::WHITE, "Bounce trap: throws you the way it points"),
    ("stairs", Color::WHITE, "The way to the next floor, and out"),
];

/// What the actions do, in the order in which they are listed.
const KEYS: [(&[DiveAction], &str); 14] = [
    (&[DiveAction::Up, DiveAction::Left, DiveAction::Down, DiveAction::Right], "Strike that way, else dig, else move"),
    (&[DiveAction::Wait], "Let a beat pass"),
    (&[DiveAction::Bomb], "Take a bomb in hand; a direction sets it"),
    (&[DiveAction::Drink], "Drink a potion"),
    (&[DiveAction::AutoExplore], "Walk to where nobody has looked"),
    (&[DiveAction::Look], "Look around with a cursor"),
    (&[DiveAction::NextThreat], "Look at the next threat"),
    (&[DiveAction::Log], "The whole log"),
    (&[DiveAction::ZoomIn, DiveAction::ZoomOut], "Nearer, farther"),
    (&[DiveAction::Mute], "Sound on, off"),
    (&[DiveAction::Fullscreen], "Whole screen, window"),
    (&[DiveAction::Pause], "One step back, pause"),
    (&[], "Click beside you: step or strike. Click farther: walk there"),
    (&[], "Point anywhere: what it is, and what a strike would do"),
];

fn open(mut commands: Commands, mode: Res<InputMode>, fonts: Res<Fonts>, atlas: Res<Atlas>, old: Query<Entity, With<Help>>) {
    old.iter().for_each(|panel| commands.entity(panel).despawn());
    if *mode != InputMode::Help {
        return;
    }
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(theme::PAD),
        right: px(theme::PAD),
        top: px(TOP + theme::PAD),
        bottom: px(BOTTOM + theme::PAD),
        padding: UiRect::all(px(theme::WIDE)),
        column_gap: px(40),
        border: UiRect::all(px(1)),
        overflow: Overflow::scroll_y(),
        ..default()
    };
    let face = (panel_face(), Help, Opaque, Scrolled, DespawnOnExit(Screen::Dive), GlobalZIndex(30));
    commands.spawn((node, face)).with_children(|panel| {
        column(panel, &fonts, "SIGNS", |list| {
            for (name, tint, meaning) in SIGNS {
                list.spawn((Node { height: px(28), ..row(14.0) }, Pickable::IGNORE)).with_children(|line| {
                    line.spawn(icon(&atlas, name, 24.0, tint));
                    line.spawn(text(&fonts, theme::BODY, theme::LIGHT, meaning));
                });
            }
        });
        column(panel, &fonts, "KEYS AND POINTER", |list| {
            for (actions, what) in KEYS {
                list.spawn((Node { height: px(28), ..row(4.0) }, Pickable::IGNORE)).with_children(|line| {
                    line.spawn((Node { width: px(150), ..row(4.0) }, Pickable::IGNORE)).with_children(|keys| {
                        for name in names(actions) {
                            keys.spawn(key_cap(&fonts, name));
                        }
                    });
                    line.spawn(text(&fonts, theme::BODY, theme::LIGHT, what));
                });
            }
        });
    });
}

/// The first key of each action; where there is one action, also its others.
fn names(actions: &[DiveAction]) -> Vec<&'static str> {
    let most = if actions.len() == 1 { 3 } else { 1 };
    let keys = actions.iter().filter_map(|action| BINDINGS.iter().find(|binding| binding.0 == *action));
    keys.flat_map(|(_, keys, _)| keys.iter().map(|key| cap(*key)).filter(|name| !name.is_empty()).take(most)).collect()
}

fn column(panel: &mut ChildSpawnerCommands, fonts: &Fonts, caption: &str, fill: impl FnOnce(&mut ChildSpawnerCommands)) {
    let node = Node { flex_direction: FlexDirection::Column, row_gap: px(4), flex_grow: 1.0, flex_basis: px(0), ..default() };
    panel.spawn((node, Pickable::IGNORE)).with_children(|column| {
        column.spawn(text(fonts, theme::CAPTION, theme::DIM, caption));
        column.spawn((Node { height: px(4), ..default() }, Pickable::IGNORE));
        column.spawn(divider());
        fill(column);
    });
}
