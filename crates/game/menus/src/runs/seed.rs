//! Copies a seed to the clipboard: a button at the end of a run and in its pauses.

use crate::prelude::*;
#[cfg(not(target_family = "wasm"))]
use bevy::clipboard::Clipboard;
use daemonfall_ui::photo::photo_button;

pub fn copy_button(commands: &mut Commands, seed: u64) -> Entity {
    let about = t!("seed-copy-about", seed = seed_text(seed));
    let copy = move |_: On<Activate>, mut commands: Commands| {
        commands.queue(move |world: &mut World| copy(world, seed));
    };
    action(commands, t!("seed-copy"), Tooltip::beside(about), copy)
}

/// The same for a pause, next to the button for a picture.
pub fn beside_picture(commands: &mut Commands, seed: u64) -> Entity {
    let both = [photo_button(commands), copy_button(commands, seed)];
    side_by_side(commands, 10.0, &both)
}

/// Copies a seed; shows it where copying is impossible, so that it can be written down.
fn copy(world: &mut World, seed: u64) {
    let seed = seed_text(seed);
    if let Some(done) = put(world, &seed) {
        world.write_message(told(&seed, done));
    }
}

fn told(seed: &str, done: bool) -> Notice {
    match done {
        true => Notice::done(t!("seed-copied", seed = seed)),
        false => Notice::wrong(t!("seed-not-copied", seed = seed)),
    }
}

/// Puts a text into the clipboard; returns whether it worked, if known already.
#[cfg(not(target_family = "wasm"))]
fn put(world: &mut World, text: &str) -> Option<bool> {
    let clipboard = world.get_resource_mut::<Clipboard>();
    Some(clipboard.is_some_and(|mut clipboard| clipboard.set_text(text).is_ok()))
}

/// The browser answers later; [`hear`] reports it.
#[cfg(target_family = "wasm")]
fn put(_: &mut World, text: &str) -> Option<bool> {
    (!daemonfall_platform::web::copy(text)).then_some(false)
}

#[cfg(target_family = "wasm")]
fn hear(mut notices: MessageWriter<Notice>) {
    if let Some((seed, done)) = daemonfall_platform::web::copied() {
        notices.write(told(&seed, done));
    }
}

#[cfg(target_family = "wasm")]
pub fn plugin(app: &mut App) {
    app.add_systems(Update, hear);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_that_cannot_be_copied_is_told() {
        let mut world = World::new();
        world.init_resource::<Messages<Notice>>();
        copy(&mut world, 0x7F3A_19C2);
        let mut notices = world.resource_mut::<Messages<Notice>>();
        let told: Vec<Notice> = notices.drain().collect();
        assert!(told.len() == 1 && told[0].wrong);
        assert!(told[0].words.contains(&seed_text(0x7F3A_19C2)));
    }

    #[test]
    fn only_a_seed_that_the_clipboard_has_is_said_to_be_there() {
        let (done, not) = (told("7F3A-19C2", true), told("7F3A-19C2", false));
        assert!(!done.wrong && done.words.contains("copied to the clipboard"));
        assert!(not.wrong && !not.words.contains("copied to the clipboard"));
    }
}
