//! What a structure of the player's can make: each kind with its values and cost, and why it cannot be had now.

use super::button::Face;
use super::details::{LEFT, RIGHT, Seen};
use super::stage::SIDE;
use crate::assets::pictures;
use crate::refusals;
use crate::sector::choosing::{Choosing, Zone};
use crate::sector::offers::{Offered, offered};
use crate::sector::orders::Wish;
use crate::ui::drawing::{self, Anchor, Pen, at};
use crate::ui::shape::{Outline, Shape};
use crate::ui::theme;
use crate::ui::tooltip::Tooltip;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use daemonfall_sector::{KindId, Refusal, TileId};
use daemonfall_text::t;

/// A kind that can be recruited.
#[derive(Component, Clone, Copy, Debug)]
pub struct Row(pub TileId, pub KindId);

/// Height of a row, and from one to the next.
const HEIGHT: f32 = 32.0;
const STEP: f32 = 35.0;

/// Draws the list from `top` on, as much of it as there is room for, the one at hand among it.
pub fn draw(
    parent: &mut ChildSpawnerCommands,
    seen: &Seen,
    choosing: &Choosing,
    tile: TileId,
    top: f32,
) {
    let all = offered(seen.campaign, tile);
    let at_hand = match choosing.zone {
        Zone::Recruits(place) => Some(place),
        _ => None,
    };
    let busy = all
        .iter()
        .any(|offer| matches!(offer.refusal, Some(Refusal::Busy)));
    let more = match (busy, at_hand) {
        (true, _) => t!("sector-recruits-busy"),
        (_, None) => t!("sector-recruits-keys"),
        (_, Some(_)) => t!("sector-recruits-confirm"),
    };
    let first = seen.caption(parent, top + 6.0, &t!("sector-recruits-heading"), &more) - 14.0;
    let fits = (((SIDE.max.y - 10.0 - first) / STEP).floor() as usize).max(1);
    let from = at_hand
        .map_or(0, |place| (place + 1).saturating_sub(fits))
        .min(all.len().saturating_sub(fits));
    for (place, offer) in all.iter().enumerate().skip(from).take(fits) {
        let y = first + STEP * (place - from) as f32;
        row(parent, seen, tile, offer, y, at_hand == Some(place));
    }
    if all.len() > fits {
        let words = t!(
            "sector-recruits-part",
            from = from + 1,
            to = from + fits,
            all = all.len()
        );
        seen.pen.text(
            parent,
            ((LEFT + RIGHT) / 2.0, top + 27.0),
            Anchor::Middle,
            drawing::SMALL,
            theme::FAINT,
            words,
        );
    }
}

fn row(
    parent: &mut ChildSpawnerCommands,
    seen: &Seen,
    tile: TileId,
    offer: &Offered,
    y: f32,
    at_hand: bool,
) {
    let pen: &Pen = seen.pen;
    let kind = seen.campaign.rules().roster.kind(offer.kind);
    let chassis = &kind.chassis;
    let able = offer.refusal.is_none();
    let size = Vec2::new(RIGHT - LEFT, HEIGHT);
    let mut shape = Shape::panel(size, Outline::Cut(6.0)).with_fill(theme::GROUND);
    if at_hand {
        shape = shape
            .with_edge(if able { theme::YOU } else { theme::DIM }, 1.5)
            .with_fill(theme::PANEL_LIT);
    } else {
        shape = shape.with_edge(theme::LINE, 1.0);
    }
    let mut words = super::stack_panel::unit_words(seen.campaign, offer.kind);
    if let Some(refusal) = &offer.refusal {
        words = t!(
            "sector-recruits-not-now",
            about = words,
            why = refusals::sector(refusal)
        );
    }
    let mut entity = parent.spawn((
        Row(tile, offer.kind),
        shape,
        Tooltip::left(words),
        at(LEFT, y, size.x, size.y),
    ));
    entity.observe(click);
    if able {
        entity.insert((Face(shape), Hovered::default()));
    }
    let tint = if able { theme::YOU } else { theme::FAINT };
    let ink = if able { theme::LIGHT } else { theme::DIM };
    let sprite = pictures::unit(&kind.key);
    let middle = Vec2::new(LEFT + 18.0, y + HEIGHT / 2.0);
    pen.icon(parent, &sprite, middle, 24.0, tint, false);
    pen.text(
        parent,
        (LEFT + 38.0, y + 14.0),
        Anchor::Start,
        drawing::SMALL_NAME,
        ink,
        kind.name.clone(),
    );
    let values = t!(
        "sector-recruits-values",
        attack = chassis.attack,
        defence = chassis.defence,
        damage = chassis.damage,
        health = kind.health,
        moves = chassis.movement
    );
    pen.text(
        parent,
        (LEFT + 38.0, y + 27.0),
        Anchor::Start,
        drawing::SMALL,
        theme::DIM,
        values,
    );
    for tier in 0..chassis.tier {
        let x = LEFT + 112.0 + 7.0 * f32::from(tier);
        let pip = Shape::filled(Vec2::splat(4.0), Outline::Ellipse, tint);
        pen.shape(parent, Vec2::new(x, y + 8.0), pip);
    }
    let dear = matches!(offer.refusal, Some(Refusal::TooDear { .. }));
    let cost = if dear {
        theme::DANGER
    } else if able {
        theme::LIGHT
    } else {
        theme::DIM
    };
    pen.icon(
        parent,
        "sector_cycles",
        Vec2::new(RIGHT - 16.0, y + 10.0),
        11.0,
        theme::DIM,
        false,
    );
    pen.text(
        parent,
        (RIGHT - 26.0, y + 14.0),
        Anchor::End,
        drawing::NUMBER,
        cost,
        chassis.cost.to_string(),
    );
    let upkeep = t!("sector-recruits-upkeep", upkeep = chassis.upkeep);
    pen.text(
        parent,
        (RIGHT - 10.0, y + 27.0),
        Anchor::End,
        drawing::SMALL,
        theme::DIM,
        upkeep,
    );
}

fn click(click: On<Pointer<Click>>, rows: Query<&Row>, mut wishes: MessageWriter<Wish>) {
    if click.button == PointerButton::Primary
        && let Ok(row) = rows.get(click.entity)
    {
        wishes.write(Wish::Recruit(row.0, row.1));
    }
}
