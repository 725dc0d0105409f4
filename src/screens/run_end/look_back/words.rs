//! What happened in a run, moment by moment, in words with a picture and a colour.

use crate::screens::run_end::words::{fallen, heading, item, kind};
use crate::ui::theme;
use bevy::prelude::*;
use daemonfall_breach::Outcome;
use daemonfall_campaign::{Campaign, Deed, Ending, LuckAudit, Moment};

/// How a moment is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// Picture in the atlas.
    pub icon: String,
    /// Its colour: what went well, what went ill, and the rest.
    pub colour: Color,
    /// The sentence.
    pub words: String,
}

/// A faction by its name in the data.
fn faction(campaign: &Campaign, key: &str) -> String {
    let mut all = campaign.rules().library.factions();
    let found = all.find(|(_, it)| it.key == key);
    found.map_or_else(|| "somebody".into(), |(_, it)| it.name.clone())
}

/// The battle of a number: how likely it was to be won, and who was left.
fn odds(luck: &LuckAudit, number: usize) -> String {
    luck.battles().get(number).map_or_else(String::new, |it| {
        let percent = (it.chance.millionths + 5_000) / 10_000;
        format!(
            " The chance was {percent} %; {} of {} are left.",
            it.left, it.units
        )
    })
}

fn battle(
    campaign: &Campaign,
    luck: &LuckAudit,
    (number, foe, attacked, won): (usize, &str, bool, Option<bool>),
) -> (Color, String) {
    let foe = faction(campaign, foe);
    let (colour, came) = match won {
        Some(true) => (theme::PICKUP, "you win"),
        Some(false) => (theme::HOSTILE, "you lose"),
        None => (theme::NEUTRAL, "nobody wins"),
    };
    let begun = match attacked {
        true => format!("You attack {foe}"),
        false => format!("{foe} attacks"),
    };
    (colour, format!("{begun}: {came}.{}", odds(luck, number)))
}

/// Tells a moment.
pub fn tell(campaign: &Campaign, luck: &LuckAudit, moment: &Moment) -> Told {
    let content = campaign.content();
    let (icon, colour, words) = match &moment.deed {
        Deed::Battle {
            number,
            foe,
            attacked,
            won,
        } => {
            let (colour, words) = battle(campaign, luck, (*number, foe, *attacked, *won));
            ("sector_fight".into(), colour, words)
        }
        Deed::Encounter { encounter, failed } => {
            let name = &content.campaign.encounter(*encounter).name;
            let (colour, came) = match failed {
                true => (theme::HOSTILE, " The check fails."),
                false => (theme::NEUTRAL, ""),
            };
            let words = format!("An encounter: {name}.{came}");
            ("sector_encounter".into(), colour, words)
        }
        Deed::Dive { escaped, gold } => {
            let (colour, words) = match escaped {
                true => {
                    let words = format!("A dive reaches the last door, with {gold} gold.");
                    (theme::PICKUP, words)
                }
                false => (
                    theme::HOSTILE,
                    "A dive ends before the last door.".to_owned(),
                ),
            };
            ("sector_vault".into(), colour, words)
        }
        Deed::Breach { guardian, outcome } => {
            let name = crate::run::tell::guardian_name(campaign, guardian);
            let (colour, came) = match outcome {
                Some(Outcome::Won) => (theme::PICKUP, "is won"),
                Some(Outcome::Lost) => (theme::HOSTILE, "is lost"),
                Some(Outcome::Stalemate) => (theme::NEUTRAL, "is a draw"),
                None => (theme::NEUTRAL, "is left"),
            };
            let words = format!("The breach against {name} {came}.");
            ("sector_vault_empty".into(), colour, words)
        }
        Deed::Recruited { kind: key } => {
            let words = format!("{} joins.", kind(content, key));
            (format!("unit_{key}"), theme::YOU, words)
        }
        Deed::Lost(it) => {
            let words = format!("{}.", fallen(content, it));
            (format!("unit_{}", it.kind), theme::HOSTILE, words)
        }
        Deed::Gained(id) => {
            let key = &content.campaign.item(*id).key;
            let words = format!("{} is yours.", item(content, key));
            ("sector_mod".into(), theme::MAGIC, words)
        }
        Deed::Core { by, .. } => {
            let sector = campaign.sector();
            let (colour, words) = match *by == sector.player {
                true => (theme::PICKUP, "You take a core.".into()),
                false => {
                    let of = sector.faction(*by).kind;
                    let name = &campaign.rules().library.faction(of).name;
                    (theme::HOSTILE, format!("{name} takes your core."))
                }
            };
            ("sector_core".into(), colour, words)
        }
        Deed::Over(ending) => {
            let colour = match ending {
                Ending::Won => theme::PICKUP,
                _ => theme::HOSTILE,
            };
            let words = format!("{}.", heading(*ending));
            ("sector_crown".into(), colour, words)
        }
    };
    Told {
        icon,
        colour,
        words,
    }
}
