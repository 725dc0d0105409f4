//! A broken data file is refused with file, line, entry, field and reason.
//!
//! A valid one overlays by name.

use crate::small::{library, sources};
use daemonfall_dungeon::Library;
use daemonfall_dungeon::library::Source;

fn overlaid(file: &str, text: &str) -> Result<Library, String> {
    let mut sources = sources();
    sources.push(Source { file: file.into(), path: format!("mod/{file}"), text: text.into() });
    Library::from_sources(&sources).map_err(|errors| errors.to_string())
}

#[test]
fn the_games_own_data_are_sound() {
    let library = library();
    let kinds = library.kinds.iter();
    assert!(kinds.filter(|kind| kind.is_general() && kind.traits.real.is_some()).count() >= 10);
    assert_eq!(library.floors.len(), 3);
}

#[test]
fn an_entry_of_the_same_name_replaces_and_a_new_one_is_added() {
    let before = library();
    let library = overlaid(
        "kinds.ron",
        r#"{ "crate": (name: "Box", glyph: 'x', layer: Real, traits: (real: ())), "idol": (name: "Idol", glyph: 'j', layer: Real, traits: (real: ())) }"#,
    )
    .unwrap();
    let kind = |name: &str| library.kind(library.find_kind(name).unwrap()).name.clone();
    assert_eq!((kind("crate"), kind("idol")), ("Box".into(), "Idol".into()));
    assert_eq!(library.find_kind("crate"), before.find_kind("crate"));
    assert_ne!(library.fingerprint, before.fingerprint);
}

fn ogre(layer: &str, traits: &str) -> String {
    format!("\"ogre\": (name: \"Ogre\", glyph: 'o', layer: {layer}, traits: ({traits}))")
}

#[test]
fn an_unknown_name_is_refused_with_its_line_and_the_closest_known_one() {
    for (traits, field, guess) in [
        (
            "real: (),\n attacking: (damage: 1, weapon: \"speer\")",
            "3: ogre.traits.attacking.weapon: ",
            "unknown weapon \"speer\", did you mean \"spear\"?",
        ),
        ("real: (), movin: ()", "", "unknown field \"movin\", did you mean \"moving\"?"),
    ] {
        let entry = ogre("Real", traits);
        let error = overlaid("kinds.ron", &format!("{{\n{entry}\n}}")).unwrap_err();
        assert!(error.starts_with(&format!("mod/kinds.ron:{field}")), "{error}");
        assert!(error.contains(guess), "{error}");
    }
}

#[test]
fn what_does_not_fit_together_is_refused_though_each_part_is_well_formed() {
    let binding = "acting: (algorithm: Simple), striking: (), \
        attacking: (damage: 1, status: (status: Bind, power: 1), weapon: \"bite\")";
    let stunning = "attacking: (damage: 1, status: (status: Stun, power: 1), weapon: \"bite\")";
    let egg = "pickuppable: (gives: Gold(1)), explodable: ()";
    let fork = |cells: &str| format!("\"fork\": (name: \"Fork\", about: \"\", pattern: [{cells}])");
    let idle = |step: &str| format!("\"idle\": (steps: [({step})])");
    let pool = "\"none\": (entries: [(kind: \"crate\", weight: 0)])".to_owned();
    for (file, entry, part) in [
        ("kinds.ron", ogre("Floor", "real: ()"), "ogre.traits.real"),
        ("kinds.ron", ogre("Trap", "real: (), moving: ()"), "needs layer Real"),
        ("kinds.ron", ogre("Real", "health: (max: 1), attackable: ()"), "must be explodable too"),
        ("kinds.ron", ogre("Real", "real: (), acting: (algorithm: General)"), "needs a sequence"),
        ("kinds.ron", ogre("Real", "real: (), health: (max: 0)"), "above zero"),
        ("kinds.ron", ogre("Trap", binding), "only reals and walls bind"),
        ("kinds.ron", ogre("Real", "real: (), attackable: ()"), "needs health"),
        ("kinds.ron", ogre("Item", egg), "nothing can strike objects of layer Item"),
        ("kinds.ron", ogre("Trap", "").replace("layer", "side: Hostile, layer"), "to nobody"),
        ("kinds.ron", ogre("Floor", "explodable: ()"), "naming the floor below"),
        ("kinds.ron", ogre("Wall", "leaves_behind: (kind: \"crate\")"), "leaves nothing behind"),
        ("kinds.ron", ogre("Explosive", "explodable: ()"), "needs a fuse"),
        ("kinds.ron", ogre("Real", "real: (), projectile: ()"), "layer Projectile fly"),
        ("kinds.ron", ogre("Item", "statused: ()"), "items neither act nor are affected"),
        ("kinds.ron", ogre("Real", stunning), "must be at least 1"),
        ("weapons.ron", fork(""), "at least one cell"),
        ("weapons.ron", fork("(at: (1, 0), before: [4])"), "not another index"),
        ("sequences.ron", idle("parts: [Wait], success: To(3)"), "jumps to 3"),
        ("sequences.ron", idle("parts: []"), "1 to 4 parts"),
        ("pools.ron", pool, "weight"),
    ] {
        let error = overlaid(file, &format!("{{ {entry} }}")).unwrap_err();
        assert!(error.starts_with(&format!("mod/{file}:1: ")) && error.contains(part), "{error}");
    }
}

#[test]
fn a_missing_file_is_named() {
    let mut sources = sources();
    sources.retain(|source| source.file != "pools.ron");
    let error = Library::from_sources(&sources).unwrap_err().to_string();
    assert!(error.contains("pools.ron: this data file is missing"), "{error}");
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let error = Library::load_dir("no/such/folder").unwrap_err().to_string();
    assert!(error.contains("no/such/folder"), "{error}");
}
