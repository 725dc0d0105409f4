//! The texts of a pack as a language, and the faults in them that hinder no others: a text with one
//! is said as without the pack.

use crate::settings::choices::LANGUAGES;
use daemonfall_packs::{Pack, Words};
use daemonfall_text::{Fault, Language, english, t};
use std::collections::BTreeSet;

/// `data` are the names of the data's texts.
pub fn read(pack: &Pack, words: &Words, data: &BTreeSet<String>) -> (Language, Vec<String>) {
    let place = format!("{}/text/{}", pack.place, words.language);
    let (language, faults) = Language::read(&place, &words.language, &words.text);
    let concerns_packs = |fault: &Fault| match fault {
        Fault::Value { .. } => true,
        Fault::Unknown { id, .. } => !data.contains(id),
        _ => false,
    };
    let against = language.against(english()).into_iter().filter(concerns_packs);
    // Texts of the data are given no values.
    let asking = data.iter().filter_map(|id| Some((id, language.asks(id)?.first()?)));
    let asking = asking.map(|(id, value)| Fault::Value {
        file: place.clone(),
        id: id.clone(),
        value: value.clone(),
    });
    let told = faults.into_iter().chain(against).chain(asking).map(|fault| fault.to_string());
    let is_known = LANGUAGES.iter().any(|(tag, _)| *tag == words.language);
    let unknown = (!is_known).then(|| format!("{place}: {}", t!("packs-no-language")));
    let told = unknown.into_iter().chain(told).collect();
    (language, told)
}
