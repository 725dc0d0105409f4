//! The mod or relic looked at.
//! It is a mod to fit, one to take out, or a relic. Also which mods cannot be fitted, and why.

use super::GearSystems;
use super::unit::AtHand;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, ModId, RunCommand};
use daemonfall_core::Fingerprint;
use daemonfall_platform::refusals;
use daemonfall_sector::UnitId;
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

pub fn plugin(app: &mut App) {
    app.init_resource::<Looked>().init_resource::<Refusals>().init_resource::<Drawn>().add_systems(
        Update,
        (notice, look, ask.run_if(resource_changed::<Drawn>)).chain().in_set(GearSystems::Look),
    );
}
