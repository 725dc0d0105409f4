//! The card of a prize.

use super::{Description, More, Refusals, take};
use crate::gear::effects::Area;
use crate::gear::parts::{captioned, effect_lines};
use crate::loadout_actions::TAKE;
use crate::looks::GEAR_TOPICS;
use crate::prelude::*;
use daemonfall_breach_mode::words::{answer, subroutine_line};
use daemonfall_sector::KindId;
use daemonfall_sector_mode::unit_card;
use daemonfall_ui::widgets::key_cap;

#[derive(Component, Clone, Copy, Debug)]
pub struct PrizeCard(pub u8);

const WIDTH: f32 = 352.0;
const HEIGHT: f32 = 340.0;

const BREACH: &[Topic] = &[Topic::Breach];

fn key(place: u8) -> &'static str {
    TAKE.get(usize::from(place)).copied().unwrap_or_default()
}

pub fn spawn(
    commands: &mut Commands,
    pen: &Pen,
    campaign: &Campaign,
    place: u8,
    told: &Description,
    refused: Option<&str>,
) -> Entity {
    let node = Node { min_height: px(HEIGHT), ..card(WIDTH, 6.0, 18.0) };
    let about = match refused {
        Some(reason) => t!("prize-not-now", reason = reason),
        None => t!("prize-take", key = key(place)),
    };
    let node = Adapts::new(node, |node| {
        node.width = px(296);
        node.min_height = px(290);
        node.padding = UiRect::all(px(12));
        node.row_gap = px(6);
    });
    let mut card =
        commands.spawn((PrizeCard(place), GameButton, node, panel_face(), Tooltip::above(about)));
    if place == 0 {
        card.insert(FocusFirst);
    }
    card.observe(
        move |_: On<Activate>,
              refusals: Res<Refusals>,
              mut orders: MessageWriter<Order>,
              mut notices: MessageWriter<Notice>| {
            take(place, &refusals, &mut orders, &mut notices);
        },
    );
    let colour = if refused.is_some() { theme::FAINT } else { told.colour };
    card.with_children(|card| {
        head(card, pen, place, told, colour);
        let about = told.about.clone();
        match told.more {
            // A mod's flavour text has no terms to look up.
            More::Mod(_) => card.spawn(text(theme::BODY, theme::DIM, about)),
            _ => card.spawn(terms::text(theme::BODY, theme::DIM, about, GEAR_TOPICS)),
        };
        card.spawn(divider());
        match &told.more {
            More::Mod(id) => {
                let content = campaign.content();
                let it = content.campaign.item(*id);
                effect_lines(card, content, it);
                for id in &it.subroutines {
                    let subroutine = content.breach.subroutine(*id);
                    captioned(card, &subroutine.name, &subroutine.about, BREACH);
                }
            }
            More::Unit(kind) => unit(card, campaign, *kind),
            More::Lines(lines) => {
                for (caption, words) in lines {
                    captioned(card, caption, words, &[Topic::Sector]);
                }
            }
        }
        if let Some(reason) = refused {
            let words = t!("prize-not-now", reason = reason);
            card.spawn(text(theme::SMALL_MEDIUM, theme::DANGER, words));
        }
    });
    card.id()
}

fn head(card: &mut ChildSpawnerCommands, pen: &Pen, place: u8, told: &Description, colour: Color) {
    let top = Node {
        justify_content: JustifyContent::SpaceBetween,
        align_items: AlignItems::Center,
        ..default()
    };
    card.part(top, |top| {
        let sort = told.sort.to_uppercase();
        top.spawn(text(theme::CAPTION, colour, sort));
        top.spawn(key_cap(key(place)));
    });
    // The picture has the room that the words leave: next to a card full of words it is large.
    let middle = centred(Node { min_height: px(76), flex_grow: 1.0, ..default() });
    let name = pen.atlas.known(&told.icon, "unit_unknown");
    let size = if matches!(told.more, More::Unit(_)) { 72.0 } else { 112.0 };
    card.cell(middle, icon(pen.atlas, name, size, colour));
    card.spawn(text(theme::NAME_LARGE, theme::LIGHT, told.name.clone()));
}

fn unit(card: &mut ChildSpawnerCommands, campaign: &Campaign, kind: KindId) {
    let content = campaign.content();
    let it = content.sector.roster.kind(kind);
    let chassis = &it.chassis;
    let relics = campaign.run().gear.relics.iter().copied();
    let with = content.define(kind, relics);
    let battle = t!(
        "prize-unit-battle",
        row = unit_card::row_word(chassis.row),
        attack = chassis.attack + with.bonus.attack,
        defence = chassis.defence + with.bonus.defence,
        damage = chassis.damage + with.bonus.damage,
        abilities = names::abilities(&chassis.abilities)
    );
    captioned(card, &Area::Battle.name(), &battle, &[Topic::Battle]);
    let body = t!("prize-unit-body", health = with.health, slots = chassis.slots);
    captioned(card, &Area::Body.name(), &body, &[Topic::Sector]);
    let map = t!(
        "prize-unit-map",
        moves = chassis.movement + with.bonus.movement,
        upkeep = chassis.upkeep
    );
    captioned(card, &Area::Map.name(), &map, &[Topic::Sector]);
    let (speed, cpu) = (with.speed, with.cpu);
    let breach = match answer(with.answer) {
        Some(how) => t!("prize-unit-breach-answers", speed = speed, cpu = cpu, answer = how),
        None => t!("prize-unit-breach", speed = speed, cpu = cpu),
    };
    captioned(card, &Area::Breach.name(), &breach, BREACH);
    for id in &with.subroutines {
        let it = content.breach.subroutine(*id);
        captioned(card, &it.name, &subroutine_line(it), BREACH);
    }
}
