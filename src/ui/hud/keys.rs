//! The keys, and what each does at the moment.

use super::frame::Keys;
use super::parts::row;
use crate::input::action::DiveAction;
use crate::input::bound::key_name;
use crate::input::mode::InputMode;
use crate::ui::theme::{self, Fonts};
use crate::ui::widgets::{key_cap, text};
use crate::view::ViewSystems;
use bevy::prelude::*;

/// Registers the keys.
pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<InputMode>.or_else(any_match_filter::<Added<Keys>>);
    app.add_systems(Update, fill.in_set(ViewSystems::Mark).run_if(changed));
}

/// A hint: its keys, and what they do.
type Hint = (&'static [DiveAction], &'static str);

const WAYS: &[DiveAction] = &[
    DiveAction::Left,
    DiveAction::Down,
    DiveAction::Up,
    DiveAction::Right,
];

/// The hints of a mode, in columns of two.
fn hints(mode: InputMode) -> &'static [[Hint; 2]] {
    match mode {
        InputMode::Play => &[
            [
                (WAYS, "strike, dig, move"),
                (&[DiveAction::NextThreat], "next threat"),
            ],
            [
                (&[DiveAction::Wait], "wait"),
                (&[DiveAction::AutoExplore], "explore"),
            ],
            [(&[DiveAction::Bomb], "bomb"), (&[DiveAction::Look], "look")],
            [
                (&[DiveAction::Drink], "drink"),
                (&[DiveAction::Log], "whole log"),
            ],
            [
                (&[DiveAction::Help], "help"),
                (&[DiveAction::Pause], "pause"),
            ],
        ],
        InputMode::Bomb => &[
            [
                (WAYS, "set the bomb that way"),
                (&[DiveAction::Bomb], "ahead"),
            ],
            [(&[DiveAction::Pause], "keep it"), (&[], "")],
        ],
        InputMode::Look => &[
            [
                (WAYS, "move the cursor"),
                (&[DiveAction::NextThreat], "next threat"),
            ],
            [
                (&[DiveAction::Confirm], "walk there"),
                (&[DiveAction::Pause], "stop looking"),
            ],
        ],
        InputMode::Log => &[[
            (&[DiveAction::Up, DiveAction::Down], "scroll"),
            (&[DiveAction::Pause], "close"),
        ]],
        InputMode::Help => &[[
            (&[DiveAction::Confirm], "the other page"),
            (&[DiveAction::Pause], "close"),
        ]],
    }
}

fn fill(
    mut commands: Commands,
    mode: Res<InputMode>,
    fonts: Res<Fonts>,
    keys: Query<Entity, With<Keys>>,
) {
    let Ok(keys) = keys.single() else { return };
    commands
        .entity(keys)
        .despawn_related::<Children>()
        .with_children(|keys| {
            keys.spawn((
                Node {
                    column_gap: px(20),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|keys| {
                for column in hints(*mode) {
                    let node = Node {
                        flex_direction: FlexDirection::Column,
                        justify_content: JustifyContent::SpaceBetween,
                        ..default()
                    };
                    keys.spawn((node, Pickable::IGNORE))
                        .with_children(|parent| {
                            for (actions, what) in column {
                                parent
                                    .spawn((
                                        Node {
                                            height: px(22),
                                            ..row(4.0)
                                        },
                                        Pickable::IGNORE,
                                    ))
                                    .with_children(|line| {
                                        for action in *actions {
                                            line.spawn(key_cap(&fonts, key_name(*action)));
                                        }
                                        line.spawn((
                                            Node {
                                                margin: UiRect::left(px(4)),
                                                ..default()
                                            },
                                            text(&fonts, theme::SMALL, theme::DIM, *what),
                                        ));
                                    });
                            }
                        });
                }
            });
        });
}
