//! Remarks for the beginning of a step.

use super::Cutter;
use crate::film::Edge;
use crate::film::remark::Remark;
use crate::machine::{Deed, LastAction, QuickSafety, Resolution, Step};
use crate::scenario::Course;

impl Cutter {
    pub(super) fn enter(&mut self, step: Step, course: &Course) {
        let frame = self.now();
        let from = frame.step;
        frame.edge = Some(Edge { from, to: Some(step) });
        frame.step = Some(step);
        let (safety, holders) = (frame.safety, frame.holders());
        let last_action = frame.last_action;
        match step {
            Step::Initial => {
                let doing = course.progress.initial;
                if course.machine.place.resolution == Resolution::Slow {
                    let (who, ability) = (doing.actor, doing.ability);
                    self.say(Remark::GoesOff { who, ability });
                }
                // There is no event for a safety that stays the same.
                if (safety == QuickSafety::On) == holders.is_empty() {
                    self.say(Remark::SafetyStays { safety, step, holders });
                }
            }
            Step::Reactions => {}
            Step::EarlyTurn | Step::LateTurn => {
                self.say(Remark::Entered(step));
                if holders.is_empty() {
                    self.say(Remark::NobodyFlagged(step));
                }
            }
            Step::Mimes => {
                if from == Some(Step::Reactions) {
                    self.skip(Step::EarlyTurn);
                }
                if from == Some(Step::LateTurn) {
                    self.say(Remark::BackToMimes);
                }
                self.now().mimicking = None;
                let turns = safety == QuickSafety::On && !holders.is_empty();
                match last_action {
                    LastAction(None) => self.say(Remark::NothingToRepeat),
                    LastAction(Some(Deed { .. })) => {
                        self.say(Remark::MimesBegin { safety, turns });
                        if self.now().mimes().is_empty() {
                            self.say(Remark::NoMimes);
                        }
                    }
                }
            }
            Step::End => {
                if from == Some(Step::Mimes) {
                    self.skip(Step::LateTurn);
                }
                if course.machine.place.resolution == Resolution::Active {
                    self.say(Remark::SafetyLeft(safety));
                } else if safety == QuickSafety::On {
                    self.say(Remark::SafetyStays { safety, step, holders: Vec::new() });
                }
            }
        }
    }

    pub(super) fn skip(&mut self, step: Step) {
        let remark = Remark::Skipped(step);
        if !self.now().remarks.contains(&remark) {
            self.say(remark);
        }
    }
}
