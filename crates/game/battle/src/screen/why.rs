//! Why a unit acted: what it weighed at its last choice, best first, with the numbers.

use super::Now;
use crate::begin::Show;

use crate::panel::hundredths;
use daemonfall_battle::{ParticipantId, Stake, Weighed, Why, Worth};
use daemonfall_core::Health;
use daemonfall_ui::look::is_large;
use daemonfall_ui::prelude::*;

#[derive(Component, Clone, Debug, Default, PartialEq)]
pub struct Table(Option<Shown>);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Shown {
    who: ParticipantId,
    choice: Option<usize>,
    health: Health,
}

const PLACE: Rect = Rect { min: Vec2::new(904.0, 88.0), max: Vec2::new(1256.0, 366.0) };
/// Start of the rows, row height, and number of rows that fit, one of which may say how many more
/// there are.
const TOP: f32 = 94.0;
const PITCH: f32 = 20.5;
const ROWS: usize = 8;
/// The same in large letters.
const LARGE: (f32, f32, usize) = (102.0, 28.0, 6);

/// Start of the rows, row height and number by the text scale.
fn table(letters: f32) -> (f32, f32, usize) {
    if is_large(letters) { LARGE } else { (TOP, PITCH, ROWS) }
}
/// Right edges of the columns, and the room for a value's bar.
const WIDE: f32 = 352.0;
const ONCE: f32 = 250.0;
const TOTAL: f32 = 338.0;
const BAR: f32 = 26.0;

/// Where a row's picture stands; the name follows at this distance.
fn picture_at(letters: f32) -> f32 {
    if is_large(letters) { 112.0 } else { 88.0 }
}
const NAME: f32 = 12.0;

/// Baseline of a row that begins here.
fn base(letters: f32, y: f32, pitch: f32) -> f32 {
    y + pitch / 2.0 + 4.5 * letters
}

fn name(show: &Show, mover: ParticipantId, weighed: &Weighed) -> String {
    match weighed.target == mover {
        true => t!("battle-why-itself"),
        false => show.fought.cast.name(weighed.target).to_owned(),
    }
}

/// How often the move is made, and what it is worth once.
fn sum(worth: &Worth) -> String {
    format!("{} \u{d7} {}", worth.repeats, hundredths(worth.once.thousandths()))
}

/// What it is worth in all: from the value once as it is shown, so that the sum adds up.
fn total(worth: &Worth) -> i64 {
    i64::from(worth.repeats) * (worth.once.thousandths() + 5).div_euclid(10) * 10
}

/// The room that a sum leaves for the name before it.
fn room_beside(letters: f32, sum: &str) -> f32 {
    ONCE - picture_at(letters) - NAME - width(letters, theme::KEY, sum) - 6.0
}

pub fn build(stage: &mut ChildSpawnerCommands, pen: &Pen) {
    let shape = Shape::panel(PLACE.size(), Outline::Cut(8.0));
    pen.shape(stage, PLACE.min, shape);
    stage.spawn((
        Table::default(),
        at(PLACE.min.x, PLACE.min.y, PLACE.width(), PLACE.height()),
        Tooltip::new(t!("battle-why")),
    ));
    let over = |x: f32, y: f32, wide: f32| at(PLACE.min.x + x, PLACE.min.y + y, wide, 20.0);
    stage.spawn((over(TOTAL - 46.0, TOP - 28.0, 54.0), Tooltip::new(t!("battle-why-worth.about"))));
}

pub fn paint(
    show: Res<Show>,
    now: Res<Now>,
    pens: Pens,
    table: Single<(Entity, &mut Table)>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let (entity, mut table) = table.into_inner();
    let who = now.looked.unwrap_or_default();
    let Some(health) = now.health.get(who.0 as usize).copied() else {
        return;
    };
    let shown = Shown { who, choice: show.film.choice_of(who, now.begun), health };
    if table.0 == Some(shown) {
        return;
    }
    table.0 = Some(shown);
    let (choice, why) = show.film.why(&show.fought.plan, who, now.begun);
    commands.entity(entity).despawn_related::<Children>().with_children(|panel| {
        head(panel, pen, &show, &shown);
        caption(panel, pen, &why, choice.is_some());
        rows(panel, pen, &show, &why);
    });
}

fn head(panel: &mut ChildSpawnerCommands, pen: &Pen, show: &Show, shown: &Shown) {
    let (cast, plan) = (&show.fought.cast, &show.fought.plan);
    let one = &plan.participants()[shown.who.0 as usize];
    let colour = cast.colour(one.camp);
    let (sprite, flip) = (cast.sprite(shown.who), one.camp != cast.near());
    let large = is_large(pen.letters);
    let (middle, size) = if large { (28.0, 30.0) } else { (34.0, 40.0) };
    pen.shining(panel, sprite, Vec2::new(36.0, middle), size, colour, flip);
    if show.fought.leader == Some(Stake::Fights(shown.who)) {
        pen.icon(panel, "sector_crown", Vec2::new(14.0, 16.0), 14.0, colour, false);
    }
    let name = cast.name(shown.who);
    pen.text(panel, (68.0, 30.0), Anchor::Start, theme::NAME, colour, name);
    let value = |text: String| [Argument { name: "value", text, of: (theme::KEY, theme::LIGHT) }];
    let quiet = (theme::SMALL, theme::DIM);
    let (unit, health) = (&one.unit, shown.health);
    let health = value(format!("{}/{}", health.current, health.max));
    let health = spans_of(pieces("battle-why-health", &health, &[]), quiet);
    pen.spans(panel, (TOTAL, 30.0), Anchor::End, &health);
    let gap = if large { " " } else { "  " };
    let stats = [
        pieces("battle-why-attack", &value(format!("{}{gap}", unit.attack)), &[]),
        pieces("battle-why-defence", &value(format!("{}{gap}", unit.defence)), &[]),
        pieces("battle-why-damage", &value(unit.damage.to_string()), &[]),
    ];
    // Large letters need the whole width.
    let place = if large { (16.0, 60.0) } else { (68.0, 50.0) };
    let mut stats = spans_of(stats.concat(), quiet);
    fit_spans(pen.letters, &mut stats, TOTAL - place.0);
    pen.spans(panel, place, Anchor::Start, &stats);
}

fn caption(panel: &mut ChildSpawnerCommands, pen: &Pen, why: &Why, has_moved: bool) {
    let words = if has_moved {
        t!("battle-why-weighed", turn = why.turn)
    } else {
        t!("battle-why-weighs-first")
    };
    let y = table(pen.letters).0 - 14.0;
    let worth = t!("battle-why-worth");
    let room = TOTAL - 28.0 - width(pen.letters, theme::SMALL, &worth);
    let style = fitting(pen.letters, theme::CAPTION, &words, room);
    pen.text(panel, (16.0, y), Anchor::Start, style, theme::DIM, words);
    pen.text(panel, (TOTAL, y), Anchor::End, theme::SMALL, theme::DIM, worth);
}

fn rows(panel: &mut ChildSpawnerCommands, pen: &Pen, show: &Show, why: &Why) {
    let ranked = why.ranked();
    let viable: Vec<(&Weighed, Worth)> =
        ranked.iter().filter_map(|row| Some((row, row.worth?))).collect();
    let best = viable.first().map_or(1, |(_, worth)| worth.total.thousandths());
    let (top, pitch, most) = table(pen.letters);
    let shown = if viable.len() > most { most - 1 } else { viable.len() };
    let y = |row: usize| top + pitch * row as f32;
    // All sums are shown, or none: where the names need their room, the totals stay.
    let sums = viable[..shown].iter().all(|(row, worth)| {
        let name = name(show, why.mover, row);
        let style =
            Style { size: theme::size::SMALL / pen.letters.max(1.0), ..theme::SMALL_MEDIUM };
        width(pen.letters, style, &name) <= room_beside(pen.letters, &sum(worth))
    });
    for (number, (row, worth)) in viable[..shown].iter().enumerate() {
        self::row(panel, pen, show, why.mover, (row, worth, best, sums), (y(number), pitch));
    }
    let words = match (viable.is_empty(), viable.len() - shown) {
        (true, _) => t!("battle-why-nothing"),
        (_, 0) => return,
        (_, more) => t!("battle-why-more", count = more),
    };
    let foot = (16.0, base(pen.letters, y(shown), pitch));
    pen.text(panel, foot, Anchor::Start, theme::SMALL, theme::DIM, words);
}

fn row(
    panel: &mut ChildSpawnerCommands,
    pen: &Pen,
    show: &Show,
    mover: ParticipantId,
    (weighed, worth, best, sums): (&Weighed, &Worth, i64, bool),
    (y, pitch): (f32, f32),
) {
    let (cast, plan) = (&show.fought.cast, &show.fought.plan);
    let base = base(pen.letters, y, pitch);
    pen.bar(panel, Rect::new(16.0, y, WIDE - 14.0, y + 1.0), theme::LINE);
    if weighed.chosen {
        let lit = Rect::new(8.0, y + 1.0, WIDE - 8.0, y + pitch);
        pen.bar(panel, lit, theme::PANEL_LIT);
        pen.bar(panel, Rect::new(8.0, y + 1.0, 11.0, y + pitch), theme::YOU);
    }
    let kind = names::ability(plan.types().name(weighed.kind));
    let (style, ink) = if weighed.chosen {
        (theme::SMALL_MEDIUM, theme::LIGHT)
    } else {
        (theme::SMALL, theme::NEUTRAL)
    };
    let from = picture_at(pen.letters);
    let fit = fitting(pen.letters, style, &kind, from - 30.0);
    pen.text(panel, (18.0, base), Anchor::Start, fit, ink, kind);
    let camp = plan.participants()[weighed.target.0 as usize].camp;
    let (sprite, flip) = (cast.sprite(weighed.target), camp != cast.near());
    let middle = Vec2::new(from, y + pitch / 2.0);
    pen.icon(panel, sprite, middle, 14.0, cast.colour(camp), flip);
    let name = name(show, mover, weighed);
    let total = total(worth);
    let once = if sums { sum(worth) } else { String::new() };
    let fit = fitting(pen.letters, style, &name, room_beside(pen.letters, &once));
    pen.text(panel, (from + NAME, base), Anchor::Start, fit, cast.colour(camp), name);
    pen.text(panel, (ONCE, base), Anchor::End, theme::KEY, theme::DIM, once);
    let left = if sums { ONCE + 8.0 } else { ONCE - 4.0 };
    let long = BAR * (total as f32 / best.max(1) as f32).clamp(0.0, 1.0);
    let middle = y + pitch / 2.0;
    let bar = Rect::new(left, middle - 2.5, left + long, middle + 2.5);
    let tint = if weighed.chosen { theme::YOU } else { theme::EDGE };
    pen.bar(panel, bar, tint);
    pen.text(panel, (TOTAL, base), Anchor::End, theme::KEY, ink, hundredths(total));
}
