//! Everything shown along with a run: the log, the battles, the view of the map.
//! It is put away and brought back with the run.

use crate::breach::{self, Duel};
use crate::run::recall::Recall;
use crate::sector::choosing::Choosing;
use crate::sector::film::Film;
use crate::sector::log::Chronicle;
use crate::sector::screen::camera::View;
use crate::sector::show::Battles;
use crate::sector::table::Table;
use bevy::prelude::*;
use daemonfall_campaign::{Campaign, Phase};

/// Everything shown along with a run.
pub struct Desk {
    table: Option<Table>,
    choosing: Option<Choosing>,
    film: Option<Film>,
    view: Option<View>,
    battles: Option<Battles>,
    chronicle: Option<Chronicle>,
    recall: Option<Recall>,
    breach: Option<(breach::log::Chronicle, Duel)>,
}

impl Desk {
    /// Takes it out of the world.
    pub fn clear(world: &mut World) -> Self {
        let log = world.get_resource::<breach::log::Chronicle>().cloned();
        let duel = world.get_resource::<Duel>().cloned();
        Self {
            table: world.remove_resource(),
            choosing: world.remove_resource(),
            film: world.remove_resource(),
            view: world.remove_resource(),
            battles: world.remove_resource(),
            chronicle: world.remove_resource(),
            recall: world.remove_resource(),
            breach: log.zip(duel),
        }
    }

    /// Puts it back for a returning run.
    pub fn lay_back(self, world: &mut World, run: &Campaign) {
        fn put<R: Resource>(world: &mut World, it: Option<R>) {
            if let Some(it) = it {
                world.insert_resource(it);
            }
        }
        put(world, self.table);
        put(world, self.choosing);
        put(world, self.film);
        put(world, self.view);
        put(world, self.battles);
        put(world, self.chronicle);
        put(world, self.recall);
        let in_breach = matches!(run.run().phase, Phase::Breach(_));
        if let Some((log, duel)) = self.breach.filter(|_| in_breach) {
            world.insert_resource(log);
            world.insert_resource(duel);
            world.insert_resource(breach::begin::Aside);
        }
    }
}
