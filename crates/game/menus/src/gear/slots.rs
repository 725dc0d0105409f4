//! The selected unit's slots as cards: what is in them, and which are free.

use super::GearSystems;
use super::parts::{kind_words, picture, rarity_colour};
use super::selection::{Drawn, Stands};
use super::unit::AtHand;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, RunCommand};
use daemonfall_run::Order;
use daemonfall_ui::prelude::*;

#[derive(Component)]
pub struct Slots;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Card(usize);

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

fn fill(
    campaign: Res<Campaign>,
    hand: Res<AtHand>,
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
    // If a card is gone, the last remaining one gets the focus.
    let focused = focused.map(|card| card.0.min(carried.len().saturating_sub(1)));
    commands.entity(*slots_row).with_children(|cards| {
        for place in 0..all {
            let Some(id) = carried.get(place).copied() else {
                free(cards, pen.fonts, place < slots);
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
                move |_: On<Activate>, hand: Res<AtHand>, mut orders: MessageWriter<Order>| {
                    let unfit = |unit| Order(RunCommand::Unfit { unit, item: id });
                    orders.write_batch(hand.0.map(unfit));
                },
            );
            card.with_children(|card| {
                card.part(row(6.0), |line| {
                    line.spawn(picture(pen.atlas, item, 24.0, theme::YOU));
                    let words = kind_words(item);
                    let colour = rarity_colour(item.rarity);
                    line.spawn((
                        text(pen.fonts, theme::SMALL, colour, words),
                        TextLayout::no_wrap(),
                    ));
                });
                let name = item.name.clone();
                card.spawn((
                    text(pen.fonts, theme::SMALL_MEDIUM, theme::LIGHT, name),
                    TextLayout::no_wrap(),
                ));
            });
            if focused == Some(place) {
                focus.set(card.id(), FocusCause::Navigated);
            }
        }
    });
}

/// An empty slot, or a slot that the chassis does not have.
fn free(row: &mut ChildSpawnerCommands, fonts: &Fonts, has: bool) {
    let (edge, words) = match has {
        true => (theme::EDGE, t!("gear-free-slot")),
        false => (theme::LINE, String::new()),
    };
    let words = text(fonts, theme::SMALL, theme::FAINT, words);
    row.cell((card_node(), BorderColor::all(edge)), words);
}

pub fn plugin(app: &mut App) {
    let changed = resource_changed::<Drawn>.or_else(any_match_filter::<Added<Slots>>);
    app.add_systems(Update, fill.in_set(GearSystems::Draw).run_if(changed));
}
