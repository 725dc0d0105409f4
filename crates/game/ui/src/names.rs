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
        "Archery" => t!("ability-archery"),
        "Charge" => t!("ability-charge"),
        "Guard" => t!("ability-guard"),
        "Healing" => t!("ability-healing"),
        "Mark" => t!("ability-mark"),
        "Rally" => t!("ability-rally"),
        "Strike" => t!("ability-strike"),
        "Sweep" => t!("ability-sweep"),
        "Volley" => t!("ability-volley"),
        "Withdraw" => t!("ability-withdraw"),
        other => other.to_owned(),
    }
}

/// The ability in a row of a table, with what is special about it.
pub fn ability_row(name: &str) -> String {
    match name {
        "Archery" => t!("ability-archery.row"),
        "Charge" => t!("ability-charge.row"),
        "Guard" => t!("ability-guard.row"),
        "Healing" => t!("ability-healing.row"),
        "Mark" => t!("ability-mark.row"),
        "Rally" => t!("ability-rally.row"),
        "Strike" => t!("ability-strike.row"),
        "Sweep" => t!("ability-sweep.row"),
        "Volley" => t!("ability-volley.row"),
        "Withdraw" => t!("ability-withdraw.row"),
        other => other.to_owned(),
    }
}

pub fn ability_about(name: &str) -> String {
    match name {
        "Archery" => t!("ability-archery.about"),
        "Charge" => t!("ability-charge.about"),
        "Guard" => t!("ability-guard.about"),
        "Healing" => t!("ability-healing.about"),
        "Mark" => t!("ability-mark.about"),
        "Rally" => t!("ability-rally.about"),
        "Strike" => t!("ability-strike.about"),
        "Sweep" => t!("ability-sweep.about"),
        "Volley" => t!("ability-volley.about"),
        "Withdraw" => t!("ability-withdraw.about"),
        _ => t!("ability-other"),
    }
}

pub fn abilities(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| ability(name)).collect();
    names.join(", ")
}
