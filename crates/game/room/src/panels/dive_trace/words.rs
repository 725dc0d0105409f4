//! Words for facts that the rules have no texts for.

use crate::console::arguments::Names;
use crate::console::grammar::say;
use crate::panels::prelude::*;
use daemonfall_dungeon::beat::BeatSet;
use daemonfall_dungeon::chain::{Access, Chain, Rank, Verb, Whose};
use daemonfall_dungeon::components::{Action, Directions, Part};
use daemonfall_dungeon::{Command, Direction, EventKind};

pub fn phase(set: BeatSet) -> String {
    format!("{set:?}")
}

pub fn about_phase(set: BeatSet) -> &'static str {
    match set {
        BeatSet::Sort => "Every list is sorted by priority, ties by number",
        BeatSet::Decide => "All objects choose an action; the world does not change",
        BeatSet::Players => "The player acts",
        BeatSet::Reals => "All other units act",
        BeatSet::Projectiles => "Projectiles fly on",
        BeatSet::Explosions => "Fuses burn down, due explosives explode, explosions fade",
        BeatSet::Floors => "Floors affect the objects on them",
        BeatSet::Traps => "Traps, and walls that strike",
        BeatSet::Cleanup => "The dead are removed; the beat's temporary values are reset",
    }
}

pub fn part(part: Part) -> &'static str {
    match part {
        Part::Attack => "attack",
        Part::Dig => "dig",
        Part::Move => "move",
        Part::Wait => "wait",
        Part::Notice(_) => "notice a player",
        Part::Beside => "stand next to a player",
        Part::Die => "die",
        Part::Bomb => "set a bomb",
        Part::Drink => "drink",
        Part::Take => "take what replaces something",
    }
}

pub fn directions(directions: Directions) -> Option<String> {
    Some(match directions {
        Directions::Ahead => return None,
        Directions::Toward => "straight toward a player".into(),
        Directions::Adjacent => "toward a player".into(),
        Directions::Diagonal => "diagonally toward a player".into(),
        Directions::Straight => "where a player is in plain sight".into(),
        Directions::Random => "in a random direction".into(),
        Directions::Away => "away from a player".into(),
        Directions::Fixed(direction) => direction.name().into(),
    })
}

/// A chosen action: "attack, else move, toward a player".
pub fn action(action: Action) -> String {
    let parts: Vec<&str> = action.parts.iter().map(part).collect();
    let parts = parts.join(", else ");
    match directions(action.directions) {
        Some(way) => format!("{parts}, {way}"),
        None => parts,
    }
}

pub fn command(command: Command) -> String {
    let told = say(Names::default(), &RunCommand::Dive(command));
    told.trim_start_matches("dive ").to_owned()
}

fn verb(verb: Verb) -> String {
    format!("{verb:?}").to_lowercase()
}

pub fn chain(chain: Chain) -> String {
    match chain {
        Chain::Should(of) => format!("should it {}?", verb(of)),
        Chain::Check(of) => format!("can it {}?", verb(of)),
        Chain::Do(of) => format!("it does {}", verb(of)),
        Chain::Act => "acts on its own".into(),
        Chain::BeHit => "is hit".into(),
        Chain::BePushed => "is pushed".into(),
        Chain::BeStatused => "is statused".into(),
        Chain::Enter => "enters".into(),
        Chain::Perish => "dies".into(),
    }
}

/// A chain's question or deed for an event: "can it move north?".
pub fn event(of: Chain, tried: Part, direction: Direction) -> String {
    let way = match tried {
        Part::Attack | Part::Dig | Part::Move | Part::Bomb => format!(" {}", direction.name()),
        _ => String::new(),
    };
    let tried = part(tried);
    match of {
        Chain::Should(_) => format!("should it {tried}{way}?"),
        Chain::Check(_) => format!("can it {tried}{way}?"),
        Chain::Do(_) => format!("it does {tried}{way}"),
        of => chain(of),
    }
}

pub fn rank(rank: Rank) -> String {
    format!("{rank:?}").to_lowercase()
}

/// The components that a handler looks at: "actor's Attacking, target's Attackable".
pub fn looks(looks: Option<&[Access]>) -> String {
    let whose = |whose: Whose| match whose {
        Whose::Actor => "actor's",
        Whose::Target => "target's",
        Whose::Other => "others'",
        Whose::Cell => "the cell's",
    };
    match looks {
        None => "it does not say what it looks at".into(),
        Some([]) => "the event and the grid".into(),
        Some(looks) => {
            let of_one = |looks: &[Access]| {
                let names: Vec<&str> = looks.iter().map(|(_, name)| *name).collect();
                let whose = looks.first().map_or("", |(of, _)| whose(*of));
                format!("{whose} {}", names.join(", "))
            };
            let told = looks.chunk_by(|a, b| a.0 == b.0).map(of_one);
            told.collect::<Vec<_>>().join("; ")
        }
    }
}

/// A kind of event: "status began".
pub fn kind(kind: EventKind) -> String {
    let mut words = String::new();
    for letter in kind.name().chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push(' ');
        }
        words.push(letter.to_ascii_lowercase());
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use daemonfall_dungeon::components::Parts;

    #[test]
    fn an_action_is_told_part_after_part_and_with_its_ways() {
        let told = |parts: &[Part], directions| {
            let parts = Parts::new(parts);
            action(Action { parts, directions })
        };
        assert_eq!(
            told(&[Part::Attack, Part::Move], Directions::Toward),
            "attack, else move, straight toward a player"
        );
        assert_eq!(told(&[Part::Wait], Directions::Ahead), "wait");
    }

    #[test]
    fn kinds_of_events_are_words() {
        assert_eq!(kind(EventKind::StatusBegan), "status began");
        assert_eq!(kind(EventKind::Hit), "hit");
    }
}
