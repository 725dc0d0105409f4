//! The whole log, opened by a key: newest at the bottom, scrolled with directions or the wheel.

use super::lines;
use crate::input::intent::Intent;
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::view::ViewSystems;
use crate::view::camera::{Foot, TOP};
use crate::view::log::DiveLog;
use bevy::input::mouse::MouseWheel;
use daemonfall_ui::log_view::log_panel;
use daemonfall_ui::scroll::{rolled, scroll_on};

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (open.run_if(resource_exists_and_changed::<InputMode>), scroll)
            .chain()
            .in_set(ViewSystems::Mark),
    );
}

#[derive(Component, Clone, Copy, Debug)]
pub struct WholeLog;

#[derive(Component, Clone, Copy, Debug)]
pub struct Scrolled;

/// The most lines shown; older ones are only in the replay.
const MOST: usize = 300;

fn open(
    mut commands: Commands,
    mode: Res<InputMode>,
    journal: Res<DiveLog>,
    (atlas, foot): (Res<Atlas>, Res<Foot>),
    old: Query<Entity, With<WholeLog>>,
) {
    old.iter().for_each(|panel| commands.entity(panel).despawn());
    if *mode != InputMode::Log {
        return;
    }
    let node = Node {
        left: px(theme::PAD),
        top: px(TOP + theme::PAD),
        bottom: px(foot.height() + theme::PAD),
        width: px(860),
        ..log_panel()
    };
    commands
        .spawn((
            node,
            panel_face(),
            WholeLog,
            Opaque,
            DespawnOnExit(Screen::DIVE),
            GlobalZIndex(30),
        ))
        .with_children(|panel| {
            let caption = t!("dive-whole-log");
            panel.spawn(text(theme::CAPTION, theme::DIM, caption));
            panel.spawn(divider());
            let list = Node {
                flex_direction: FlexDirection::Column,
                overflow: Overflow::scroll_y(),
                flex_grow: 1.0,
                flex_basis: px(0),
                ..default()
            };
            // Far beyond the end: the layout clamps it to the last line.
            panel
                .spawn((list, ScrollPosition(Vec2::new(0.0, 1.0e6)), Scrolled, Pickable::IGNORE))
                .with_children(|list| {
                    let from = journal.lines.len().saturating_sub(MOST);
                    for line in &journal.lines[from..] {
                        lines::spawn(list, &atlas, line, (true, false));
                    }
                });
        });
}

fn scroll(
    mut intents: MessageReader<Intent>,
    mut wheel: MessageReader<MouseWheel>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode), With<Scrolled>>,
) {
    let mut by = rolled(&mut wheel);
    for intent in intents.read() {
        match intent {
            Intent::Cursor(Direction::North) => by -= 66.0,
            Intent::Cursor(Direction::South) => by += 66.0,
            Intent::Cursor(Direction::West) => by -= 400.0,
            Intent::Cursor(Direction::East) => by += 400.0,
            _ => {}
        }
    }
    for (mut position, node) in &mut lists {
        scroll_on(&mut position, node, by);
    }
}
