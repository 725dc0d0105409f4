//! A seed for the clipboard: a button at the end of a run and in its pauses.

use crate::photo::photo_button;
use crate::ui::focus::Activate;
use crate::ui::notice::Notice;
use crate::ui::theme::Fonts;
use crate::ui::tooltip::Tooltip;
use crate::ui::widgets::button;
#[cfg(not(target_family = "wasm"))]
use bevy::clipboard::Clipboard;
use bevy::prelude::*;
use daemonfall_core::seed_text;
use daemonfall_text::t;

/// A button that copies a seed.
pub fn copy_button(commands: &mut Commands, fonts: &Fonts, seed: u64) -> Entity {
    let about = t!("seed-copy-about", seed = seed_text(seed));
    commands
        .spawn((button(fonts, t!("seed-copy")), Tooltip::beside(about)))
        .observe(move |_: On<Activate>, mut commands: Commands| {
            commands.queue(move |world: &mut World| copy(world, seed));
        })
        .id()
}

/// The same in a pause, where it stands beside the button for a picture.
pub fn beside_picture(commands: &mut Commands, fonts: &Fonts, seed: u64) -> Entity {
    let both = [
        photo_button(commands, fonts),
        copy_button(commands, fonts, seed),
    ];
    for one in both {
        commands.entity(one).entry::<Node>().and_modify(|mut node| {
            node.flex_grow = 1.0;
            node.flex_basis = px(0);
        });
    }
    let row = Node {
        column_gap: px(10),
        ..default()
    };
    commands
        .spawn((row, Pickable::IGNORE))
        .add_children(&both)
        .id()
}

/// Copies a seed, and tells it where that cannot be done, so that it can be written down.
fn copy(world: &mut World, seed: u64) {
    let seed = seed_text(seed);
    let notice = match put(world, &seed) {
        true => Notice::done(t!("seed-copied", seed = seed)),
        false => Notice::wrong(t!("seed-not-copied", seed = seed)),
    };
    world.write_message(notice);
}

#[cfg(not(target_family = "wasm"))]
fn put(world: &mut World, text: &str) -> bool {
    let clipboard = world.get_resource_mut::<Clipboard>();
    clipboard.is_some_and(|mut clipboard| clipboard.set_text(text).is_ok())
}

#[cfg(target_family = "wasm")]
fn put(_: &mut World, text: &str) -> bool {
    crate::web::copy(text)
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
}
