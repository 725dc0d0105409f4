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

use super::{backdrop, title};
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_campaign::saves::{Glance, Slot, look};
use daemonfall_input::back::{Back, BackSystems};
use daemonfall_input::focus::FocusScope;
use daemonfall_input::touch::Scrolls;
use daemonfall_platform::assets::atlas::Atlas;
use daemonfall_platform::data::GameData;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::screen::{AddScreen, Screen};
use daemonfall_run::phase::screen_of;
use daemonfall_text::t;
use daemonfall_ui::focus::{Activate, FocusFirst};
use daemonfall_ui::scale::Adapts;
use daemonfall_ui::scroll::KeepsFocus;
use daemonfall_ui::theme::{self, Fonts};
use daemonfall_ui::tooltip::Tooltip;
use daemonfall_ui::widgets::{button, text};
use slot_actions::Deed;

/// The last known content of each slot, and the slot used last.
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
    shelf.last = match campaign.is_some() {
        true => Slot::One,
        false => Slot::Auto,
    };
    look_anew(&store, &data, &mut shelf);
}

/// The screen to return to: the run's, or the title.
fn home(campaign: Option<&Campaign>) -> Screen {
    campaign.map_or(Screen::TITLE, |it| screen_of(&it.run().phase))
}

fn scenery(atlas: Res<Atlas>, fonts: Res<Fonts>, mut commands: Commands) {
    backdrop::spawn(&mut commands, &atlas, Screen::SAVES);
    commands.spawn((DespawnOnExit(Screen::SAVES), title::foot(&fonts)));
}

fn show(
    shelf: Res<Shelf>,
    campaign: Option<Res<Campaign>>,
    data: Res<GameData>,
    fonts: Res<Fonts>,
    atlas: Res<Atlas>,
    old: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    for old in &old {
        commands.entity(old).despawn();
    }
    let in_run = campaign.is_some();
    let words = match in_run {
        true => t!("saves-told-in-run"),
        false => t!("saves-told"),
    };
    let root = commands
        .spawn((
            Root,
            DespawnOnExit(Screen::SAVES),
            FocusScope(0),
            Adapts::new(
                Node {
                    padding: UiRect { left: px(96), right: px(96), bottom: px(40), ..default() },
                    ..title::upright(14.0)
                },
                |node| {
                    node.padding = UiRect::horizontal(px(20));
                    node.row_gap = px(6);
                },
            ),
            backdrop::dimmed(),
            Pickable::IGNORE,
        ))
        .with_child(backdrop::rim(&atlas))
        .with_children(|root| {
            let heading = match in_run {
                true => t!("saves-heading-in-run"),
                false => t!("saves-heading"),
            };
            root.spawn(text(&fonts, theme::TITLE, theme::LIGHT, heading));
            root.spawn(text(&fonts, theme::BODY, theme::NEUTRAL, words));
        })
        .id();
    let rows: Vec<Entity> = Slot::ALL
        .into_iter()
        .filter(|slot| *slot == Slot::Auto || slot.is_own() || holds_earlier(&shelf, *slot, in_run))
        .map(|slot| rows::spawn(&mut commands, &fonts, &data, &shelf, slot, in_run))
        .collect();
    let harmless = rows::begins_harmless(&shelf, shelf.last, in_run);
    let foot = foot(&mut commands, &fonts, in_run, !harmless);
    let list = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(10),
        max_height: px(398),
        overflow: Overflow::scroll_y(),
        ..default()
    };
    let list = commands
        .spawn((
            Scrolls,
            KeepsFocus,
            Adapts::new(list, |node| {
                node.row_gap = px(6);
                node.max_height = px(262);
            }),
        ))
        .add_children(&rows)
        .id();
    commands.entity(root).add_children(&[list, foot]);
}

/// Whether a slot of an earlier turn is shown: one cannot save into it, and an empty one is
/// pointless.
fn holds_earlier(shelf: &Shelf, slot: Slot, in_run: bool) -> bool {
    !in_run && *shelf.of(slot) != Glance::Empty
}

/// The foot; `first` says whether its back button gets the focus.
fn foot(commands: &mut Commands, fonts: &Fonts, in_run: bool, first: bool) -> Entity {
    let mut parts = Vec::new();
    if in_run {
        let export = commands
            .spawn((
                button(fonts, t!("saves-export-run")),
                Tooltip::above(t!("saves-export-run-about")),
            ))
            .observe(|_: On<Activate>, mut deeds: MessageWriter<Deed>| {
                deeds.write(Deed::ExportRun);
            })
            .id();
        parts.push(export);
    }
    let back = commands
        .spawn((button(fonts, t!("saves-back")), Tooltip::above(t!("saves-back-about"))))
        .observe(
            |_: On<Activate>,
             campaign: Option<Res<Campaign>>,
             mut next: ResMut<NextState<Screen>>| {
                next.set(home(campaign.as_deref()));
            },
        )
        .id();
    if first {
        commands.entity(back).insert(FocusFirst);
    }
    parts.push(back);
    if !in_run {
        let replays = commands
            .spawn((button(fonts, t!("saves-replays")), Tooltip::above(t!("saves-replays-about"))))
            .observe(|_: On<Activate>, mut deeds: MessageWriter<Deed>| {
                deeds.write(Deed::Replays);
            })
            .id();
        parts.push(replays);
    }
    for part in &parts {
        commands.entity(*part).entry::<Node>().and_modify(|mut node| node.width = px(220));
    }
    let row = Node { column_gap: px(10), ..default() };
    commands.spawn((row, Pickable::IGNORE)).add_children(&parts).id()
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
        .add_systems(OnEnter(Screen::SAVES), (enter, scenery))
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
