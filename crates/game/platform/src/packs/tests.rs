//! Packs are found, switched, ordered and laid; broken ones are left out and told.

use super::imported::IMPORTED_AT_MOST;
use super::*;
use daemonfall_core::data::read_folder;
use daemonfall_packs::PACKS_AT_MOST;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

fn write(folder: &Path, id: &str, more: &str, crews: &str) {
    let place = folder.join(id);
    fs::create_dir_all(&place).expect("a folder");
    let about = format!(
        "(id: \"{id}\", version: \"1\", name: \"{id}\", about: \"About.\", data: 1, {more})"
    );
    fs::write(place.join("pack.ron"), about).expect("written");
    fs::write(place.join("mods.ron"), crews).expect("written");
}

fn own() -> Vec<Source> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets/data");
    read_folder(&folder, &FILES, true).expect("the game's data are sound")
}

#[test]
fn packs_are_off_until_they_are_switched_on_and_laid_in_the_players_order() {
    let folder = tempfile::tempdir().expect("a folder");
    for id in ["a", "b", "c"] {
        write(folder.path(), id, "", "{}");
    }
    let mut packs = Packs::new(folder.path().into(), Vec::new());
    packs.lay(own(), &[]);
    assert!(packs.laid.order.is_empty());
    packs.switch("a");
    packs.switch("c");
    packs.put("c", 0);
    assert_eq!(packs.ids(), ["c", "a", "b"]);
    packs.lay(own(), &[]);
    assert_eq!(packs.laid.order, ["c", "a"]);
    packs.put("c", 9);
    packs.switch("a");
    packs.lay(own(), &[]);
    assert_eq!(packs.laid.order, ["c"]);
    assert_eq!(packs.ids(), ["a", "b", "c"]);
}

#[test]
fn a_pack_that_cannot_be_used_is_told_and_the_rest_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "fine", "", "{}");
    write(folder.path(), "wrong", "", "{ \"x\": (nam: 1) }");
    fs::write(folder.path().join("no.zip"), "no archive").expect("written");
    let mut packs = Packs::new(folder.path().into(), Vec::new());
    for id in ["fine", "wrong", "fine", "fine"] {
        packs.switch(id);
    }
    // A pack that was on is gone; switching others does not forget it.
    packs.wishes.switch("gone");
    packs.lay(own(), &[]);
    assert_eq!(packs.laid.order, ["fine"]);
    assert_eq!(packs.broken().len(), 1);
    let list = packs.list();
    assert!(list[0].errors.0.is_empty() && list[0].on);
    let error = &list[1].errors.0[0];
    assert!(error.file.ends_with("wrong/mods.ron"), "{error}");
    assert_eq!(error.line, Some(1));
    assert_eq!(packs.troubles().len(), 2);
    // It has no row that switches it off.
    packs.forget_lost();
    assert_eq!(packs.troubles().len(), 1);
    assert!(packs.wishes.is_on("wrong"));
}

#[test]
fn a_pack_of_the_command_line_is_on_and_stands_before_its_namesake_in_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let own_folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a", "", "{}");
    write(own_folder.path(), "a", "", "{}");
    let given = own_folder.path().join("a");
    let mut packs = Packs::new(folder.path().into(), vec![given.clone()]);
    packs.switch("a");
    packs.lay(own(), &[]);
    let list = packs.list();
    assert!(list.len() == 1 && list[0].on && list[0].given);
    assert_eq!(packs.laid.order, ["a"]);
    assert_eq!(packs.broken().len(), 1);
}

#[test]
fn a_pack_of_the_command_line_that_lies_in_the_folder_is_found_once() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a", "", "{}");
    let packs = Packs::new(folder.path().into(), vec![folder.path().join("a/../a")]);
    assert_eq!(packs.ids(), ["a"]);
    assert!(packs.broken().is_empty());
    assert!(packs.is_given(&packs.shelf.packs[0]));
}

#[test]
fn packs_are_checked_with_the_players_folder_over_them() {
    let folder = tempfile::tempdir().expect("a folder");
    write(folder.path(), "a", "", "{}");
    let mut packs = Packs::new(folder.path().into(), Vec::new());
    packs.switch("a");
    let wrong = Source::new("mods.ron", "mine/mods.ron", "{ \"x\": (nam: 1) }");
    let all = packs.lay(own(), &[wrong]);
    assert_eq!(packs.laid.order, Vec::<String>::new());
    assert_eq!(all.last().map(|it| it.path.as_str()), Some("mine/mods.ron"));
}

#[test]
fn a_pack_that_is_on_twice_is_off_after_one_press() {
    let mut wishes: Wishes = ron::from_str("(on: [\"a\", \"a\"])").expect("a list");
    wishes.switch("a");
    assert!(!wishes.is_on("a"));
}

/// A pack with texts in one language.
fn write_texts(folder: &Path, id: &str, tag: &str, text: &str) {
    write(folder, id, "", "{}");
    let place = folder.join(id).join("text").join(tag);
    fs::create_dir_all(&place).expect("a folder");
    fs::write(place.join("units.ftl"), text).expect("written");
}

#[test]
fn texts_of_packs_in_use_are_laid_in_their_order_and_their_faults_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let odd = "yes = Aye { $count }\nunit-moth = Moth\n    .about = { $x }\nunit-mth = Moth\nno = { nay }\n";
    write_texts(folder.path(), "a", "en", odd);
    write_texts(folder.path(), "b", "de", "yes = Jo\n");
    write_texts(folder.path(), "c", "xx", "yes = X\n");
    let mut packs = Packs::new(folder.path().into(), Vec::new());
    let data = BTreeSet::from(["unit-moth", "unit-moth.about"].map(str::to_owned));
    packs.lay(own(), &[]);
    let before = packs.words();
    assert!(packs.languages(&data).is_empty());
    for id in ["a", "b", "c"] {
        packs.switch(id);
    }
    packs.put("b", 0);
    packs.lay(own(), &[]);
    let languages = packs.languages(&data);
    let tags: Vec<&str> = languages.iter().map(Language::tag).collect();
    assert_eq!(tags, ["de", "en", "xx"]);
    assert_eq!(languages[1].say("unit-moth", &[]).as_deref(), Some("Moth"));
    assert_ne!(packs.words(), before);
    let list = packs.list();
    assert_eq!(list[1].texts, [("en".to_owned(), 5)]);
    let told = |place: usize, whats: &[&str]| {
        let faults = &list[place].faults;
        assert_eq!(faults.len(), whats.len(), "{faults:?}");
        for what in whats {
            assert!(faults.iter().any(|it| it.contains(what)), "{what}: {faults:?}");
        }
        assert!(faults.iter().all(|it| it.contains("/text/")), "{faults:?}");
    };
    told(0, &[]);
    let odd = ["`no` refers to `nay`", "`unit-mth` is a", "`yes` uses $count", ".about` uses $x"];
    told(1, &odd);
    told(2, &["/c/text/xx: "]);
    assert!(list.iter().all(|it| it.on && it.errors.0.is_empty()));
}

#[test]
fn a_pack_with_broken_texts_is_left_out_and_told_with_its_line() {
    let folder = tempfile::tempdir().expect("a folder");
    write_texts(folder.path(), "fine", "en", "yes = Aye\n");
    write_texts(folder.path(), "wrong", "en", "yes = Aye\nno = {\n");
    let mut packs = Packs::new(folder.path().into(), Vec::new());
    packs.switch("fine");
    packs.lay(own(), &[]);
    assert_eq!(packs.languages(&BTreeSet::new()).len(), 1);
    let error = &packs.broken()[0].errors.0[0];
    assert!(error.file.ends_with("wrong/text/en/units.ftl"), "{error}");
    assert!(error.line >= Some(2), "{error}");
}

/// A pack as an archive, made as large as it should be by a file that the game does not read.
fn archive(id: &str, more: usize) -> Vec<u8> {
    let about = format!("(id: \"{id}\", version: \"1\", name: \"{id}\", about: \"A.\", data: 1)");
    let more = "x".repeat(more);
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    let stored = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
    for (name, text) in [("pack.ron", about.as_str()), ("mods.ron", "{}"), ("more.txt", &more)] {
        writer.start_file(name, stored).expect("written");
        writer.write_all(text.as_bytes()).expect("written");
    }
    writer.finish().expect("written").into_inner()
}

fn none() -> Packs {
    Packs::new("nowhere".into(), Vec::new())
}

#[test]
fn an_imported_pack_is_listed_and_takes_the_place_of_an_earlier_one_of_its_id() {
    let mut packs = none();
    assert_eq!(packs.import("first.zip", &archive("a", 0)), Ok("a".into()));
    assert_eq!(packs.import("b.zip", &archive("b", 0)), Ok("b".into()));
    packs.switch("a");
    assert_eq!(packs.import("again.zip", &archive("a", 9)), Ok("a".into()));
    packs.lay(own(), &[]);
    assert_eq!(packs.laid.order, ["a"]);
    assert_eq!(packs.ids().len(), 2);
    assert!(packs.broken().is_empty());
}

#[test]
fn a_broken_archive_is_not_imported_and_changes_nothing() {
    let mut packs = none();
    packs.import("a.zip", &archive("a", 0)).expect("it is sound");
    let told = packs.import("no.zip", b"no archive").expect_err("it is broken").to_string();
    assert!(told.starts_with("no.zip: is no whole zip archive"), "{told}");
    assert_eq!(packs.ids(), ["a"]);
}

#[test]
fn imported_packs_have_bounds_in_number_and_in_size() {
    let mut packs = none();
    for number in 0..PACKS_AT_MOST {
        packs.import("a.zip", &archive(&format!("a-{number}"), 0)).expect("there is room");
    }
    let told = packs.import("more.zip", &archive("more", 0)).expect_err("it is one too many");
    assert!(told.to_string().starts_with("more.zip: there are 64 packs already"), "{told}");
    packs.import("a.zip", &archive("a-1", 9)).expect("it takes the place of another");

    let mut packs = none();
    let large = |number: usize| archive(&format!("a-{number}"), 4000 << 10);
    for number in 0..8 {
        packs.import("a.zip", &large(number)).expect("there is room");
    }
    let told = packs.import("more.zip", &large(8)).expect_err("there is no room").to_string();
    let why = format!("more.zip: all packs together would be larger than {IMPORTED_AT_MOST} KiB");
    assert!(told.starts_with(&why), "{told}");
}

#[test]
fn kept_packs_come_back_and_those_that_are_off_or_broken_are_removed() {
    let mut packs = none();
    let kept = [("a", archive("a", 0)), ("b", archive("b", 0)), ("c", b"no archive".to_vec())];
    packs.add_kept(kept.into_iter().map(|(name, archive)| (name.to_owned(), archive)));
    packs.switch("b");
    assert_eq!(packs.ids(), ["a", "b"]);
    assert_eq!(packs.broken()[0].place, "c.zip");
    assert_eq!(packs.idle(), 2);
    assert_eq!(packs.remove_idle(), ["a", "c"]);
    assert_eq!(packs.ids(), ["b"]);
    assert!(packs.broken().is_empty());
}
