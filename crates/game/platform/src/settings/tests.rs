//! Settings survive saving and loading, whatever the file contained.

use super::items::{Item, Tab};
use super::*;
use crate::saves::store::MemoryStore;

fn items() -> impl Iterator<Item = Item> {
    Tab::ALL.into_iter().flat_map(|tab| tab.items().iter().copied())
}

fn come_back(settings: &Settings) -> Option<Settings> {
    let text = text(settings).ok()?;
    let (read, complaints) = kept::mend::<Settings>(&text).ok()?;
    complaints.is_empty().then(|| read.within_bounds())
}

/// Settings with each value changed at random.
fn turned(mut dice: u64) -> Settings {
    let mut settings = Settings::default();
    let mut throw = |sides: u64| {
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (dice >> 33) % sides
    };
    for item in items() {
        for _ in 0..throw(12) {
            item.turn(&mut settings, throw(5) as i32 - 2, throw(2) == 0);
        }
    }
    settings.hints = (0..throw(4)).map(|number| format!("hint \"{number}\"")).collect();
    settings
}

#[test]
fn whatever_is_set_comes_back_as_it_was_written() {
    for dice in 0..500 {
        let settings = turned(dice);
        assert_eq!(settings.clone().within_bounds(), settings, "{dice}");
        assert_eq!(come_back(&settings), Some(settings), "{dice}");
    }
}

#[test]
fn a_reset_of_every_tab_leaves_the_first_settings() {
    let mut settings = turned(7);
    assert_ne!(settings, Settings::default());
    for item in items() {
        item.reset(&mut settings);
    }
    settings.hints.clear();
    assert_eq!(settings, Settings::default());
}

#[test]
fn settings_of_an_older_version_keep_what_they_know() {
    let read = kept::mend::<Settings>("(mute: true, gone: 3)");
    let wanted = Settings { mute: true, ..Settings::default() };
    assert_eq!(read, Ok((wanted, Vec::new())));
}

#[test]
fn a_wrong_value_loses_only_itself() {
    let text =
        "(\n    mute: true,\n    volume: loud,\n    palette: Purple,\n    speed: Double,\n)\n";
    let Ok((read, complaints)) = kept::mend::<Settings>(text) else {
        panic!("the rest can be read");
    };
    let wanted = Settings { mute: true, speed: Speed::Double, ..Settings::default() };
    assert_eq!(read, wanted);
    let lines: Vec<usize> = complaints.iter().map(|it| it.line).collect();
    assert_eq!(lines, [3, 4]);
}

#[test]
fn values_beyond_their_bounds_are_brought_back() {
    let text =
        "(volume: 7.0, music: -1.0, effects: NaN, text: 9.0, interface: 0.1, window: (1, 99999))";
    let read = kept::mend::<Settings>(text).map(|(read, _)| read.within_bounds());
    let wanted = Settings {
        volume: 1.0,
        music: 0.0,
        text: 2.0,
        interface: 1.0,
        window: (320, 16_384),
        ..Settings::default()
    };
    assert_eq!(read, Ok(wanted));
}

#[test]
fn hints_that_were_read_are_counted() {
    let mut settings = Settings::default();
    assert_eq!(Item::HintsAgain.value(&settings), "none read");
    settings.hints = vec!["a".into(), "b".into()];
    assert_eq!(Item::HintsAgain.value(&settings), "2 read");
}

#[test]
fn a_slider_ends_at_its_ends_and_a_click_goes_around() {
    let mut settings = Settings::default();
    for _ in 0..30 {
        Item::Text.turn(&mut settings, 1, false);
    }
    assert_eq!(Item::Text.value(&settings), "200\u{a0}%");
    Item::Text.turn(&mut settings, 1, true);
    assert_eq!(settings.text, 1.0);
    Item::Text.turn(&mut settings, 1, true);
    assert_eq!(settings.text, 1.1);
}

#[test]
fn silence_that_the_command_line_alone_wants_is_not_kept() {
    let mut app = App::new();
    app.insert_resource(SaveStore::new(MemoryStore::default()))
        .insert_resource(Options { mute: true, ..default() })
        .add_message::<Notice>()
        .add_plugins(plugin);
    let kept_after = |app: &mut App, change: fn(&mut Settings)| {
        app.update();
        change(&mut app.world_mut().resource_mut::<Settings>());
        app.update();
        let store = app.world().resource::<SaveStore>();
        store.read(FILE).ok().flatten().unwrap_or_default()
    };
    let text = kept_after(&mut app, |settings| settings.volume = 0.5);
    assert!(text.contains("volume: 0.5") && text.contains("mute: false"));
    assert!(app.world().resource::<Settings>().mute, "it is silent");
    let text = kept_after(&mut app, |settings| settings.mute = false);
    assert!(text.contains("mute: false"));
    let text = kept_after(&mut app, |settings| settings.mute = true);
    assert!(text.contains("mute: true"));
}

#[test]
fn settings_of_every_earlier_version_are_read_without_a_complaint() {
    let read = kept::mend::<Settings>(include_str!("settings.v0.1.0.ron"));
    let wanted = Settings {
        text: 1.2,
        palette: Palette::Safe,
        speed: Speed::Double,
        hints: vec!["dive-wait".into()],
        language: "de".into(),
        ..Settings::default()
    };
    assert_eq!(read, Ok((wanted, Vec::new())));
}

#[test]
fn what_cannot_be_read_is_set_aside_before_it_is_written_over() -> std::io::Result<()> {
    let folder = tempfile::tempdir()?;
    // A folder in the place of the file: no user can read that.
    std::fs::create_dir(folder.path().join(FILE))?;
    let mut app = App::new();
    app.insert_resource(SaveStore::open(Some(folder.path().into())))
        .insert_resource(Options::default())
        .add_message::<Notice>()
        .add_plugins(plugin);
    app.update();
    assert!(folder.path().join(FILE).is_dir(), "it stays while nothing changes");
    app.world_mut().resource_mut::<Settings>().volume = 0.5;
    app.update();
    let text = app.world().resource::<SaveStore>().read(FILE).ok().flatten();
    assert!(text.is_some_and(|text| text.contains("volume: 0.5")));
    assert!(folder.path().join("settings-aside-1.ron").is_dir());
    Ok(())
}
