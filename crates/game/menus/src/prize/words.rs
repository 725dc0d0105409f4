//! Describes prizes in words.

use crate::gear::effects::rarity;
use crate::gear::parts::rarity_colour;
use bevy::prelude::*;
use daemonfall_campaign::library::Prize;
use daemonfall_campaign::library::mods::Slot;
use daemonfall_campaign::{Campaign, ModId};
use daemonfall_platform::assets::pictures;
use daemonfall_sector::{KindId, StackId};
use daemonfall_ui::names;
use daemonfall_ui::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub struct Description {
    pub sort: String,
    pub name: String,
    pub icon: String,
    pub colour: Color,
    pub about: String,
    pub more: More,
}

#[derive(Clone, Debug, PartialEq)]
pub enum More {
    Mod(ModId),
    Unit(KindId),
    /// Lines: a caption and words.
    Lines(Vec<(String, String)>),
}

pub fn of(campaign: &Campaign, stack: StackId, prize: Prize) -> Description {
    let content = campaign.content();
    match prize {
        Prize::Mod(id) => {
            let it = content.campaign.item(id);
            let sort = match it.slot {
                Slot::Relic => t!("prize-relic"),
                slot => t!("prize-mod", slot = names::slot(slot), rarity = rarity(it.rarity)),
            };
            Description {
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
            Description {
                sort: t!("prize-unit", tier = it.chassis.tier),
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
            Description {
                sort: t!("prize-cycles"),
                name: t!("prize-cycles-count", count = number),
                icon: "sector_cycles".into(),
                colour: theme::PICKUP,
                about: t!("prize-cycles-about"),
                more: More::Lines(vec![
                    (t!("prize-cycles-have"), t!("prize-cycles-count", count = has)),
                    (t!("prize-cycles-then"), t!("prize-cycles-count", count = has + number)),
                ]),
            }
        }
        Prize::Repair => Description {
            sort: t!("prize-repair"),
            name: t!("prize-repair-all"),
            icon: "sector_health".into(),
            colour: theme::PICKUP,
            about: t!("prize-repair-about"),
            more: More::Lines(hurt(campaign, stack)),
        },
    }
}

/// The units of a stack that lack health, and how much.
fn hurt(campaign: &Campaign, stack: StackId) -> Vec<(String, String)> {
    let roster = &campaign.rules().roster;
    let stack = campaign.sector().stacks.get(&stack);
    let units = stack.map_or(&[][..], |stack| &stack.units);
    let mut lines: Vec<(String, String)> = units
        .iter()
        .filter_map(|unit| {
            let most = unit.most_health(roster);
            let name = roster.kind(unit.kind).name.clone();
            (unit.health < most).then(|| {
                let words = t!("prize-repair-to", health = unit.health, most = most);
                (name, words)
            })
        })
        .collect();
    if lines.is_empty() {
        lines.push((t!("prize-health"), t!("prize-health-whole")));
    }
    lines
}
