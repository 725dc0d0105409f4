//! A term as written in the file, before its links are resolved.

use super::Topic;
use serde::Deserialize;

#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TermForm {
    /// Its name for headings; defaults to its name in the data.
    pub name: Option<String>,
    pub topic: Topic,
    /// How it is written in texts; defaults to its name in the data.
    pub spelled: Option<Vec<String>>,
    #[serde(default)]
    pub also: Vec<String>,
    /// One to three sentences, other terms in double brackets.
    pub text: String,
    #[serde(default)]
    pub related: Vec<String>,
    /// The part of the help with more about it; defaults to its topic.
    pub see: Option<Topic>,
}
