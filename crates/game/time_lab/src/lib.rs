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
mod help;
mod layout;
mod lines;
mod list;
mod parts;
mod remarks;
pub mod shelf;
pub mod steps;
mod trace;
pub mod transport;

pub use diagram::rule;

use daemonfall_platform::assets::needed::Needed;
use daemonfall_platform::assets::{AssetsFolder, TextFile};
use daemonfall_platform::cli::Options;
use daemonfall_platform::data::GameData;
#[cfg(not(target_family = "wasm"))]
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_ui::look::{AddLook, HintLine, LAID_OUT_FOR, LARGEST_IN_PLACE, Look, Place};
use daemonfall_ui::prelude::*;
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
        let breach = &world.resource::<GameData>().0.breach;
        shelf.name_units(|key| breach.find_unit(key).map(|id| breach.unit(id).name.clone()));
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

/// A film waits behind a dialogue.
fn play(time: Res<Time<Real>>, scopes: Query<(), With<FocusScope>>, mut reel: ResMut<Transport>) {
    if !scopes.is_empty() {
        return;
    }
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

/// Where the rule of the current step stands; the lab has no compact layout.
const HINT: Place = Place::down_to(982.0, 626.0, 282.0);

// Arrows, WASD and vi keys share actions, as in the dive.
daemonfall_input::action_table! {
    LabRequest, Group::alone("lab", 7, || t!("actions-time-lab"));
    LabRequest::Step(-1) => "lab.left", t!("action-lab-left"), [ArrowLeft KeyA KeyH], [DPadLeft], repeats;
    LabRequest::Step(1) => "lab.right", t!("action-lab-right"), [ArrowRight KeyD KeyL], [DPadRight], repeats;
    LabRequest::Action(-1) => "lab.up", t!("action-lab-up"), [ArrowUp KeyW KeyK], [DPadUp], repeats;
    LabRequest::Action(1) => "lab.down", t!("action-lab-down"), [ArrowDown KeyS KeyJ], [DPadDown], repeats;
    LabRequest::Start => "lab.start", t!("action-lab-start"), [Home], [LeftTrigger2];
    LabRequest::End => "lab.end", t!("action-lab-end"), [End], [RightTrigger2];
    LabRequest::Play => "lab.play", t!("action-lab-play"), [Space], [South];
    LabRequest::Speed(1) => "lab.faster", t!("action-lab-faster"), [Equal NumpadAdd], [RightThumb];
    LabRequest::Speed(-1) => "lab.slower", t!("action-lab-slower"), [Minus NumpadSubtract], [LeftThumb];
    LabRequest::Scenario(1) => "lab.after", t!("action-lab-after"), [Tab PageDown], [RightTrigger];
    LabRequest::Scenario(-1) => "lab.before", t!("action-lab-before"), [PageUp], [LeftTrigger];
    LabRequest::List => "lab.list", t!("action-lab-list"), [Enter NumpadEnter], [North];
    LabRequest::Reread => "lab.reread", t!("action-lab-reread"), [KeyR], [Select];
}

pub fn read(input: Res<ActionInput>, mut wishes: MessageWriter<LabRequest>) {
    wishes.write_batch(input.on_screen().map(|wish| match wish {
        LabRequest::Scenario(1) if input.shift() => LabRequest::Scenario(-1),
        other => other,
    }));
}

/// How the interface treats the lab's screen.
pub fn look(app: &mut App) {
    app.add_look(
        Screen::TIME_LAB,
        Look {
            whole: Some(LAID_OUT_FOR),
            letters: LARGEST_IN_PLACE,
            topics: &[Topic::Breach],
            help: Topic::Breach,
            hint: HintLine { wide: HINT, compact: HINT, ..default() },
            title: |_| Some(t!("window-lab")),
            track: Some("breach"),
            ..default()
        },
    );
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
                (read, obey, play).chain().in_set(LabSystems).before(FocusSystems),
                step_back.in_set(BackSystems::Screen),
            )
                .run_if(in_state(Screen::TIME_LAB)),
        )
        .init_resource::<trace::Following>()
        .init_resource::<trace::Shown>()
        .add_observer(trace::click)
        .add_systems(
            Update,
            (
                (
                    diagram::paint,
                    facts::paint,
                    facts::tell_rule,
                    head::paint,
                    head::paint_phases,
                    trace::moved.before(trace::fill),
                )
                    .run_if(resource_changed::<Transport>),
                (foot::mark, foot::paint.run_if(resource_changed::<Transport>)).chain(),
                facts::make_room_for_hints,
                (trace::fill, trace::paint, trace::look_ahead, trace::follow, trace::hide_cut)
                    .chain(),
                (
                    cast::fill,
                    cast::paint
                        .run_if(resource_changed::<Transport>.or_else(on_message::<NewFilm>)),
                    cast::glide,
                    cast::follow,
                )
                    .chain(),
            )
                .after(LabSystems)
                .run_if(in_state(Screen::TIME_LAB)),
        )
        .add_plugins((look, list::plugin, help::plugin));
}
