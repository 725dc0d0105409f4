//! Describes a slot's content.

use crate::prelude::*;
use daemonfall_campaign::saves::{Glance, Slot, Stage};

pub fn name(slot: Slot) -> String {
    match slot {
        Slot::Auto => t!("saves-auto"),
        Slot::Earlier => t!("saves-earlier", turns = 1),
        Slot::Earlier2 => t!("saves-earlier", turns = 2),
        Slot::Earlier3 => t!("saves-earlier", turns = 3),
        slot => t!("saves-slot", slot = number(slot)),
    }
}

/// The number of a slot in messages; 0 for automatic saves.
pub fn number(slot: Slot) -> u8 {
    match slot {
        Slot::Auto | Slot::Earlier | Slot::Earlier2 | Slot::Earlier3 => 0,
        Slot::One => 1,
        Slot::Two => 2,
        Slot::Three => 3,
    }
}

/// The stage of a run: "Turn 12, a dive".
pub fn stage(stage: &Stage) -> String {
    let turn = stage.turn;
    match stage.place {
        "the sector" => t!("saves-at-sector", turn = turn),
        "an encounter" => t!("saves-at-encounter", turn = turn),
        "a dive" => t!("saves-at-dive", turn = turn),
        "a guardian's door" => t!("saves-at-door", turn = turn),
        "a breach" => t!("saves-at-breach", turn = turn),
        "a choice of prizes" => t!("saves-at-prize", turn = turn),
        "the end of the run" => t!("saves-at-end", turn = turn),
        place => t!("saves-at-other", turn = turn, place = place),
    }
}

/// How a run was begun: "Normal, goal: core, seed 0000-0007".
pub fn begun(content: &Content, stage: &Stage) -> String {
    let hard = content.campaign.difficulty(&stage.difficulty);
    let hard = hard.map_or(stage.difficulty.as_str(), |it| it.name.as_str());
    let victory = stage.victory.key();
    t!("saves-begun", hard = hard, victory = victory, seed = seed_text(stage.seed))
}

pub fn lines(content: &Content, glance: &Glance) -> [String; 2] {
    match glance {
        Glance::Empty => [t!("saves-empty"), t!("saves-empty-about")],
        Glance::Run(it) => [stage(it), begun(content, it)],
        Glance::Broken(error) => {
            [t!("saves-broken"), t!("saves-broken-about", error = refused::kept(error))]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;
    use daemonfall_campaign::saves::look;
    use daemonfall_platform::saves::store::{MemoryStore, Store};

    #[test]
    fn slots_and_places_have_words() {
        let emptied = |slot| t!("saves-deleted", slot = number(slot));
        assert_eq!(emptied(Slot::Two), "Emptied: slot 2.");
        assert_eq!(emptied(Slot::Auto), "Emptied: the autosave.");
        let at = |place| crate::testing::stage(12, place);
        assert_eq!(stage(&at("a dive")), "Turn 12, a dive");
        assert_eq!(stage(&at("elsewhere")), "Turn 12, elsewhere");
    }

    #[test]
    fn a_slot_that_cannot_be_read_says_where_and_why() -> Result<(), String> {
        let content = content()?;
        let store = MemoryStore::default();
        let written = store.write(Slot::Two.file(), "{\"daemonfall\":\"run\"");
        written.map_err(|error| error.to_string())?;
        let glances = look(&store, &content);
        let told = |slot: Slot| {
            let found = glances.iter().find(|(known, _)| *known == slot);
            lines(&content, found.map_or(&Glance::Empty, |(_, glance)| glance))
        };
        assert_eq!(told(Slot::One)[0], "Empty");
        let [_, why] = told(Slot::Two);
        assert!(why.starts_with("run-2.save: it is cut short"), "{why}");
        assert!(why.ends_with("The file was not changed."), "{why}");
        Ok(())
    }
}
