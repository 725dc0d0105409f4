//! What a prize is, in words.

use crate::assets::pictures;
use crate::screens::gear::effects::rarity;
use crate::screens::gear::parts::rarity_colour;
use crate::sector::words::count;
use crate::ui::theme;
use bevy::prelude::*;
use daemonfall_campaign::library::Prize;
use daemonfall_campaign::library::mods::Slot;
use daemonfall_campaign::{Campaign, ModId};
use daemonfall_sector::{KindId, StackId};

/// A prize in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// What sort of prize.
    pub sort: String,
    /// Its name.
    pub name: String,
    /// The picture.
    pub icon: String,
    /// The colour of picture and sort.
    pub colour: Color,
    /// A sentence about it.
    pub about: String,
    /// What there is to be told beneath.
    pub more: More,
}

/// What is told beneath the sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum More {
    /// What a mod does.
    Mod(ModId),
    /// What a unit is.
    Unit(KindId),
    /// Lines: a caption and words.
    Lines(Vec<(String, String)>),
}

/// A small number in words.
pub fn number(number: usize) -> &'static str {
    match number {
        1 => "one",
        2 => "two",
        _ => "three",
    }
}

/// A prize for a stack in words.
pub fn of(campaign: &Campaign, stack: StackId, prize: Prize) -> Told {
    let content = campaign.content();
    match prize {
        Prize::Mod(id) => {
            let it = content.campaign.item(id);
            let sort = match it.slot {
                Slot::Relic => "Relic, for all of your units".into(),
                slot => format!("Mod, {}, {}", slot.name(), rarity(it.rarity)),
            };
            Told {
                sort,
                name: it.name.clone(),
                icon: pictures::gear(&it.key),
                colour: match it.slot {
                    Slot::Relic => theme::MAGIC,
                    _ => rarity_colour(it.rarity),
                },
                about: it.about.clone(),
                more: More::Mod(id),
            }
        }
        Prize::Unit(kind) => {
            let it = content.sector.roster.kind(kind);
            let breach = &content.breach;
            let about = breach.find_unit(&it.key);
            let about = about.map_or_else(String::new, |id| breach.unit(id).about.clone());
            Told {
                sort: format!("Unit, tier {}", it.chassis.tier),
                name: it.name.clone(),
                icon: pictures::unit(&it.key),
                colour: theme::YOU,
                about,
                more: More::Unit(kind),
            }
        }
        Prize::Cycles(number) => {
            let sector = campaign.sector();
            let has = sector.faction(sector.player).cycles;
            Told {
                sort: "Cycles".into(),
                name: count(number, "cycle"),
                icon: "sector_cycles".into(),
                colour: theme::PICKUP,
                about: "What the guardian guarded, in small change.".into(),
                more: More::Lines(vec![
                    ("You have".into(), count(has, "cycle")),
                    ("And then".into(), count(has + number, "cycle")),
                ]),
            }
        }
        Prize::Repair => Told {
            sort: "Repair".into(),
            name: "All health back".into(),
            icon: "sector_health".into(),
            colour: theme::PICKUP,
            about: "Spare parts for everybody in the leader's stack.".into(),
            more: More::Lines(hurt(campaign, stack)),
        },
    }
}

/// Who of a stack lacks health, and how much.
fn hurt(campaign: &Campaign, stack: StackId) -> Vec<(String, String)> {
    let roster = &campaign.rules().roster;
    let stack = campaign.sector().stacks.get(&stack);
    let units = stack.map_or(&[][..], |stack| &stack.units);
    let mut lines: Vec<(String, String)> = units
        .iter()
        .filter_map(|unit| {
            let most = unit.most_health(roster);
            let name = roster.kind(unit.kind).name.clone();
            (unit.health < most).then(|| (name, format!("{} to {most}", unit.health)))
        })
        .collect();
    if lines.is_empty() {
        lines.push(("Health".into(), "nobody lacks any".into()));
    }
    lines
}
