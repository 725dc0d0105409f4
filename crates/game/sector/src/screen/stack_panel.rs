//! The selected stack: its units with health, its leader, its moves left.
//! Units are picked here, to split off or to join others.

use super::button::{self, Button, Face as ButtonFace};
use super::stage::STACK;
use crate::choosing::{Choosing, Zone};
use crate::input::SectorAction;
use crate::map_view::{MapView, StackShown, UnitShown};
use crate::meaning::{Apart, Meaning, no_step};
use crate::orders::MapRequest;
use crate::prelude::*;
use crate::preview::{Ahead, WhatIf};
use crate::recruit_options::recruits_first;
use crate::words::signed;
use crate::{SectorSystems, unit_card};
use bevy::ui_widgets;
use daemonfall_battle::{Order, Row, Share};
use daemonfall_ui::drawing::Anchor::{End, Middle, Start};
use daemonfall_ui::tooltip::AtHand;

#[derive(Component)]
pub struct StackPanel;

#[derive(Component, Clone, Copy, Debug)]
#[require(ui_widgets::Button)]
pub struct Card(pub UnitId);

/// Width of the stack's name, next to its moves.
const NAME: f32 = 112.0;
const LEFT: f32 = 208.0;
const WIDTH: f32 = 56.0;
const STEP: f32 = 58.0;
const HEIGHT: f32 = 84.0;
/// Between the rows.
const GAP: f32 = 12.0;

fn fill(
    table: Res<MapView>,
    campaign: Res<Campaign>,
    choosing: Res<Choosing>,
    ahead: Res<Ahead>,
    mut canvas: Canvas<StackPanel>,
) {
    canvas.redraw(|parent, pen| {
        let stack = choosing.selected.and_then(|id| table.stack(id));
        let Some(stack) = stack else {
            empty(parent, pen, &table);
            return;
        };
        about(parent, pen, (&*table, &*campaign), stack, &choosing, &ahead);
        for (place, unit) in stack.units.iter().enumerate() {
            card(parent, pen, &campaign, place, unit, &choosing);
        }
        let front = stack.units.iter().filter(|unit| unit.row == Row::Front).count();
        rows(parent, pen, front, stack.units.len());
    });
}

/// The captions of the rows over their units, and empty places.
fn rows(parent: &mut ChildSpawnerCommands, pen: &Pen, front: usize, units: usize) {
    let captions = [
        (Row::Front, 0, front, t!("sector-row-front")),
        (Row::Back, front, units, t!("sector-row-back")),
    ];
    for (row, from, to, words) in captions {
        if from == to {
            continue;
        }
        let x = corner(row, from).x;
        pen.text(parent, (x, STACK.min.y + 15.0), Start, theme::CAPTION, theme::DIM, words);
        let wide = corner(row, to - 1).x + WIDTH - x;
        let rule = Rect::new(x, STACK.min.y + 18.0, x + wide, STACK.min.y + 19.0);
        pen.bar(parent, rule, theme::LINE);
    }
    for place in units..daemonfall_sector::STACK_AT_MOST {
        let shape = Shape::panel(Vec2::new(WIDTH, HEIGHT), Outline::Cut(6.0))
            .with_fill(Color::NONE)
            .with_edge(theme::LINE.with_alpha(0.7), 1.0);
        pen.shape(parent, corner(Row::Back, place), shape);
    }
}

fn corner(row: Row, place: usize) -> Vec2 {
    let gap = if row == Row::Back { GAP } else { 0.0 };
    Vec2::new(LEFT + STEP * place as f32 + gap, STACK.min.y + 22.0)
}

fn empty(parent: &mut ChildSpawnerCommands, pen: &Pen, table: &MapView) {
    let y = STACK.center().y;
    let middle = STACK.center().x;
    let words = match table.own_stacks().count() {
        0 => t!("sector-stack-none-left"),
        all => t!("sector-stack-none-selected", count = all, idle = table.idle().count()),
    };
    pen.text(parent, (middle, y - 2.0), Middle, theme::SMALL, theme::DIM, words);
    let words = t!("sector-stack-how-to-select");
    pen.text(parent, (middle, y + 18.0), Middle, theme::SMALL, theme::FAINT, words);
}

fn plan(
    (table, campaign): (&MapView, &Campaign),
    stack: &StackShown,
    choosing: &Choosing,
    ahead: &Ahead,
) -> (String, Color) {
    if let Some(Meaning::Give(Command::Merge { from, into, .. })) = &ahead.meaning {
        let moves = table.moves_joined((*from, 0), *into, &campaign.rules().library);
        return (t!("sector-stack-join", moves = moves), theme::YOU);
    }
    if !choosing.picked.is_empty() {
        let words = t!("sector-stack-picked", count = choosing.picked.len());
        return (words, theme::YOU);
    }
    if let Some(what_if) = &ahead.what_if {
        return (what_if_words(what_if), theme::YOU);
    }
    if let Some(attack) = &ahead.attack {
        let words = match attack.cost {
            0 => t!("sector-stack-attack-here"),
            cost => t!("sector-stack-attack-there", cost = cost),
        };
        return (words, theme::DIM);
    }
    match &ahead.meaning {
        Some(Meaning::Go { .. } | Meaning::Look)
            if choosing.zone == Zone::Map && recruits_first(campaign, table, choosing) =>
        {
            (t!("sector-stack-recruits-first"), theme::YOU)
        }
        Some(Meaning::Go { path, now, attacks, .. }) => {
            let cost = path.last().map_or(0, |step| step.cost);
            let turns = path.last().map_or(0, |step| step.turn);
            let words = match (turns, now, attacks) {
                (_, None, _) => no_step(stack.moves.0),
                (_, _, Some(later)) => {
                    t!("sector-stack-attack-later", cost = cost, turns = *later)
                }
                (0, ..) => t!("sector-stack-way", cost = cost),
                (turns, ..) => t!("sector-stack-long-way", cost = cost, turns = turns + 1),
            };
            (words, theme::DIM)
        }
        Some(Meaning::Aim(_)) => (t!("sector-stack-look-at-attack"), theme::DANGER),
        Some(Meaning::Select(it)) if *it != stack.id => {
            let joins = match ahead.apart {
                None => "yes",
                Some(Apart::Far) => "far",
                Some(Apart::Full) => "full",
            };
            (t!("sector-stack-other", joins = joins), theme::DIM)
        }
        Some(Meaning::Refused(why)) => (why.clone(), theme::FAINT),
        Some(Meaning::Give(Command::EnterVault { .. })) => {
            (t!("sector-stack-enter-vault"), theme::PICKUP)
        }
        _ if stack.moves.0 == 0 => (no_step(0), theme::FAINT),
        _ => match stack.slowest() {
            // A button for ranks leaves no room: the moves tell it.
            Some(unit) if stack.units.iter().all(|it| !it.rises) => (slow(stack, unit), theme::DIM),
            _ => (t!("sector-stack-point"), theme::FAINT),
        },
    }
}

/// How the odds change with the unit pointed at elsewhere, a line for each place.
fn what_if_words(it: &WhatIf) -> String {
    let percent = |millionths: f64| (millionths / 10_000.0).round() as i32;
    let told = |place, then: Share| {
        let change = f64::from(then.millionths) - f64::from(it.now.millionths);
        let error = f64::from(then.margin()).hypot(f64::from(it.now.margin()));
        let (change, error) = (signed(percent(change)), percent(error).max(1));
        t!("sector-stack-what-if", place = place, change = change, error = error)
    };
    let (row, then) = it.row;
    let row = told(unit_card::row_word(row), then);
    let reserve = it.reserve.map(|(is_held, then)| {
        let place = if is_held { "reserve" } else { "line" };
        told(place, then)
    });
    [Some(row), reserve].into_iter().flatten().collect::<Vec<_>>().join("\n")
}

fn slow(stack: &StackShown, unit: &UnitShown) -> String {
    t!("sector-stack-slow", moves = stack.moves.1, name = unit.called())
}

/// What a stack is told for its battles, and what that does.
pub(super) fn order_words(order: Option<Order>) -> (String, String) {
    match order {
        None => (t!("order-none"), t!("order-none.about")),
        Some(Order::Focus) => (t!("order-focus"), t!("order-focus.about")),
        Some(Order::Spread) => (t!("order-spread"), t!("order-spread.about")),
        Some(Order::Protect) => (t!("order-protect"), t!("order-protect.about")),
        Some(Order::HoldOut) => (t!("order-hold-out"), t!("order-hold-out.about")),
        Some(Order::FallBack) => (t!("order-fall-back"), t!("order-fall-back.about")),
    }
}

/// Whether a unit fights, for texts.
fn line(unit: &UnitShown) -> &'static str {
    if unit.reserve { "reserve" } else { "line" }
}

fn about(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    map: (&MapView, &Campaign),
    stack: &StackShown,
    choosing: &Choosing,
    ahead: &Ahead,
) {
    let own = map.0.is_own_turn();
    let (x, y) = (STACK.min.x + 16.0, STACK.min.y);
    let mut text = |at: (f32, f32), style, colour, words: String| {
        pen.text(parent, at, Start, style, colour, words);
    };
    text(
        (x, y + 21.0),
        fitting(pen.letters, theme::NAME, &stack.name, NAME),
        theme::LIGHT,
        stack.name.clone(),
    );
    let leader = stack.units.iter().find(|unit| unit.leader);
    if leader.is_none() {
        let (count, most) = (stack.units.len(), daemonfall_sector::STACK_AT_MOST);
        let words = t!("sector-stack-units", count = count, most = most);
        text((x, y + 42.0), theme::SMALL, theme::DIM, words);
    }
    let (left, all) = stack.moves;
    let ink = if left > 0 { theme::LIGHT } else { theme::DIM };
    let moves = [
        (theme::NUMBER_QUIET, ink, left.to_string()),
        (theme::SMALL, theme::DIM, format!("/{all}")),
    ];
    pen.icon(parent, unit_card::MOVES, (LEFT - 43.0, y + 16.0), 14.0, theme::YOU, false);
    pen.spans(parent, (LEFT - 10.0, y + 21.0), End, &moves);
    if let Some(unit) = stack.slowest() {
        let about = t!("sector-stack-slow.about", name = unit.called());
        let about = format!("{}. {about}", slow(stack, unit));
        let place = at(LEFT - 52.0, y + 4.0, 46.0, 22.0);
        parent.spawn((place, Tooltip::above(about)));
    }
    if let Some(unit) = leader {
        let rect = Rect::new(x - 4.0, y + 26.0, LEFT - 8.0, y + 47.0);
        let label = t!("sector-stack-leader", place = line(unit));
        let about = t!("sector-stack-leader.about", place = line(unit));
        // While units are picked, its key is about them.
        let able = own && stack.units.len() > 1 && choosing.picked.is_empty();
        let button = Button::new(rect, &label, SectorAction::Reserve, about);
        button::spawn(parent, pen, Button { able, above: true, ..button });
    }
    let (words, colour) = plan(map, stack, choosing, ahead);
    let room = LEFT - x - 10.0;
    // More than two lines take the place of the order.
    let lines = |words: &str| (width(pen.letters, theme::SMALL, words) / room).ceil();
    let long = words.lines().map(lines).sum::<f32>() > 2.0;
    let rise = stack.units.iter().filter(|unit| unit.rises).count();
    let rise = Some(rise).filter(|rise| *rise > 0 && !long && ahead.what_if.is_none());
    let style = fitting(pen.letters, theme::SMALL, &words, room);
    let fits = width(pen.letters, style, &words) < room + 0.5;
    // So do two lines below the button for ranks.
    if !long && (rise.is_none() || fits) {
        let rect = Rect::new(x - 4.0, y + 49.0, LEFT - 8.0, y + 70.0);
        let (name, does) = order_words(stack.order);
        let about = t!("sector-stack-order-about", order = name.as_str(), does = does);
        let order = if stack.order.is_some() { name.as_str() } else { "none" };
        let label = t!("sector-stack-order", order = order);
        let button = Button::new(rect, &label, SectorAction::Order, about);
        button::spawn(parent, pen, Button { able: own, above: true, ..button });
    }
    if let Some(rise) = rise {
        let top = y + if fits { 72.0 } else { 53.0 };
        let rect = Rect::new(x - 4.0, top, LEFT - 8.0, top + 18.0);
        let label = t!("sector-stack-rise", count = rise);
        let about = t!("sector-stack-rise-about");
        let button = Button::new(rect, &label, SectorAction::Rise, about);
        button::spawn(parent, pen, Button { able: own, main: true, above: true, ..button });
        if fits {
            pen.text(parent, (x, y + 103.0), Start, style, colour, words);
            return;
        }
    }
    let style = if rise.is_some() { style } else { theme::SMALL };
    let top = if long { 55.0 } else { 72.0 };
    let node = at(x, y + top, room, 106.0 - top);
    parent.spawn((node, Pickable::IGNORE)).with_children(|room| {
        room.spawn(daemonfall_ui::widgets::text(style, colour, words));
    });
}

fn card(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    campaign: &Campaign,
    place: usize,
    unit: &UnitShown,
    choosing: &Choosing,
) {
    let corner = corner(unit.row, place);
    let size = Vec2::new(WIDTH, HEIGHT);
    let picked = choosing.picked.contains(&unit.id);
    let at_hand = choosing.zone == Zone::Units(place);
    let mut shape =
        Shape::panel(size, Outline::Cut(6.0)).with_fill(theme::GROUND).with_edge(theme::LINE, 1.0);
    if unit.reserve {
        shape = shape.with_edge(theme::NEUTRAL, 1.5).with_dash(3.5);
    }
    if picked {
        shape = shape.with_fill(theme::PANEL_LIT).with_edge(theme::YOU, 1.5);
    }
    if at_hand {
        shape = shape.with_edge(theme::LIGHT, 2.0);
    }
    let name = match unit.career.rank() {
        0 => unit.name.clone(),
        rank => {
            let name = unit.called();
            t!("sector-unit-ranked", name = name, kind = unit.name.as_str(), rank = rank)
        }
    };
    let words = t!(
        "sector-unit-card-about",
        about = unit_card::of_unit(campaign, unit),
        health = unit.health.0,
        most = unit.health.1,
        number = place + 1,
        line = line(unit)
    );
    let mut card = parent.spawn((
        (Card(unit.id), AccessibleLabel::new(&name)),
        ButtonFace(shape),
        shape,
        Hovered::default(),
        Tooltip::above(words),
        at(corner.x, corner.y, size.x, size.y),
    ));
    card.observe(
        |used: On<Activate>, cards: Query<&Card>, mut wishes: MessageWriter<MapRequest>| {
            if let Ok(card) = cards.get(used.entity) {
                wishes.write(MapRequest::Pick(card.0));
            }
        },
    );
    let id = unit.id;
    card.observe(move |_: On<Pointer<Over>>, mut wishes: MessageWriter<MapRequest>| {
        wishes.write(MapRequest::PointAt(id));
    });
    card.observe(move |_: On<Pointer<Out>>, mut wishes: MessageWriter<MapRequest>| {
        wishes.write(MapRequest::PointAway(id));
    });
    if at_hand {
        card.insert(AtHand);
    }
    let (x, y) = (corner.x, corner.y);
    // In reserve, a ribbon has its place between picture and name.
    let (high, wide) = if unit.reserve { (20.0, 22.0) } else { (30.0, 34.0) };
    let middle = Vec2::new(x + WIDTH / 2.0, y + high);
    let tint = theme::YOU.with_alpha(if unit.reserve { 0.5 } else { 1.0 });
    pen.shining(parent, &unit.sprite, middle, wide, tint, false);
    if unit.leader {
        let at = Vec2::new(x + 11.0, y + 10.0);
        pen.icon(parent, "sector_crown", at, 12.0, theme::YOU, false);
    }
    let ink = if picked { theme::YOU } else { theme::FAINT };
    let number = (place + 1).to_string();
    pen.text(parent, (x + WIDTH - 7.0, y + 13.0), End, theme::KEY, ink, number);
    if unit.reserve {
        let words = t!("sector-unit-reserve");
        let ribbon = Rect::new(x + 1.0, y + 33.0, x + WIDTH - 1.0, y + 47.0);
        pen.bar(parent, ribbon, theme::LINE);
        // As large at every size of letters: the name is right below.
        let style = Style { size: theme::size::SMALL / pen.letters, ..theme::SMALL };
        pen.text(parent, (x + WIDTH / 2.0, y + 43.5), Middle, style, theme::LIGHT, words);
    }
    // Above the ribbon, if there is one.
    let lowest = Vec2::new(x + 11.0, y + if unit.reserve { 31.0 } else { 48.0 });
    let ink = if unit.rises { theme::PICKUP } else { theme::YOU };
    pen.rank(parent, lowest, unit.career.rank(), ink);
    let style = fitting(pen.letters, theme::SMALL, unit.called(), WIDTH - 4.0);
    let name = (x + WIDTH / 2.0, y + 62.0);
    pen.text(parent, name, Middle, style, theme::LIGHT, unit.called());
    let bar = Rect::new(x + 7.0, y + 70.0, x + WIDTH - 7.0, y + 75.0);
    pen.bar(parent, bar, theme::LINE);
    let part = unit.health.0 as f32 / unit.health.1.max(1) as f32;
    let filled = Rect::new(bar.min.x, bar.min.y, bar.min.x + bar.width() * part, bar.max.y);
    let hurt = if part < 0.35 { theme::DANGER } else { theme::YOU };
    pen.bar(parent, filled, hurt);
}

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MapView>
        .or_else(resource_changed::<Choosing>)
        .or_else(resource_changed::<Ahead>)
        .or_else(any_match_filter::<Added<StackPanel>>);
    app.add_systems(Update, fill.in_set(SectorSystems::Draw).run_if(changed));
}
