//! Practice battle: two stacks of up to eight, their odds as they change, and the fight.
//! Ends in [`NextBattle`].

mod about;
mod best;
mod foot;
mod slots;
pub mod stacks;

use super::page::back_to;
use super::seed_row::{self, SeedSettled, SeedSystems};
use crate::loadout_actions::{FittingAction, FocusedPlace};
use crate::prelude::*;
use daemonfall_battle::MoveTypes;
use daemonfall_battle_mode::begin::NextBattle;
use daemonfall_battle_mode::muster::{self, Fight};
use daemonfall_battle_mode::odds::Odds;
use daemonfall_battle_mode::screen;
use daemonfall_input::global_actions::MenuAction;
use daemonfall_platform::cli::Options;
use daemonfall_ui::region::Pane;
use stacks::{Place, Stacks};

#[derive(Resource)]
pub struct Composed(pub Result<Fight, String>);

/// Both stacks and the kinds to choose from.
pub const LEFT: Region = Region::new(Vec2::new(20.0, 20.0), Vec2::new(2.0, 2.0), 0.655);
pub const PREVIEW: Pane = Pane {
    from: Rect { min: Vec2::new(888.0, 64.0), max: Vec2::new(1256.0, 606.0) },
    to: Rect { min: Vec2::new(568.0, 2.0), max: Vec2::new(936.0, 384.0) },
};

/// Within [`Update`], the stacks change in this set; systems that show them run after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct ComposeSystems;

fn show(
    pens: Pens,
    time: Res<Time<Real>>,
    library: Res<BreachLibrary>,
    options: Res<Options>,
    stacks: Option<Res<Stacks>>,
    mut odds: ResMut<Odds>,
    mut commands: Commands,
) {
    let pen = &pens.pen();
    if stacks.is_none() {
        commands.insert_resource(Stacks::first(&library));
    }
    commands.insert_resource(Composed(Err(t!("compose-not-yet"))));
    // A battle shown in between may have asked for other odds.
    odds.rest();
    let stage = screen::spawn(&mut commands, Screen::COMPOSE, FocusScope(0));
    commands.entity(stage).with_children(|stage| {
        region::spawn(stage, LEFT, |stage| {
            let title = t!("compose-heading");
            pen.text(stage, (24.0, 40.0), Anchor::Start, theme::NAME_LARGE, theme::LIGHT, title);
            best::build_line(stage);
            slots::build(stage, pen);
            about::build_kinds(stage, pen, &library);
            about::build(stage);
            foot::build_role(stage);
        });
        region::spawn_pane(stage, PREVIEW, |stage| foot::build_preview(stage, pen));
        foot::build(stage, pen);
    });
    foot::seed_row(&mut commands, stage, &time);
    if let Some(seed) = options.seed {
        commands.queue(move |world: &mut World| seed_row::put(world, seed));
    }
}

fn set_up(library: Res<BreachLibrary>, stacks: Res<Stacks>, mut composed: ResMut<Composed>) {
    composed.0 = muster::set_up(&library, &MoveTypes::standard(), &stacks.lists());
}

fn ask(composed: Res<Composed>, mut odds: ResMut<Odds>) {
    match &composed.0 {
        Ok(fight) => odds.ask(&fight.plan, None),
        Err(_) => odds.rest(),
    }
}

fn begin(
    mut settled: MessageReader<SeedSettled>,
    composed: Res<Composed>,
    mut battle: ResMut<NextBattle>,
    mut notices: MessageWriter<Notice>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(SeedSettled(seed)) = settled.read().last() else {
        return;
    };
    match &composed.0 {
        Ok(fight) => {
            battle.0 = Some(fight.clone().fight(*seed, Screen::COMPOSE));
            next.set(Screen::BATTLE);
        }
        Err(reason) => {
            notices.write(Notice::wrong(t!("compose-no-battle", reason = reason)));
        }
    }
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Composed>();
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
enum OrderRequest {
    TakeOff,
    Shift(i32),
}

fn read(input: Res<ActionInput>, mut wishes: MessageWriter<OrderRequest>) {
    wishes.write_batch(input.pressed().filter_map(|action| match action {
        FittingAction::TakeOut => Some(OrderRequest::TakeOff),
        FittingAction::Before => Some(OrderRequest::Shift(-1)),
        FittingAction::After => Some(OrderRequest::Shift(1)),
        _ => None,
    }));
    // With Shift, the keys for left and right take the focused unit along.
    let shifted = input.pressed().filter(|_| input.shift());
    wishes.write_batch(shifted.filter_map(|action| match action {
        MenuAction::Left => Some(OrderRequest::Shift(-1)),
        MenuAction::Right => Some(OrderRequest::Shift(1)),
        _ => None,
    }));
}

/// Runs before the same key moves the focus: a unit that swaps places keeps the focus.
fn obey(
    mut wishes: MessageReader<OrderRequest>,
    mut place: FocusedPlace<Place>,
    mut last: Local<Option<Place>>,
    mut stacks: ResMut<Stacks>,
) {
    let focused = place.get();
    // The arrow key has already moved the focus; the request is for the previous one.
    let before = std::mem::replace(&mut *last, focused);
    for wish in wishes.read() {
        match (*wish, focused, before) {
            (OrderRequest::TakeOff, Some(at), _) => stacks.remove(at),
            (OrderRequest::Shift(by), _, Some(from)) => {
                let to = from.at.saturating_add_signed(by as isize);
                let Some(stands) = stacks.shift(from, to) else {
                    continue;
                };
                stacks.chosen = Some(stands);
                *last = Some(stands);
                place.set(stands);
            }
            _ => {}
        }
    }
}

pub fn plugin(app: &mut App) {
    let here = in_state(Screen::COMPOSE).and_then(resource_exists::<Stacks>);
    app.add_screen(Screen::COMPOSE)
        .configure_sets(Update, ComposeSystems.after(FocusSystems).run_if(here.clone()))
        .add_systems(OnEnter(Screen::COMPOSE), show)
        .add_systems(OnExit(Screen::COMPOSE), forget)
        .add_plugins((slots::plugin, about::plugin, best::plugin, foot::plugin))
        .add_systems(
            Update,
            (
                (
                    set_up.run_if(
                        resource_exists_and_changed::<Stacks>.or_else(resource_added::<Composed>),
                    ),
                    ask.run_if(resource_exists_and_changed::<Composed>),
                )
                    .chain()
                    .after(ComposeSystems),
                begin.after(SeedSystems),
                back_to(Screen::PRACTICE).in_set(BackSystems::Screen),
            )
                .run_if(here),
        )
        .add_message::<OrderRequest>()
        .add_systems(Update, (read, obey).chain().in_set(ComposeSystems));
}
