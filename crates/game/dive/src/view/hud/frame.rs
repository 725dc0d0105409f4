//! Layout of the parts: the head, the right column, the foot. What they leave is the board's region:
//! nothing else lies over it but what speaks of a cell, and in a compact window messages.

use crate::prelude::*;
use crate::session::BeginSystems;
use crate::view::ViewSystems;
use crate::view::camera::{ColumnWidth, Foot, TOP};
use daemonfall_ui::hints::HintRoom;

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Foot>
        .or_else(resource_changed::<ColumnWidth>)
        .or_else(resource_changed::<Compact>)
        .or_else(any_match_filter::<Added<Keys>>);
    app.add_systems(OnEnter(Screen::DIVE), spawn.after(BeginSystems))
        .add_systems(Update, lay_out.in_set(ViewSystems::Mark).run_if(changed));
}

#[derive(Component, Clone, Copy, Debug)]
pub struct Head;
/// The right column's ground.
#[derive(Component, Clone, Copy, Debug)]
struct Flank;
/// Has the card, the hint and messages, the list of what acts next, and the pad; in a compact window,
/// the pad only where a puzzle takes its place.
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

/// The right column's margins.
const MARGIN: f32 = 12.0;

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
    let flank = Node {
        position_type: PositionType::Absolute,
        top: px(0),
        bottom: px(0),
        right: px(0),
        border: UiRect::left(px(1)),
        ..default()
    };
    let flank = commands.spawn((flank, face(), Flank, Pickable::IGNORE)).id();
    let column = Node {
        width: percent(100),
        flex_direction: FlexDirection::Column,
        row_gap: px(theme::GAP),
        ..default()
    };
    let column = commands.spawn((column, Column, Pickable::IGNORE)).id();
    let card = commands
        .spawn((
            // If higher than the column, it scrolls.
            Node { min_height: px(0), ..default() },
            Pickable::IGNORE,
            Card,
        ))
        .id();
    // These and the list stand at the column's end. In a compact window, messages stand over the map.
    let says = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(theme::GAP),
        flex_shrink: 0.0,
        margin: UiRect::top(auto()),
        ..default()
    };
    let says = commands.spawn((says, HintRoom, Pickable::IGNORE)).id();
    let order = Node {
        flex_direction: FlexDirection::Column,
        // Without room for all, it ends above the footer and leaves the card its room.
        flex_shrink: 1000.0,
        min_height: px(0),
        overflow: Overflow::clip(),
        padding: UiRect::all(px(theme::GAP)),
        border: UiRect::all(px(1)),
        ..default()
    };
    let order = (order, panel_face(), Opaque, Pickable::IGNORE, Order);
    let order = commands.spawn(order).id();
    commands.entity(column).add_children(&[card, says, order]);
    commands.entity(flank).add_child(column);
    commands.entity(middle).add_child(flank);
    commands.entity(root).add_children(&[head, middle, foot]);
}

fn lay_out(
    (foot, side, compact): (Res<Foot>, Res<ColumnWidth>, Res<Compact>),
    mut flanks: Query<&mut Node, (With<Flank>, Without<Bar>, Without<Keys>)>,
    mut bars: Query<&mut Node, (With<Bar>, Without<Keys>)>,
    mut keys: Query<&mut Node, With<Keys>>,
) {
    for mut flank in &mut flanks {
        flank.width = px(side.0);
        // A compact window has no margins to spare.
        flank.padding = UiRect::all(px(if compact.0 { theme::GAP } else { MARGIN }));
    }
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
