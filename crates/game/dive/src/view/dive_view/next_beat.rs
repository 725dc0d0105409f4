//! What the next beat brings if the choice pointed at is made, or else if the player waits.

use super::reach::around;
use super::{DiveView, Seen};
use crate::prelude::*;
use daemonfall_dungeon::{Deed, Forecast};

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct NextBeat {
    /// About the choice pointed at, not about waiting.
    pub pointed: bool,
    /// What each object in sight does; `None` if dice decide.
    pub deeds: BTreeMap<ObjectId, Option<Deed>>,
    /// The player's health.
    pub health: i32,
    /// Cells that are struck by something in sight other than the player.
    pub struck: Vec<Cell>,
}

impl NextBeat {
    pub fn of(scene: &DiveView, forecast: &Forecast, pointed: bool) -> Self {
        let seen = |id: &ObjectId| {
            scene.hero != Some(*id)
                && scene.things.get(id).is_some_and(|thing| scene.in_sight(thing))
        };
        let mut struck = Vec::new();
        for event in forecast.known() {
            match event {
                DiveEvent::Swung { id, cells, .. } if seen(id) => struck.extend(cells),
                DiveEvent::Exploded { id, centre, .. } if seen(id) => {
                    struck.extend(around(*centre))
                }
                DiveEvent::Moved { id, to, .. } if seen(id) && is_shot(scene, *id) => {
                    struck.push(*to);
                }
                _ => {}
            }
        }
        struck.retain(|cell| scene.seen(*cell) == Seen::Now);
        let deeds = forecast.deeds.iter().filter(|(id, _)| seen(id));
        let health = scene.player().and_then(|player| player.traits.health);
        Self {
            pointed,
            deeds: deeds.map(|(id, deed)| (*id, *deed)).collect(),
            health: health.map_or(i32::MAX, |health| health.current),
            struck,
        }
    }

    /// Whether something in sight will hit the player.
    pub fn hits_player(&self) -> bool {
        self.deeds.values().flatten().any(|deed| deed.harm.is_some())
    }
}

fn is_shot(scene: &DiveView, id: ObjectId) -> bool {
    scene.things.get(&id).is_some_and(|thing| thing.object.layer == Layer::Projectile)
}
