//! What a player's structure can make.
//! Each kind with its values and cost, and why it is not available now. The list scrolls if it is
//! longer than its room.

use super::button::Face;
use super::details::{LEFT, RIGHT, Seen, height_of as height_of_stack};
use super::stage::SIDE;
use crate::choosing::{Choosing, Zone};
use crate::map_view::MapView;
use crate::orders::MapRequest;
use crate::prelude::*;
use crate::recruit_options::Offered;
use crate::unit_card;
use crate::words::signed;
use bevy::input::mouse::MouseWheel;
use bevy::ui_widgets;
use daemonfall_sector::Refusal;
use daemonfall_ui::drawing::Anchor::{End, Start};
use daemonfall_ui::region::Pane;
use daemonfall_ui::scroll::{rolled, scroll_on};
use daemonfall_ui::tooltip::AtHand;

#[derive(Component, Clone, Copy, Debug)]
#[require(ui_widgets::Button)]
pub struct Row(pub TileId, pub KindId);

/// The list as last drawn. It and its scroll position stay while the parts around it are redrawn.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct List {
    tile: Option<TileId>,
    /// In this turn, its heading begins here.
    turn: u32,
    below: f32,
    at_hand: Option<usize>,
}

#[derive(Component)]
pub struct Rows;

pub struct Stand {
    pub tile: TileId,
    pub all: Vec<Offered>,
    /// Where its heading and its rows begin.
    pub below: f32,
    pub top: f32,
}

/// Height of a row, and distance to the next.
const HEIGHT: f32 = 42.0;
const STEP: f32 = 45.0;
const WIDE: f32 = RIGHT - LEFT;
/// Where a row's words begin, and from one figure to the next.
const WORDS: f32 = 40.0;
const FIGURE: f32 = 48.0;
/// Room for the scrollbar next to the rows.
const EDGE: f32 = 8.0;

fn height_of(count: usize) -> f32 {
    STEP * count as f32 - (STEP - HEIGHT)
}

/// The rows for which there is room: at least one, and none that is cut off.
fn rows_within(room: f32) -> usize {
    ((room + STEP - HEIGHT) / STEP).max(1.0) as usize
}

/// The scroll position at which a row is completely inside the room.
fn into_view(scrolled: f32, place: usize, room: f32) -> f32 {
    let top = STEP * place as f32;
    scrolled.max(top + HEIGHT - room).min(top)
}

pub fn build(stage: &mut ChildSpawnerCommands) {
    let hidden = Node { display: Display::None, ..default() };
    let list = (List::default(), hidden, ScrollPosition::default());
    stage.spawn((list, Hovered::default())).with_child((Rows, Node::default(), Pickable::IGNORE));
}

fn is_busy(all: &[Offered]) -> bool {
    all.iter().any(|offer| matches!(offer.refusal, Some(Refusal::Busy)))
}

fn at_hand(choosing: &Choosing) -> Option<usize> {
    match choosing.zone {
        Zone::Recruits(place) => Some(place),
        _ => None,
    }
}

/// Where the list's heading begins, if what is above it ends at `end`: rows keep their places while
/// the tile is looked at, also once a recruit is there.
pub fn below(
    table: &MapView,
    known: Option<&List>,
    (tile, all): (TileId, &[Offered]),
    end: f32,
) -> f32 {
    let known = known.filter(|it| (it.tile, it.turn) == (Some(tile), table.turn));
    let able = all.iter().any(|it| it.refusal.is_none());
    let units = table.stack_at(tile).map_or(0, |stack| stack.units.len());
    let now = if units > 0 { height_of_stack(units) } else { 0.0 };
    let more = if able { height_of_stack(units + 1) - now } else { 0.0 };
    known.map_or(0.0, |it| it.below).max(end + more)
}

/// Draws the part above the list, from `top` on; returns where the list begins.
pub fn heading(
    parent: &mut ChildSpawnerCommands,
    seen: &Seen,
    choosing: &Choosing,
    device: Device,
    (tile, all): (TileId, &[Offered]),
    top: f32,
) -> f32 {
    let more = match (is_busy(all), device, at_hand(choosing)) {
        (true, ..) => t!("sector-recruits-busy"),
        (_, Device::Fingers, None) => t!("sector-recruits-tap"),
        (_, Device::Fingers, Some(_)) => t!("sector-recruits-tap-again"),
        (_, Device::Keys, None) => t!("sector-recruits-click"),
        (_, Device::Keys, Some(_)) => t!("sector-recruits-click-again"),
        (_, Device::Pad(_), None) => t!("sector-recruits-keys"),
        (_, Device::Pad(_), Some(_)) => t!("sector-recruits-confirm"),
    };
    let words = t!("sector-recruits-heading");
    let below = seen.caption(parent, top + 6.0, &words, &more);
    whereto(parent, seen, tile, below - 2.0);
    below + 4.0
}

/// Which stack a recruit would be in, and what that means for it.
fn whereto(parent: &mut ChildSpawnerCommands, seen: &Seen, tile: TileId, y: f32) {
    let stack = seen.table.own_stacks().find(|stack| stack.tile == tile);
    let (ink, words) = match stack.map(|stack| (stack.name.as_str(), stack.moves.0)) {
        None => (theme::DIM, t!("sector-recruits-alone")),
        Some((name, 0)) => (theme::DIM, t!("sector-recruits-joins", name = name)),
        Some((name, _)) => (theme::DANGER, t!("sector-recruits-stops", name = name)),
    };
    seen.pen.text(parent, (LEFT, y), Start, theme::SMALL, ink, words);
    if ink == theme::DANGER {
        let about = Tooltip::left(t!("sector-recruits-stops.about"));
        parent.spawn((at(LEFT, y - 13.0, WIDE, 17.0), about));
    }
}

/// Keeps its scroll position, unless the tile has changed or keys have moved to another row.
pub fn fill(
    commands: &mut Commands,
    seen: &Seen,
    choosing: &Choosing,
    stand: Option<&Stand>,
    (list, last, scrolled): (Entity, &List, &ScrollPosition),
    rows: Entity,
) {
    let mut rows = commands.entity(rows);
    rows.despawn_related::<Children>();
    let Some(stand) = stand else {
        let hidden = Node { display: Display::None, ..default() };
        commands.entity(list).insert((List::default(), hidden));
        return;
    };
    let (at_hand, count) = (at_hand(choosing), stand.all.len());
    let whole = height_of(count);
    rows.insert(Node {
        width: px(WIDE),
        height: px(whole),
        flex_shrink: 0.0,
        // Large letters reach beyond the last row: do not scroll to that.
        overflow: Overflow::clip_y(),
        ..default()
    });
    rows.with_children(|parent| {
        for (place, offer) in stand.all.iter().enumerate() {
            let y = STEP * place as f32;
            row(parent, seen, stand.tile, offer, y, at_hand.map(|it| it == place));
        }
    });
    let room = height_of(rows_within(SIDE.max.y - 6.0 - stand.top)).min(whole);
    let (turn, below) = (seen.table.turn, stand.below);
    let next = List { tile: Some(stand.tile), turn, below, at_hand };
    let mut from = match last.tile == next.tile {
        true => scrolled.y,
        false => 0.0,
    };
    if let Some(place) = at_hand
        && (last.tile, last.at_hand) != (next.tile, next.at_hand)
    {
        from = into_view(from, place, room);
    }
    let node = Node {
        flex_direction: FlexDirection::Column,
        overflow: Overflow::scroll_y(),
        ..at(LEFT, stand.top, WIDE + EDGE, room)
    };
    commands.entity(list).insert((next, node, ScrollPosition(Vec2::new(0.0, from))));
}

fn goes_on(position: &ScrollPosition, node: &ComputedNode, by: f32) -> bool {
    let room = (node.content_size.y - node.size.y) * node.inverse_scale_factor;
    match by > 0.0 {
        true => position.y + 1.0 < room,
        false => position.y > 1.0,
    }
}

/// The wheel scrolls the list; in a compact window, where the whole panel scrolls, that one first.
pub fn roll(
    mut wheel: MessageReader<MouseWheel>,
    compact: Res<Compact>,
    panes: Query<(&ScrollPosition, &ComputedNode), (With<Pane>, Without<List>)>,
    mut lists: Query<(&mut ScrollPosition, &ComputedNode, &Hovered), With<List>>,
) {
    let by = rolled(&mut wheel);
    if by == 0.0 {
        return;
    }
    let panel_goes = panes.iter().any(|(position, node)| goes_on(position, node, by));
    for (mut position, node, hovered) in &mut lists {
        let takes = match compact.0 {
            true => !panel_goes,
            false => hovered.get(),
        };
        if takes {
            scroll_on(&mut position, node, by);
        }
    }
}

/// Draws an offer; whether it is the chosen one, if one is.
fn row(
    parent: &mut ChildSpawnerCommands,
    seen: &Seen,
    tile: TileId,
    offer: &Offered,
    y: f32,
    chosen: Option<bool>,
) {
    let at_hand = chosen == Some(true);
    let pen: &Pen = seen.pen;
    let kind = seen.campaign.rules().roster.kind(offer.kind);
    let chassis = &kind.chassis;
    let able = offer.refusal.is_none();
    let size = Vec2::new(WIDE, HEIGHT);
    let mut shape = Shape::panel(size, Outline::Cut(6.0)).with_fill(theme::GROUND);
    if at_hand {
        shape = shape
            .with_edge(if able { theme::YOU } else { theme::DIM }, 1.5)
            .with_fill(theme::PANEL_LIT);
    } else {
        shape = shape.with_edge(theme::LINE, 1.0);
    }
    let (now, upkeep) = (seen.table.purse.net(), chassis.upkeep);
    let income = t!("sector-recruits-income", now = signed(now), then = signed(now - upkeep));
    let mut words = format!("{}\n{income}", unit_card::of_recruit(seen.campaign, offer.kind));
    if let Some(refusal) = &offer.refusal {
        let why = t!("sector-recruits-not-now", why = refusals::sector(refusal));
        words = format!("{words}\n{why}");
    }
    let mut entity = parent.spawn((
        (Row(tile, offer.kind), AccessibleLabel::new(&kind.name)),
        shape,
        Tooltip::left(words),
        at(0.0, y, size.x, size.y),
    ));
    entity.observe(recruit);
    if at_hand {
        entity.insert(AtHand);
    }
    // While one is chosen, the pointer lights no other.
    if able && chosen != Some(false) {
        entity.insert((Face(shape), Hovered::default()));
    }
    let tint = if able { theme::YOU } else { theme::FAINT };
    let ink = if able { theme::LIGHT } else { theme::DIM };
    let sprite = pictures::unit(&kind.key);
    let middle = Vec2::new(19.0, y + HEIGHT / 2.0);
    pen.icon(parent, &sprite, middle, 28.0, tint, false);
    let (name, baseline) = (kind.name.as_str(), y + 17.0);
    pen.text(parent, (WORDS, baseline), Start, theme::NAME_IN_TEXT, ink, name);
    let pips = (WORDS + 8.0 + width(pen.letters, theme::NAME_IN_TEXT, name)).max(116.0);
    for tier in 0..chassis.tier {
        let pip = Shape::filled(Vec2::splat(4.0), Outline::Ellipse, tint);
        pen.shape(parent, Vec2::new(pips + 7.0 * f32::from(tier), y + 10.0), pip);
    }
    let dear = seen.table.purse.cycles < chassis.cost;
    let cost = if dear { theme::DANGER } else { ink };
    let price = chassis.cost.to_string();
    let left = WIDE - 36.0 - width(pen.letters, theme::NUMBER_BODY, &price);
    pen.text(parent, (WIDE - 26.0, baseline), End, theme::NUMBER_BODY, cost, price);
    pen.icon(parent, "sector_cycles", (WIDE - 16.0, y + 12.0), 12.0, theme::DIM, false);
    let upkeep_ink = if now < upkeep { theme::DANGER } else { theme::DIM };
    let words = t!("sector-recruits-upkeep", upkeep = upkeep);
    pen.text(parent, (left, baseline), End, theme::SMALL, upkeep_ink, words);
    let baseline = y + 35.0;
    let figures = unit_card::figures_of_recruit(seen.campaign, offer.kind);
    let signs = unit_card::SIGNS.into_iter().chain([unit_card::MOVES]);
    for (place, (sign, figure)) in signs.zip(figures).enumerate() {
        let x = WORDS + FIGURE * place as f32;
        pen.icon(parent, sign, (x + 6.0, baseline - 5.0), 12.0, theme::DIM, false);
        let figure = figure.to_string();
        pen.text(parent, (x + 16.0, baseline), Start, theme::NUMBER_BODY, ink, figure);
    }
    if chassis.row == daemonfall_battle::Row::Back {
        let words = t!("sector-recruits-back");
        pen.text(parent, (WIDE - 10.0, baseline), End, theme::SMALL, theme::DIM, words);
    }
}

fn recruit(used: On<Activate>, rows: Query<&Row>, mut wishes: MessageWriter<MapRequest>) {
    if let Ok(row) = rows.get(used.entity) {
        wishes.write(MapRequest::Recruit(row.0, row.1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_rolled_no_farther_than_keys_need() {
        let room = height_of(6) + 10.0;
        assert_eq!(into_view(0.0, 5, room), 0.0);
        assert_eq!(into_view(0.0, 6, room), STEP - 10.0);
        assert_eq!(into_view(200.0, 3, room), 3.0 * STEP);
        assert_eq!(into_view(70.0, 3, room), 70.0);
    }

    #[test]
    fn a_list_has_room_for_whole_rows_only() {
        assert_eq!(rows_within(height_of(6)), 6);
        assert_eq!(rows_within(height_of(7) - 1.0), 6);
        assert_eq!(rows_within(0.0), 1);
    }
}
