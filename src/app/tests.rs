//! What all screens and modes together must satisfy.

mod toy;

use bevy::prelude::*;
use daemonfall_battle_mode as battle;
use daemonfall_breach_mode as breach;
use daemonfall_dive_mode::view;
use daemonfall_menus as screens;
use daemonfall_sector_mode as sector;
use daemonfall_time_lab_mode as time_lab;
use daemonfall_ui::audio::music::LAYERS;
use daemonfall_ui::hints::Hint;
use daemonfall_ui::look::{Edge, Look, Looks};

fn looks() -> Looks {
    let mut app = App::new();
    app.add_plugins((
        battle::look::plugin,
        breach::look::plugin,
        sector::look::plugin,
        view::look::plugin,
        screens::looks::plugin,
        time_lab::look,
    ));
    app.world().resource::<Looks>().clone()
}

#[test]
fn every_hint_line_lies_inside_what_its_screen_is_laid_out_for() {
    let check = |look: &Look, name: &str| {
        for (compact, place) in [(false, look.hint.wide), (true, look.hint.compact)] {
            let size = look.laid_out_for(compact);
            let (Edge::Top(y) | Edge::Bottom(y)) = place.edge;
            assert!(place.left + place.wide <= size.x, "{name} {compact}");
            assert!((0.0..size.y).contains(&y), "{name} {compact}");
        }
    };
    check(&Look::default(), "any other");
    for (screen, look) in looks().all() {
        check(look, screen.name());
    }
}

#[test]
fn every_screen_has_music_and_every_track_the_files_of_its_layers() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound/music");
    for (screen, look) in looks().all() {
        let track = look.track.unwrap_or_else(|| panic!("{} is silent", screen.name()));
        for layer in LAYERS {
            let path = folder.join(format!("{track}_{layer}.ogg"));
            assert!(path.is_file(), "{} is missing", path.display());
        }
    }
}

#[test]
fn every_hint_has_a_name_of_its_own_and_is_one_line() {
    fn of<F: 'static>(hints: &'static [Hint<F>]) -> impl Iterator<Item = (&'static str, String)> {
        hints.iter().map(|hint| (hint.key, (hint.words)()))
    }
    let all: Vec<(&str, String)> = of(&view::hints::HINTS)
        .chain(of(&breach::hints::HINTS))
        .chain(of(&battle::look::HINTS))
        .chain(of(&sector::hints::HINTS))
        .chain(of(&screens::looks::HINTS))
        .collect();
    let mut keys: Vec<&str> = all.iter().map(|(key, _)| *key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), all.len());
    for (key, words) in all {
        let letters = words.chars().count();
        assert!((20..=124).contains(&letters), "{key}: {letters} letters");
    }
}
