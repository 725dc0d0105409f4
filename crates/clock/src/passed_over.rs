//! Why somebody's quick turn was passed over, ready to be said.

use crate::components::{CharacterId, QuickFlag};
use crate::machine::{PassedOver, Step};
use serde::{Deserialize, Serialize};

/// Somebody held a flag and had no quick turn: where, and by which of the seed's rules.
#[derive(Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct WhyPassedOver {
    /// Who.
    pub who: CharacterId,
    /// The flag that it held, and holds still.
    pub flag: QuickFlag,
    /// In which step it might have had its turn, 3 or 5.
    pub step: Step,
    /// Why it did not.
    pub why: PassedOver,
    /// Who went instead, where somebody did.
    pub instead: Option<CharacterId>,
}

impl WhyPassedOver {
    /// The reason in two sentences: why not then, and what becomes of the flag.
    ///
    /// A safety that is on at step 3 means that nobody held a flag as the action began, and that
    /// none given since is a qs-flag; one that is on at step 5, that nobody held one as the mime
    /// cycle began.
    pub fn sentence(&self, name: &dyn Fn(CharacterId) -> String) -> String {
        let (who, flag, step) = (name(self.who), self.flag, self.step.number());
        let passed = format!("{who} was passed over in step {step}");
        let later = "the next action finds its flag as it begins, or the active turns do.";
        match (self.why, self.step) {
            (PassedOver::SafetyOn, Step::EarlyTurn) => format!(
                "{passed}: the safety is on, since nobody held a flag when the action began, and a {flag}-flag given \
                 during it turns the safety off only when the mime cycle begins. {who} may still go in step 5."
            ),
            (PassedOver::SafetyOn, _) => format!(
                "{passed}: the safety is on, since nobody held a flag when the mime cycle began, and flags given \
                 within it ({flag}) leave the safety alone. {who} keeps it: {later}"
            ),
            (PassedOver::NotFirst, _) => {
                let first = self.instead.map_or_else(|| "another".into(), name);
                format!(
                    "{passed}: only the first in list order with a flag goes before the mimes, and that was {first}. \
                     {who} keeps its {flag}-flag and may go in step 5."
                )
            }
            (PassedOver::TooMany, _) => format!(
                "{passed}: so many quick turns were given in this action that it was stopped. {who} keeps its \
                 {flag}-flag: {later}"
            ),
        }
    }
}
