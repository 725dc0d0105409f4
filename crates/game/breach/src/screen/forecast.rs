//! The forecast.
//! Whose turn it is, and the next ten turns and resolutions if everyone waits, with the selected
//! choice included.

use super::inspected_move::Looked;
use super::shared::{FORECAST, FORECAST_IF_LARGE, is_large, side_colour};
use crate::BreachSystems;
use crate::breach_view::BreachView;
use crate::column::Key;
use crate::prelude::*;
use crate::preview::ShownPreview;
use daemonfall_breach::Outcome;
use daemonfall_breach::preview::{Coming, ComingWhat};
use daemonfall_ui::drawing::Anchor::{Middle, Start};
use daemonfall_ui::palette::mix;
use daemonfall_ui::tooltip::KeepsClear;

#[derive(Component)]
pub struct Strip;

/// Size and top of a slot; a name stands below it.
const SLOT: Vec2 = Vec2::new(54.0, 34.0);
const TOP: f32 = 23.0;
/// Height of the whole, and the least space between two headings or two names.
const HEIGHT: f32 = 84.0;
const APART: f32 = 8.0;

/// How the slots stand, by the text scale.
#[derive(Clone, Copy, Debug)]
struct Row {
    left: f32,
    /// Number of turns and resolutions that have room, after the one that is now.
    places: usize,
    step: f32,
}

impl Row {
    fn of(letters: f32) -> Self {
        match is_large(letters) {
            true => Self { left: FORECAST_IF_LARGE, places: 6, step: 104.0 },
            false => Self { left: FORECAST, places: 10, step: 74.0 },
        }
    }

    fn x(&self, place: usize) -> f32 {
        self.left + self.step * place as f32
    }
}

struct Slot {
    round: u32,
    user: CharacterId,
    words: String,
    kind: SlotKind,
    looked: bool,
}

impl Slot {
    fn style(&self) -> Style {
        if self.kind == SlotKind::Now { theme::NAME_SMALL } else { theme::SMALL }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SlotKind {
    Now,
    Turn { quick: bool },
    Resolves { chosen: bool },
}

fn slots(
    table: &BreachView,
    coming: &[Coming],
    looked: &Looked,
    library: &BreachLibrary,
) -> Vec<Slot> {
    let mut slots = Vec::new();
    if let Some(turn) = table.turn {
        slots.push(Slot {
            round: table.round,
            user: turn.who,
            words: table.name(turn.who).to_owned(),
            kind: SlotKind::Now,
            looked: false,
        });
    }
    let looked_at: Option<MoveId> = looked.line.as_ref().and_then(|line| match line.key {
        Key::Move(id) | Key::Resolved(id) => Some(id),
        Key::Pick(_) | Key::Preview => None,
    });
    let picked = looked.line.as_ref().filter(|line| matches!(line.key, Key::Pick(_)));
    for next in coming {
        let (user, words, kind, is_looked) = match next.what {
            ComingWhat::Turn(turn) => (
                turn.who,
                table.name(turn.who).to_owned(),
                SlotKind::Turn { quick: turn.quick },
                false,
            ),
            ComingWhat::Resolves { id, user, subroutine, chosen } => (
                user,
                library.subroutine(subroutine).name.clone(),
                SlotKind::Resolves { chosen },
                Some(id) == looked_at
                    || picked
                        .is_some_and(|line| line.user == user && line.subroutine == subroutine)
                    || (chosen
                        && looked.line.as_ref().is_some_and(|line| line.key == Key::Preview)),
            ),
        };
        slots.push(Slot { round: next.round, user, words, kind, looked: is_looked });
    }
    slots
}

fn fill(
    table: Res<BreachView>,
    ghost: Res<ShownPreview>,
    looked: Res<Looked>,
    library: Res<BreachLibrary>,
    mut canvas: Canvas<Strip>,
) {
    let mut slots = slots(&table, &ghost.preview.coming, &looked, &library);
    canvas.redraw(|parent, pen| {
        let row = Row::of(pen.letters);
        slots.truncate(row.places + 1);
        let ends = ghost.preview.ends().filter(|_| slots.len() <= row.places);
        let whole = at(row.left, 6.0, row.step * (row.places + 1) as f32, HEIGHT);
        parent.spawn((whole, Tooltip::apart(t!("breach-forecast-about"))));
        if let Some(ends) = ends {
            end(parent, pen, row.x(slots.len()), ends);
        }
        // All in letters of one size, so that none seems to matter less.
        let room = row.step - APART;
        let sizes = slots.iter().map(|it| fitting(pen.letters, it.style(), &it.words, room).size);
        let size = sizes.fold(theme::size::SMALL, f32::min);
        let mut round = None;
        for (place, slot) in slots.iter().enumerate() {
            let x = row.x(place);
            if round != Some(slot.round) {
                let same =
                    slots[place..].iter().take_while(|next| next.round == slot.round).count();
                let end = x + row.step * (same as f32 - 1.0) + SLOT.x;
                let room = row.step * same as f32 - APART;
                heading(parent, pen, (x, end), slot.round, room);
                round = Some(slot.round);
            }
            draw(parent, pen, (x, row.step, size), slot, &table);
        }
    });
}

/// The end of the breach, which is certain only if nobody chooses before it.
fn end(parent: &mut ChildSpawnerCommands, pen: &Pen, x: f32, (outcome, open): (Outcome, bool)) {
    let (mark, about) = match open {
        true => ("?", t!("breach-forecast-may-end")),
        false => ("!", t!("breach-forecast-ends")),
    };
    parent.spawn((at(x, TOP, SLOT.x, SLOT.y), Tooltip::apart(about)));
    let middle = (x + SLOT.x / 2.0, TOP + SLOT.y / 2.0 + 7.0);
    pen.text(parent, middle, Middle, theme::NUMBER, theme::LIGHT, mark);
    let foot = (x + SLOT.x / 2.0, TOP + SLOT.y + 15.0);
    let (words, colour) = match outcome {
        Outcome::Won => (t!("breach-forecast-won"), theme::PICKUP),
        Outcome::Lost => (t!("breach-forecast-lost"), theme::DANGER),
        Outcome::Stalemate => (t!("breach-forecast-end"), theme::DIM),
    };
    pen.text(parent, foot, Middle, theme::SMALL, colour, words);
}

/// The round's label and a line above its slots. Before the first round it says opening. In too
/// little room the label is made smaller, or is the number alone.
fn heading(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    (x, end): (f32, f32),
    round: u32,
    room: f32,
) {
    let number =
        [Argument { name: "round", text: round.to_string(), of: (theme::KEY, theme::DIM) }];
    let words = match round {
        0 => pieces("breach-forecast-opening", &number, &[]),
        _ => pieces("breach-forecast-round", &number, &[]),
    };
    let mut spans = spans_of(words, (theme::SMALL, theme::DIM));
    fit_spans(pen.letters, &mut spans, room);
    if round > 0 && width_of(pen.letters, &spans) > room {
        spans.retain(|(.., words)| *words == round.to_string());
    }
    let width = width_of(pen.letters, &spans);
    pen.spans(parent, (x, 17.0_f32.max(13.5 * pen.letters)), Start, &spans);
    if end > x + width + 4.0 {
        pen.bar(parent, Rect::new(x + width + 4.0, 12.0, end, 13.0), theme::EDGE);
    }
}

fn draw(
    parent: &mut ChildSpawnerCommands,
    pen: &Pen,
    (x, step, size_of_words): (f32, f32, f32),
    slot: &Slot,
    table: &BreachView,
) {
    let own = table.is_own(slot.user);
    let side = side_colour(own);
    let corner = Vec2::new(x, TOP);
    let base = Shape::panel(SLOT, Outline::Box);
    let slanted = Shape { outline: Outline::Leaning(8.0), ..base };
    let (mut shape, mut ink, size) = match slot.kind {
        SlotKind::Now => (
            base.with_fill(mix(theme::GROUND, side, 0.12))
                .with_edge(side, 2.0)
                .with_light(0.6, 8.0),
            side,
            28.0,
        ),
        SlotKind::Turn { quick: true } => (base.with_edge(theme::MAGIC, 1.5), theme::MAGIC, 28.0),
        SlotKind::Turn { quick: false } => {
            (base.with_fill(theme::GROUND).with_edge(theme::LINE, 1.0), theme::DIM, 28.0)
        }
        SlotKind::Resolves { chosen: true } => (
            slanted
                .with_fill(mix(theme::GROUND, theme::YOU, 0.07))
                .with_edge(theme::YOU, 1.0)
                .with_dash(4.0),
            theme::YOU,
            24.0,
        ),
        SlotKind::Resolves { chosen: false } => (slanted.with_fill(theme::LINE), theme::DIM, 24.0),
    };
    if slot.looked {
        let colour = if own { theme::YOU } else { theme::DANGER };
        shape = shape.with_fill(mix(theme::GROUND, colour, 0.14)).with_edge(colour, 1.5);
        ink = colour;
    }
    let box_size = SLOT + Vec2::splat(2.0 * shape.inset);
    let outer = corner - Vec2::splat(shape.inset);
    let (who, round) = (table.name(slot.user), slot.round);
    let about = match slot.kind {
        SlotKind::Now => t!("breach-forecast-now", who = who),
        SlotKind::Turn { quick: true } => {
            t!("breach-forecast-quick-turn", who = who, round = round)
        }
        SlotKind::Turn { quick: false } => t!("breach-forecast-turn", who = who, round = round),
        SlotKind::Resolves { .. } => {
            t!("breach-forecast-resolves", who = who, what = slot.words.clone(), round = round)
        }
    };
    let outer = at(outer.x, outer.y, box_size.x, box_size.y);
    parent.spawn((shape, outer, Pickable::IGNORE));
    let sprite = table.unit(slot.user).map_or("unit_unknown", |unit| unit.sprite.as_str());
    let middle = corner + SLOT / 2.0;
    let cover = match slot.kind {
        // What is chosen then is not known.
        SlotKind::Turn { .. } => 0.6,
        SlotKind::Resolves { chosen: true } => 0.75,
        SlotKind::Now | SlotKind::Resolves { chosen: false } => 1.0,
    };
    pen.icon(parent, sprite, middle, size, side.with_alpha(cover), !own);
    if slot.kind == (SlotKind::Turn { quick: true }) {
        pen.icon(
            parent,
            "breach_flag",
            corner + Vec2::new(SLOT.x - 9.0, 9.0),
            10.0,
            theme::MAGIC,
            false,
        );
    }
    // A turn's name has its number.
    let number = table.unit(slot.user).and_then(|unit| unit.number);
    if let (SlotKind::Resolves { .. }, Some(number)) = (slot.kind, number) {
        let at = (x + SLOT.x - 9.0, TOP + SLOT.y - 5.0);
        pen.text(parent, at, Middle, theme::KEY, ink, number.to_string());
    }
    let wide = step - APART;
    let style = Style { size: size_of_words, ..slot.style() };
    let top = TOP + SLOT.y + 2.0;
    let node = at(middle.x - wide / 2.0, top, wide, 6.0 + HEIGHT - top);
    parent.spawn((node, Pickable::IGNORE)).with_children(|parent| {
        let words = widgets::text(style, ink, slot.words.clone());
        let whole = Node { width: percent(100), ..default() };
        parent.spawn((words, whole, TextLayout::justify(Justify::Center)));
    });
    let all = at(middle.x - wide / 2.0, TOP, wide, 6.0 + HEIGHT - TOP);
    parent.spawn((all, KeepsClear, Tooltip::apart(about)));
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<BreachView>
        .or_else(resource_changed::<ShownPreview>)
        .or_else(resource_changed::<Looked>);
    app.add_systems(Update, fill.in_set(BreachSystems::Draw).run_if(changed));
}
