//! What a unit would carry if the mod looked at were fitted or taken out.

use super::selection::Stands;
use daemonfall_campaign::library::mods::Slot;
use daemonfall_campaign::{Campaign, Content, Definition, ModId};
use daemonfall_sector::Unit;

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
    campaign.content().define(unit.kind, all.copied())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;

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
