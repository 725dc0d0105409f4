//! The practice ladder in the game: the current puzzle, what its player can ask for, past results,
//! and overlays on the screens of dive and breach. The rules of puzzles are in the campaign crate.

pub mod banner;
mod letters;
mod moment;
pub mod page;

use crate::feats;
use crate::prelude::*;
use bevy::ecs::message::MessageCursor;
use daemonfall_breach_mode::TakeBack;
use daemonfall_campaign::puzzles::{Ladder, Puzzle, Session, Standing};
use daemonfall_campaign::saves::{SaveError, keep_ladder, keep_profile, load_ladder, load_profile};
use daemonfall_campaign::{Exercise, Practice};
use daemonfall_dive_mode::puzzle_actions::LadderAction;
use daemonfall_dive_mode::session::back;
use daemonfall_dive_mode::view::camera::Zoom;
use daemonfall_dive_mode::view::hud::keys::UndoKey;
use daemonfall_platform::clock::today;
use daemonfall_platform::saves::store::Store;
use daemonfall_run::act::restart;
use daemonfall_run::practice::{PracticeBegins, practise};
use daemonfall_run::{Happened, TakenBack};
use daemonfall_ui::entity_commands::Spawns;
use daemonfall_ui::hints::HintSystems;

/// The player's place on the ladder, while a puzzle is played.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Climb {
    /// The puzzle's index, from 0.
    pub place: usize,
    pub hints: usize,
    /// The best result before the one that is in the book now.
    best: Option<u32>,
    /// Whether the result is in the book.
    pub(super) noted: bool,
}

/// The index of the puzzle that was played last.
#[derive(Resource, Clone, Copy, Debug)]
struct Last(usize);

/// The puzzle in progress and the place on the ladder.
#[derive(SystemParam)]
pub struct Climbing<'w> {
    climb: Option<Res<'w, Climb>>,
    practice: Option<Res<'w, Practice>>,
}

impl Climbing<'_> {
    pub fn now(&self) -> Option<(Climb, &Session)> {
        Some((**self.climb.as_ref()?, self.practice.as_ref()?.puzzle()?))
    }
}

/// Begins the puzzle at an index of the ladder; without one there, shows the ladder.
pub fn begin(world: &mut World, place: usize) {
    let content = world.resource::<GameData>().0.clone();
    let Some(puzzle): Option<&Puzzle> = content.puzzles.get(place) else {
        world.resource_mut::<NextState<Screen>>().set(Screen::LADDER);
        return;
    };
    world.insert_resource(Climb { place, hints: 0, best: None, noted: false });
    world.insert_resource(Last(place));
    practise(world, Exercise::Puzzle(Box::new(puzzle.clone())));
}

/// Begins the next puzzle that is not solved, from this one on; without any, shows the ladder.
fn next(world: &mut World, place: usize) {
    let (content, book) = (&world.resource::<GameData>().0, world.resource::<Book>());
    let count = content.puzzles.len();
    let mut others = (1..count).map(|step| (place + step) % count);
    let open = others.find(|other| book.0.best(&content.puzzles[*other]).is_none());
    begin(world, open.unwrap_or(count));
}

/// Each puzzle starts at its intended zoom, whatever the zoom was before.
fn look_whole(mut zoom: ResMut<Zoom>) {
    zoom.steps = 0;
}

fn leave(mut commands: Commands) {
    commands.remove_resource::<Climb>();
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LadderRequest {
    Undo,
    Restart,
    Hint,
    Next,
    Leave,
}

/// The request behind an action; none where the breach itself takes back with the same key.
fn of_action(action: LadderAction, breach_takes_back: bool) -> Option<LadderRequest> {
    match action {
        LadderAction::Undo => (!breach_takes_back).then_some(LadderRequest::Undo),
        LadderAction::Restart => Some(LadderRequest::Restart),
        LadderAction::Hint => Some(LadderRequest::Hint),
    }
}

/// Ignores presses from before the puzzle or dive was on the screen, such as those that led there.
fn of_actions(
    input: Res<ActionInput>,
    screen: Res<State<Screen>>,
    mut wishes: MessageWriter<LadderRequest>,
) {
    let taken_back = *screen.get() == Screen::BREACH && input.has_on_screen(BreachAction::Undo);
    let pressed = input.pressed().filter(|_| !input.is_early());
    wishes.write_batch(pressed.filter_map(|action| of_action(action, taken_back)));
}

fn obey(world: &mut World, mut reader: Local<MessageCursor<LadderRequest>>) {
    let wishes: Vec<LadderRequest> =
        reader.read(world.resource::<Messages<LadderRequest>>()).copied().collect();
    for wish in wishes {
        carry_out(world, wish);
        if let Some(mut paused) = world.get_resource_mut::<NextState<Paused>>() {
            paused.set(Paused(false));
        }
    }
}

fn carry_out(world: &mut World, wish: LadderRequest) {
    let place = world.get_resource::<Climb>().map(|climb| climb.place);
    let practice = world.get_resource::<Practice>();
    let in_breach = practice.is_some_and(Practice::is_breach);
    match (wish, place) {
        (LadderRequest::Undo, _) if in_breach => drop(world.write_message(TakeBack)),
        (LadderRequest::Undo, _) => back::take_back(world),
        (_, None) => {}
        (LadderRequest::Restart, Some(place)) if in_breach => begin(world, place),
        (LadderRequest::Restart, _) => restart(world),
        (LadderRequest::Hint, _) => {
            let hints = practice.and_then(Practice::puzzle).map(|it| it.puzzle().hints.len());
            let mut climb = world.resource_mut::<Climb>();
            climb.hints = (climb.hints + 1).min(hints.unwrap_or_default());
        }
        (LadderRequest::Next, Some(place)) => next(world, place),
        (LadderRequest::Leave, _) => world.resource_mut::<NextState<Screen>>().set(Screen::LADDER),
    }
}

pub fn wish(parent: &mut impl Spawns, wish: LadderRequest) -> Entity {
    let (label, about) = match wish {
        LadderRequest::Undo => (t!("ladder-undo"), t!("ladder-undo-about")),
        LadderRequest::Restart => (t!("ladder-restart"), t!("ladder-restart-about")),
        LadderRequest::Hint => (t!("ladder-hint"), t!("ladder-hint-about")),
        LadderRequest::Next => (t!("ladder-next"), t!("ladder-next-about")),
        LadderRequest::Leave => (t!("ladder-leave"), t!("ladder-leave-about")),
    };
    sends(parent, label, Tooltip::beside(about), wish)
}

pub fn of_pause(commands: &mut Commands) -> Vec<Entity> {
    [LadderRequest::Undo, LadderRequest::Restart, LadderRequest::Hint, LadderRequest::Leave]
        .map(|it| wish(commands, it))
        .into()
}

/// What a pause says of the puzzle: its number and title, its goal, and what was used.
pub fn told(climbing: &Climbing) -> Option<String> {
    let (climb, session) = climbing.now()?;
    let puzzle = session.puzzle();
    let title = format!("{}. {}", climb.place + 1, puzzle.title);
    Some([&title, &puzzle.goal, &banner::used(session)].map(String::as_str).join("\n"))
}

#[derive(Resource, Clone, Debug, Default)]
struct Book(pub Ladder);

fn read(store: Res<SaveStore>, mut book: ResMut<Book>, mut notices: MessageWriter<Notice>) {
    match load_ladder(&***store) {
        Ok(kept) => {
            book.0 = kept.value;
            if let Some(error) = kept.damage {
                let error = refused::kept(&error);
                notices.write(Notice::wrong(t!("ladder-backup", error = error)));
            }
        }
        Err(error) => {
            let error = refused::kept(&error);
            notices.write(Notice::wrong(t!("ladder-unreadable", error = error)));
        }
    }
}

fn note(
    store: Res<SaveStore>,
    data: Res<GameData>,
    mut climb: ResMut<Climb>,
    practice: Option<Res<Practice>>,
    mut book: ResMut<Book>,
) {
    let Some(session) = practice.as_deref().and_then(Practice::puzzle) else { return };
    let Standing::Won { spent } = *session.standing() else { return };
    if climb.noted {
        return;
    }
    climb.noted = true;
    climb.best = book.0.best(session.puzzle());
    if !book.0.note(session.puzzle(), spent) {
        return;
    }
    let (ladder, content) = (book.0.clone(), data.0.clone());
    let told_of = content.clone();
    let told = move |world: &mut World, kept: Result<Vec<String>, String>| match kept {
        Ok(new) => feats::announce(world, &told_of, &new),
        Err(words) => drop(world.write_message(Notice::wrong(words))),
    };
    store.later(None, move |store| keep(store, &content, &ladder), told);
}

/// Keeps the ladder, and counts it into the profile; returns new feats, or what went wrong, for the
/// player.
fn keep(store: &dyn Store, content: &Content, ladder: &Ladder) -> Result<Vec<String>, String> {
    let kept = keep_ladder(store, ladder);
    kept.map_err(|error| t!("ladder-unkept", error = refused::kept(&error)))?;
    let unkept = |error: SaveError| t!("feats-unkept", error = refused::kept(&error));
    let mut profile = load_profile(store).map_err(unkept)?.value;
    let before = profile.progress;
    let new = profile.climb(content, ladder, today());
    if profile.progress != before {
        keep_profile(store, &profile).map_err(unkept)?;
    }
    Ok(new)
}

pub fn plugin(app: &mut App) {
    for screen in [Screen::TITLE, Screen::PRACTICE, Screen::LADDER, Screen::LINE_UP] {
        app.add_systems(OnEnter(screen), leave.run_if(resource_exists::<Climb>));
    }
    app.add_plugins((banner::plugin, moment::plugin))
        // A puzzle has its own hints.
        .configure_sets(Update, HintSystems::Attend.run_if(not(resource_exists::<Climb>)))
        .add_systems(
            OnEnter(Screen::DIVE),
            look_whole.after(PracticeBegins).run_if(resource_exists::<Climb>),
        )
        .add_observer(|_: On<Happened>, climb: Option<ResMut<Climb>>| {
            if let Some(mut climb) = climb {
                climb.set_changed();
            }
        })
        .add_observer(|_: On<TakenBack>, climb: Option<ResMut<Climb>>| {
            if let Some(mut climb) = climb {
                climb.noted = false;
            }
        })
        .insert_resource(UndoKey(key_name(LadderAction::Undo)))
        .add_message::<LadderRequest>()
        .add_systems(
            Update,
            (
                of_actions.run_if(
                    in_state(Paused(false))
                        .and_then(resource_exists::<Climb>.or_else(back::is_free_dive)),
                ),
                // Pauses over any practice ask.
                obey,
            )
                .chain(),
        )
        .init_resource::<Book>()
        .add_systems(OnEnter(Screen::LADDER), read)
        .add_systems(Update, note.run_if(resource_exists_and_changed::<Climb>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::content;
    use daemonfall_platform::saves::store::MemoryStore;

    #[test]
    fn puzzles_at_par_are_kept_and_bring_a_feat_once() -> Result<(), String> {
        let (content, store) = (content()?, MemoryStore::default());
        let mut ladder = Ladder::default();
        for puzzle in &content.puzzles {
            ladder.note(puzzle, puzzle.par);
        }
        assert_eq!(keep(&store, &content, &ladder)?, ["at_par"]);
        assert_eq!(keep(&store, &content, &ladder)?, [""; 0]);
        let kept = load_profile(&store).map_err(|error| error.to_string())?.value;
        assert!(kept.earned("at_par").is_some_and(|earned| earned.run.is_none()));
        let kept = load_ladder(&store).map_err(|error| error.to_string())?.value;
        assert_eq!(kept, ladder);
        Ok(())
    }

    #[test]
    fn what_the_breach_takes_back_by_the_same_key_is_taken_back_once() {
        assert_eq!(of_action(LadderAction::Undo, false), Some(LadderRequest::Undo));
        assert_eq!(of_action(LadderAction::Undo, true), None);
        assert_eq!(of_action(LadderAction::Restart, true), Some(LadderRequest::Restart));
        assert_eq!(of_action(LadderAction::Hint, true), Some(LadderRequest::Hint));
    }
}
