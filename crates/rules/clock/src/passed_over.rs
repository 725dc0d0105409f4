//! Why a character's quick turn was passed over, with a sentence for it.

use crate::components::{CharacterId, QuickFlag};
use crate::machine::{PassedOver, Step};
use serde::{Deserialize, Serialize};

/// A character held a flag and had no quick turn: the step, and the seed's rule.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhyPassedOver {
    /// The character.
    pub who: CharacterId,
    /// The flag that it held, and still holds.
    pub flag: QuickFlag,
    /// The step in which it could have had its turn, 3 or 5.
    pub step: Step,
    /// Why it was passed over.
    pub why: PassedOver,
    /// The character that went instead, if any.
    pub instead: Option<CharacterId>,
}

impl WhyPassedOver {
    /// The reason in two sentences: why not then, and what happens to the flag.
    ///
    /// If the safety is on at step 3, no character held a flag when the action began, and no flag
    /// given since is a qs-flag. If it is on at step 5, no character held one when the mime cycle
    /// began.
    pub fn sentence(&self, name: &dyn Fn(CharacterId) -> String) -> String {
        let (who, flag, step) = (name(self.who), self.flag, self.step.number());
        let passed = format!("{who} was passed over in step {step}");
        let later = "it counts when the next action or the active turns begin.";
        match (self.why, self.step) {
            (PassedOver::SafetyOn, Step::EarlyTurn) => format!(
                "{passed}: the safety is on, since nobody held a flag when the action began, and a {flag}-flag given \
                 during it turns the safety off only when the mime cycle begins. {who} may still go in step 5."
            ),
            (PassedOver::SafetyOn, _) => format!(
                "{passed}: the safety is on, since nobody held a flag when the mime cycle began, and flags given \
                 within it ({flag}) do not change the safety. {who} keeps its flag: {later}"
            ),
            (PassedOver::NotFirst, _) => {
                let first = self.instead.map_or_else(|| "another".into(), name);
                format!(
                    "{passed}: only the first in list order with a flag goes before the mimes, and that was {first}. \
                     {who} keeps its {flag}-flag and may go in step 5."
                )
            }
            (PassedOver::TooMany, _) => format!(
                "{passed}: this action was stopped after too many quick turns. {who} keeps its \
                 {flag}-flag: {later}"
            ),
        }
    }
}
