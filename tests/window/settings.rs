//! The settings in the real program: changed by keys and by a gamepad, applied at once and saved; a
//! key is rebound and used.

use super::files::write;
use super::program::{Program, folder};
use std::fs;
use tempfile::TempDir;

/// From the title to the settings: beneath New run, Saved runs and Practice.
const OPEN: &str = "wait title\nwait seconds 1\nkey ArrowDown\nkey ArrowDown\nkey ArrowDown\nkey Enter\nwait text Restore defaults\nwait frames 3\n";

/// Moves from the first row of a page to that of another, `places` pages after the first.
fn page(places: usize) -> String {
    // The button of the third page is above the first row.
    const ABOVE: usize = 2;
    let mut script = "key ArrowUp\nwait frames 2\n".to_owned();
    script += &"key ArrowLeft\n".repeat(ABOVE.saturating_sub(places));
    script += &"key ArrowRight\n".repeat(places.saturating_sub(ABOVE));
    script + "wait frames 2\nkey Enter\nwait frames 5\n"
}

fn kept(folder: &TempDir, file: &str) -> String {
    fs::read_to_string(folder.path().join("saves").join(file)).expect("it was saved")
}

fn keep(folder: &TempDir, file: &str, text: &str) {
    write(folder.path().join("saves").join(file), text);
}

#[test]
fn every_page_is_reached_by_keys_and_what_is_set_is_kept() {
    let folder = folder();
    let mut script = OPEN.to_owned();
    // Sound off, volume one step down.
    script += "key ArrowRight\nwait frames 2\nkey ArrowDown\nkey ArrowLeft\nwait frames 2\nexpect text 70\u{a0}%\n";
    script += "wait frames 5\nshot sound\n";
    script += "key ArrowUp\n";
    for (place, name, words) in [
        (1, "display", "Window size"),
        (2, "play", "Animation speed"),
        (3, "access", "Reduced motion"),
        (4, "controls", "EVERYWHERE"),
    ] {
        script += &page(place);
        script += &format!("expect text {words}\nwait frames 5\nshot {name}\n");
    }
    script += "key Escape\nwait frames 3\nexpect screen title\nquit\n";
    Program::new(&folder).heard().plays(&script);
    let text = kept(&folder, "settings.ron");
    assert!(text.contains("mute: true") && text.contains("volume: 0.7"), "{text}");
}

#[test]
fn a_pad_alone_turns_pages_and_values() {
    let folder = folder();
    let script = "wait title\nwait seconds 1\npad DPadDown\nwait frames 2\npad DPadDown\nwait frames 2\npad DPadDown\nwait frames 2\npad South\n\
                  wait text Restore defaults\nwait frames 3\npad RightTrigger2\nwait frames 4\nexpect text Window size\npad RightTrigger2\nwait frames 4\n\
                  expect text Animation speed\npad DPadDown\nwait frames 2\npad DPadRight\nwait frames 3\nexpect text 2\u{d7}\npad East\nwait frames 3\nexpect screen title\nquit\n";
    Program::new(&folder).plays(script);
    assert!(kept(&folder, "settings.ron").contains("speed: Double"));
}

#[test]
fn a_key_is_bound_anew_and_played_with() {
    let folder = folder();
    // Rows above the dive's: everywhere (one is the panels' key), and menus. Waiting is its fifth.
    let above = if cfg!(feature = "panels") { 8 + 10 } else { 7 + 10 };
    let mut script = OPEN.to_owned() + &page(4);
    script += &"key ArrowDown\n".repeat(above + 4);
    script += "wait frames 2\nkey Enter\nwait text Add a binding\nexpect text Wait one beat\nwait frames 3\n";
    // Space is to be replaced by the bomb's key; both change places.
    script += "key Enter\nwait text Press a key\nwait frames 3\nkey b\nwait text B is already bound: Set a bomb (Dive).\n";
    script += "wait frames 5\nshot conflict\n";
    script += "key ArrowUp\nkey ArrowUp\nwait frames 2\nkey Enter\nwait text Add a binding\nwait frames 3\n";
    script += "wait frames 5\nshot binder\n";
    script += "key Escape\nwait frames 4\nkey Escape\nwait frames 4\nuse Practice\nwait practice\nwait frames 5\n";
    script += "key ArrowDown\nkey ArrowDown\nwait frames 3\ntype 7\nwait frames 3\nkey Enter\nwait dive\nwait frames 20\n";
    script += "key b\nwait beat 1\nkey Space\nwait text set the bomb that way\nquit\n";
    Program::new(&folder).script(&script).run().ends_well();
    let text = kept(&folder, "bindings.ron");
    assert!(text.contains("\"dive.wait\": [Key(KeyB)"), "{text}");
    assert!(text.contains("\"dive.bomb\": [Key(Space)"), "{text}");
}

#[test]
fn bindings_of_the_file_count_and_hints_name_them() {
    let folder = folder();
    keep(
        &folder,
        "bindings.ron",
        "{\n    \"dive.wait\": [Key(KeyZ)],\n    \"dive.up\": [Key(KeyI)],\n}\n",
    );
    let script = "wait dive\nwait frames 20\nexpect text Z\nkey z\nwait beat 1\nkey Space\nwait frames 10\nexpect beat 1\nkey z\nwait beat 2\nquit\n";
    Program::new(&folder).with(&["--seed", "7"]).plays(script);
}

#[test]
fn hints_name_the_pads_buttons_once_it_is_used() {
    let script = "wait dive\nwait frames 20\nexpect text Space\npad South\nwait beat 1\nwait frames 5\nexpect text South\nkey Space\nwait beat 2\nwait frames 5\nexpect text Space\nquit\n";
    Program::new(&folder()).with(&["--seed", "7"]).plays(script);
}

#[test]
fn damaged_files_are_set_aside_and_told_of() {
    let folder = folder();
    keep(&folder, "settings.ron", "(\n    volume: 0.5,\n    music:");
    keep(&folder, "bindings.ron", "{\n    \"dive.wait\": [Key(KeyHyper)],\n}\n");
    let script = "wait title\nwait frames 5\nexpect text Settings were reset\nexpect text settings.ron:3\nexpect text bindings.ron:2\nquit\n";
    Program::new(&folder).plays(script);
    let names = fs::read_dir(folder.path().join("saves")).expect("the saves");
    let aside = names.flatten().any(|entry| {
        let text = fs::read_to_string(entry.path()).unwrap_or_default();
        entry.file_name() != "settings.ron" && text.contains("music:")
    });
    assert!(aside, "the old text is still there");
}

fn plays_with(settings: &str, size: &str, name: &str) {
    let folder = folder();
    keep(&folder, "settings.ron", settings);
    let script = format!(
        "wait dive\nwait frames 20\ncommand wait\nexpect beat 1\nwait frames 10\nshot {name}\nquit\n"
    );
    Program::new(&folder).with(&["--seed", "7", "--size", size]).plays(&script);
}

#[test]
fn a_dive_is_played_with_every_palette_at_every_size_and_at_once() {
    plays_with("(\n    palette: Safe,\n    text: 1.5,\n)\n", "1280x720", "safe");
    plays_with(
        "(\n    palette: Contrast,\n    interface: 2.0,\n    speed: Instant,\n)\n",
        "1920x1080",
        "contrast",
    );
    plays_with("(\n    text: 2.0,\n    reduced_motion: true,\n)\n", "844x390", "phone");
    plays_with("(\n    speed: Fourfold,\n)\n", "320x200", "tiny");
}
