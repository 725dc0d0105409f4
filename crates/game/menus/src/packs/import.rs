//! Packs in a browser: the player chooses zip files, which the browser keeps, and removes those that
//! are not in use.

use super::{Last, read_anew};
use crate::prelude::*;
use daemonfall_packs::ARCHIVE_AT_MOST;
use daemonfall_platform::packs::Packs;
use daemonfall_platform::web;

/// One more than an archive may have: what is cut off is told to be too large.
const BYTES_AT_MOST: u64 = (ARCHIVE_AT_MOST << 10) + 1;

/// The row of what the player may do, before the way back.
pub fn foot(commands: &mut Commands, packs: &Packs, back: Entity) -> Entity {
    let mut all = vec![
        commands
            .spawn((button(t!("packs-import")), Tooltip::above(t!("packs-import-about"))))
            .observe(|_: On<Activate>| web::packs::choose(BYTES_AT_MOST))
            .id(),
    ];
    if packs.idle() > 0 {
        let about = Tooltip::above(t!("packs-remove-about", count = packs.idle()));
        let removes = commands
            .spawn((button(t!("packs-remove")), about))
            .observe(|_: On<Activate>, mut commands: Commands| commands.queue(remove))
            .id();
        all.push(removes);
    }
    all.push(back);
    commands.group(Node { column_gap: px(10), ..default() }, &all)
}

fn remove(world: &mut World) {
    let gone = world.resource_mut::<Packs>().remove_idle();
    for name in &gone {
        web::packs::forget(name);
    }
    read_anew(world);
    world.write_message(Notice::done(t!("packs-removed", count = gone.len())));
}

/// Takes in the chosen files; a broken one changes nothing.
fn take(world: &mut World) {
    while let Some((file, archive)) = web::packs::arrived() {
        let imported = world.resource_mut::<Packs>().import(&file, &archive);
        let notice = match imported {
            Err(errors) => {
                let first = errors.0.first().map(ToString::to_string);
                Notice::wrong(t!("packs-refused", reason = first.unwrap_or_default()))
            }
            Ok(id) => {
                web::packs::keep(&id, &archive);
                world.resource_mut::<Last>().0 = Some(id);
                read_anew(world);
                Notice::done(t!("packs-imported", file = file))
            }
        };
        world.write_message(notice);
    }
}

/// What the browser could not do is told on whatever screen.
fn hear(mut notices: MessageWriter<Notice>) {
    while let Some((pack, reason)) = web::packs::failed() {
        notices.write(Notice::wrong(match pack.is_empty() {
            true => t!("packs-unread", reason = reason),
            false => t!("packs-unkept", pack = pack, reason = reason),
        }));
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (take.run_if(in_state(Screen::PACKS)), hear.run_if(not(in_state(Screen::LOADING)))),
    );
}
