//! Refusals of the run.

use super::{breach, dive, puzzle, sector};
use daemonfall_campaign::Refusal as R;
use daemonfall_campaign::library::mods::Slot;
use daemonfall_text::t;

pub fn run(refusal: &R) -> String {
    match refusal {
        R::NotNow { place } => t!("refusal-run-not-now", place = first(place)),
        R::Over => t!("refusal-run-over"),
        R::Sector(refusal) => sector(refusal),
        R::Dive(refusal) => dive(refusal),
        R::Breach(refusal) => breach(refusal),
        R::NoSuchChoice(number) => t!("refusal-run-no-such-choice", number = *number),
        R::TooDear { needs, has } => t!("refusal-run-too-dear", needs = *needs, has = *has),
        R::NoSuchUnit => t!("refusal-run-no-such-unit"),
        R::NotYours => t!("refusal-run-not-yours"),
        R::NoSuchMod => t!("refusal-run-no-such-mod"),
        R::NotFitted => t!("refusal-run-not-fitted"),
        R::NoSlot { slots } => t!("refusal-run-no-slot", slots = *slots),
        R::SlotTaken { slot } => t!("refusal-run-slot-taken", slot = slot_key(*slot)),
        R::TooHurt => t!("refusal-run-too-hurt"),
        R::Nobody => t!("refusal-run-nobody"),
        R::TooMany { most, wants } => {
            t!("refusal-run-too-many", most = *most, wants = *wants)
        }
        R::NotHere => t!("refusal-run-not-here"),
        R::NamedTwice => t!("refusal-run-named-twice"),
        R::NoSuchPanel => t!("refusal-run-no-such-panel"),
        R::NoRoom => t!("refusal-run-no-room"),
        R::NoBreach(why) => t!("refusal-run-no-breach", why = why.as_str()),
        R::NotYourTurn => t!("refusal-run-not-your-turn"),
        R::Puzzle(refusal) => puzzle(refusal),
    }
}

/// The rules name it in words; any other place the caller names in the player's language.
pub(super) fn first(place: &str) -> String {
    match place {
        "the sector" => t!("refusal-first-sector"),
        "an encounter" => t!("refusal-first-encounter"),
        "a dive" => t!("refusal-first-dive"),
        "a guardian's door" => t!("refusal-first-door"),
        "a breach" => t!("refusal-first-breach"),
        "a choice of prizes" => t!("refusal-first-prize"),
        "the end of the run" => t!("refusal-first-end"),
        other => other.to_owned(),
    }
}

fn slot_key(slot: Slot) -> &'static str {
    match slot {
        Slot::Blade => "blade",
        Slot::Shell => "shell",
        Slot::Drive => "drive",
        Slot::Logic => "logic",
        Slot::Sense => "sense",
        Slot::Relic => "relic",
    }
}
