//! Layout of the parts: a header of 56 pixels, a right column of 248, a footer of 80.

use crate::prelude::*;
use crate::session::BeginSystems;
use crate::view::camera::{BOTTOM, RIGHT, TOP};

pub fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::DIVE), spawn.after(BeginSystems));
}

#[derive(Component, Clone, Copy, Debug)]
pub struct Head;
/// Has the card, the list of what acts next, and the pad where a puzzle takes the pad's place.
#[derive(Component, Clone, Copy, Debug)]
pub struct Column;
#[derive(Component, Clone, Copy, Debug)]
pub struct Card;
#[derive(Component, Clone, Copy, Debug)]
pub struct Order;
#[derive(Component, Clone, Copy, Debug)]
pub struct LastLines;
#[derive(Component, Clone, Copy, Debug)]
pub struct Keys;
fn spawn(mut commands: Commands) {
    let root = commands
        .spawn((
            DespawnOnExit(Screen::DIVE),
            Node {
                width: percent(100),
                height: percent(100),
                position_type: PositionType::Absolute,
                ..default()
            },
            Pickable::IGNORE,
            Name::new("hud"),
        ))
        .id();
    let bar = |edge: UiRect| Node {
        position_type: PositionType::Absolute,
        left: px(0),
        right: px(0),
        border: edge,
        padding: UiRect::horizontal(px(theme::PAD)),
        ..default()
    };
    let face = || (BackgroundColor(theme::GROUND), BorderColor::all(theme::LINE), Opaque);
    let head = Node {
        top: px(0),
        height: px(TOP),
        column_gap: px(28),
        padding: UiRect { left: px(theme::PAD), right: px(theme::PAD), top: px(9), ..default() },
        ..bar(UiRect::bottom(px(1)))
    };
    let head = Adapts::new(head, |node| node.column_gap = px(18));
    let head = commands.spawn((head, face(), Head)).id();
    let foot = Node {
        bottom: px(0),
        height: px(BOTTOM),
        justify_content: JustifyContent::SpaceBetween,
        ..bar(UiRect::top(px(1)))
    };
    let foot = commands.spawn((foot, face())).id();
    let last = Node {
        flex_direction: FlexDirection::Column,
        padding: UiRect::vertical(px(6)),
        flex_grow: 1.0,
        flex_basis: px(0),
        // The keys keep their room however long a log line is.
        min_width: px(0),
        overflow: Overflow::clip(),
        ..default()
    };
    let last = commands.spawn((last, LastLines, Pickable::IGNORE)).id();
    let keys = Adapts::new(
        Node {
            align_self: AlignSelf::Center,
            padding: UiRect::left(px(theme::WIDE)),
            margin: UiRect::left(px(theme::PAD)),
            border: UiRect::left(px(1)),
            height: px(56),
            flex_shrink: 0.0,
            ..default()
        },
        |node| {
            node.padding = UiRect::left(px(8));
            node.margin = UiRect::left(px(8));
        },
    );
    let keys = commands.spawn((keys, BorderColor::all(theme::LINE), Keys, Pickable::IGNORE)).id();
    commands.entity(foot).add_children(&[last, keys]);
    let column = Node {
        position_type: PositionType::Absolute,
        top: px(TOP + theme::PAD),
        bottom: px(BOTTOM + theme::GAP),
        right: px(theme::PAD),
        width: px(RIGHT - 2.0 * theme::GAP - 8.0),
        flex_direction: FlexDirection::Column,
        row_gap: px(theme::PAD),
        ..default()
    };
    // A compact window has no margins to spare.
    let column = Adapts::new(column, |node| {
        node.top = px(TOP + theme::GAP);
        node.right = px(theme::GAP);
        node.width = px(RIGHT - theme::GAP);
        node.row_gap = px(theme::GAP);
    });
    let column = commands.spawn((column, Column, Pickable::IGNORE)).id();
    let card = commands
        .spawn((
            // If higher than the column, it scrolls; the parts below stay at the column's end.
            Node { min_height: px(0), margin: UiRect::bottom(auto()), ..default() },
            Pickable::IGNORE,
            Card,
        ))
        .id();
    let order = commands
        .spawn((
            Node {
                flex_direction: FlexDirection::Column,
                // Without room for all, it ends above the footer and leaves the card its room.
                flex_shrink: 1000.0,
                min_height: px(0),
                // At the column's end, also while the card stands beside the column.
                margin: UiRect::top(auto()),
                overflow: Overflow::clip(),
                padding: UiRect::all(px(theme::GAP)),
                border: UiRect::all(px(1)),
                ..default()
            },
            panel_face(),
            (Opaque, Pickable::IGNORE),
            Order,
        ))
        .id();
    commands.entity(column).add_children(&[card, order]);
    commands.entity(root).add_children(&[head, foot, column]);
}
