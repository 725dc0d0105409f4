//! The time lab.
//! A scenario of the clock, row by row, forward and back, with the machine's whole state at once.
//!
//! Requests from all devices → [`transport::Transport`] (the film and the position in it) → the panels, each
//! painted when the film has moved. No rule runs here: the film holds every frame.

mod cast;
mod diagram;
mod facts;
mod foot;
mod head;
mod keys;
mod layout;
mod list;
pub mod look;
mod own;
mod parts;
mod remarks;
pub mod shelf;
pub mod steps;
mod trace;
pub mod transport;

pub use diagram::rule;

use bevy::prelude::*;
use daemonfall_input::back::{Back, BackSystems};
use daemonfall_input::bindings::RegisterActions;
use daemonfall_platform::assets::folder::AssetsFolder;
use daemonfall_platform::assets::needed::Needed;
use daemonfall_platform::assets::text::TextFile;
use daemonfall_platform::cli::Options;
use daemonfall_platform::notice::Notice;
#[cfg(not(target_family = "wasm"))]
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::screen::{AddScreen, Screen};
use daemonfall_text::t;
use daemonfall_ui::focus::FocusSystems;
use shelf::Shelf;
use transport::{LabRequest, NewFilm, Transport};

/// Within [`Update`], the lab moves in this set; its panels are painted after.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct LabSystems;

pub fn team_colour(team: u32) -> Color {
    use daemonfall_ui::theme;
    match team {
        0 | 1 => theme::YOU,
        2 => theme::HOSTILE,
        3 => theme::PICKUP,
        _ => theme::NEUTRAL,
    }
}

#[derive(Resource)]
struct BuiltIn(Handle<TextFile>);

/// Their path below the assets folder.
const BUILT_IN: &str = "scenarios/clock.ron";
/// The folder of the player's scenarios, inside the store's folder.
const FOLDER: &str = "scenarios";

impl FromWorld for BuiltIn {
    fn from_world(world: &mut World) -> Self {
        let handle = world.resource::<AssetServer>().load(BUILT_IN);
        world.resource_mut::<Needed>().add(handle.clone());
        Self(handle)
    }
}

fn read_shelf(world: &World) -> Shelf {
    let mut shelf = Shelf::default();
    #[cfg(not(target_family = "wasm"))]
    if let Some(file) = &world.resource::<Options>().time_lab {
        shelf.add_file(file);
    }
    let built_in = &world.resource::<BuiltIn>().0;
    if let Some(text) = world.resource::<Assets<TextFile>>().get(built_in) {
        let path = world.resource::<AssetsFolder>().path_of(BUILT_IN);
        shelf.add(&path, &text.0, true);
    }
    #[cfg(not(target_family = "wasm"))]
    shelf.add_folder(std::path::Path::new(&world.resource::<SaveStore>().place(FOLDER)));
    shelf
}

fn fill(world: &mut World) {
    let shelf = read_shelf(world);
    // A single error is reported at once; the list names them all.
    match &shelf.wrong[..] {
        [] => {}
        [one] => drop(world.write_message(Notice::wrong(one.clone()))),
        more => {
            let notice = t!("lab-wrong-files", count = more.len());
            world.write_message(Notice::wrong(notice));
        }
    }
    world.resource_mut::<Transport>().fill(shelf);
    world.write_message(NewFilm);
}

fn enter(world: &mut World) {
    world.insert_resource(Transport::default());
    fill(world);
    if world.resource::<Options>().time_lab.is_none() {
        world.write_message(LabRequest::List);
    }
}

fn obey(
    mut wishes: MessageReader<LabRequest>,
    mut reel: ResMut<Transport>,
    mut films: MessageWriter<NewFilm>,
    mut commands: Commands,
) {
    for wish in wishes.read() {
        match wish {
            LabRequest::Reread => commands.queue(fill),
            LabRequest::List => {}
            _ => {
                if reel.obey(*wish) {
                    films.write(NewFilm);
                }
            }
        }
    }
}

fn play(time: Res<Time<Real>>, mut reel: ResMut<Transport>) {
    // Avoid triggering change detection if nothing moves.
    if reel.playing && reel.bypass_change_detection().play_on(time.delta_secs()) {
        reel.set_changed();
    }
}

fn step_back(mut back: ResMut<Back>, mut next: ResMut<NextState<Screen>>) {
    if back.take() {
        next.set(Screen::PRACTICE);
    }
}

pub fn plugin(app: &mut App) {
    app.add_screen(Screen::TIME_LAB)
        .register_actions::<LabRequest>()
        .init_resource::<BuiltIn>()
        .init_resource::<Transport>()
        .add_message::<LabRequest>()
        .add_message::<NewFilm>()
        .add_systems(OnEnter(Screen::TIME_LAB), (enter, layout::spawn).chain())
        .add_systems(
            Update,
            (
                // Before the list is used: the key that chooses in it must not open it again.
                (keys::read, obey, play).chain().in_set(LabSystems).before(FocusSystems),
                step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::TIME_LAB)),
        )
        .add_plugins((
            cast::plugin,
            diagram::plugin,
            facts::plugin,
            foot::plugin,
            head::plugin,
            list::plugin,
            look::plugin,
            trace::plugin,
        ));
}
