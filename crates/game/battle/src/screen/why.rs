//! Why a unit acted: what it weighed at its last choice, best first, with the numbers.

use super::Now;
use crate::begin::Show;

use crate::panel::hundredths;
use daemonfall_battle::{ParticipantId, Stake, Weighed, Why, Worth};
use daemonfall_core::Health;
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
/// Start of the rows, row height, and number of rows that fit.
const TOP: f32 = 94.0;
const PITCH: f32 = 20.5;
const ROWS: usize = 8;
/// Right edges of the columns, and the room for a value's bar.
const WIDE: f32 = 352.0;
const ONCE: f32 = 246.0;
const TOTAL: f32 = 338.0;
const BAR: f32 = 26.0;

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
    pen.shining(panel, sprite, Vec2::new(36.0, 34.0), 40.0, colour, flip);
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
    let stats = [
        pieces("battle-why-attack", &value(format!("{}  ", unit.attack)), &[]),
        pieces("battle-why-defence", &value(format!("{}  ", unit.defence)), &[]),
        pieces("battle-why-damage", &value(unit.damage.to_string()), &[]),
    ];
    let mut parts = spans_of(stats.concat(), quiet);
    let wide = parts.iter().map(|(style, _, words)| width(pen.letters, *style, words)).sum::<f32>();
    let shrinks = ((PLACE.width() - 72.0) / wide).clamp(1.0 / pen.letters, 1.0);
    for (style, ..) in &mut parts {
        style.size *= shrinks;
    }
    pen.spans(panel, (68.0, 50.0), Anchor::Start, &parts);
}

fn caption(panel: &mut ChildSpawnerCommands, pen: &Pen, why: &Why, has_moved: bool) {
    let words = if has_moved {
        t!("battle-why-weighed", turn = why.turn)
    } else {
        t!("battle-why-weighs-first")
    };
    let y = TOP - 14.0;
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
    for (number, (row, worth)) in viable.iter().take(ROWS).enumerate() {
        let y = TOP + PITCH * number as f32;
        self::row(panel, pen, show, why.mover, (row, worth, best), y);
    }
    let more = viable.len().saturating_sub(ROWS);
    let words = match (viable.is_empty(), more) {
        (true, _) => t!("battle-why-nothing"),
        (_, 0) => return,
        (_, more) => t!("battle-why-more", count = more),
    };
    let foot = (16.0, PLACE.height() - 12.0);
    pen.text(panel, foot, Anchor::Start, theme::SMALL, theme::DIM, words);
}

fn row(
    panel: &mut ChildSpawnerCommands,
    pen: &Pen,
    show: &Show,
    mover: ParticipantId,
    (weighed, worth, best): (&Weighed, &Worth, i64),
    y: f32,
) {
    let (cast, plan) = (&show.fought.cast, &show.fought.plan);
    let base = y + 14.5;
    pen.bar(panel, Rect::new(16.0, y, WIDE - 14.0, y + 1.0), theme::LINE);
    if weighed.chosen {
        let lit = Rect::new(8.0, y + 1.0, WIDE - 8.0, y + PITCH);
        pen.bar(panel, lit, theme::PANEL_LIT);
        pen.bar(panel, Rect::new(8.0, y + 1.0, 11.0, y + PITCH), theme::YOU);
    }
    let kind = names::ability(plan.types().name(weighed.kind));
    let (style, ink) = if weighed.chosen {
        (theme::SMALL_MEDIUM, theme::LIGHT)
    } else {
        (theme::SMALL, theme::NEUTRAL)
    };
    let fit = fitting(pen.letters, style, &kind, 58.0);
    pen.text(panel, (18.0, base), Anchor::Start, fit, ink, kind);
    let camp = plan.participants()[weighed.target.0 as usize].camp;
    let (sprite, flip) = (cast.sprite(weighed.target), camp != cast.near());
    let middle = Vec2::new(88.0, y + PITCH / 2.0);
    pen.icon(panel, sprite, middle, 14.0, cast.colour(camp), flip);
    let name = if weighed.target == mover {
        t!("battle-why-itself")
    } else {
        cast.name(weighed.target).to_owned()
    };
    let total = worth.total.thousandths();
    let once = format!("{} \u{d7} {}", worth.repeats, hundredths(worth.once.thousandths()));
    let room = ONCE - 100.0 - width(pen.letters, theme::KEY, &once) - 6.0;
    let fit = fitting(pen.letters, style, &name, room);
    pen.text(panel, (100.0, base), Anchor::Start, fit, cast.colour(camp), name);
    pen.text(panel, (ONCE, base), Anchor::End, theme::KEY, theme::DIM, once);
    let long = BAR * (total as f32 / best.max(1) as f32).clamp(0.0, 1.0);
    let bar = Rect::new(ONCE + 8.0, y + 8.0, ONCE + 8.0 + long, y + 13.0);
    let tint = if weighed.chosen { theme::YOU } else { theme::EDGE };
    pen.bar(panel, bar, tint);
    pen.text(panel, (TOTAL, base), Anchor::End, theme::KEY, ink, hundredths(total));
}
