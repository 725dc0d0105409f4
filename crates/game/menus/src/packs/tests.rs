//! What the player does with packs, and what the details tell.

use super::details::Told;
use super::*;
use daemonfall_campaign::FILES;
use daemonfall_core::data::{Source, read_folder};
use daemonfall_platform::data::{NextBreachLibrary, NextLibrary, use_now};
use std::fs;
use std::path::Path;

const MOTH: &str = "{ \"moth\": (topic: Dive, text: \"A word.\") }";

/// A world with packs of these ids, each with a word of the glossary.
fn world(folder: &Path, ids: &[&str]) -> World {
    for id in ids {
        let place = folder.join(id);
        fs::create_dir_all(&place).expect("a folder");
        let about = format!("(id: \"{id}\", version: \"1\", name: \"N\", about: \"A\", data: 1)");
        fs::write(place.join("pack.ron"), about).expect("written");
        fs::write(place.join("glossary.ron"), MOTH).expect("written");
    }
    let mut world = World::new();
    world.insert_resource(Packs::new(folder.into(), Vec::new()));
    world.init_resource::<Messages<PackWish>>();
    world.init_resource::<Last>();
    world
}

fn lay(world: &mut World) {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets/data");
    let own: Vec<Source> = read_folder(&data, &FILES, true).expect("the game's data are sound");
    world.resource_mut::<Packs>().lay(own, &[]);
}

#[test]
fn packs_are_switched_and_moved_and_the_one_used_last_has_the_focus() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = world(folder.path(), &["a", "b", "c"]);
    let ids = |world: &World| -> Vec<(String, bool)> {
        let list = world.resource::<Packs>().list().into_iter();
        list.map(|it| (it.manifest.id, it.on)).collect()
    };
    for (wish, order) in [
        (PackWish::Switch("b".into()), "a B c"),
        (PackWish::Move("b".into(), -1), "B a c"),
        (PackWish::Move("b".into(), -1), "B a c"),
        (PackWish::Move("a".into(), 1), "B c a"),
        (PackWish::Put("a".into(), "b".into()), "a B c"),
        (PackWish::Switch("b".into()), "a b c"),
    ] {
        let used = match &wish {
            PackWish::Switch(id) | PackWish::Move(id, _) | PackWish::Put(id, _) => id.clone(),
        };
        world.write_message(wish);
        obey(&mut world);
        let told: Vec<String> = ids(&world)
            .into_iter()
            .map(|(id, on)| if on { id.to_uppercase() } else { id })
            .collect();
        assert_eq!(told.join(" "), order);
        assert_eq!(world.resource::<Last>().0, Some(used));
    }
}

#[test]
fn the_details_tell_what_is_new_and_the_errors_with_file_and_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut world = world(folder.path(), &["a", "b"]);
    fs::write(folder.path().join("b/glossary.ron"), "{\n \"moth\": (topc: Dive) }")
        .expect("written");
    world.resource_mut::<Packs>().look();
    for id in ["a", "b"] {
        world.resource_mut::<Packs>().switch(id);
    }
    lay(&mut world);
    let list = world.resource::<Packs>().list();
    let [one, other] = [&list[0], &list[1]].map(Told::of);
    assert_eq!(one.wrong, Vec::<String>::new());
    assert_eq!(one.changes, [t!("packs-new", entry = "glossary moth")]);
    assert!(other.wrong[0].contains("b/glossary.ron:2: moth"), "{:?}", other.wrong);
}

#[test]
fn data_that_are_used_at_once_leave_none_that_wait_for_the_next_game() {
    let content = crate::testing::content().expect("the game's data are sound");
    let mut world = World::new();
    world.insert_resource(NextLibrary(Some(content.dungeon.clone())));
    world.insert_resource(NextBreachLibrary(Some(content.breach.clone())));
    use_now(&mut world, (*content).clone());
    assert!(world.resource::<NextLibrary>().0.is_none());
    assert!(world.resource::<NextBreachLibrary>().0.is_none());
    assert!(*world.resource::<BreachLibrary>() == content.breach);
}
