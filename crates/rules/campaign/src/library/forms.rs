//! Entries as they are written in the files: names in the place of numbers.

use super::encounters::{Choice, Encounter, Turnout};
use super::mods::Mod;
use super::{Crew, PrizePool, Unlock};

pub(super) type ModForm = Mod<String, String>;
pub(super) type EncounterForm = Encounter<String, String>;
pub(super) type ChoiceForm = Choice<String, String>;
pub(super) type TurnoutForm = Turnout<String, String>;
pub(super) type CrewForm = Crew<String, String>;
pub(super) type PrizeForm = PrizePool<String>;
pub(super) type UnlockForm = Unlock<String>;
