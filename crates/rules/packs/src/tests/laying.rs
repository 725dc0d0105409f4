//! Packs are laid in an order that fits; what cannot be laid is left out and told.

use super::*;
use crate::{Change, Laid, changes, lay};
use daemonfall_core::data::{Source, about_file};

fn pack(id: &str, more: &str, kinds: &str) -> Pack {
    let folder = folder_of(&[(MANIFEST, &manifest(id, more)), ("kinds.ron", kinds)]);
    open(folder.path()).unwrap_or_else(|errors| panic!("{errors}"))
}

fn laid(packs: &[Pack]) -> Laid {
    let packs: Vec<&Pack> = packs.iter().collect();
    lay(Vec::new(), &packs, |_| Ok(()))
}

fn refused(laid: &Laid) -> Vec<String> {
    let tell = |errors: &DataErrors| errors.0[0].reason.clone();
    laid.refused.iter().map(|(id, errors)| format!("{id}: {}", tell(errors))).collect()
}

#[test]
fn what_a_pack_needs_comes_first_and_the_rest_in_the_players_order() {
    let laid = laid(&[
        pack("d", "", KINDS),
        pack("a", "needs: [\"c\", \"b\"]", KINDS),
        pack("c", "", KINDS),
        pack("b", "needs: [\"c\"]", KINDS),
    ]);
    assert_eq!(laid.order, ["d", "c", "b", "a"]);
    let paths: Vec<&str> =
        laid.sources.iter().filter_map(|it| Some(it.pack.as_ref()?.id.as_str())).collect();
    assert_eq!(paths, ["d", "c", "b", "a"]);
    assert!(laid.refused.is_empty());
}

#[test]
fn packs_that_need_each_other_in_a_circle_are_all_left_out() {
    let laid = laid(&[
        pack("a", "needs: [\"b\"]", KINDS),
        pack("b", "needs: [\"c\"]", KINDS),
        pack("c", "needs: [\"a\"]", KINDS),
        pack("d", "needs: [\"a\"]", KINDS),
        pack("e", "", KINDS),
    ]);
    assert_eq!(laid.order, ["e"]);
    let why = "packs that need each other in a circle";
    assert_eq!(
        refused(&laid),
        [
            format!("a: {why}: a, b, c"),
            format!("b: {why}: b, c, a"),
            format!("c: {why}: c, a, b"),
            "d: it needs the pack \"a\", which is not in use".into(),
        ]
    );
}

#[test]
fn packs_that_exclude_each_other_are_not_laid_together() {
    let laid = laid(&[
        pack("a", "", KINDS),
        pack("b", "excludes: [\"a\"]", KINDS),
        pack("c", "needs: [\"b\"]", KINDS),
        pack("d", "needs: [\"nowhere\"]", KINDS),
    ]);
    assert_eq!(laid.order, ["a"]);
    assert_eq!(
        refused(&laid),
        [
            "b: it cannot be used with the pack \"a\"",
            "c: it needs the pack \"b\", which is not in use",
            "d: it needs the pack \"nowhere\", which is not in use",
        ]
    );
}

#[test]
fn a_pack_with_wrong_data_is_left_out_and_the_others_are_laid() {
    let packs = [pack("a", "", "{ broken"), pack("b", "", KINDS)];
    let check = |sources: &[Source]| match sources.iter().find(|it| it.text.contains("broken")) {
        Some(source) => Err(about_file(&*source.path, "no map").into()),
        None => Ok(()),
    };
    let laid = lay(vec![Source::new("kinds.ron", "own", "{}")], &[&packs[0], &packs[1]], check);
    assert_eq!(laid.order, ["b"]);
    assert_eq!(laid.sources.len(), 2);
    assert_eq!(refused(&laid), ["a: no map"]);
}

#[test]
fn sound_packs_are_checked_all_together_and_once() {
    let packs = [pack("a", "", KINDS), pack("b", "", KINDS)];
    let checks = std::cell::Cell::new(0);
    let check = |_: &[Source]| {
        checks.set(checks.get() + 1);
        Ok(())
    };
    assert_eq!(lay(Vec::new(), &[&packs[0], &packs[1]], check).order, ["a", "b"]);
    assert_eq!(checks.get(), 1);
}

#[test]
fn changes_of_plain_and_of_tuple_variants_are_told_by_their_names() {
    let own = r#"{ "crawler": (side: Hostile, goal: Reach(3), bite: Some(1), more: None) }"#;
    let own = [Source::new("kinds.ron", "own", own)];
    let new = r#"{ "crawler": (side: Neutral, goal: Survive(3), bite: Some(1), more: None) }"#;
    let found = changes(&own, &pack("a", "", new));
    let values = found[0].values.as_ref().expect("it is there before");
    let told: Vec<String> =
        values.iter().map(|it| format!("{} {} {}", it.path, it.left, it.right)).collect();
    let is_told = |path: &str, names: [&str; 2]| {
        told.iter().any(|it| it.starts_with(path) && names.iter().all(|name| it.contains(name)))
    };
    assert!(is_told("side", ["Hostile", "Neutral"]), "{told:?}");
    assert!(is_told("goal.Reach", ["3"; 2]) && is_told("goal.Survive", ["3"; 2]), "{told:?}");
    assert_eq!(told.len(), 3, "{told:?}");
}

#[test]
fn changes_tell_values_before_and_after() {
    let own = r#"{ "crawler": (health: 2, traits: (bite: 1)), "moth": (health: 1) }"#;
    let own = [Source::new("kinds.ron", "own", own)];
    let new = r#"{ "crawler": (health: 3, traits: (bite: 1)), "thorn": (health: 9) }"#;
    let found = changes(&own, &pack("a", "", new));
    let values = |change: &Change| {
        let values = change.values.as_ref()?.iter();
        Some(values.map(|it| format!("{} {} {}", it.path, it.left, it.right)).collect::<Vec<_>>())
    };
    assert_eq!((found[0].entry.as_str(), found[0].file.as_str()), ("crawler", "kinds.ron"));
    assert_eq!(values(&found[0]), Some(vec!["health 2 3".into()]));
    assert_eq!((found[1].entry.as_str(), values(&found[1])), ("thorn", None));
}
