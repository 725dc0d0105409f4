//! The keys, and what each does at the moment.

use super::frame::Keys;
use super::pad::Asks;
use super::parts::row;
use crate::input::action::DiveAction;
use crate::input::anywhere::BACK;
use crate::input::bound::key_name;
use crate::input::mode::InputMode;
use crate::input::touch::Touched;
use crate::ui::scale::Compact;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{Presses, key_cap, panel_face, text};
use crate::view::ViewSystems;
use bevy::prelude::*;
use daemonfall_text::t;

/// Registers the keys.
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<InputMode>
        .or_else(resource_changed::<Touched>)
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Keys>>);
    app.add_systems(Update, fill.in_set(ViewSystems::Mark).run_if(changed));
}

/// A hint: its keys, and what they do.
type Hint = (&'static [DiveAction], String);

const WAYS: &[DiveAction] = &[
    DiveAction::Left,
    DiveAction::Down,
    DiveAction::Up,
    DiveAction::Right,
];

/// The hints of a mode, in columns of two.
fn hints(mode: InputMode) -> Vec<[Hint; 2]> {
    match mode {
        InputMode::Play => vec![
            [
                (WAYS, t!("dive-key-strike")),
                (&[DiveAction::NextThreat], t!("dive-key-threat")),
            ],
            [
                (&[DiveAction::Wait], t!("dive-key-wait")),
                (&[DiveAction::AutoExplore], t!("dive-key-explore")),
            ],
            [
                (&[DiveAction::Bomb], t!("dive-key-bomb")),
                (&[DiveAction::Look], t!("dive-key-look")),
            ],
            [
                (&[DiveAction::Drink], t!("dive-key-drink")),
                (&[DiveAction::Log], t!("dive-key-log")),
            ],
            [
                (&[DiveAction::Help], t!("dive-key-help")),
                (&[DiveAction::Pause], t!("dive-key-pause")),
            ],
        ],
        InputMode::Bomb => vec![
            [
                (WAYS, t!("dive-key-bomb-way")),
                (&[DiveAction::Bomb], t!("dive-key-bomb-ahead")),
            ],
            [
                (&[DiveAction::Pause], t!("dive-key-bomb-keep")),
                (&[], String::new()),
            ],
        ],
        InputMode::Look => vec![
            [
                (WAYS, t!("dive-key-cursor")),
                (&[DiveAction::NextThreat], t!("dive-key-threat")),
            ],
            [
                (&[DiveAction::Confirm], t!("dive-key-walk-there")),
                (&[DiveAction::Pause], t!("dive-key-stop-looking")),
            ],
        ],
        InputMode::Log => vec![[
            (
                &[DiveAction::Up, DiveAction::Down],
                t!("dive-key-log-scroll"),
            ),
            (&[DiveAction::Pause], t!("dive-key-log-close")),
        ]],
        InputMode::Help => vec![[
            (&[DiveAction::Confirm], t!("dive-key-help-page")),
            (&[DiveAction::Pause], t!("dive-key-help-close")),
        ]],
    }
}

fn fill(
    mut commands: Commands,
    mode: Res<InputMode>,
    touched: Res<Touched>,
    compact: Res<Compact>,
    fonts: Res<Fonts>,
    keys: Query<Entity, With<Keys>>,
) {
    let Ok(keys) = keys.single() else { return };
    let node = Node {
        column_gap: px(match (touched.0, compact.0) {
            (true, _) => 6,
            (false, true) => 12,
            (false, false) => 20,
        }),
        align_items: AlignItems::Center,
        ..default()
    };
    commands
        .entity(keys)
        .despawn_related::<Children>()
        .with_children(|keys| {
            keys.spawn((node, Pickable::IGNORE)).with_children(|keys| {
                for column in &hints(*mode) {
                    match touched.0 {
                        true => buttons(keys, &fonts, column),
                        false => caps(keys, &fonts, column),
                    }
                }
            });
        });
}

/// What stands for the key of an action. One step back leads to the pause as well, and out of every mode.
fn token(action: DiveAction) -> &'static str {
    match action {
        DiveAction::Pause => BACK,
        _ => key_name(action),
    }
}

/// Hints as keys, one above the other; each can be clicked as well.
fn caps(keys: &mut ChildSpawnerCommands, fonts: &Fonts, column: &[Hint]) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        justify_content: JustifyContent::SpaceBetween,
        ..default()
    };
    keys.spawn((node, Pickable::IGNORE))
        .with_children(|parent| {
            for (actions, what) in column {
                let node = Node {
                    height: px(22),
                    ..row(4.0)
                };
                let mut line = parent.spawn((node, Pickable::IGNORE));
                if let [action] = actions {
                    line.insert(Pickable::default());
                    ask_for(&mut line, *action);
                }
                line.with_children(|line| {
                    for action in *actions {
                        let mut cap = line.spawn(key_cap(fonts, token(*action)));
                        if actions.len() > 1 {
                            cap.insert((Asks(*action), Pickable::default()));
                        }
                    }
                    line.spawn((
                        Node {
                            margin: UiRect::left(px(4)),
                            ..default()
                        },
                        text(fonts, theme::SMALL, theme::DIM, what),
                    ));
                });
            }
        });
}

/// Hints as buttons for fingers, side by side; directions are the pad's.
fn buttons(keys: &mut ChildSpawnerCommands, fonts: &Fonts, column: &[Hint]) {
    for (actions, what) in column {
        let [action] = actions else { continue };
        // The pad has it.
        if *action == DiveAction::Wait {
            continue;
        }
        let node = Node {
            height: px(52),
            min_width: px(48),
            padding: UiRect::horizontal(px(8)),
            border: UiRect::all(px(1)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        };
        let mut button = keys.spawn((node, panel_face()));
        ask_for(&mut button, *action);
        button.with_child(text(fonts, theme::SMALL_MEDIUM, theme::LIGHT, what));
    }
}

/// A click asks for the action; steps back are taken by their key, whoever takes them.
fn ask_for(entity: &mut EntityCommands, action: DiveAction) {
    match action {
        DiveAction::Pause => entity.insert(Presses::cap(token(action))),
        _ => entity.insert(Asks(action)),
    };
}
