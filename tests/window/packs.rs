//! Packs in the real program: switched and ordered by keys and by drag, and told if broken.

use super::files::write;
use super::program::{Program, folder};
use std::fs;

/// From the title to the packs: beneath the settings.
const OPEN: &str = "wait title\nwait seconds 1\nkey ArrowDown\nkey ArrowDown\nkey ArrowDown\nkey ArrowDown\nkey Enter\nwait packs\nwait frames 5\n";

fn pack(name: &str) -> String {
    format!(
        "(id: \"{name}\", version: \"1\", name: \"Pack {name}\", about: \"About {name}.\", data: 1)"
    )
}

#[test]
fn packs_are_switched_and_ordered_by_keys_and_drag_and_the_broken_one_is_told() {
    let folder = folder();
    let packs = folder.path().join("saves/packs");
    for name in ["a", "b", "c"] {
        write(packs.join(name).join("pack.ron"), pack(name));
        write(packs.join(name).join("glossary.ron"), "{}");
    }
    write(packs.join("b/glossary.ron"), "{\n  \"moth\": (topc: Dive),\n}");
    write(packs.join("d.zip"), "no archive");
    let mut script = OPEN.to_owned();
    script += "expect text d.zip\nexpect text Pack a 1\nshot first\n";
    // a is switched on and moved down, then b is switched on, which is broken.
    script += "key Enter\nwait frames 5\nkey ArrowRight\nwait frames 5\nkey ArrowUp\nwait frames 3\nkey Enter\nwait frames 5\n";
    script +=
        "expect text Left out\nexpect text b/glossary.ron:2: moth\nexpect readable\nshot second\n";
    // The last one is dragged to the top.
    script += "swipe 400 304 400 176\nwait frames 10\n";
    script += "key Escape\nwait title\nquit\n";
    Program::new(&folder).plays(&script);
    let kept = fs::read_to_string(folder.path().join("saves/packs.ron")).expect("it was saved");
    let order: Vec<usize> =
        ["\"c\"", "\"b\"", "\"a\""].iter().filter_map(|id| kept.find(id)).collect();
    assert!(order.len() == 3 && order.is_sorted(), "{kept}");
    let script = "wait title\nwait frames 5\nexpect text A pack is not in use\nquit\n";
    Program::new(&folder).plays(script);
}

#[test]
fn texts_of_a_pack_are_said_from_the_moment_it_is_switched_on() {
    let folder = folder();
    let packs = folder.path().join("saves/packs");
    write(packs.join("a/pack.ron"), pack("a"));
    write(packs.join("a/text/en/words.ftl"), "packs-on = Aye\npack-on = Aye\n");
    let mut script = OPEN.to_owned();
    script += "expect text Off\nkey Enter\nwait frames 5\nexpect text Aye\n";
    script += "expect text texts (en): 2\nexpect text `pack-on` is a message\n";
    script += "key Enter\nwait frames 5\nexpect text Off\nkey Escape\nwait title\nquit\n";
    Program::new(&folder).plays(&script);
}
