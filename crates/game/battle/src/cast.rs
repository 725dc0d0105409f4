//! Names, pictures and colours for the ids that the battle rules use.

use daemonfall_battle::{Camp, ParticipantId, Sides};
use daemonfall_ui::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Name, numbered if its side has several of its kind; the far side counts on from the near one,
    /// so that no name is there twice and no unit of the near side is renamed: `Needle 2`.
    pub name: String,
    /// Atlas name of the picture.
    pub sprite: String,
    /// Its rank, 0 for none.
    pub rank: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// For example `First stack` or `Ash no. 7`.
    pub name: String,
    pub sprite: String,
    pub units: u32,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cast {
    /// The player's camp; none in a battle between others.
    pub own: Option<Camp>,
    /// All units that fight, in the order of participants.
    pub people: Vec<Person>,
    /// All stacks, including those that stay out, in the order of `Sides::stacks`.
    pub bands: Vec<Band>,
}

impl Cast {
    /// `kinds` is the name and sprite of each participant, in order.
    pub fn of(
        own: Option<Camp>,
        sides: &Sides,
        kinds: &[(String, String)],
        bands: Vec<Band>,
    ) -> Self {
        let like = |place: usize, other: usize| kinds[place].0 == kinds[other].0;
        let near = own.unwrap_or(Camp::Attacker);
        let is_far = |place: usize| sides.participants[place].camp != near;
        let people = kinds.iter().enumerate().map(|(place, (name, sprite))| {
            let alike = (0..kinds.len()).filter(|other| like(place, *other));
            let order = |place: usize| (is_far(place), place);
            let before = alike.clone().filter(|other| order(*other) < order(place)).count();
            let beside = alike.filter(|other| is_far(*other) == is_far(place)).count();
            let alone = before == 0 && beside == 1;
            Person {
                name: if alone { name.clone() } else { format!("{name} {}", before + 1) },
                sprite: sprite.clone(),
                rank: 0,
            }
        });
        Self { own, people: people.collect(), bands }
    }

    pub fn name(&self, id: ParticipantId) -> &str {
        self.people.get(id.0 as usize).map_or("?", |person| &person.name)
    }

    pub fn sprite(&self, id: ParticipantId) -> &str {
        self.people.get(id.0 as usize).map_or("unit_unknown", |person| &person.sprite)
    }

    pub fn rank(&self, id: ParticipantId) -> usize {
        self.people.get(id.0 as usize).map_or(0, |person| person.rank)
    }

    /// The camp whose point of view is used: the player's, or the attackers'.
    pub fn near(&self) -> Camp {
        self.own.unwrap_or(Camp::Attacker)
    }

    /// Own or hostile; between two other camps, attackers are hostile and defenders neutral.
    pub fn colour(&self, camp: Camp) -> Color {
        match self.own {
            Some(own) if own == camp => theme::YOU,
            None if camp == Camp::Defender => theme::NEUTRAL,
            Some(_) | None => theme::HOSTILE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::muster::tests::fight;

    #[test]
    fn one_unit_of_a_kind_keeps_its_name_whoever_the_enemy_has() {
        let fight = fight("needle:needle");
        let names = fight.cast.people.iter().map(|person| person.name.as_str());
        assert_eq!(names.collect::<Vec<_>>(), ["Needle 2", "Needle"]);
    }

    #[test]
    fn units_of_a_kind_are_numbered_on_both_sides_ones_own_first() {
        let fight = fight("needle,needle,weaver:needle");
        let names: Vec<&str> =
            fight.cast.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Needle 3", "Needle 1", "Needle 2", "Weaver"]);
        assert_eq!(fight.cast.near(), Camp::Attacker);
        assert_eq!(fight.cast.colour(Camp::Defender), theme::HOSTILE);
    }
}
