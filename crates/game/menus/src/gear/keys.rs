//! Keys and pad of the screen: taking out, undoing, stepping through the units.

use super::GearSystems;
use super::selection::{Drawn, Looked, Stands};
use super::unit::AtHand;
use crate::loadout_actions::FittingAction;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use daemonfall_campaign::{Campaign, RunCommand};
use daemonfall_input::action_input::ActionInput;
use daemonfall_run::Order;
use daemonfall_run::act::take_back;
use daemonfall_ui::dialogue::Dialogue;
use daemonfall_ui::prelude::*;

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
    let changed = resource_changed::<Drawn>.or_else(any_match_filter::<Added<UndoButton>>);
    app.add_message::<GearRequest>().add_systems(
        Update,
        (
            (read, obey).chain().in_set(GearSystems::Keys),
            paint.in_set(GearSystems::Draw).run_if(changed),
        ),
    );
}
