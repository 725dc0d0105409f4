//! Small parts shared by panels: icons, captions with values, rows.

use crate::base::*;
use crate::entity_commands::SpawnParts;
use crate::theme::{self, Style};
use crate::widgets::text;

/// A picture of the atlas, `size` interface pixels wide and high.
pub fn icon(atlas: &Atlas, name: &str, size: f32, tint: Color) -> impl Bundle + use<> {
    let node = Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() };
    (atlas.icon(name).with_color(tint), node, Pickable::IGNORE)
}

/// The tint that turns a picture of one colour into another.
pub fn recolour(from: Color, to: Color) -> Color {
    let (from, to) = (from.to_linear(), to.to_linear());
    let part = |to: f32, from: f32| if from > 0.001 { to / from } else { 1.0 };
    Color::linear_rgb(part(to.red, from.red), part(to.green, from.green), part(to.blue, from.blue))
}

/// A row of parts on one line.
pub fn row(gap: f32) -> Node {
    Node { align_items: AlignItems::Center, column_gap: px(gap), ..default() }
}

/// A number below its caption, in a row of such boxes that share its width.
pub fn number_box(caption: String, number: String, style: Style) -> impl Bundle {
    (
        Node { flex_grow: 1.0, flex_basis: px(0), ..column(4.0) },
        children![text(theme::CAPTION, theme::DIM, caption), text(style, theme::LIGHT, number)],
    )
}

/// Parts below each other.
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// A layer over the whole of its parent.
pub fn layer() -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        ..default()
    }
}

/// As large as the parent, with its content in the middle.
pub fn whole() -> Node {
    Node { width: percent(100), height: percent(100), ..centred(Node::default()) }
}

pub fn centred(node: Node) -> Node {
    Node { align_items: AlignItems::Center, justify_content: JustifyContent::Center, ..node }
}

/// A row of a list: parts on one line, with a mark at its left edge.
pub fn list_row(gap: f32, padding: UiRect) -> Node {
    Node { flex_shrink: 0.0, padding, border: left_edge(), ..row(gap) }
}

/// A border with a mark at the left.
pub fn left_edge() -> UiRect {
    UiRect { left: px(3), ..UiRect::all(px(1)) }
}

/// A part of this width, however little room there is.
pub fn cell(width: f32) -> Node {
    Node { width: px(width), flex_shrink: 0.0, ..default() }
}

/// A card: parts below each other, with a mark at its upper edge.
pub fn card(width: f32, gap: f32, padding: f32) -> Node {
    Node {
        width: px(width),
        padding: UiRect::all(px(padding)),
        border: UiRect { top: px(3), ..UiRect::all(px(1)) },
        ..column(gap)
    }
}

/// Two parts on one line of text, at both ends.
pub fn both_ends() -> Node {
    Node {
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Baseline,
        ..default()
    }
}

/// A part that takes this share of the room left.
pub fn share(part: f32) -> Node {
    Node { flex_grow: part, flex_basis: px(0), ..default() }
}

/// A group of the header: a caption, and below it a row that `fill` fills.
pub fn group(
    parent: &mut ChildSpawnerCommands,
    caption: &str,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    parent.part(Node { flex_shrink: 0.0, ..column(2.0) }, |group| {
        group.spawn(text(theme::CAPTION, theme::DIM, caption));
        group.part(Node { height: px(22), ..row(6.0) }, fill);
    });
}
