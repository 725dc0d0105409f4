//! Keyframes: everything that rules may change, as plain values at one beat.
//!
//! With them, a diverging replay can report where it differs.

use crate::components::{Object, Placed, Traits};
use crate::dive::fingerprint;
use crate::grid::Grid;
use crate::snapshot::ObjectRecord;
use crate::state::DiveState;
use bevy_ecs::prelude::*;
use daemonfall_core::{Fingerprint, StreamPositions, Streams};
use serde::{Deserialize, Serialize};

/// The number of beats between two keyframes of a replay.
pub const KEYFRAME_BEATS: u32 = 50;

/// The changing part of a dive's state after a beat.
#[derive(Serialize, Deserialize, Clone, Debug, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Keyframe {
    pub beat: u32,
    pub print: Fingerprint,
    /// Fingerprint of the plain floors and walls.
    pub grid: Fingerprint,
    pub state: DiveState,
    pub streams: StreamPositions,
    /// All objects by spawn number, with the components that change.
    pub objects: Vec<ObjectRecord>,
}

impl Keyframe {
    /// The keyframe of a world between two beats.
    pub fn take(world: &mut World) -> Self {
        let mut query = world.query::<(EntityRef, &Object, &Placed)>();
        let record = |(entity, object, placed): (EntityRef, &Object, &Placed)| {
            let all = Traits::take(entity);
            let mut traits = Traits {
                health: all.health,
                statused: all.statused,
                sequential: all.sequential,
                fuse: all.fuse,
                ..Traits::default()
            };
            if all.player.is_some() {
                (traits.player, traits.attacking) = (all.player, all.attacking);
                (traits.attackable, traits.digging) = (all.attackable, all.digging);
            }
            ObjectRecord { object: *object, placed: *placed, traits }
        };
        let mut objects: Vec<ObjectRecord> = query.iter(world).map(record).collect();
        objects.sort_unstable_by_key(|record| record.object.id);
        Self {
            beat: world.resource::<DiveState>().beat,
            print: fingerprint(world),
            grid: world.resource::<Grid>().print(),
            state: world.resource::<DiveState>().clone(),
            streams: world.resource::<Streams>().positions(),
            objects,
        }
    }

    /// All differences from another keyframe, as (where, here, there), in a fixed order.
    pub fn differences(&self, other: &Keyframe) -> Vec<(String, String, String)> {
        let mut found = Vec::new();
        compare("the dive", &self.state, &other.state, &mut found);
        compare("the streams", &self.streams, &other.streams, &mut found);
        if self.grid != other.grid {
            found.push((
                "the plain floors and walls".into(),
                self.grid.to_string(),
                other.grid.to_string(),
            ));
        }
        let (mut mine, mut theirs) =
            (self.objects.iter().peekable(), other.objects.iter().peekable());
        loop {
            let next = [mine.peek(), theirs.peek()]
                .into_iter()
                .flatten()
                .map(|record| record.object.id)
                .min();
            let Some(id) = next else { return found };
            let name = format!("object {}", id.0);
            match (
                mine.next_if(|record| record.object.id == id),
                theirs.next_if(|record| record.object.id == id),
            ) {
                (Some(here), Some(there)) => compare(&name, here, there, &mut found),
                (here, there) => {
                    let tell = |record: Option<&ObjectRecord>| {
                        record.map_or("none", |_| "there").to_owned()
                    };
                    found.push((name, tell(here), tell(there)));
                }
            }
        }
    }
}

fn compare<T: Serialize>(
    name: &str,
    here: &T,
    there: &T,
    found: &mut Vec<(String, String, String)>,
) {
    let (Ok(here), Ok(there)) = (serde_json::to_value(here), serde_json::to_value(there)) else {
        return;
    };
    walk(name, &here, &there, found);
}

fn walk(
    name: &str,
    here: &serde_json::Value,
    there: &serde_json::Value,
    found: &mut Vec<(String, String, String)>,
) {
    use serde_json::Value::{Null, Object};
    if here == there {
        return;
    }
    let (Object(mine), Object(theirs)) = (here, there) else {
        return found.push((name.into(), here.to_string(), there.to_string()));
    };
    let keys: std::collections::BTreeSet<&String> = mine.keys().chain(theirs.keys()).collect();
    for key in keys {
        walk(
            &format!("{name}, {key}"),
            mine.get(key).unwrap_or(&Null),
            theirs.get(key).unwrap_or(&Null),
            found,
        );
    }
}
