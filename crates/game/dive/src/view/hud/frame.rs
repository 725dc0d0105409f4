//! Layout of the parts: a header of 56 pixels, a right column of 248, and the foot.

use crate::prelude::*;
use crate::session::BeginSystems;
use crate::view::ViewSystems;
use crate::view::camera::{Foot, RIGHT, TOP};

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Foot>.or_else(any_match_filter::<Added<Keys>>);
    app.add_systems(OnEnter(Screen::DIVE), spawn.after(BeginSystems))
        .add_systems(Update, lay_out.in_set(ViewSystems::Mark).run_if(changed));
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
/// The bar below the map.
#[derive(Component, Clone, Copy, Debug)]
struct Bar;
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
                flex_direction: FlexDirection::Column,
                position_type: PositionType::Absolute,
                ..default()
            },
            Pickable::IGNORE,
            Name::new("hud"),
        ))
        .id();
    let face = || (BackgroundColor(theme::GROUND), BorderColor::all(theme::LINE), Opaque);
    let head = Node {
        height: px(TOP),
        column_gap: px(28),
        padding: UiRect { left: px(theme::PAD), right: px(theme::PAD), top: px(9), ..default() },
        border: UiRect::bottom(px(1)),
        flex_shrink: 0.0,
        ..default()
    };
    let head = Adapts::new(head, |node| node.column_gap = px(12));
    let head = commands.spawn((head, face(), Head)).id();
    let middle = Node { flex_grow: 1.0, min_height: px(0), ..default() };
    let middle = commands.spawn((middle, Pickable::IGNORE)).id();
    let foot = Node {
        padding: UiRect::axes(px(theme::PAD), px(4)),
        border: UiRect::top(px(1)),
        flex_shrink: 0.0,
        ..default()
    };
    let foot = commands.spawn((foot, face(), Bar)).id();
    let last = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        flex_basis: px(0),
        // The keys keep their room however long a log line is.
        min_width: px(0),
        overflow: Overflow::clip(),
        ..default()
    };
    let last = commands.spawn((last, LastLines, Pickable::IGNORE)).id();
    let keys = (Node::default(), BorderColor::all(theme::LINE), Keys, Pickable::IGNORE);
    let keys = commands.spawn(keys).id();
    commands.entity(foot).add_children(&[last, keys]);
    let column = Node {
        position_type: PositionType::Absolute,
        top: px(theme::PAD),
        bottom: px(theme::GAP),
        right: px(theme::PAD),
        width: px(RIGHT - 2.0 * theme::GAP - 8.0),
        flex_direction: FlexDirection::Column,
        row_gap: px(theme::PAD),
        ..default()
    };
    // A compact window has no margins to spare.
    let column = Adapts::new(column, |node| {
        node.top = px(theme::GAP);
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
    commands.entity(middle).add_child(column);
    commands.entity(root).add_children(&[head, middle, foot]);
}

fn lay_out(
    foot: Res<Foot>,
    mut bars: Query<&mut Node, (With<Bar>, Without<Keys>)>,
    mut keys: Query<&mut Node, With<Keys>>,
) {
    let below = *foot == Foot::Below;
    for mut bar in &mut bars {
        bar.height = px(foot.height());
        bar.flex_direction = if below { FlexDirection::Column } else { FlexDirection::Row };
    }
    let beside = Node {
        align_self: AlignSelf::Center,
        padding: UiRect::left(px(theme::PAD)),
        margin: UiRect::left(px(theme::PAD)),
        border: UiRect::left(px(1)),
        height: percent(90),
        flex_shrink: 0.0,
        ..default()
    };
    for mut keys in &mut keys {
        *keys = if below { Node { flex_shrink: 0.0, ..default() } } else { beside.clone() };
    }
}
