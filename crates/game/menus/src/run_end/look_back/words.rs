//! Describes what happened in a run, moment by moment, with a picture and a colour.

use crate::prelude::*;
use crate::run_end::{fallen, heading, item, kind};
use crate::runs::review::LookBack;
use daemonfall_battle_mode::panel::likely;
use daemonfall_breach::Outcome;
use daemonfall_campaign::{Deed, Ending, Moment};

#[derive(Clone, Debug, PartialEq)]
pub struct Description {
    pub icon: String,
    pub colour: Color,
    pub words: String,
}

fn faction(campaign: &Campaign, key: &str) -> String {
    let mut all = campaign.rules().library.factions();
    let found = all.find(|(_, it)| it.key == key);
    found.map_or_else(|| t!("run-end-some-faction"), |(_, it)| it.name.clone())
}

/// The chance before a battle, and who is left. For an attack of the player's it is the chance that
/// its preview showed: counted again, it would be another number.
fn odds(looking: &LookBack, number: usize) -> Vec<String> {
    let Some(it) = looking.review.luck().battles().get(number) else {
        return Vec::new();
    };
    let chance = match it.attacked {
        true => looking.told(number),
        false => Some(it.kept.unwrap_or(it.chance)),
    };
    let chance = chance.map(|chance| match it.kept {
        Some(_) => t!("look-back-odds-led", chance = likely(chance).line()),
        None => t!("look-back-odds", chance = likely(chance).line()),
    });
    let left = t!("look-back-left", left = it.left, units = it.units);
    chance.into_iter().chain([left]).collect()
}

fn battle(
    campaign: &Campaign,
    looking: &LookBack,
    (number, foe, attacked, won): (usize, &str, bool, Option<bool>),
) -> (Color, String) {
    let (colour, came) = match won {
        Some(true) => (theme::PICKUP, "won"),
        Some(false) => (theme::HOSTILE, "lost"),
        None => (theme::NEUTRAL, "drawn"),
    };
    let by = if attacked { "you" } else { "foe" };
    let foe = faction(campaign, foe);
    let words = t!("look-back-battle", foe = foe, by = by, came = came);
    let told: Vec<String> = [words].into_iter().chain(odds(looking, number)).collect();
    (colour, told.join(" "))
}

pub fn tell(campaign: &Campaign, looking: &LookBack, moment: &Moment) -> Description {
    let content = campaign.content();
    let (icon, colour, words) = match &moment.deed {
        Deed::Battle { number, foe, attacked, won } => {
            let (colour, words) = battle(campaign, looking, (*number, foe, *attacked, *won));
            ("sector_fight".into(), colour, words)
        }
        Deed::Encounter { encounter, failed } => {
            let name = &content.campaign.encounter(*encounter).name;
            let (colour, words) = match failed {
                true => (theme::HOSTILE, t!("look-back-encounter-failed", name = name)),
                false => (theme::NEUTRAL, t!("look-back-encounter", name = name)),
            };
            ("sector_encounter".into(), colour, words)
        }
        Deed::Dive { escaped, gold } => {
            let (colour, words) = match escaped {
                true => (theme::PICKUP, t!("look-back-dive", gold = *gold)),
                false => (theme::HOSTILE, t!("look-back-dive-failed")),
            };
            ("sector_vault".into(), colour, words)
        }
        Deed::Breach { guardian, outcome } => {
            let name = daemonfall_run::names::guardian_name(campaign, guardian);
            let (colour, came) = match outcome {
                Some(Outcome::Won) => (theme::PICKUP, "won"),
                Some(Outcome::Lost) => (theme::HOSTILE, "lost"),
                Some(Outcome::Stalemate) => (theme::NEUTRAL, "drawn"),
                None => (theme::NEUTRAL, "left"),
            };
            let words = t!("look-back-breach", name = name, came = came);
            ("sector_vault_empty".into(), colour, words)
        }
        Deed::Recruited { kind: key } => {
            let words = t!("look-back-joins", name = kind(content, key));
            (format!("unit_{key}"), theme::YOU, words)
        }
        Deed::Lost(it) => {
            let words = fallen(content, it);
            (format!("unit_{}", it.kind), theme::HOSTILE, words)
        }
        Deed::Gained(id) => {
            let key = &content.campaign.item(*id).key;
            let words = t!("look-back-mod", name = item(content, key));
            ("sector_mod".into(), theme::MAGIC, words)
        }
        Deed::Core { by, .. } => {
            let sector = campaign.sector();
            let (colour, words) = if *by == sector.player {
                (theme::PICKUP, t!("look-back-core"))
            } else {
                let of = sector.faction(*by).kind;
                let name = &campaign.rules().library.faction(of).name;
                (theme::HOSTILE, t!("look-back-core-lost", name = name))
            };
            ("sector_core".into(), colour, words)
        }
        Deed::Over(ending) => {
            let colour = match ending {
                Ending::Won => theme::PICKUP,
                _ => theme::HOSTILE,
            };
            let words = t!("look-back-over", ending = heading(*ending));
            ("sector_crown".into(), colour, words)
        }
    };
    Description { icon, colour, words }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn battles_and_breaches_are_told_by_how_they_came_out() {
        let battle = |by, came| t!("look-back-battle", foe = "Ash", by = by, came = came);
        assert_eq!(battle("you", "won"), "You attack Ash: you win.");
        assert_eq!(battle("foe", "lost"), "Ash attacks: you lose.");
        assert_eq!(battle("foe", "drawn"), "Ash attacks: nobody wins.");
        let breach = |came| t!("look-back-breach", name = "Keystone", came = came);
        assert_eq!(breach("drawn"), "The breach against Keystone is a draw.");
        assert_eq!(breach("left"), "The breach against Keystone is broken off.");
    }
}
