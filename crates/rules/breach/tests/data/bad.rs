//! Broken data files are refused with file, line, entry, field and reason; valid ones overlay by
//! name.

use crate::small::FOLDER;
use daemonfall_breach::BreachLibrary;
use daemonfall_breach::library::{FILES, Source};

fn sources() -> Vec<Source> {
    let read = |file: &str| std::fs::read_to_string(format!("{FOLDER}/{file}")).unwrap();
    let source =
        |file: &&str| Source { file: (*file).into(), path: (*file).into(), text: read(file) };
    FILES.iter().map(source).collect()
}

fn overlaid(file: &str, text: &str) -> Result<BreachLibrary, String> {
    let mut sources = sources();
    sources.push(Source { file: file.into(), path: format!("mod/{file}"), text: text.into() });
    BreachLibrary::from_sources(&sources).map_err(|errors| errors.to_string())
}

/// Overlays a file with one entry on its third line, and asserts the exact errors.
fn says(file: &str, entry: &str, fields: &str, said: &[&str]) {
    let error = overlaid(file, &format!("{{\n\n  {entry:?}: ({fields}),\n}}")).unwrap_err();
    let expected: Vec<String> =
        said.iter().map(|said| format!("mod/{file}:3: {entry}.{said}")).collect();
    assert_eq!(error, expected.join("\n"));
}

#[test]
fn of_subroutines() {
    let says = |fields: &str, said: &str| {
        let fields = format!("name: \"Odd\", about: \"\", {fields}");
        says("subroutines.ron", "odd", &fields, &[said]);
    };
    let hits = "cpu: 1, aims: Foe, use: [Damage(1)]";
    says(&format!("time: 21, {hits}"), "time: is more than 20 rounds");
    says(&format!("duration: 21, {hits}"), "duration: is more than 20 rounds");
    says("cpu: 1, aims: Foe", "use: does nothing; give `use` or `own` an effect");
    says(
        "cpu: 1, aims: Foe, after: [Damage(1)]",
        "use: does nothing; give `use` or `own` an effect",
    );
    says("cpu: 1, aims: Foe, use: [Step]", "use: `Step` moves the user: write it under `own`");
    says(&format!("{hits}, after: [Step]"), "after: `Step` moves the user: write it under `own`");
    says(&format!("{hits}, own: [Step]"), "aims: `Free` and `Step` go together");
    says("cpu: 1, aims: Free, use: [Damage(1)]", "aims: `Free` and `Step` go together");
    says("cpu: -1, aims: Foe, use: [Damage(1)]", "cpu: must not be below zero, is -1");
}

#[test]
fn of_the_numbers_of_effects() {
    for (effect, reason) in [
        ("Damage(-1)", "-1 is not within 0 and 9999"),
        ("Heal(-2)", "-2 is not within 0 and 9999"),
        ("Push(0)", "0 is not within 1 and 2"),
        ("Push(-1)", "-1 is not within 1 and 2"),
        ("Push(3)", "3 is not within 1 and 2"),
        ("Status(status: Stun, rounds: 100)", "100 is not within 0 and 99"),
    ] {
        for list in ["use", "own", "after"] {
            let others = if list == "use" { "" } else { ", use: [Heal(0)]" };
            let fields = format!(
                "name: \"Odd\", about: \"\", cpu: 1, aims: Foe{others}, {list}: [Quick, {effect}]"
            );
            says("subroutines.ron", "odd", &fields, &[&format!("{list}[1]: {reason}")]);
        }
        let phase =
            format!("phase: (at: 50, name: \"\", subroutines: [\"jab\"], effects: [{effect}])");
        let fields = unit(&phase);
        says("units.ron", "odd", &fields, &[&format!("phase.effects[0]: {reason}")]);
    }
}

fn unit(fields: &str) -> String {
    let mut text = format!("name: \"Odd\", about: \"\", {fields}");
    let own = fields.split("phase:").next().unwrap();
    for (field, value) in
        [("health", "9"), ("cpu", "3"), ("speed", "50"), ("subroutines", "[\"jab\"]")]
    {
        if !own.contains(&format!("{field}: ")) {
            text += &format!(", {field}: {value}");
        }
    }
    text
}

#[test]
fn of_units() {
    let says = |fields: &str, said: &str| says("units.ron", "odd", &unit(fields), &[said]);
    says("health: 0", "health: is below 1");
    says("cpu: -1", "cpu: is below zero");
    says("speed: 9", "speed: is not within 10 and 100");
    says("speed: 101", "speed: is not within 10 and 100");
    for size in ["(0, 1)", "(3, 1)", "(1, 0)", "(1, 5)", "(127, 127)", "(-1, 1)"] {
        says(&format!("size: {size}"), "size: does not fit a half of 2 by 4 panels");
    }
    says("subroutines: []", "subroutines: only a mime can have none");
    says("subroutines: [\"jab\", \"bolt\", \"jab\"]", "subroutines[2]: \"jab\" is listed twice");
    says(
        "subroutines: [\"jab\", \"blot\"]",
        "subroutines[1]: unknown subroutine \"blot\", did you mean \"bolt\"?",
    );
    says(
        "subroutines: [\"bolt\"], reaction: Riposte",
        "reaction: `Riposte` needs a melee subroutine",
    );
    says("reaction: Brace(0)", "reaction: 0 is not within 1 and 9999");
    says("reaction: Static(-5)", "reaction: -5 is not within 1 and 9999");
}

#[test]
fn of_second_faces() {
    let says = |phase: &str, said: &str| {
        let fields = unit(&format!("phase: (name: \"\", {phase})"));
        says("units.ron", "odd", &fields, &[said]);
    };
    says("at: 0, subroutines: [\"jab\"]", "phase.at: is not within 1 and 99 percent");
    says("at: 100, subroutines: [\"jab\"]", "phase.at: is not within 1 and 99 percent");
    says("at: 50, subroutines: [\"jab\"], effects: [Step]", "phase.effects: `Step` needs an aim");
    says("at: 50, subroutines: []", "phase.subroutines: only a mime can have none");
    says(
        "at: 50, subroutines: [\"jab\", \"jab\"]",
        "phase.subroutines[1]: \"jab\" is listed twice",
    );
    says(
        "at: 50, subroutines: [\"rma\"]",
        "phase.subroutines[0]: unknown subroutine \"rma\", did you mean \"ram\"?",
    );
    says(
        "at: 50, subroutines: [\"bolt\"], reaction: Riposte",
        "phase.reaction: `Riposte` needs a melee subroutine",
    );
    says(
        "at: 50, subroutines: [\"jab\"], reaction: Brace(-1)",
        "phase.reaction: -1 is not within 1 and 9999",
    );
}

#[test]
fn of_line_ups() {
    let says = |posts: &str, said: &[&str]| {
        let fields = format!("name: \"Odd\", about: \"\", line_up: [{posts}]");
        says("guardians.ron", "odd", &fields, said);
    };
    let off = |place: u32, column: i32, depth: i32| {
        format!(
            "line_up[{place}]: column {column}, depth {depth} does not fit: a half has columns 0 to 3 and depths 0 and 1"
        )
    };
    says("", &["line_up: nobody stands in it"]);
    says(
        "(unit: \"neddle\", column: 0, depth: 0), (unit: \"bulk\", column: 0, depth: 0)",
        &["line_up[0].unit: unknown unit \"neddle\", did you mean \"needle\"?"],
    );
    for (column, depth) in
        [(4, 0), (-1, 0), (0, 2), (0, -1), (127, 127), (-128, -128), (0, 127), (0, -128)]
    {
        let post = format!("(unit: \"needle\", column: {column}, depth: {depth})");
        says(&post, &[&off(0, column, depth)]);
    }
    // A guardian of two by two.
    says(
        "(unit: \"keystone\", column: 3, depth: 0), (unit: \"keystone\", column: 0, depth: 1)",
        &[&off(0, 3, 0), &off(1, 0, 1)],
    );
    says(
        "(unit: \"keystone\", column: 1, depth: 0), (unit: \"needle\", column: 2, depth: 1)",
        &["line_up[1]: column 2, depth 1: another unit is there"],
    );
}

#[test]
fn everything_wrong_is_said_at_once() {
    says(
        "units.ron",
        "odd",
        &unit("health: 0, speed: 200, subroutines: [\"jba\"], reaction: Brace(0)"),
        &[
            "health: is below 1",
            "speed: is not within 10 and 100",
            "reaction: 0 is not within 1 and 9999",
            "subroutines[0]: unknown subroutine \"jba\", did you mean \"jab\"?",
        ],
    );
}

#[test]
fn of_text_that_is_not_well_formed() {
    let error = overlaid("units.ron", "{\n  \"odd\": (\n    name: \"Odd\",\n    abuot: \"\"),\n}")
        .unwrap_err();
    assert!(
        error.starts_with("mod/units.ron:4: odd") && error.contains("did you mean \"about\"?"),
        "{error}"
    );
    let error =
        overlaid("subroutines.ron", "{ \"odd\": (name: \"\", about: \"\", cpu: 1, aims: Foes) }")
            .unwrap_err();
    assert!(
        error.starts_with("mod/subroutines.ron:1: odd") && error.contains("did you mean \"Foe\"?"),
        "{error}"
    );
    let error = overlaid("guardians.ron", "{\n \"odd\": (name: \"\", about: \"\", line_up: [\n(unit: \"bulk\", column: 300, depth: 0)]) }").unwrap_err();
    assert!(error.starts_with("mod/guardians.ron:3: odd.line_up"), "{error}");
}

#[test]
fn a_missing_file_and_a_missing_folder_are_named() {
    let mut two = sources();
    two.pop();
    let error = BreachLibrary::from_sources(&two).unwrap_err().to_string();
    assert_eq!(error, "guardians.ron: this data file is missing");
    let error = BreachLibrary::load_dir("no/such/folder").unwrap_err().to_string();
    assert_eq!(error, "no/such/folder: there is no such folder");
}

#[test]
fn an_entry_of_the_same_name_replaces_and_a_new_one_is_added() {
    let before = BreachLibrary::from_sources(&sources()).unwrap();
    let library = overlaid(
        "units.ron",
        &format!("{{ \"needle\": ({}), \"new\": ({}) }}", unit("cpu: 4"), unit("health: 7")),
    )
    .unwrap();
    let name = |id| library.unit(id).name.as_str();
    assert_eq!(library.find_unit("needle"), before.find_unit("needle"));
    assert_eq!(name(library.find_unit("needle").unwrap()), "Odd");
    assert_eq!(library.units().count(), before.units().count() + 1);
    assert_ne!(library.fingerprint, before.fingerprint);
}
