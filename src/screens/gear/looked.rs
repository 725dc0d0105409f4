//! What is looked at: a mod that could be fitted, one that could be taken out, a relic; and which
//! mods cannot be fitted, and why.

use super::GearSystems;
use super::hand::AtHand;
use crate::refusals;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, ModId, RunCommand};
use daemonfall_core::Fingerprint;
use daemonfall_sector::UnitId;
use std::collections::BTreeMap;

/// A widget that stands for a mod.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// For one that nobody carries.
    Loose(ModId),
    /// For one that the unit at hand carries.
    Fitted(ModId),
    /// For a relic.
    Relic(ModId),
}

/// What is looked at, by focus or pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Looked(pub Option<Stands>);

/// For the unit at hand: mods that nobody carries and that it cannot take, with the reason.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals {
    unit: Option<UnitId>,
    reasons: BTreeMap<ModId, String>,
}

impl Refusals {
    /// Why it cannot take a mod; none when it can.
    pub fn of(&self, item: ModId) -> Option<&str> {
        self.reasons.get(&item).map(String::as_str)
    }
}

/// The state of the run and the unit at hand that everything was drawn for: whoever draws listens
/// to it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Drawn {
    steps: usize,
    last: Fingerprint,
    unit: Option<UnitId>,
}

/// Notices a step of the run, one taken back, and another unit at hand. That the run was touched
/// alone says nothing.
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

/// Asks the rules about every mod that lies there.
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

/// Finds out what is looked at.
pub fn plugin(app: &mut App) {
    app.init_resource::<Looked>().init_resource::<Refusals>().init_resource::<Drawn>().add_systems(
        Update,
        (notice, look, ask.run_if(resource_changed::<Drawn>)).chain().in_set(GearSystems::Look),
    );
}
