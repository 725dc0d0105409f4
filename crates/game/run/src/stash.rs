//! Everything shown along with a run: the log, the battles, the view of the map.
//! It is put away while a past step is on the screen, and comes back with the run.

use bevy::prelude::*;
use daemonfall_campaign::Campaign;

/// Puts something back for a returning run.
pub type PutBack = Box<dyn FnOnce(&mut World, &Campaign) + Send + Sync>;

/// Takes something out of the world, if it is there.
type Take = fn(&mut World) -> Option<PutBack>;

#[derive(Resource, Default)]
struct Known(Vec<Take>);

pub struct Stash(Vec<PutBack>);

impl Stash {
    pub fn clear(world: &mut World) -> Self {
        let all = world.get_resource::<Known>().map(|known| known.0.clone());
        Self(all.unwrap_or_default().into_iter().filter_map(|take| take(world)).collect())
    }

    pub fn lay_back(self, world: &mut World, run: &Campaign) {
        for put_back in self.0 {
            put_back(world, run);
        }
    }
}

fn take<R: Resource>(world: &mut World) -> Option<PutBack> {
    let it = world.remove_resource::<R>()?;
    Some(Box::new(move |world, _| world.insert_resource(it)))
}

pub trait Stashes {
    fn stash<R: Resource>(&mut self) -> &mut Self {
        self.stash_by(take::<R>)
    }

    /// Something that is put away and comes back in its own way.
    fn stash_by(&mut self, take: Take) -> &mut Self;
}

impl Stashes for App {
    fn stash_by(&mut self, take: Take) -> &mut Self {
        self.world_mut().get_resource_or_init::<Known>().0.push(take);
        self
    }
}
