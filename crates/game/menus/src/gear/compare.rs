//! Compares a unit with and without a change: what it would carry, each number now and then, and
//! each ability and subroutine that stays, comes or goes.

use super::selection::Stands;
use crate::prelude::*;
use daemonfall_breach::Answer;
use daemonfall_campaign::library::mods::Slot;
use daemonfall_campaign::{Definition, ModId};
use daemonfall_core::Skill;
use daemonfall_dungeon::names::KindId;
use daemonfall_sector::Unit;
use daemonfall_stack::SubroutineId;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    pub label: String,
    pub now: i32,
    pub then: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Stays,
    Comes,
    Goes,
}

fn number(label: impl Into<String>, now: i32, then: i32) -> Number {
    let label = label.into();
    Number { label, now, then }
}

/// Numbers for battles and the map.
pub fn battle(content: &Content, now: &Definition, then: &Definition) -> Vec<Number> {
    let chassis = &content.sector.roster.kind(now.kind).chassis;
    let (a, b) = (&now.bonus, &then.bonus);
    vec![
        number(t!("gear-battle-attack"), chassis.attack + a.attack, chassis.attack + b.attack),
        number(t!("gear-battle-defence"), chassis.defence + a.defence, chassis.defence + b.defence),
        number(t!("gear-battle-damage"), chassis.damage + a.damage, chassis.damage + b.damage),
        number(t!("gear-battle-health"), now.health, then.health),
        number(
            t!("gear-battle-moves"),
            chassis.movement + a.movement,
            chassis.movement + b.movement,
        ),
    ]
}

/// Numbers for breaches; shield and charge only if nonzero.
pub fn breach(now: &Definition, then: &Definition) -> Vec<Number> {
    let mut numbers = vec![
        number(t!("gear-breach-health"), now.health, then.health),
        number(t!("gear-breach-speed"), now.speed, then.speed),
        number(t!("gear-breach-cpu"), now.cpu, then.cpu),
    ];
    let some = [
        number(t!("gear-breach-shield"), now.shield, then.shield),
        number(t!("gear-breach-charge"), now.charge, then.charge),
    ];
    numbers.extend(some.into_iter().filter(|it| it.now != 0 || it.then != 0));
    numbers
}

/// Numbers for a leader in a dive beyond what every diver has, if nonzero.
pub fn dive(now: &Definition, then: &Definition) -> Vec<Number> {
    let (a, b) = (&now.dive, &then.dive);
    [
        number(t!("gear-dive-health"), a.health, b.health),
        number(t!("gear-dive-damage"), a.damage, b.damage),
        number(t!("gear-dive-armour"), a.armour, b.armour),
        number(t!("gear-dive-bombs"), i32::from(a.bombs), i32::from(b.bombs)),
        number(t!("gear-dive-potions"), i32::from(a.potions), i32::from(b.potions)),
        number(t!("gear-dive-digging"), a.digging, b.digging),
        number(t!("gear-dive-light"), a.light as i32, b.light as i32),
    ]
    .into_iter()
    .filter(|it| it.now != 0 || it.then != 0)
    .collect()
}

/// Bonuses in encounters, in percentage points of a chance, if nonzero.
pub fn skills(now: &Definition, then: &Definition) -> Vec<Number> {
    let label = |skill: Skill| match skill {
        Skill::Stealth => t!("gear-skill-stealth"),
        Skill::Speech => t!("gear-skill-speech"),
        Skill::Mechanics => t!("gear-skill-mechanics"),
    };
    Skill::ALL
        .into_iter()
        .map(|skill| number(label(skill), 10 * now.skills.of(skill), 10 * then.skills.of(skill)))
        .filter(|it| it.now != 0 || it.then != 0)
        .collect()
}

fn fates<T: PartialEq + Clone>(now: &[T], then: &[T]) -> Vec<(T, Fate)> {
    let stay = now.iter().filter(|it| then.contains(it));
    let come = then.iter().filter(|it| !now.contains(it));
    let go = now.iter().filter(|it| !then.contains(it));
    let stay = stay.map(|it| (it.clone(), Fate::Stays));
    let come = come.map(|it| (it.clone(), Fate::Comes));
    let go = go.map(|it| (it.clone(), Fate::Goes));
    stay.chain(come).chain(go).collect()
}

pub fn abilities(content: &Content, now: &Definition, then: &Definition) -> Vec<(String, Fate)> {
    let own = &content.sector.roster.kind(now.kind).chassis.abilities;
    let all = |it: &Definition| {
        let more = it.bonus.abilities.iter().filter(|name| !own.contains(name));
        own.iter().chain(more).cloned().collect::<Vec<_>>()
    };
    fates(&all(now), &all(then))
}

pub fn subroutines(now: &Definition, then: &Definition) -> Vec<(SubroutineId, Fate)> {
    fates(&now.subroutines, &then.subroutines)
}

pub fn answers(now: &Definition, then: &Definition) -> Vec<(Answer, Fate)> {
    let some = |it: &Definition| -> Vec<Answer> {
        let answers = (it.answer != Answer::None).then_some(it.answer);
        answers.into_iter().collect()
    };
    fates(&some(now), &some(then))
}

/// What a leader begins a dive with.
pub fn things(content: &Content, now: &[ModId], then: &[ModId]) -> Vec<(KindId, Fate)> {
    let things = |mods: &[ModId]| -> Vec<KindId> {
        mods.iter().filter_map(|id| content.campaign.item(*id).dive.item).collect()
    };
    fates(&things(now), &things(then))
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Would {
    pub mods: Vec<ModId>,
    /// The mod that has to go.
    pub instead_of: Option<ModId>,
}

/// A unit's mods if the one looked at were fitted or taken out; one of its slot makes room.
pub fn would(campaign: &Campaign, unit: &Unit, looked: Option<Stands>) -> Would {
    let carried = campaign.run().gear.of(unit.id);
    let slots = campaign.rules().roster.kind(unit.kind).chassis.slots;
    of(campaign.content(), carried, slots, looked)
}

fn of(content: &Content, carried: &[ModId], slots: u8, looked: Option<Stands>) -> Would {
    let mut would = Would { mods: carried.to_vec(), instead_of: None };
    match looked {
        Some(Stands::Fitted(id)) => would.mods.retain(|it| *it != id),
        Some(Stands::Loose(id)) => {
            let slot = |it: ModId| -> Slot { content.campaign.item(it).slot };
            let same = |it: &ModId| slot(*it) == slot(id);
            if let Some(place) = would.mods.iter().position(same) {
                would.instead_of = Some(would.mods.remove(place));
            }
            if would.mods.len() < usize::from(slots) {
                would.mods.push(id);
            }
        }
        Some(Stands::Relic(_)) | None => {}
    }
    would
}

pub fn defined(campaign: &Campaign, unit: &Unit, mods: &[ModId]) -> Definition {
    let relics = campaign.run().gear.relics.iter();
    let all = mods.iter().chain(relics);
    campaign.content().define_learnt(unit.kind, &unit.career.boons, all.copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;

    #[test]
    fn what_a_mod_would_change_stands_beside_what_is() -> Result<(), String> {
        let content = content()?;
        let kind = content.sector.roster.find("needle").ok_or("needle")?;
        let find = |key| content.campaign.find_mod(key).ok_or(key);
        let now = content.define(kind, [find("edge")?]);
        let then = content.define(kind, [find("edge")?, find("starter")?, find("mender")?]);
        let attack = battle(&content, &now, &now)[0].clone();
        let own = content.sector.roster.kind(kind).chassis.attack;
        assert_eq!(attack, number("Attack", own + 2, own + 2));
        let speed = breach(&now, &then)[1].clone();
        assert_eq!(speed.then, speed.now + 2);
        let charge = breach(&now, &then).pop();
        assert_eq!(charge, Some(number("Charge time", 0, 40)));
        let healing = ("Healing".to_owned(), Fate::Comes);
        assert!(abilities(&content, &now, &then).contains(&healing));
        let gone = ("Healing".to_owned(), Fate::Goes);
        assert!(abilities(&content, &then, &now).contains(&gone));
        let mend = content.breach.find_subroutine("mend").ok_or("mend")?;
        assert!(subroutines(&now, &then).contains(&(mend, Fate::Comes)));
        assert_eq!(dive(&now, &then), [number("Potions", 0, 1)]);
        let riposte = content.define(kind, [find("thorn_skin")?]);
        let changed = answers(&now, &riposte);
        assert!(changed.contains(&(Answer::Riposte, Fate::Comes)));
        Ok(())
    }

    #[test]
    fn a_mod_of_the_same_slot_makes_room_and_a_full_chassis_takes_none() -> Result<(), String> {
        let content = content()?;
        let find = |key| content.campaign.find_mod(key).ok_or(key);
        let (edge, lash, plate, lamp) =
            (find("edge")?, find("lash")?, find("plate")?, find("lamp")?);
        let swapped = of(&content, &[edge, plate], 2, Some(Stands::Loose(lash)));
        assert_eq!(swapped.mods, [plate, lash]);
        assert_eq!(swapped.instead_of, Some(edge));
        let full = of(&content, &[edge, plate], 2, Some(Stands::Loose(lamp)));
        assert_eq!(full.mods, [edge, plate]);
        let out = of(&content, &[edge, plate], 2, Some(Stands::Fitted(edge)));
        assert_eq!(out.mods, [plate]);
        Ok(())
    }
}
