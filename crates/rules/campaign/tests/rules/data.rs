//! The campaign's data: enough of everything, and errors with file, entry and field.

use crate::broken::refuse;
use crate::small::{content_with, sources};
use daemonfall_breach::{Aims, Answer, Effect};
use daemonfall_campaign::Content;
use daemonfall_core::data::Source;

#[test]
fn there_are_at_least_thirty_mods_twenty_encounters_eight_chassis_and_four_difficulties() {
    let content = content_with([]);
    assert!(content.campaign.mods().count() >= 30);
    assert!(content.campaign.encounters().count() >= 20);
    assert!(content.sector.roster.kinds().count() >= 8);
    assert_eq!(content.campaign.difficulties().len(), 4);
}

/// By a subroutine of time 0 or 1 and at most 2 CPU that shields, heals or moves; a mime, which uses
/// none, by its answer.
#[test]
fn every_unit_of_a_crew_can_protect_itself_at_once_and_cheaply() {
    let content = content_with([]);
    let protects =
        |effect: &Effect| matches!(effect, Effect::Heal(1..) | Effect::Shield(1..) | Effect::Step);
    for crew in content.campaign.crews() {
        for kind in crew.units.iter().chain([&crew.leader]) {
            let key = &content.sector.roster.kind(*kind).key;
            let unit = content.breach.unit(content.breach.find_unit(key).unwrap());
            let mut own = unit.subroutines.iter().map(|id| content.breach.subroutine(*id));
            let quick = own.any(|it| {
                let helps = it.uses.iter().chain(&it.own).any(protects);
                it.time <= 1 && it.cpu <= 2 && it.aims != Aims::Foe && helps
            });
            assert!(quick || unit.mime && unit.reaction != Answer::None, "{key}");
        }
    }
}

#[test]
fn what_is_wrong_is_told_with_its_place_and_the_nearest_known_name() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/broken");
    refuse(folder, |file, path, text| {
        let mut sources = sources();
        sources.push(Source::new(file, path, text));
        let errors = Content::from_sources(&sources).expect_err("an error in the data");
        errors.to_string().lines().map(str::to_owned).collect()
    });
}

#[test]
fn every_text_is_there_and_fits_a_screen() {
    let content = content_with([]);
    for (_, it) in content.campaign.encounters() {
        assert!((40..=260).contains(&it.text.chars().count()), "{}: {}", it.key, it.text);
        for choice in &it.choices {
            assert!((3..=60).contains(&choice.text.chars().count()), "{}: {}", it.key, choice.text);
            for turnout in std::iter::once(&choice.then).chain(&choice.fails) {
                assert!(
                    (5..=180).contains(&turnout.text.chars().count()),
                    "{}: {}",
                    it.key,
                    turnout.text
                );
            }
        }
    }
    for (_, it) in content.campaign.mods() {
        assert!((5..=90).contains(&it.about.chars().count()), "{}", it.key);
    }
}
