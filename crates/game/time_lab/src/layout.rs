//! Layout of the lab's panels.

use super::parts::caption;
use super::{cast, diagram, facts, foot, head, trace};
use daemonfall_ui::prelude::*;

const LEFT: f32 = 344.0;
const RIGHT: f32 = 314.0;

pub fn spawn(mut commands: Commands) {
    let root = Node {
        width: percent(100),
        height: percent(100),
        flex_direction: FlexDirection::Column,
        ..default()
    };
    commands
        .spawn((DespawnOnExit(Screen::TIME_LAB), root, BackgroundColor(theme::GROUND)))
        .with_children(|root| {
            head::spawn(root);
            root.spawn(divider());
            let body = Node { flex_grow: 1.0, flex_basis: px(0), min_height: px(0), ..default() };
            root.part(body, |body| {
                column(body, LEFT, |left| {
                    caption(left, &t!("lab-six-steps"));
                    diagram::spawn(left);
                    left.spawn(divider());
                    facts::spawn_left(left);
                });
                rule(body);
                trace::spawn(body);
                rule(body);
                column(body, RIGHT, |right| {
                    caption(right, &t!("lab-characters"));
                    cast::spawn(right);
                    right.spawn(divider());
                    facts::spawn_right(right);
                });
            });
            root.spawn(divider());
            foot::spawn(root);
        });
}

fn column(
    body: &mut ChildSpawnerCommands,
    width: f32,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        padding: UiRect::axes(px(theme::PAD), px(12)),
        row_gap: px(10),
        min_height: px(0),
        overflow: Overflow::clip(),
        ..cell(width)
    };
    body.part(node, fill);
}

fn rule(body: &mut ChildSpawnerCommands) {
    body.spawn((
        Node { width: px(1), flex_shrink: 0.0, ..default() },
        BackgroundColor(theme::LINE),
        Pickable::IGNORE,
    ));
}
