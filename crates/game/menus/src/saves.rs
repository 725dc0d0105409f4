//! Saved runs: the autosave, its earlier turns, three slots, and the replays.
//! Opened from the title to load a run, and from a run to save it.

#[cfg(target_family = "wasm")]
mod chosen;
#[cfg(not(target_family = "wasm"))]
pub mod files;
#[cfg(not(target_family = "wasm"))]
mod import;
mod replays;
mod rows;
pub mod slot_actions;
mod words;

use super::page;
use crate::prelude::*;
use daemonfall_campaign::saves::{Glance, Slot, look};
use daemonfall_ui::scroll::KeepsFocus;
use slot_actions::SlotAction;

#[derive(Resource, Clone, Debug, PartialEq)]
struct Shelf {
    glances: Vec<(Slot, Glance)>,
    /// Slots identical to the autosave.
    alike: Vec<Slot>,
    /// The slot whose row gets the focus first.
    last: Slot,
}

impl Default for Shelf {
    fn default() -> Self {
        Self { glances: Vec::new(), alike: Vec::new(), last: Slot::Auto }
    }
}

impl Shelf {
    fn of(&self, slot: Slot) -> &Glance {
        let found = self.glances.iter().find(|(known, _)| *known == slot);
        found.map_or(&Glance::Empty, |(_, glance)| glance)
    }
}

#[derive(Component)]
struct Root;

fn look_anew(store: &SaveStore, data: &GameData, shelf: &mut Shelf) {
    shelf.glances = look(&***store, &data.0).to_vec();
    let text = |slot: Slot| store.read(slot.file()).ok().flatten();
    let kept = text(Slot::Auto);
    let alike = |slot: &Slot| kept.is_some() && text(*slot) == kept;
    shelf.alike = Slot::ALL.into_iter().filter(alike).collect();
}

fn enter(
    store: Res<SaveStore>,
    data: Res<GameData>,
    campaign: Option<Res<Campaign>>,
    mut shelf: ResMut<Shelf>,
) {
    shelf.last = if campaign.is_some() { Slot::One } else { Slot::Auto };
    look_anew(&store, &data, &mut shelf);
}

fn home(campaign: Option<&Campaign>) -> Screen {
    campaign.map_or(Screen::TITLE, |it| screen_of(&it.run().phase))
}

fn show(
    shelf: Res<Shelf>,
    campaign: Option<Res<Campaign>>,
    data: Res<GameData>,
    pens: Pens,
    old: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    commands.despawn_all(&old);
    let in_run = campaign.is_some();
    let words = if in_run { t!("saves-told-in-run") } else { t!("saves-told") };
    let root = page::list(&mut commands, pen.atlas, Screen::SAVES, [14.0, 6.0], Root);
    let heading = if in_run { t!("saves-heading-in-run") } else { t!("saves-heading") };
    commands.entity(root).with_child(text(theme::TITLE, theme::LIGHT, heading)).with_child(text(
        theme::BODY,
        theme::NEUTRAL,
        words,
    ));
    let rows: Vec<Entity> = Slot::ALL
        .into_iter()
        .filter(|slot| *slot == Slot::Auto || slot.is_own() || holds_earlier(&shelf, *slot, in_run))
        .map(|slot| rows::spawn(&mut commands, &data, &shelf, slot, in_run))
        .collect();
    let harmless = rows::begins_harmless(&shelf, shelf.last, in_run);
    let foot = foot(&mut commands, in_run, !harmless);
    let list = list(&mut commands, [10.0, 398.0], [6.0, 262.0], &rows);
    commands.entity(root).add_children(&[list, foot]);
}

/// In wide and in compact windows: the gap between rows, and the greatest height.
fn list(commands: &mut Commands, wide: [f32; 2], compact: [f32; 2], rows: &[Entity]) -> Entity {
    let node = Node { max_height: px(wide[1]), overflow: Overflow::scroll_y(), ..column(wide[0]) };
    let node = Adapts::new(node, |node| {
        node.row_gap = px(compact[0]);
        node.max_height = px(compact[1]);
    });
    commands.spawn((Scrolls, KeepsFocus, node)).add_children(rows).id()
}

/// One cannot save into an earlier turn's slot, and an empty one is pointless.
fn holds_earlier(shelf: &Shelf, slot: Slot, in_run: bool) -> bool {
    !in_run && *shelf.of(slot) != Glance::Empty
}

/// The foot; `first` says whether its back button gets the focus.
fn foot(commands: &mut Commands, in_run: bool, first: bool) -> Entity {
    let mut parts = Vec::new();
    if in_run {
        let about = Tooltip::above(t!("saves-export-run-about"));
        parts.push(sends(commands, t!("saves-export-run"), about, SlotAction::ExportRun));
    }
    let about = Tooltip::above(t!("saves-back-about"));
    let go =
        |_: On<Activate>, campaign: Option<Res<Campaign>>, mut next: ResMut<NextState<Screen>>| {
            next.set(home(campaign.as_deref()));
        };
    let back = action(commands, t!("saves-back"), about, go);
    commands.entity(back).mark::<FocusFirst>(first);
    parts.push(back);
    if !in_run {
        let about = Tooltip::above(t!("saves-replays-about"));
        parts.push(sends(commands, t!("saves-replays"), about, SlotAction::Replays));
    }
    for part in &parts {
        commands.entity(*part).node(|node| node.width = px(220));
    }
    let row = Node { column_gap: px(10), ..default() };
    commands.group(row, &parts)
}

fn step_back(
    mut back: ResMut<Back>,
    campaign: Option<Res<Campaign>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if back.take() {
        next.set(home(campaign.as_deref()));
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::SAVES)
        .init_resource::<Shelf>()
        .add_plugins((slot_actions::plugin, replays::plugin))
        .add_systems(OnEnter(Screen::SAVES), (enter, page::scenery(Screen::SAVES)))
        .add_systems(
            Update,
            (
                show.run_if(resource_changed::<Shelf>).after(slot_actions::DeedSystems),
                step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::SAVES)),
        );
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(import::plugin);
    #[cfg(target_family = "wasm")]
    app.add_plugins(chosen::plugin);
}
