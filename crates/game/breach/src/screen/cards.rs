//! The cards: the subroutines of the unit that has the turn, with cost, shape, times and effects.

use super::flat_cards;
use super::shared::{LEFT_IF_LARGE, is_large};
use crate::breach_view::BreachView;
use crate::choosing::{Card, Choosing};
use crate::playback::BreachPlayback;
use crate::prelude::*;
use crate::{BreachSystems, Choose, words};
use bevy::ui_widgets::{Activate, Button};
use daemonfall_breach::Aims;
use daemonfall_campaign::Practice;
use daemonfall_ui::drawing::Anchor::{End, Middle, Start};
use daemonfall_ui::tooltip::KeepsClear;

#[derive(Component)]
pub struct Cards;

#[derive(Component, Clone, Copy, Debug)]
#[require(KeepsClear)]
pub struct CardNode(pub usize);

const LEFT: f32 = 200.0;
pub(super) const TOP: f32 = 536.0;
pub(super) const HEIGHT: f32 = 168.0;
/// Top of the line of keys above the cards.
const KEYS: f32 = 494.0;
const PICTURE: f32 = 24.0;
/// Cards below this width have less space at their sides.
const NARROW: f32 = 125.0;
/// Cards below this width have no room for their numbers: they lie in two rows instead.
const NARROWEST: f32 = 108.0;
/// Distance between the marks of what it costs in CPU.
const PIP: f32 = 13.0;
/// Width for all cards together, also beside a puzzle's banner.
const ROOM: f32 = 712.0;
const PUZZLE_ROOM: f32 = 424.0;
/// Numbers on a card.
const NUMBERS: usize = 4;
/// Space behind the diagram, which slants by 6 pixels, and between the numbers and the card's end.
const BESIDE: f32 = 12.0;
const END: f32 = 5.0;

/// Shows the dealt cards, or those of the unit that has the turn while the player cannot choose.
fn fill(
    choosing: Res<Choosing>,
    table: Res<BreachView>,
    library: Res<BreachLibrary>,
    practice: Option<Res<Practice>>,
    mut canvas: Canvas<Cards>,
) {
    let is_puzzle = practice.is_some_and(|it| it.puzzle().is_some());
    let end = LEFT + if is_puzzle { PUZZLE_ROOM } else { ROOM };
    canvas.redraw(|parent, pen| {
        let left = if is_large(pen.letters) { LEFT_IF_LARGE } else { LEFT };
        let room = end - left;
        if choosing.who.is_none() {
            let size = Vec2::new(room, HEIGHT);
            let shape = Shape::panel(size, Outline::Cut(8.0))
                .with_fill(Color::NONE)
                .with_edge(theme::LINE, 1.0);
            pen.shape(parent, Vec2::new(left, TOP), shape);
            let words = match table.outcome {
                None => t!("breach-cards-playing"),
                Some(_) => t!("breach-cards-over"),
            };
            pen.text(parent, (left + 24.0, 624.0), Start, theme::SMALL, theme::DIM, words);
            return;
        }
        let count = choosing.cards.len().max(1) as f32;
        let width = ((room - 8.0 * (count - 1.0)) / count).min(136.0);
        if is_large(pen.letters) || width < NARROWEST {
            // Large letters need all the height that there is.
            let (above, below) = if is_large(pen.letters) { (4.0, 10.0) } else { (0.0, 0.0) };
            let area = Rect::new(left, TOP - above, end, TOP + HEIGHT + below);
            flat_cards::fill(parent, pen, &choosing, &library, area);
            return;
        }
        // All end in letters of one size, so that none seems to matter less.
        let foots = choosing.cards.iter().map(|card| {
            let it = library.subroutine(card.subroutine);
            let words = foot(card, it, choosing.quick);
            // Two lines have room. Below all four numbers they need the smallest letters.
            let room = if is_full(it, choosing.quick) { 0.0 } else { 1.7 * foot_room(width) };
            fitting(pen.letters, theme::SMALL, &words, room).size
        });
        let foot = foots.fold(theme::size::SMALL, f32::min);
        let all = choosing
            .cards
            .iter()
            .flat_map(|card| figures(library.subroutine(card.subroutine), choosing.quick));
        let kinds = choosing.cards.iter().map(|card| {
            let it = library.subroutine(card.subroutine);
            let (kind, _) = flat_cards::kind(it).unwrap_or_default();
            let room = width - 2.0 * padding(width) - PIP * it.cpu.clamp(0, 9) as f32 - 4.0;
            fitting(pen.letters, theme::SMALL, &kind, room).size
        });
        let kind = kinds.fold(theme::size::SMALL, f32::min);
        let letters = ([foot, kind], styles(pen.letters, all, numbers_room(width)));
        for (place, card) in choosing.cards.iter().enumerate() {
            let corner = Vec2::new(LEFT + (width + 8.0) * place as f32, TOP);
            draw(parent, pen, (place, card), &choosing, &library, (corner, width), letters);
        }
    });
}

/// Space left and right in a card of this width.
fn padding(width: f32) -> f32 {
    if width < NARROW { 8.0 } else { 16.0 }
}

/// Width of a cell of the diagram.
fn cell(width: f32) -> f32 {
    if width < NARROW { 7.0 } else { 12.0 }
}

fn numbers_room(width: f32) -> f32 {
    width - padding(width) - 2.0 * cell(width) - BESIDE - END
}

fn foot_room(width: f32) -> f32 {
    width - padding(width) - 6.0
}

/// The last words of a card: why it cannot be used, or when it is used and what it strikes.
fn foot(card: &Card, it: &Subroutine, quick: bool) -> String {
    match &card.refusal {
        Some(reason) => reason.clone(),
        // Many numbers leave no room to repeat when it is used.
        None if is_full(it, quick) => words::target(it),
        None => words::card_line(it, quick),
    }
}

fn draw(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    (place, card): (usize, &Card),
    choosing: &Choosing,
    library: &BreachLibrary,
    (corner, width): (Vec2, f32),
    ([foot_size, kind_size], figure_styles): ([f32; 2], (Style, Style)),
) {
    let it = library.subroutine(card.subroutine);
    let size = Vec2::new(width, HEIGHT);
    let possible = !card.is_refused();
    let at_hand = choosing.card == place;
    face(parent, (place, card), choosing, it, Rect::from_corners(corner, corner + size));
    let cover = if possible { 1.0 } else { 0.45 };
    let (x, y) = (corner.x, corner.y);
    let pad = padding(width);
    let ink = if possible { theme::LIGHT } else { theme::DIM };
    let own = pictures::subroutine(library.subroutine_key(card.subroutine));
    pen.icon(
        parent,
        pen.atlas.known(&own, "breach_sign"),
        (x + pad + PICTURE / 2.0, y + 23.0),
        PICTURE,
        if possible { theme::YOU } else { theme::DIM },
        false,
    );
    let name_at = pad + PICTURE + 6.0;
    // Beside the picture; a name of two words may take two lines.
    let room = width - name_at - 6.0;
    let style = fitting(pen.letters, theme::NAME, &it.name, room);
    let middle = Node { align_items: AlignItems::Center, ..at(x + name_at, y + 5.0, room, 36.0) };
    parent.cell(middle, daemonfall_ui::widgets::text(style, ink, it.name.clone()));
    // On the card's edge, clear of its name.
    key(parent, pen, place, (x + width - 16.0, y));
    let colour = if possible { theme::YOU } else { theme::NEUTRAL }.with_alpha(cover);
    let (kind, kind_ink) = flat_cards::kind(it).unwrap_or_default();
    let cpu = it.cpu.clamp(0, 9);
    // Beside the cost.
    let kind_style = Style { size: kind_size, ..theme::SMALL };
    let room = width - 2.0 * pad - drawing::width(pen.letters, kind_style, &kind) - 4.0;
    let step = (room / cpu.max(1) as f32).min(PIP);
    for pip in 0..cpu {
        let corner = Vec2::new(x + pad + step * pip as f32, y + 40.0);
        let size = Vec2::new(step - 2.0, 7.0);
        pen.shape(parent, corner, Shape::filled(size, Outline::Leaning(2.0), colour));
    }
    if cpu == 0 {
        pen.text(
            parent,
            (x + pad, y + 48.0),
            Start,
            theme::SMALL,
            theme::DIM,
            t!("breach-card-free"),
        );
    }
    if !kind.is_empty() {
        let ink = if possible { kind_ink } else { theme::FAINT };
        pen.text(parent, (x + width - pad, y + 48.0), End, kind_style, ink, kind);
    }
    // Larger letters begin higher.
    let first = y + 74.5 - 30.0 * (pen.letters - 1.0);
    let end = x + width - END;
    let room = Rect::new(end - numbers_room(width), first, end, y + 130.0);
    diagram(parent, pen, it, (Vec2::new(x + pad, y + 64.0), cell(width)), colour, cover);
    numbers(parent, pen, figures(it, choosing.quick), room, possible, figure_styles);
    let ink = match (possible, at_hand) {
        (false, _) => theme::LIGHT,
        (true, true) => theme::YOU,
        (true, false) => theme::DIM,
    };
    let style = Style { size: foot_size, ..theme::SMALL };
    let node = at(x + pad, y + 122.0, foot_room(width), 42.0);
    let node = Node { align_items: AlignItems::FlexEnd, ..node };
    let words = foot(card, it, choosing.quick);
    parent.cell(node, daemonfall_ui::widgets::text(style, ink, words));
}

/// The panel of a card, which is pressed, and its description.
pub(super) fn face(
    parent: &mut ChildSpawnerCommands,
    (place, card): (usize, &Card),
    choosing: &Choosing,
    it: &Subroutine,
    area: Rect,
) {
    let possible = !card.is_refused();
    let at_hand = choosing.card == place;
    let taken = at_hand && choosing.aim.is_some();
    let mut shape = Shape::panel(area.size(), Outline::Cut(8.0));
    if !possible {
        shape = shape.with_fill(theme::GROUND).with_edge(theme::LINE, 1.0);
    }
    if at_hand {
        let edge = if possible { theme::YOU } else { theme::DIM };
        shape = shape
            .with_edge(edge, if taken { 2.0 } else { 1.5 })
            .with_light(if taken { 0.7 } else { 0.3 }, 8.0);
        if taken {
            shape = shape.with_fill(daemonfall_ui::palette::mix(theme::PANEL, theme::YOU, 0.07));
        }
    }
    let outer = area.min - Vec2::splat(shape.inset);
    // In a compact window the description stands above the line of keys.
    let whole = at(outer.x, KEYS, shape.size.x, outer.y + shape.size.y - KEYS);
    let about = Tooltip::apart(words::subroutine_about(it, choosing.quick));
    parent.spawn((whole, about, Pickable::IGNORE)).with_children(|whole| {
        whole
            .spawn((
                (CardNode(place), Button, AccessibleLabel::new(&it.name)),
                shape,
                Hovered::default(),
                at(0.0, outer.y - KEYS, shape.size.x, shape.size.y),
            ))
            .observe(choose)
            .observe(super::shared::step_back);
    });
}

/// The key that takes a card, as a key's cap around a point.
pub(super) fn key(parent: &mut ChildSpawnerCommands, pen: &Pen, place: usize, (x, y): (f32, f32)) {
    if place < 9 {
        let high = 15.0 * pen.letters;
        let size = Vec2::new(high, high);
        let cap = Shape::filled(size, Outline::Box, theme::PANEL).with_edge(theme::EDGE, 1.0);
        pen.shape(parent, Vec2::new(x, y) - size / 2.0, cap);
        let number = (place + 1).to_string();
        let base = y + theme::KEY.size * pen.letters * 0.36;
        pen.text(parent, (x, base), Middle, theme::KEY, theme::DIM, number);
    }
}

pub(super) fn diagram(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    it: &Subroutine,
    (corner, cell): (Vec2, f32),
    colour: Color,
    cover: f32,
) {
    let own = matches!(it.aims, Aims::Own | Aims::Friend | Aims::Free);
    let half = if own { Side::Player } else { Side::Hostile };
    let center = if it.aims == Aims::Free { Panel::of(half, 1, 3) } else { Panel::of(half, 0, 1) };
    let size = Vec2::new(cell, 11.0);
    for panel in Panel::all().filter(|panel| panel.half() == half) {
        let across = f32::from(panel.x % 2);
        let down = f32::from(panel.column);
        let lean = if own { -1.5 } else { 1.5 };
        let place = corner
            + Vec2::new(
                (cell + 2.0) * across + lean * down + if own { 4.5 } else { 0.0 },
                14.0 * down,
            );
        let struck = center.is_some_and(|center| it.shape.strikes(center, panel));
        let outline = Outline::Leaning(if own { 1.0 } else { -1.0 });
        let shape = Shape::filled(size, outline, Color::NONE);
        let shape = if struck && center == Some(panel) {
            shape.with_fill(colour)
        } else if struck {
            shape.with_fill(colour.with_alpha(colour.alpha() * 0.75))
        } else {
            shape.with_edge(theme::DIM.with_alpha(0.45 * cover), 1.0)
        };
        pen.shape(parent, place, shape);
    }
}

/// Its numbers with their names, as many as have room: rounds until it is used, its uses or the rounds
/// that it stays, effects.
pub(super) fn figures(it: &Subroutine, quick: bool) -> Vec<(String, String)> {
    let mut list = vec![(t!("breach-card-rounds"), it.rounds_until_used(quick).to_string())];
    if it.multi_use {
        list.push((t!("breach-card-uses"), it.times_used().to_string()));
    } else if it.duration > 0 {
        list.push((t!("breach-card-lasts"), it.duration.to_string()));
    }
    let effects = it.uses.iter().chain(&it.own).map(words::effect_name);
    list.extend(effects.take(NUMBERS - list.len()));
    list
}

fn is_full(it: &Subroutine, quick: bool) -> bool {
    figures(it, quick).len() == NUMBERS
}

/// The styles of names and numbers: the names of all cards in letters of one size. Where large
/// letters leave too little room, numbers do not grow either.
fn styles(letters: f32, all: impl Iterator<Item = (String, String)>, room: f32) -> (Style, Style) {
    let lines = all.map(|(name, number)| {
        let left = room - drawing::width(letters, theme::NUMBER, &number) - 4.0;
        let style = fitting(letters, theme::SMALL, &name, left);
        (style.size, drawing::width(letters, style, &name) > left)
    });
    let least = (theme::size::SMALL, false);
    let (size, tight) = lines.fold(least, |all, one| (all.0.min(one.0), all.1 || one.1));
    let figure = if tight { size } else { theme::NUMBER.size };
    (Style { size, ..theme::SMALL }, Style { size: figure, ..theme::NUMBER })
}

fn numbers(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    list: Vec<(String, String)>,
    room: Rect,
    possible: bool,
    (style, figure): (Style, Style),
) {
    let (tone, ink) = match possible {
        true => (theme::LIGHT, theme::DIM),
        false => (theme::FAINT, theme::FAINT),
    };
    let pitch = if list.len() == NUMBERS { 15.5 } else { 17.5 };
    for (place, (name, number)) in list.into_iter().enumerate() {
        let y = room.min.y + pitch * pen.letters * place as f32;
        pen.text(parent, (room.min.x, y), Start, style, ink, name);
        pen.text(parent, (room.max.x, y), End, figure, tone, number);
    }
}

/// Pointing at a card selects it, unless another has been taken.
fn hover(
    cards: Query<(&CardNode, &Hovered)>,
    mut moved: MessageReader<CursorMoved>,
    mut choosing: ResMut<Choosing>,
) {
    if moved.read().count() == 0 || choosing.aim.is_some() {
        return;
    }
    let over = cards.iter().find(|(_, hovered)| hovered.get()).map(|(card, _)| card.0);
    if let Some(card) = over
        && choosing.card != card
    {
        choosing.look_at(card);
    }
}

fn choose(
    used: On<Activate>,
    cards: Query<&CardNode>,
    mut film: ResMut<BreachPlayback>,
    mut choosing: ResMut<Choosing>,
    mut choose: MessageWriter<Choose>,
) {
    let Ok(CardNode(card)) = cards.get(used.entity) else {
        return;
    };
    if !film.is_over() {
        film.skip();
    } else if choosing.card == *card && choosing.aim.is_some() {
        // Already taken: a second click puts it back instead of using the first aim.
        choosing.back();
    } else {
        choosing.look_at(*card);
        choose.write_batch(choosing.take().map(Choose));
    }
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Choosing>.or_else(resource_changed::<BreachView>);
    app.add_systems(Update, (hover, fill.run_if(changed)).chain().in_set(BreachSystems::Draw));
}
