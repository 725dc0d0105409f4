//! The dialogue that asks for a file and imports its run into a slot.

use super::slot_actions::{DeedSystems, SlotAction, tell_import};
use super::words::{lines, number};
use super::{Shelf, files};
use crate::prelude::*;
use daemonfall_campaign::saves::{Glance, Slot, import};
use daemonfall_platform::saves::store::Store;
use daemonfall_ui::field::{Field, field};
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Component, Clone, Copy)]
struct Import(Slot);

#[derive(Component)]
struct PathField;
#[derive(Component)]
struct TakeTyped;

#[derive(Message, Clone, Debug, PartialEq, Eq)]
struct Take(PathBuf);

/// Greatest number of files offered: the last ones by name.
const OFFERED: usize = 6;
/// Greatest length of a path, in letters.
const LETTERS: usize = 400;

fn open(
    mut deeds: MessageReader<SlotAction>,
    shelf: Res<Shelf>,
    store: Res<SaveStore>,
    data: Res<GameData>,
    mut commands: Commands,
) {
    let wished = deeds.read().find_map(|deed| match deed {
        SlotAction::Import(slot) => Some(*slot),
        _ => None,
    });
    let Some(slot) = wished else { return };
    let heading = t!("saves-import-heading", slot = number(slot));
    let root = (Import(slot), DespawnOnExit(Screen::SAVES));
    let panel = dialogue::spawn(&mut commands, heading, 10, 760.0, root);
    let glance = shelf.of(slot);
    let full = *glance != Glance::Empty;
    let folder = files::folder(&store);
    let found = files::found(&folder);
    let mut parts = Vec::new();
    if full {
        let [held, _] = lines(&data.0, glance);
        let words = t!("saves-import-holds", held = held);
        parts.push(commands.spawn(text(theme::BODY, theme::DANGER, words)).id());
    }
    let words = t!("saves-import-files", folder = folder.display().to_string());
    parts.push(commands.spawn(text(theme::SMALL, theme::DIM, words)).id());
    if found.is_empty() {
        let words = t!("saves-import-none");
        parts.push(commands.spawn(text(theme::SMALL, theme::FAINT, words)).id());
    }
    let from = found.len().saturating_sub(OFFERED);
    for (place, path) in found[from..].iter().enumerate() {
        let it = offered(&mut commands, path, full);
        if place == 0 {
            commands.entity(it).insert(FocusFirst);
        }
        parts.push(it);
    }
    parts.push(typed(&mut commands, found.is_empty()));
    parts.push(foot(&mut commands, full));
    commands.entity(panel).add_children(&parts);
}

/// What a button does that imports the file that `path` finds.
fn takes<E: EntityEvent>(
    path: impl Fn(&Query<&Field, With<PathField>>) -> PathBuf,
) -> impl Fn(On<E>, Query<&Field, With<PathField>>, MessageWriter<Take>) {
    move |_, field, mut takes| {
        takes.write(Take(path(&field)));
    }
}

/// A button that imports a file; it asks first if the slot is full.
fn take_button(
    commands: &mut Commands,
    label: String,
    about: Tooltip,
    full: bool,
    path: impl Fn(&Query<&Field, With<PathField>>) -> PathBuf + Send + Sync + 'static,
) -> Entity {
    if full {
        let asks = [label, t!("saves-import-overwrite")];
        return confirm(commands, asks, about, takes::<Confirmed>(path));
    }
    action(commands, label, about, takes::<Activate>(path))
}

fn offered(commands: &mut Commands, path: &Path, full: bool) -> Entity {
    let label = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let about = Tooltip::beside(t!("saves-import-file-about"));
    let path = path.to_path_buf();
    take_button(commands, label, about, full, move |_| path.clone())
}

fn typed(commands: &mut Commands, first: bool) -> Entity {
    let about = t!("saves-import-path-about");
    let field = commands
        .spawn((
            field(Field::new("", t!("saves-import-path"), LETTERS)),
            PathField,
            Tooltip::beside(about),
        ))
        .node(|node| node.overflow = Overflow::clip())
        .observe(
            |_: On<Activate>,
             buttons: Query<Entity, With<TakeTyped>>,
             mut focus: ResMut<InputFocus>,
             mut commands: Commands| {
                for entity in &buttons {
                    focus.set(entity, FocusCause::Navigated);
                    commands.trigger(Activate { entity });
                }
            },
        )
        .id();
    if first {
        commands.entity(field).insert(FocusFirst);
    }
    field
}

fn foot(commands: &mut Commands, full: bool) -> Entity {
    let about = Tooltip::new(t!("saves-import-take-about"));
    let take = take_button(commands, t!("saves-import-take"), about, full, |fields| {
        let typed = fields.single().map(|field| field.text.clone());
        files::meant(&typed.unwrap_or_default())
    });
    commands.entity(take).insert(TakeTyped);
    let about = Tooltip::new(t!("saves-import-back-about"));
    let back = action(commands, t!("saves-import-back"), about, dialogue::close::<Import>);
    side_by_side(commands, 8.0, &[take, back])
}

fn take(
    store: &dyn Store,
    slot: Slot,
    content: &Arc<Content>,
    path: &Path,
) -> Result<String, String> {
    if path.as_os_str().is_empty() {
        return Err(t!("saves-import-no-name"));
    }
    let (text, place) = (files::read(path)?, path.display().to_string());
    let taken = import(store, slot, content, &place, &text);
    taken.map(|_| place).map_err(|error| refused::kept(&error))
}

fn obey(world: &mut World) {
    let wished = world.resource_mut::<Messages<Take>>().drain().last();
    let mut open = world.query::<(Entity, &Import)>();
    let (Some(Take(path)), Some((dialogue, Import(slot)))) =
        (wished, open.iter(world).next().map(|(entity, it)| (entity, *it)))
    else {
        return;
    };
    let content = world.resource::<GameData>().0.clone();
    let work = move |store: &dyn Store| take(store, slot, &content, &path);
    world.resource::<SaveStore>().later(None, work, move |world, taken| {
        // The player may have closed it meanwhile.
        if taken.is_ok() {
            let _ = world.try_despawn(dialogue);
        }
        tell_import(world, slot, taken);
    });
}

pub fn plugin(app: &mut App) {
    app.add_message::<Take>().add_systems(
        Update,
        (
            // The key that opens it must not also choose in it.
            open.after(FocusSystems).after(DeedSystems),
            obey.run_if(on_message::<Take>),
            dialogue::step_back::<Import>.in_set(BackSystems::Dialogue),
        )
            .run_if(in_state(Screen::SAVES)),
    );
}
