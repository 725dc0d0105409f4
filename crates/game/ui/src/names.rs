//! Names of slots, skills and abilities in the player's language.

use daemonfall_campaign::library::mods::Slot;
use daemonfall_core::Skill;
use daemonfall_text::t;

/// A slot for mods, in lower case where the language allows.
pub fn slot(slot: Slot) -> String {
    match slot {
        Slot::Blade => t!("gear-slot-blade"),
        Slot::Shell => t!("gear-slot-shell"),
        Slot::Drive => t!("gear-slot-drive"),
        Slot::Logic => t!("gear-slot-logic"),
        Slot::Sense => t!("gear-slot-sense"),
        Slot::Relic => t!("gear-slot-relic"),
    }
}

/// A skill, worded for the middle of a sentence.
pub fn skill(skill: Skill) -> String {
    match skill {
        Skill::Stealth => t!("gear-skill-name-stealth"),
        Skill::Speech => t!("gear-skill-name-speech"),
        Skill::Mechanics => t!("gear-skill-name-mechanics"),
    }
}

/// A battle ability, by the name of its move type; custom ones keep their own name.
pub fn ability(name: &str) -> String {
    match name {
        "Archery" => t!("gear-ability-archery"),
        "Charge" => t!("gear-ability-charge"),
        "Healing" => t!("gear-ability-healing"),
        "Strike" => t!("gear-ability-strike"),
        other => other.to_owned(),
    }
}

pub fn abilities(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| ability(name)).collect();
    names.join(", ")
}
