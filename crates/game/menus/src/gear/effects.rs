//! Describes mods in words, for each system they affect.

use crate::prelude::*;
use daemonfall_breach_mode::words::{answer, subroutine_line};
use daemonfall_campaign::ModId;
use daemonfall_campaign::library::mods::{DiveGear, Mod, Rarity, State};
use daemonfall_core::Skill;
use daemonfall_sector_mode::words::signed;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Area {
    Battle,
    /// In battles, in breaches and on the map.
    Body,
    Map,
    Breach,
    /// In dives, when the leader carries it.
    Dive,
    Encounters,
}

impl Area {
    pub fn name(self) -> String {
        match self {
            Self::Battle => t!("gear-area-battle"),
            Self::Body => t!("gear-area-body"),
            Self::Map => t!("gear-area-map"),
            Self::Breach => t!("gear-area-breach"),
            Self::Dive => t!("gear-area-dive"),
            Self::Encounters => t!("gear-area-encounters"),
        }
    }

    pub fn topics(self) -> &'static [Topic] {
        match self {
            Self::Battle => &[Topic::Battle],
            Self::Breach => &[Topic::Breach],
            Self::Dive => &[Topic::Dive],
            Self::Body | Self::Map | Self::Encounters => &[Topic::Sector],
        }
    }
}

pub fn rarity(rarity: Rarity) -> String {
    match rarity {
        Rarity::Common => t!("gear-rarity-common"),
        Rarity::Uncommon => t!("gear-rarity-uncommon"),
        Rarity::Rare => t!("gear-rarity-rare"),
    }
}

fn more(number: i32, say: impl Fn(String) -> String) -> Option<String> {
    (number != 0).then(|| say(signed(number)))
}

pub fn of(content: &Content, it: &Mod) -> Vec<(Area, String)> {
    let mut battle: Vec<String> = [
        more(it.attack, |number| t!("gear-adds-attack", number = number)),
        more(it.defence, |number| t!("gear-adds-defence", number = number)),
        more(it.damage, |number| t!("gear-adds-damage", number = number)),
    ]
    .into_iter()
    .flatten()
    .collect();
    battle.extend(it.abilities.iter().map(|name| names::ability(name)));
    let body =
        more(it.health, |number| t!("gear-adds-health", number = number)).into_iter().collect();
    let mut map: Vec<String> =
        more(it.movement, |number| t!("gear-adds-moves", count = it.movement, number = number))
            .into_iter()
            .collect();
    map.extend(more(it.income, |number| {
        t!("gear-adds-cycles", count = it.income, number = number)
    }));
    let mut breach: Vec<String> = [
        more(it.speed, |number| t!("gear-adds-speed", number = number)),
        more(it.cpu, |number| t!("gear-adds-cpu", number = number)),
    ]
    .into_iter()
    .flatten()
    .collect();
    breach.extend(it.states.iter().filter_map(|state| match *state {
        State::Shield(points) => Some(t!("gear-enters-shield", count = points)),
        State::Charge(points) => Some(t!("gear-enters-charge", count = points)),
        State::Answer(how) => answer(how).map(|name| t!("gear-answers", name = name)),
    }));
    breach.extend(it.subroutines.iter().map(|id| {
        let subroutine = content.breach.subroutine(*id);
        t!("gear-runs", name = subroutine.name.as_str(), does = subroutine_line(subroutine))
    }));
    let skills = Skill::ALL
        .into_iter()
        .filter_map(|skill| {
            let points = it.skills.of(skill);
            more(10 * points, |number| {
                t!("gear-adds-skill", number = number, skill = names::skill(skill))
            })
        })
        .collect();
    [
        (Area::Battle, battle),
        (Area::Body, body),
        (Area::Map, map),
        (Area::Breach, breach),
        (Area::Dive, dive(content, &it.dive)),
        (Area::Encounters, skills),
    ]
    .into_iter()
    .filter(|(_, parts)| !parts.is_empty())
    .map(|(area, parts)| (area, parts.join(", ")))
    .collect()
}

pub fn dive(content: &Content, gear: &DiveGear) -> Vec<String> {
    let item = gear.item.map(|kind| {
        let name = content.dungeon.kind(kind).name.as_str();
        t!("gear-begins-with", name = name, small = name.to_lowercase())
    });
    [
        item,
        more(gear.health, |number| t!("gear-adds-health", number = number)),
        more(gear.damage, |number| t!("gear-adds-damage", number = number)),
        more(gear.armour, |number| t!("gear-adds-armour", number = number)),
        (gear.bombs > 0).then(|| t!("gear-adds-bombs", count = gear.bombs)),
        (gear.potions > 0).then(|| t!("gear-adds-potions", count = gear.potions)),
        more(gear.digging, |number| t!("gear-adds-digging", number = number)),
        more(gear.light as i32, |number| t!("gear-adds-light", number = number)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

pub fn line(content: &Content, it: &Mod) -> String {
    let parts = of(content, it);
    let words = parts.into_iter().map(|(area, words)| match area {
        Area::Breach => t!("gear-in-breaches", words = words),
        Area::Dive => t!("gear-in-dives", words = words),
        _ => words,
    });
    words.collect::<Vec<_>>().join("; ")
}

/// A mod's name and what it does, as a sentence.
pub fn sentence(content: &Content, id: ModId) -> String {
    let it = content.campaign.item(id);
    format!("{}: {}.", it.name, line(content, it))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;

    fn told(content: &Content, key: &str) -> Option<Vec<(Area, String)>> {
        let id = content.campaign.find_mod(key)?;
        Some(of(content, content.campaign.item(id)))
    }

    #[test]
    fn every_mod_says_what_it_does_and_names_no_key() -> Result<(), String> {
        let content = content()?;
        for (_, it) in content.campaign.mods() {
            let words = line(&content, it);
            assert!(!words.is_empty(), "{}", it.key);
            assert!(!words.contains('_'), "{}: {words}", it.key);
        }
        Ok(())
    }

    #[test]
    fn a_mod_is_told_for_each_system_that_it_serves() -> Result<(), String> {
        let content = content()?;
        let parts = told(&content, "spear_head").ok_or("spear_head")?;
        let areas: Vec<Area> = parts.iter().map(|(area, _)| *area).collect();
        assert_eq!(areas, [Area::Battle, Area::Breach, Area::Dive]);
        assert_eq!(parts[0].1, "+3 attack");
        assert!(parts[1].1.starts_with("Skewer ("), "{}", parts[1].1);
        assert_eq!(parts[2].1, "begins with the spear");
        let parts = told(&content, "afterburner").ok_or("afterburner")?;
        assert_eq!(parts[0], (Area::Body, "\u{2212}3 health".into()));
        let parts = told(&content, "diplomat").ok_or("diplomat")?;
        assert_eq!(parts[1], (Area::Encounters, "+30\u{a0}% speech".into()));
        Ok(())
    }
}
