//! The row of a pack: whether it is on, its name, its sentence or what is wrong, and its place.

use super::PackWish;
use super::details::Told;
use crate::page::file_name;
use crate::prelude::*;
use crate::settings::{arrow, face};
use daemonfall_input::touch::TakesDrag;
use daemonfall_packs::Broken;
use daemonfall_platform::packs::Listed;
use daemonfall_ui::focus::{Turn, Turns};

/// The id of the pack of a row.
#[derive(Component, Clone, Debug)]
pub struct PackRow(pub String);

pub fn spawn(commands: &mut Commands, pack: &Listed, first: bool) -> Entity {
    let manifest = &pack.manifest;
    let id = manifest.id.clone();
    let (state, ink) = match (pack.on, pack.errors.0.is_empty()) {
        (true, true) => (t!("packs-on"), theme::YOU),
        (true, false) => (t!("packs-left"), theme::DANGER),
        (false, _) => (t!("packs-off"), theme::DIM),
    };
    let about = match pack.given {
        true => t!("packs-given"),
        false => t!("packs-row-about"),
    };
    let row = commands
        .spawn((face(56.0), Turns, TakesDrag, PackRow(id.clone()), Told::of(pack)))
        .insert(Tooltip::above(about))
        .observe(switch)
        .observe(turn)
        .observe(drop_here)
        .id();
    commands.entity(row).mark::<FocusFirst>(first).with_children(|parent| {
        parent.cell(cell(84.0), text(theme::BODY_MEDIUM, ink, state));
        parent.part(share_column(), |words| {
            let name = format!("{} {}", manifest.name, manifest.version);
            words.spawn(text(theme::BODY_MEDIUM, theme::LIGHT, name));
            let (ink, line) = match pack.errors.0.first() {
                Some(error) => (theme::DANGER, error.reason.clone()),
                None => (theme::DIM, manifest.about.clone()),
            };
            words.spawn(text(theme::SMALL, ink, line));
        });
        arrow(parent, row, -1, "\u{2191}");
        arrow(parent, row, 1, "\u{2193}");
    });
    row
}

/// A row of something that is no sound pack: it can be read, and nothing else.
pub fn spawn_broken(commands: &mut Commands, broken: &Broken) -> Entity {
    let row = commands.spawn((face(56.0), Told::wrong(&broken.errors))).id();
    commands.entity(row).with_children(|parent| {
        parent.cell(cell(84.0), text(theme::BODY_MEDIUM, theme::DANGER, t!("packs-broken")));
        parent.part(share_column(), |words| {
            words.spawn(text(theme::BODY_MEDIUM, theme::LIGHT, file_name(&broken.place)));
            let first = broken.errors.0.first().map(|error| error.reason.clone());
            words.spawn(text(theme::SMALL, theme::DANGER, first.unwrap_or_default()));
        });
    });
    row
}

/// Parts below each other that take the room left.
fn share_column() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), ..column(2.0) }
}

fn switch(used: On<Activate>, rows: Query<&PackRow>, mut wishes: MessageWriter<PackWish>) {
    if let Ok(PackRow(id)) = rows.get(used.entity) {
        wishes.write(PackWish::Switch(id.clone()));
    }
}

fn turn(turn: On<Turn>, rows: Query<&PackRow>, mut wishes: MessageWriter<PackWish>) {
    if let Ok(PackRow(id)) = rows.get(turn.entity) {
        wishes.write(PackWish::Move(id.clone(), turn.by));
    }
}

fn drop_here(
    dropped: On<Pointer<DragDrop>>,
    rows: Query<&PackRow>,
    mut wishes: MessageWriter<PackWish>,
) {
    if let (Ok(PackRow(to)), Ok(PackRow(id))) =
        (rows.get(dropped.entity), rows.get(dropped.dropped))
        && to != id
    {
        wishes.write(PackWish::Put(id.clone(), to.clone()));
    }
}
