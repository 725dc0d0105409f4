//! The next step of a walk is tried by the rules before it is made.

use super::{Goal, Journey, PACE};
use crate::prelude::*;
use crate::screen::careful::NEAR;
use crate::screen::forecast::Oracle;
use crate::screen::ways::{is_blasted, name};
use crate::session::Play;
use crate::view::dive_view::{DiveView, Thing};
use crate::view::hud::refusal::Say;

/// While a hunter is near, this many steps of the way are tried.
pub(super) const AHEAD: usize = 6;

fn near_hunter(scene: &DiveView, at: Cell) -> Option<ObjectId> {
    let near = |thing: &&Thing| {
        thing.hunts() && scene.in_sight(thing) && thing.placed.cell.distance(at) <= NEAR
    };
    scene.things.values().find(near).map(|thing| thing.object.id)
}

/// Exploring stops for a hunter that could strike within so many beats.
const SOON: usize = 4;

/// A hunter for which exploring has not stopped yet, and that could soon strike a player who waits
/// after this step.
fn soon_strikes(world: &mut World, step: Command) -> Option<ObjectId> {
    let (scene, journey) = (world.resource::<DiveView>(), world.resource::<Journey>());
    if journey.goal != Some(Goal::Unknown) {
        return None;
    }
    let hunts = |thing: &&Thing| thing.hunts() && scene.in_sight(thing);
    let hunters = scene.things.values().filter(hunts).map(|thing| thing.object.id);
    let hunters: Vec<ObjectId> = hunters.filter(|id| !journey.hunters.contains(id)).collect();
    if hunters.is_empty() {
        return None;
    }
    let mut tried = [Command::Wait; SOON];
    tried[0] = step;
    let strikers = Oracle::ask(world, &tried)?.strikers;
    hunters.into_iter().find(|id| strikers.contains(id))
}

/// Makes the step, unless it leads into a blast, something in sight might hit the player in that
/// beat, or will in the one after; near a hunter, might on the steps ahead, unless it only flies about.
/// Before waiting, one beat is looked ahead.
pub(super) fn dare(world: &mut World) {
    let steps = std::mem::take(&mut world.resource_mut::<Journey>().next);
    let Some(step) = steps.first().copied() else { return };
    let rests = step == Command::Wait;
    let scene = world.resource::<DiveView>();
    let at = scene.player_cell();
    let hunter = at.filter(|_| !rests).and_then(|at| near_hunter(scene, at));
    let to = match step {
        Command::Step(direction) => scene.ahead(direction),
        _ => at,
    };
    let into_blast = to.is_some_and(|cell| is_blasted(scene, cell));
    let tried: Vec<Command> = match hunter {
        Some(_) => steps,
        None => vec![step],
    };
    let hero = scene.hero;
    let forecast = Oracle::ask(world, &tried);
    let first = Oracle::ask(world, &tried[..1]);
    let after = if rests { None } else { Oracle::ask(world, &[step, Command::Wait]) };
    // Who strikes, as with a whip at what is beside the way, stays where it is.
    let strikes = |event: &DiveEvent| match event {
        DiveEvent::Hit { by, damage, .. } => hero == Some(*by) && *damage > 0,
        _ => false,
    };
    let stays = after.as_ref().is_some_and(|after| after.known().any(strikes));
    let scene = world.resource::<DiveView>();
    // A shot that flies only by then is no thing of the scene yet.
    let seen = |id: &ObjectId| scene.things.get(id).is_none_or(|thing| scene.in_sight(thing));
    // What only flies about may be anywhere in a few beats: the next one counts.
    let drifts = |id: &ObjectId| scene.things.get(id).is_some_and(Thing::drifts);
    let soon = |it: &ObjectId| seen(it) && !drifts(it);
    let next = first.as_ref().and_then(|it| it.strikers.iter().copied().find(seen));
    let later = || forecast.as_ref().and_then(|it| it.strikers.iter().copied().find(soon));
    let striker = next.or_else(later);
    let trap = after.and_then(|after| {
        let sure = after.deeds.iter().filter(|(_, deed)| deed.is_some_and(|it| it.harm.is_some()));
        sure.map(|(id, _)| *id).find(seen)
    });
    // A way that cannot be tried is not taken near a hunter.
    let untried = hunter.filter(|_| forecast.is_none());
    let harm = striker.or(trap).or(untried);
    if harm.is_some() || into_blast {
        let why = match harm.map(|id| name(scene, id)) {
            Some(_) if rests => t!("dive-rest-danger"),
            Some(who) if next.is_none() => t!("dive-walk-reached", who = who),
            Some(who) => t!("dive-walk-struck", who = who),
            None => t!("dive-walk-blast"),
        };
        world.resource_mut::<Journey>().stop();
        world.write_message(Say(why));
        return;
    }
    if let Some(id) = soon_strikes(world, step) {
        let who = name(world.resource::<DiveView>(), id);
        let mut journey = world.resource_mut::<Journey>();
        journey.hunters.insert(id);
        journey.stop();
        world.write_message(Say(t!("dive-walk-hunted", who = who, beats = SOON)));
        return;
    }
    let mut journey = world.resource_mut::<Journey>();
    journey.been.extend(at.filter(|_| !stays));
    journey.rest = PACE;
    world.write_message(Play(step));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::sample::library;
    use crate::view::dive_view::read::picture;
    use daemonfall_core::Snapshot;
    use daemonfall_dungeon::ascii_map::{Course, Key, legend};
    use daemonfall_dungeon::components::Sequential;
    use daemonfall_dungeon::{install, look};

    /// A floor with a crawler that is awake and rests in the next beat.
    fn hunted(rows: &[&str]) -> Result<World, String> {
        let library = library()?;
        let read = |line: &str| legend::read("test", 1, line, &library);
        let known = [
            "@ = player",
            "c = crawler",
            "x = crate",
            r#"w = player with (attacking: (damage: 1, weapon: "whip"))"#,
        ];
        let known = known.map(read).into_iter().collect::<Result<_, _>>();
        let key = Key::of_all_kinds(&library, known.map_err(|error| error.to_string())?);
        let drawing = key.draw(rows, Course { seed: 0, floors: 1 }).map_err(|it| it.reason)?;
        let mut world = World::new();
        install(&mut world, library.clone());
        drawing.start.restore(&mut world).map_err(|error| error.to_string())?;
        for mut sequential in world.query::<&mut Sequential>().iter_mut(&mut world) {
            sequential.step = 2;
        }
        look(&mut world);
        let view = picture(&mut world, &DiveView::default());
        world.insert_resource(view);
        world.init_resource::<Messages<Play>>();
        world.init_resource::<Messages<Say>>();
        Ok(world)
    }

    /// What is played of a way, or what is said instead.
    fn dared(rows: &[&str], way: &[Direction]) -> Result<(usize, Vec<String>), String> {
        let mut world = hunted(rows)?;
        let next = way.iter().map(|way| Command::Step(*way)).collect();
        world.insert_resource(Journey { next, ..Journey::default() });
        dare(&mut world);
        let says = world.resource_mut::<Messages<Say>>().drain().map(|say| say.0).collect();
        Ok((world.resource_mut::<Messages<Play>>().drain().count(), says))
    }

    #[test]
    fn a_walk_goes_on_past_a_slow_hunter_that_can_strike_on_none_of_its_steps() {
        use Direction as D;
        let room = ["XXXXXXX", "X.....X", "X.....X", "X@...cX", "XXXXXXX"];
        // If it then waited for three beats, the crawler would be there.
        assert_eq!(dared(&room, &[D::East, D::East, D::North]), Ok((1, Vec::new())));
        let told =
            "The crawler may hit you within a few steps. Take the next step yourself, or wait."
                .to_owned();
        assert_eq!(dared(&room, &[D::East, D::East, D::West, D::East]), Ok((0, vec![told])));
    }

    #[test]
    fn exploring_stops_once_for_a_hunter_that_could_soon_strike() -> Result<(), String> {
        let mut world = hunted(&["XXXXXXX", "X.....X", "X@..c.X", "XXXXXXX"])?;
        let mut explore = |hunters: BTreeSet<ObjectId>| {
            let (goal, next) = (Some(Goal::Unknown), vec![Command::Step(Direction::East)]);
            world.insert_resource(Journey { goal, next, hunters, ..Journey::default() });
            dare(&mut world);
            let played = world.resource_mut::<Messages<Play>>().drain().count();
            let mut says = world.resource_mut::<Messages<Say>>();
            let told = says.drain().any(|it| it.0.contains("hunts"));
            (played, told, world.resource::<Journey>().hunters.clone())
        };
        let (played, told, hunters) = explore(BTreeSet::new());
        assert!(played == 0 && told && hunters.len() == 1);
        let (played, told, _) = explore(hunters);
        assert!(played == 1 && !told, "it goes on");
        Ok(())
    }

    #[test]
    fn a_step_that_strikes_something_beside_the_way_leaves_no_cell() -> Result<(), String> {
        let left = |rows: &[&str]| {
            let mut world = hunted(rows)?;
            let next = vec![Command::Step(Direction::East)];
            world.insert_resource(Journey { next, ..Journey::default() });
            dare(&mut world);
            Ok::<usize, String>(world.resource::<Journey>().been.len())
        };
        assert_eq!(left(&["XXXXX", "X.x.X", "Xw..X", "XXXXX"])?, 0);
        assert_eq!(left(&["XXXXX", "X.x.X", "X@..X", "XXXXX"])?, 1);
        Ok(())
    }
}
