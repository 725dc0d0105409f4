//! Sectors in the lab: opponents against each other, starts, and sector data.

use daemonfall_breach::BreachLibrary;
use daemonfall_core::data::Source;
use daemonfall_lab::sector::{Plan, play};
use daemonfall_lab::starts::starts;
use daemonfall_lab::{LabError, data};
use daemonfall_sector::{Difficulty, Rules};

fn rules() -> Rules {
    data::sector(None).expect("the game's data are sound")
}

fn plan(size: &str, runs: u32) -> Plan {
    Plan {
        seed: 1,
        size: size.into(),
        runs,
        difficulties: vec![Difficulty::Normal, Difficulty::Hard, Difficulty::Easy],
    }
}

#[test]
fn opponents_play_sectors_to_an_end_and_in_the_same_way_each_time() {
    let rules = rules();
    let once = play(&rules, &plan("small", 8)).unwrap();
    assert_eq!(once, play(&rules, &plan("small", 8)).unwrap());
    assert_eq!(once.outcomes.values().sum::<u32>(), 8);
    let broken_off = once.outcomes.get("broken off").copied().unwrap_or_default();
    assert!(broken_off <= 2, "{broken_off} of 8 never ended");
    assert!(once.battles > 3.0, "{} battles", once.battles);
    let difficulty = |key: &str| once.factions[key].difficulty;
    assert_eq!(difficulty("ash"), Some(Difficulty::Hard));
    assert_eq!(difficulty("lumen"), Some(Difficulty::Easy));
    assert_eq!(difficulty("wild"), None);
}

#[test]
fn starts_are_reported_for_every_faction_that_plays() {
    let rules = rules();
    for report in starts(&rules, &["small".into(), "large".into()], 25).unwrap() {
        assert_eq!(report.seeds, 25);
        assert_eq!(report.wider, 0, "{}", report.size);
        assert!(report.worst_spread <= report.asked.unwrap());
        let keys: Vec<&str> = report.factions.keys().map(String::as_str).collect();
        assert_eq!(keys, ["ash", "daemons", "lumen"]);
        for values in report.factions.values() {
            assert!(
                f64::from(values.least) <= values.mean && values.mean <= f64::from(values.most)
            );
        }
    }
}

#[test]
fn a_sector_that_does_not_exist_is_told_with_the_nearest_that_does() {
    let rules = rules();
    let told = [
        play(&rules, &plan("smal", 1)).unwrap_err().to_string(),
        starts(&rules, &["smal".into()], 1).unwrap_err().to_string(),
    ];
    for text in told {
        assert_eq!(text, "there is no sector \"smal\", did you mean \"small\"?");
    }
}

#[test]
fn a_chassis_that_makes_no_sense_is_told_with_file_line_entry_and_field() {
    let sources = data::all_sources(None).unwrap();
    let units = sources.iter().find(|source| source.file == "units.ron");
    let text = &units.unwrap().text;
    let told = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        let overlay = Source { file: "units.ron".into(), path: "mod/units.ron".into(), text };
        let sources = [&sources[..], &[overlay]].concat();
        let library = BreachLibrary::from_sources(&sources).map_err(LabError::from);
        let rules = library.and_then(|library| data::rules(&sources, &library));
        rules.unwrap_err().to_string()
    };
    let line = 1 + text.lines().position(|line| line.contains("\"needle\": (")).unwrap();
    assert_eq!(
        told("tier: 1", "tier: 9"),
        format!("mod/units.ron:{line}: needle.chassis.tier: is not within 1 and 4")
    );
    assert_eq!(
        told("\"Charge\"", "\"Chrage\""),
        format!(
            "mod/units.ron:{line}: needle.chassis.abilities[0]: unknown ability \"Chrage\", did you mean \"Charge\"?"
        )
    );
}
