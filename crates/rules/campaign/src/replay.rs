//! The record of a whole run: its settings, the commands, and the fingerprint after each.

use crate::command::RunCommand;
use crate::content::Content;
use crate::settings::Settings;
use crate::versions::{Changed, Versions};
use daemonfall_core::Fingerprint;
use daemonfall_core::data::{PackName, pack_changes};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct RunReplay {
    pub data: Fingerprint,
    #[serde(default)]
    pub versions: Versions,
    /// The packs that it was begun with, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackName>,
    pub settings: Settings,
    pub steps: Vec<(RunCommand, Fingerprint)>,
}

impl RunReplay {
    /// An empty replay of a run with these data.
    pub fn new(content: &Content, settings: Settings) -> Self {
        let (data, versions) = (content.fingerprint, Versions::current());
        let packs = content.dungeon.packs.clone();
        Self { data, versions, packs, settings, steps: Vec::new() }
    }

    /// Checks that this game has the rules and data that the run was begun with.
    pub fn fits(&self, content: &Content) -> Result<(), Changed> {
        let same = self.data == content.fingerprint;
        let packs = pack_changes(&self.packs, &content.dungeon.packs);
        // Packs that change words alone may come and go.
        self.versions.fit(same, if same { Vec::new() } else { packs })
    }

    /// How many steps from the first are the same in both, including fingerprints.
    pub fn common(&self, other: &Self) -> usize {
        let both = self.steps.iter().zip(&other.steps);
        both.take_while(|(one, other)| one == other).count()
    }
}
