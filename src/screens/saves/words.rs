//! What a slot holds, in words.

use daemonfall_campaign::Content;
use daemonfall_campaign::saves::{Glance, Slot, Stage};
use daemonfall_core::seed_text;

/// What a slot is called.
pub fn name(slot: Slot) -> &'static str {
    match slot {
        Slot::Auto => "Kept by itself",
        Slot::One => "Slot 1",
        Slot::Two => "Slot 2",
        Slot::Three => "Slot 3",
    }
}

/// Where a run stands: "Turn 12, a dive".
pub fn stage(stage: &Stage) -> String {
    format!("Turn {}, {}", stage.turn, stage.place)
}

/// How a run was begun: "Normal, seed 0000-0007".
pub fn begun(content: &Content, stage: &Stage) -> String {
    let hard = content.campaign.difficulty(&stage.difficulty);
    let hard = hard.map_or(stage.difficulty.as_str(), |it| it.name.as_str());
    format!("{hard}, seed {}", seed_text(stage.seed))
}

/// The two lines about what a slot holds.
pub fn lines(content: &Content, glance: &Glance) -> [String; 2] {
    match glance {
        Glance::Empty => ["Empty".into(), "Nothing is kept here.".into()],
        Glance::Run(it) => [stage(it), begun(content, it)],
        Glance::Broken(error) => [
            "It cannot be gone on with".into(),
            format!("{error}. It stays as it is."),
        ],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saves::store::MemoryStore;
    use crate::saves::store::Store;
    use daemonfall_campaign::saves::look;

    #[test]
    fn a_slot_that_cannot_be_read_says_where_and_why() -> Result<(), String> {
        let data = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/data");
        let content = Content::load_dir(data).map_err(|errors| errors.to_string())?;
        let store = MemoryStore::default();
        let written = store.write(Slot::Two.file(), "{\"daemonfall\":\"run\"");
        written.map_err(|error| error.to_string())?;
        let glances = look(&store, &content);
        assert_eq!(lines(&content, &glances[1].1)[0], "Empty");
        let [_, why] = lines(&content, &glances[2].1);
        assert!(why.starts_with("run-2.save: it is cut short"), "{why}");
        assert!(why.ends_with("It stays as it is."), "{why}");
        Ok(())
    }
}
