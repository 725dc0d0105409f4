//! A term as it stands in the file, its links not yet looked up.

use super::Topic;
use serde::Deserialize;

/// A term.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TermForm {
    /// Its name as a heading; its name in the data when left out.
    #[serde(default)]
    pub name: Option<String>,
    /// The part of the game that it belongs to.
    pub topic: Topic,
    /// How it is written in texts; its name in the data when left out.
    #[serde(default)]
    pub spelled: Option<Vec<String>>,
    /// Other ways in which it is written.
    #[serde(default)]
    pub also: Vec<String>,
    /// One to three sentences, other terms in double brackets.
    pub text: String,
    /// Terms that are worth reading next.
    #[serde(default)]
    pub related: Vec<String>,
    /// The part of the help that tells more; that of its topic when left out.
    #[serde(default)]
    pub see: Option<Topic>,
}
