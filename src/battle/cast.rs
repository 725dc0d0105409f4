//! Who is who in a battle: names, pictures and colours for what the rules know by numbers.

use crate::ui::theme;
use bevy::prelude::Color;
use daemonfall_battle::{Camp, ParticipantId, Sides};

/// Somebody who fights.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Name, told apart from others of the same side: `Needle 2`.
    pub name: String,
    /// Picture in the atlas.
    pub sprite: String,
}

/// A stack of the field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// Its name: `First stack`, or `Ash, no. 7`.
    pub name: String,
    /// Picture in the atlas: of its first unit.
    pub sprite: String,
    /// How many units it has.
    pub units: u32,
}

/// Who is who.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cast {
    /// The player's camp; none in a battle between others.
    pub own: Option<Camp>,
    /// Everybody who fights, in the order of participants.
    pub people: Vec<Person>,
    /// All stacks, those that stay out too, in the order of [`Sides::stacks`].
    pub bands: Vec<Band>,
}

impl Cast {
    /// The cast of some sides; units are named and pictured by their kinds: name and sprite of each
    /// participant, in order.
    pub fn of(
        sides: &Sides,
        own: Option<Camp>,
        kinds: &[(String, String)],
        bands: Vec<Band>,
    ) -> Self {
        let camp = |place: usize| sides.participants.get(place).map(|one| one.camp);
        let like = |place: usize, other: usize| {
            camp(place) == camp(other) && kinds[place].0 == kinds[other].0
        };
        let people = kinds.iter().enumerate().map(|(place, (name, sprite))| {
            let before = (0..place).filter(|other| like(place, *other)).count();
            let alone = (0..kinds.len()).filter(|other| like(place, *other)).count() == 1;
            Person {
                name: if alone { name.clone() } else { format!("{name} {}", before + 1) },
                sprite: sprite.clone(),
            }
        });
        Self { own, people: people.collect(), bands }
    }

    /// Somebody's name; `?` for nobody.
    pub fn name(&self, id: ParticipantId) -> &str {
        self.people.get(id.0 as usize).map_or("?", |person| &person.name)
    }

    /// Somebody's picture.
    pub fn sprite(&self, id: ParticipantId) -> &str {
        self.people.get(id.0 as usize).map_or("unit_unknown", |person| &person.sprite)
    }

    /// The camp that the battle is told from: the player's, or the attackers'.
    pub fn near(&self) -> Camp {
        self.own.unwrap_or(Camp::Attacker)
    }

    /// A camp's colour: yours, hostile; of two others the attackers are hostile and the defenders
    /// neutral.
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
    use crate::battle::muster;
    use daemonfall_battle::MoveTypes;

    #[test]
    fn units_of_a_kind_are_numbered_on_each_side() {
        let library = muster::tests::library();
        let lists = muster::read(&library, "needle,needle,weaver:needle")
            .unwrap_or_else(|error| panic!("{error}"));
        let fight = muster::set_up(&library, &MoveTypes::standard(), &lists)
            .unwrap_or_else(|error| panic!("{error}"));
        let names: Vec<&str> =
            fight.cast.people.iter().map(|person| person.name.as_str()).collect();
        assert_eq!(names, ["Needle", "Needle 1", "Needle 2", "Weaver"]);
        assert_eq!(fight.cast.near(), Camp::Attacker);
        assert_eq!(fight.cast.colour(Camp::Defender), theme::HOSTILE);
    }
}
