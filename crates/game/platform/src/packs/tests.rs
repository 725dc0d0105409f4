//! Packs are found, switched, ordered and laid; broken ones are left out and told.

use super::*;
use daemonfall_core::data::read_folder;
use std::fs;
use std::path::Path;

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
