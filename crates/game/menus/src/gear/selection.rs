//! The selected unit, and the mod or relic looked at: one to fit, one to take out, or a relic. Also
//! which mods cannot be fitted and why, and the keys that change all this.

use super::GearSystems;
use super::picked::{Picked, forget};
use crate::loadout_actions::FittingAction;
use crate::prelude::*;
use daemonfall_campaign::ModId;
use daemonfall_core::Fingerprint;
use daemonfall_run::act::take_back;
use daemonfall_sector::{Unit, UnitId};
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::map_view::MapView;
use daemonfall_ui::dialogue::Dialogue;
use std::collections::BTreeMap;

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    Loose(ModId),
    /// A mod of the selected unit.
    Fitted(ModId),
    Relic(ModId),
}

/// What is looked at, by focus or pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looked(pub Option<Stands>);

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    unit: Option<UnitId>,
    reasons: BTreeMap<ModId, String>,
}

impl Refusals {
    pub fn of(&self, item: ModId) -> Option<&str> {
        self.reasons.get(&item).map(String::as_str)
    }
}

/// What everything was drawn for; drawing systems watch it for changes.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    steps: usize,
    last: Fingerprint,
    unit: Option<UnitId>,
}

/// A mere mutable access to the run does not count as a change.
fn notice(campaign: Res<Campaign>, hand: Res<AtHand>, mut drawn: ResMut<Drawn>) {
    let steps = &campaign.replay().steps;
    drawn.set_if_neq(Drawn {
        steps: steps.len(),
        last: steps.last().map(|step| step.1).unwrap_or_default(),
        unit: hand.0,
    });
}

fn look(focus: Res<InputFocus>, widgets: Query<&Stands>, mut looked: ResMut<Looked>) {
    let now = focus.get().and_then(|entity| widgets.get(entity).ok());
    looked.set_if_neq(Looked(now.copied()));
}

fn ask(world: &mut World) {
    let unit = world.resource::<AtHand>().0;
    let found = world.resource_scope(|world, campaign: Mut<Campaign>| {
        let mut reasons = BTreeMap::new();
        for item in &campaign.run().gear.loose {
            let Some(unit) = unit else { break };
            let fit = RunCommand::Fit { unit, item: *item };
            if let Err(refusal) = campaign.check(world, &fit) {
                reasons.insert(*item, refusals::run(&refusal));
            }
        }
        Refusals { unit, reasons }
    });
    world.resource_mut::<Refusals>().set_if_neq(found);
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AtHand(pub Option<UnitId>);

impl AtHand {
    pub fn unit<'a>(&self, campaign: &'a Campaign) -> Option<&'a Unit> {
        self.0.and_then(|id| campaign.run().unit(id))
    }

    /// Moves this number of units on in the list, wrapping around.
    pub fn step(&mut self, campaign: &Campaign, by: isize) {
        let all: Vec<UnitId> = campaign.run().units().map(|unit| unit.id).collect();
        let now = all.iter().position(|id| Some(*id) == self.0);
        let next =
            now.map_or(0, |now| (now as isize + by).rem_euclid(all.len().max(1) as isize) as usize);
        self.0 = all.get(next).copied();
    }
}

/// Keeps the unit if it is in the map's selected stack; else takes its face, or the first unit.
fn enter(
    campaign: Res<Campaign>,
    table: Res<MapView>,
    choosing: Res<Choosing>,
    mut hand: ResMut<AtHand>,
) {
    let stack = choosing.selected.and_then(|id| table.stack(id));
    let still = stack.is_some_and(|stack| stack.units.iter().any(|unit| Some(unit.id) == hand.0));
    if still {
        return;
    }
    let face = stack.and_then(|stack| stack.face()).map(|unit| unit.id);
    let first = campaign.run().units().next().map(|unit| unit.id);
    hand.0 = face.or(first);
}

fn check(campaign: Res<Campaign>, mut hand: ResMut<AtHand>) {
    if hand.unit(&campaign).is_none() {
        let first = campaign.run().units().next().map(|unit| unit.id);
        if hand.0 != first {
            hand.0 = first;
        }
    }
}

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum GearRequest {
    TakeOut,
    Undo,
    Step(isize),
}

#[derive(Component)]
pub struct UndoButton;

fn read(
    input: Res<ActionInput>,
    dialogues: Query<(), With<Dialogue>>,
    mut wishes: MessageWriter<GearRequest>,
) {
    for action in input.fresh().filter(|_| dialogues.is_empty()) {
        wishes.write(match action {
            FittingAction::TakeOut => GearRequest::TakeOut,
            FittingAction::Undo => GearRequest::Undo,
            FittingAction::Before => GearRequest::Step(-1),
            FittingAction::After => GearRequest::Step(1),
            _ => continue,
        });
    }
}

/// Whether the last step of the run was a change of mods, which can be taken back here.
fn can_undo(campaign: &Campaign) -> bool {
    let last = campaign.replay().steps.last();
    let of_gear = matches!(last, Some((RunCommand::Fit { .. } | RunCommand::Unfit { .. }, _)));
    of_gear && campaign.can_undo()
}

fn obey(world: &mut World) {
    let wishes: Vec<GearRequest> = world.resource_mut::<Messages<GearRequest>>().drain().collect();
    for wish in wishes {
        match wish {
            GearRequest::TakeOut => take_out(world),
            GearRequest::Step(by) => world.resource_scope(|world, campaign: Mut<Campaign>| {
                world.resource_mut::<AtHand>().step(&campaign, by);
            }),
            GearRequest::Undo if can_undo(world.resource::<Campaign>()) => take_back(world),
            GearRequest::Undo => {
                let words = t!("gear-nothing-to-undo");
                world.write_message(Notice::done(words));
            }
        }
    }
}

fn take_out(world: &mut World) {
    let unit = world.resource::<AtHand>().0;
    match (world.resource::<Looked>().0, unit) {
        (Some(Stands::Fitted(item)), Some(unit)) => {
            world.write_message(Order(RunCommand::Unfit { unit, item }));
        }
        _ => {
            world.write_message(Notice::done(t!("gear-look-at-slot")));
        }
    }
}

fn paint(
    campaign: Res<Campaign>,
    button: Single<Entity, With<UndoButton>>,
    mut commands: Commands,
) {
    commands.entity(*button).mark::<InteractionDisabled>(!can_undo(&campaign));
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Looked>()
        .init_resource::<Refusals>()
        .init_resource::<Drawn>()
        .init_resource::<Picked>()
        .add_systems(
            Update,
            (notice, look, forget, ask.run_if(resource_changed::<Drawn>))
                .chain()
                .in_set(GearSystems::Look),
        )
        .init_resource::<AtHand>()
        .add_systems(OnEnter(Screen::GEAR), enter.run_if(resource_exists::<Campaign>))
        .add_systems(Update, check.in_set(GearSystems::Look))
        .add_message::<GearRequest>()
        .add_systems(
            Update,
            (
                (read, obey).chain().in_set(GearSystems::Keys),
                paint.in_set(GearSystems::Draw).run_if(changed_or_new::<Drawn, UndoButton>),
            ),
        );
}
