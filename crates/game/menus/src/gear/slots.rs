//! The selected unit: picture, name, stack, health now and with the mod looked at; and its slots as
//! cards, with what is in them.

use super::compare::{defined, would};
use super::parts::{kind_words, picture, rarity_colour};
use super::picked::Using;
use super::selection::{AtHand, Looked, Refusals, Stands};
use crate::looks::GEAR_TOPICS;
use crate::prelude::*;
use daemonfall_sector_mode::map_view::MapView;
use daemonfall_sector_mode::words::called;

#[derive(Component)]
pub struct Slots;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card(usize);

const MOST: usize = 4;

fn card_node() -> Node {
    Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        height: px(66),
        justify_content: JustifyContent::Center,
        padding: UiRect::horizontal(px(10)),
        border: UiRect::all(px(1)),
        overflow: Overflow::clip(),
        ..column(4.0)
    }
}

pub fn fill(
    campaign: Res<Campaign>,
    (hand, refusals): (Res<AtHand>, Res<Refusals>),
    pens: Pens,
    slots_row: Single<Entity, With<Slots>>,
    cards: Query<&Card>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    let focused = focus.get().and_then(|entity| cards.get(entity).ok()).copied();
    commands.entity(*slots_row).despawn_related::<Children>();
    let Some(unit) = hand.unit(&campaign) else {
        return;
    };
    let carried = campaign.run().gear.of(unit.id);
    let slots = usize::from(campaign.rules().roster.kind(unit.kind).chassis.slots);
    let all = slots.max(carried.len()).clamp(1, MOST);
    // A unit carries at most one mod of a kind.
    let kinds = carried.iter().map(|id| names::slot(campaign.content().campaign.item(*id).slot));
    let taken = kinds.collect::<Vec<_>>().join(", ");
    let loose = campaign.run().gear.loose.iter();
    let fit = loose.filter(|id| refusals.of(**id).is_none()).count();
    // If a card is gone, the last remaining one gets the focus.
    let focused = focused.map(|card| card.0.min(carried.len().saturating_sub(1)));
    commands.entity(*slots_row).with_children(|cards| {
        for place in 0..all {
            let Some(id) = carried.get(place).copied() else {
                free(cards, (place < slots).then_some((taken.as_str(), fit)));
                continue;
            };
            let item = campaign.content().campaign.item(id);
            let mut card = cards.spawn((
                Card(place),
                Stands::Fitted(id),
                GameButton,
                card_node(),
                panel_face(),
                Tooltip::above(t!("gear-take-out", name = item.name.as_str())),
            ));
            card.observe(
                move |used: On<Activate>, mut using: Using, mut orders: MessageWriter<Order>| {
                    let unit = using.unit(used.entity, Stands::Fitted(id));
                    let unfit = |unit| Order(RunCommand::Unfit { unit, item: id });
                    orders.write_batch(unit.map(unfit));
                },
            );
            card.with_children(|card| {
                card.part(row(6.0), |line| {
                    line.spawn(picture(pen.atlas, item, 24.0, theme::YOU));
                    let words = kind_words(item);
                    let colour = rarity_colour(item.rarity);
                    line.spawn((text(theme::SMALL, colour, words), TextLayout::no_wrap()));
                });
                let name = item.name.clone();
                card.spawn((text(theme::SMALL_MEDIUM, theme::LIGHT, name), TextLayout::no_wrap()));
            });
            if focused == Some(place) {
                focus.set(card.id(), FocusCause::Navigated);
            }
        }
    });
}

/// An empty slot, with the kinds of mods that it cannot take and how many spare ones fit, or a slot
/// that the chassis does not have.
fn free(row: &mut ChildSpawnerCommands, takes: Option<(&str, usize)>) {
    let edge = if takes.is_some() { theme::EDGE } else { theme::LINE };
    row.spawn((card_node(), BorderColor::all(edge), Pickable::IGNORE)).with_children(|card| {
        let Some((taken, fit)) = takes else { return };
        let some = if taken.is_empty() { "none" } else { "some" };
        let words = t!("gear-free-slot", some = some, taken = taken);
        card.spawn(text(theme::SMALL_MEDIUM, theme::DIM, words));
        let colour = if fit > 0 { theme::PICKUP } else { theme::DIM };
        card.spawn(text(theme::SMALL, colour, t!("gear-free-slot-fits", count = fit)));
    });
}

#[derive(Component)]
pub struct About;

pub fn fill_about(
    campaign: Res<Campaign>,
    table: Res<MapView>,
    (hand, looked): (Res<AtHand>, Res<Looked>),
    pens: Pens,
    part: Single<Entity, With<About>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    commands.entity(*part).despawn_related::<Children>();
    let shown = table.own_stacks().find_map(|stack| {
        let mut units = stack.units.iter();
        let unit = units.find(|unit| Some(unit.id) == hand.0)?;
        Some((stack, unit))
    });
    let Some((stack, unit)) = shown else { return };
    // Its full health with the mod looked at.
    let then = hand.unit(&campaign).map(|it| {
        let would = would(&campaign, it, looked.0);
        defined(&campaign, it, &would.mods).health
    });
    let kind = campaign.rules().roster.kind(unit.kind);
    let breach = &campaign.content().breach;
    let told = breach.find_unit(&kind.key);
    let told = told.map_or("", |id| breach.unit(id).about.as_str());
    commands.entity(*part).with_children(|part| {
        let line = Node { height: px(70), ..row(16.0) };
        part.part(line, |line| {
            line.spawn(icon(pen.atlas, &unit.sprite, 62.0, theme::YOU));
            let wide = Node { flex_grow: 1.0, flex_basis: px(0), ..column(4.0) };
            line.part(wide, |words| {
                words.part(row(10.0), |line| {
                    let name = called(&unit.career.name, &unit.name);
                    line.spawn(text(theme::NAME, theme::LIGHT, name));
                    if unit.leader {
                        line.spawn(icon(pen.atlas, "sector_crown", 14.0, theme::YOU));
                        let leader = t!("gear-leader");
                        line.spawn(text(theme::SMALL_MEDIUM, theme::YOU, leader));
                    }
                    let words =
                        t!("gear-tier", tier = kind.chassis.tier, stack = stack.name.as_str());
                    line.spawn(text(theme::SMALL, theme::DIM, words));
                });
                words.spawn(terms::text(theme::SMALL, theme::DIM, told, GEAR_TOPICS));
            });
            let health = Node { align_items: AlignItems::FlexEnd, flex_shrink: 0.0, ..column(2.0) };
            line.part(health, |part| {
                part.spawn(text(theme::CAPTION, theme::DIM, t!("gear-health")));
                let (left, most) = unit.health;
                let number = text(theme::NUMBER, theme::LIGHT, left.to_string());
                part.spawn(number).with_children(|line| {
                    line.spawn(span(theme::KEY, theme::DIM, t!("gear-health-of", most = most)));
                    let Some(then) = then.filter(|then| *then != most) else { return };
                    let colour = if then > most { theme::PICKUP } else { theme::DANGER };
                    line.spawn(span(theme::KEY, theme::FAINT, " \u{2192} "));
                    line.spawn(span(theme::KEY, colour, then.to_string()));
                });
            });
        });
    });
}
