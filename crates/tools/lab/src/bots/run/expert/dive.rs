//! Dives of the expert: what the greedy diver wishes is played a few beats ahead, as the screen shows
//! it, and put off if it would hurt and something else would not.

use crate::bots::run::RunBot;
use bevy_ecs::world::World;
use daemonfall_campaign::RunCommand;
use daemonfall_core::{Side, Snapshot};
use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::{Command, Direction, DiveEvent, DiveSnapshot, Forecast, Library, Preview};

/// The cost of a point of health, in beats.
const HEALTH: i32 = 4;

impl RunBot {
    pub(in crate::bots::run) fn safest(&mut self, world: &mut World, wish: Command) -> RunCommand {
        let from = DiveSnapshot::take(world);
        let mut players = from.objects.iter().filter(|it| it.traits.player.is_some());
        let Some(me) = players.next() else { return RunCommand::Retreat };
        let health = me.traits.health.map_or(1, |health| health.current);
        let me = me.object.id;
        let library = world.resource::<Library>();
        let ahead = self.notes.ahead.get_or_insert_with(|| Preview::new(library.clone()));
        let steps = Direction::STRAIGHT.map(Command::Step);
        let others = steps.into_iter().chain([Command::Wait]);
        let mut best: Option<(i32, i32, Command)> = None;
        for command in [wish].into_iter().chain(others.clone().filter(|it| *it != wish)) {
            let Ok(first) = ahead.play(&from, &[command]) else { continue };
            let mut harm = harm(&first, me);
            if harm < health && !over(&first) {
                let next = others.clone().filter_map(|next| {
                    let both = ahead.play(&from, &[command, next]).ok()?;
                    Some(self::harm(&both, me))
                });
                let mut least = i32::MAX;
                for second in next {
                    least = least.min(second);
                    if least <= harm {
                        break;
                    }
                }
                harm = harm.max(least.min(health + 1));
            }
            let late = if command == wish { 0 } else { 1 + self.notes.put_off };
            let cost = harm * HEALTH + late - struck(&first, &from, me);
            if best.is_none_or(|(least, ..)| cost < least) {
                best = Some((cost, harm, command));
            }
            if command == wish && harm == 0 {
                break;
            }
        }
        let Some((_, harm, command)) = best else { return RunCommand::Retreat };
        if harm >= health {
            return RunCommand::Retreat;
        }
        self.notes.put_off = if command == wish { 0 } else { self.notes.put_off + 1 };
        RunCommand::Dive(command)
    }
}

/// The health that the player loses, at the worst that dice allow.
fn harm(forecast: &Forecast, me: ObjectId) -> i32 {
    let known = forecast.known().map(|event| match event {
        DiveEvent::Hit { target, damage, .. } if *target == me => *damage,
        DiveEvent::Hurt { id, damage, .. } if *id == me => *damage,
        _ => 0,
    });
    let worst = forecast.options.values();
    let doubtful = worst.map(|all| all.iter().filter_map(|(deed, _)| deed.harm).max().unwrap_or(0));
    known.sum::<i32>() + doubtful.sum::<i32>()
}

/// The health that the player's blow takes from enemies.
fn struck(forecast: &Forecast, from: &DiveSnapshot, me: ObjectId) -> i32 {
    let hostile = |id: ObjectId| {
        let mut all = from.objects.iter();
        all.any(|it| it.object.id == id && it.object.side == Side::Hostile)
    };
    let blows = forecast.known().map(|event| match event {
        DiveEvent::Hit { by, target, damage, .. } if *by == me && hostile(*target) => *damage,
        _ => 0,
    });
    blows.sum::<i32>().min(3)
}

/// Whether the floor ends with this.
fn over(forecast: &Forecast) -> bool {
    forecast
        .known()
        .any(|event| matches!(event, DiveEvent::Left { .. } | DiveEvent::FloorBegan { .. }))
}
