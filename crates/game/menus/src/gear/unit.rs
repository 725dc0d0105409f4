//! The selected unit, whose mods are shown and changed.

use super::GearSystems;
use bevy::prelude::*;
use daemonfall_campaign::Campaign;
use daemonfall_platform::screen::Screen;
use daemonfall_sector::{Unit, UnitId};
use daemonfall_sector_mode::choosing::Choosing;
use daemonfall_sector_mode::map_view::MapView;

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

pub fn plugin(app: &mut App) {
    app.init_resource::<AtHand>()
        .add_systems(OnEnter(Screen::GEAR), enter.run_if(resource_exists::<Campaign>))
        .add_systems(Update, check.in_set(GearSystems::Look));
}
