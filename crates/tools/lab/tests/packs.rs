//! Packs on the lab's command line: checked, played with, named by replays.

use crate::support::{lab, write};
use std::path::Path;
use tempfile::TempDir;

const CRAWLER: &str = r#"{
    "crawler": (
        name: "Crawler", glyph: 'c', layer: Real, side: Hostile, priority: 100,
        about: "Not what it was.",
        traits: (
            real: (), health: (max: 4), attackable: (), explodable: (), moving: (), statused: (),
            acting: (algorithm: General), sequential: (sequence: "crawler"), attacking: (damage: 1, weapon: "bite"),
        ),
    ),
}"#;

fn pack(id: &str, more: &str, kinds: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let manifest = format!(
        "(id: \"{id}\", version: \"1.2\", name: \"Name\", about: \"About.\", data: 1, {more})"
    );
    write(folder.path(), "pack.ron", &manifest);
    write(folder.path(), "kinds.ron", kinds);
    folder
}

fn name(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn check_tells_what_a_pack_changes_or_where_it_is_wrong() {
    let hard = pack("hard-crawlers", "", CRAWLER);
    let (code, told, _) = lab(&["check", "--pack", name(hard.path())]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("hard-crawlers 1.2: 1 entries\n"), "{told}");
    assert!(told.contains("kinds.ron: crawler.traits.health.max: 3 \u{2192} 4"), "{told}");

    let wrong = pack("wrong", "", &CRAWLER.replace("max: 4", "most: 4"));
    let (code, _, told) = lab(&["check", "--pack", name(wrong.path())]);
    assert_eq!(code, Some(1));
    assert!(told.contains("/kinds.ron:6: crawler.traits.health"), "{told}");

    let alone = pack("alone", "needs: [\"hard-crawlers\"]", CRAWLER);
    let (code, _, told) = lab(&["check", "--pack", name(alone.path())]);
    assert_eq!(code, Some(1));
    assert!(told.contains("it needs the pack \"hard-crawlers\", which is not in use"), "{told}");
    let both = ["check", "--pack", name(alone.path()), "--pack", name(hard.path())];
    assert_eq!(lab(&both).0, Some(0));
}

#[test]
fn check_counts_the_texts_of_a_pack_and_tells_a_broken_one_with_its_line() {
    let hard = pack("hard-crawlers", "", CRAWLER);
    let texts = hard.path().join("text/de");
    std::fs::create_dir_all(&texts).expect("a folder");
    write(&texts, "kinds.ftl", "kind-crawler = Kriecher\n    .about = Anders.\n");
    let (code, told, _) = lab(&["check", "--pack", name(hard.path())]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("  text/de: 2 texts"), "{told}");
    write(&texts, "kinds.ftl", "kind-crawler = Kriecher\nkind-moth = { $\nyes = Ja\n");
    let (code, _, told) = lab(&["check", "--pack", name(hard.path())]);
    assert_eq!(code, Some(1));
    assert!(told.contains("/text/de/kinds.ftl:2: "), "{told}");
}

#[test]
fn check_searches_the_puzzles_of_a_pack_and_tells_a_par_that_is_not_the_best() {
    let pack = pack("steps", "", "{}");
    let puzzle = r#"{ "odd": (title: "O", goal: "O.", rule: "O.", par: 3, trial: Dive(
        map: ["XXXX", "X@.X", "X.SX", "XXXX"], legend: ["@ = player without digging"], terms: [Escape])) }"#;
    write(pack.path(), "puzzles.ron", puzzle);
    let (code, told, wrong) = lab(&["check", "--pack", name(pack.path())]);
    assert_eq!(code, Some(1));
    assert!(told.contains("  puzzles.ron: odd is new"), "{told}");
    let why = "/puzzles.ron:1: odd: its par is 3, but it can be done in 2";
    assert!(wrong.contains(why), "{wrong}");
}

#[test]
fn a_replay_names_its_packs_and_tells_which_is_missing() {
    let hard = pack("hard-crawlers", "", CRAWLER);
    let replay = hard.path().join("dive.replay");
    let (pack, replay) = (name(hard.path()).to_owned(), name(&replay).to_owned());
    let dive = ["dive", "--seed", "3", "--max-beats", "60", "--record", &replay, "--pack", &pack];
    assert_eq!(lab(&dive).0, Some(0));
    assert_eq!(lab(&["verify", &replay, "--pack", &pack]).0, Some(0));
    let (code, told, _) = lab(&["verify", &replay]);
    assert_eq!(code, Some(1));
    assert!(told.contains("with other packs: hard-crawlers 1.2 is missing"), "{told}");
}
