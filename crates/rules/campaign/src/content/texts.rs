//! Texts of all data that players read, told so that they can be put into another language.

use super::Content;
use crate::puzzles::{Puzzle, Trial};
use daemonfall_core::Texts;

impl Content {
    /// Tells every text that players read, in the data's order, under the name of its message:
    /// `KIND-KEY` for an entry's own text, `KIND-KEY.PART` for any other. What is put in its place
    /// is what players read from then on. No rule reads these texts and no fingerprint changes, so
    /// runs, saves and replays are the same in every language. For a further language, take a fresh
    /// copy of the data.
    pub fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        self.dungeon.each_text(tell);
        self.breach.each_text(tell);
        self.sector.library.each_text(tell);
        self.campaign.each_text(tell);
        self.glossary.each_text(tell);
        for puzzle in &mut self.puzzles {
            puzzle.each_text(tell);
        }
        self.call_copies_alike();
    }

    /// Units of the map and of puzzles are copies of those of the breach, and called as they are.
    fn call_copies_alike(&mut self) {
        let breach = &self.breach;
        let known = |key: &str| Some(breach.unit(breach.find_unit(key)?));
        self.sector.roster.rename(|key| known(key).map(|unit| unit.name.as_str()));
        for puzzle in &mut self.puzzles {
            if let Trial::Breach(trial) = &mut puzzle.trial {
                for unit in &mut trial.units {
                    if let Some(known) = known(&unit.key) {
                        unit.called_as(known);
                    }
                }
            }
        }
    }
}

impl Puzzle {
    /// `puzzle-KEY` is its title; `.goal`, `.rule` and `.hint-N`, counted from 1, are the rest.
    fn each_text(&mut self, tell: &mut dyn FnMut(&str, &mut String)) {
        let mut texts = Texts::of("puzzle", &self.key, tell);
        texts.own(&mut self.title).part("goal", &mut self.goal).part("rule", &mut self.rule);
        for (hint, number) in self.hints.iter_mut().zip(1..) {
            texts.part(&format!("hint-{number}"), hint);
        }
    }
}
