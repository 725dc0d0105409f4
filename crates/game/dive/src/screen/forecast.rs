//! Tries the choice under the pointer, or else waiting, on a copy with the real rules, and marks the
//! result.

use super::ways::{Ground, step};
use crate::input::mode::InputMode;
use crate::prelude::*;
use crate::session::hold::is_held;
use crate::view::ViewSystems;
use crate::view::coords::straight;
use crate::view::dive_view::next_beat::NextBeat;
use crate::view::dive_view::{DiveView, Seen, reach};
use crate::view::telegraph::aim::{Aim, Prospect};
use daemonfall_core::Snapshot;
use daemonfall_dungeon::{DiveSnapshot, Forecast, Preview};

pub fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Aim>
        .or_else(resource_exists_and_changed::<DiveView>)
        .or_else(resource_exists_and_changed::<InputMode>);
    app.init_resource::<Oracle>();
    app.add_systems(
        Update,
        foresee
            .before(ViewSystems::Sync)
            .after(ViewSystems::Read)
            .after(super::gaze::choose)
            .run_if(in_state(Screen::DIVE).and_then(not(is_held)).and_then(changed)),
    );
}

/// The copy on which choices are tried, the state that they are tried from, and the answers so far.
#[derive(Resource, Default)]
pub struct Oracle {
    preview: Option<Preview>,
    from: Option<DiveSnapshot>,
    forecasts: Vec<(Vec<Command>, Option<Forecast>)>,
    answer: Option<((Aim, InputMode), Aim)>,
}

impl Oracle {
    /// What these choices lead to from the current state; `None` if they are refused.
    pub fn ask(world: &mut World, commands: &[Command]) -> Option<Forecast> {
        let mut oracle = world.remove_resource::<Self>().unwrap_or_default();
        let known = oracle.forecasts.iter().find(|(asked, _)| asked == commands);
        let forecast = if let Some((_, forecast)) = known {
            forecast.clone()
        } else {
            let from = oracle.from.get_or_insert_with(|| DiveSnapshot::take(world));
            let library = world.resource::<Library>();
            let preview = oracle.preview.get_or_insert_with(|| Preview::new(library.clone()));
            let forecast = preview.play(from, commands).ok();
            oracle.forecasts.push((commands.to_vec(), forecast.clone()));
            forecast
        };
        world.insert_resource(oracle);
        forecast
    }

    fn forget(&mut self) {
        self.from = None;
        self.forecasts.clear();
        self.answer = None;
    }
}

/// The direction in which a step would strike the object in a cell beyond arm's length.
pub fn strikable(scene: &DiveView, from: Cell, cell: Cell) -> Option<Direction> {
    let direction = straight(from, cell)?;
    let arms = scene.arms.as_ref()?;
    let target = scene.things.values().find(|thing| {
        let stands = thing.traits.real.is_some() && thing.traits.attackable.is_some();
        stands && thing.covers(cell) && scene.in_sight(thing)
    })?;
    let reached = reach::reach(scene, &arms.weapon, from, (1, 1), direction);
    (target.traits.only_when_next.is_none() && reached.contains(&cell)).then_some(direction)
}

fn foresee(world: &mut World) {
    let renewed = world.resource_ref::<DiveView>().is_changed();
    let other_data = world.resource_ref::<Library>().is_changed();
    let mut oracle = world.resource_mut::<Oracle>();
    if other_data {
        *oracle = Oracle::default();
    } else if renewed {
        oracle.forget();
    }
    let (aim, mode) = (world.resource::<Aim>(), *world.resource::<InputMode>());
    let Aim { cell, looking, listed, .. } = *aim;
    let question = (Aim { cell, looking, listed, ..Aim::default() }, mode);
    let known = world.resource::<Oracle>().answer.as_ref();
    if let Some((_, answer)) = known.filter(|(asked, _)| *asked == question) {
        let answer = answer.clone();
        world.resource_mut::<Aim>().set_if_neq(answer);
        return;
    }
    let scene = world.resource::<DiveView>();
    let mut answer = question.0.clone();
    if mode == InputMode::Bomb
        && let Some(at) = scene.player_cell()
    {
        answer.bombs = Direction::STRAIGHT
            .into_iter()
            .map(|direction| at.step(direction, 1))
            .filter(|cell| scene.open(*cell))
            .collect();
        // Without a cell pointed at, the bomb would be set ahead. Where it cannot be, the blasts of
        // all other places are shown.
        let ahead = scene.player().and_then(|player| scene.ahead(player.placed.facing));
        let mut hands = [answer.cell, ahead].into_iter().flatten();
        let hand = hands.find(|cell| answer.bombs.contains(cell));
        let hands = hand.map_or_else(|| answer.bombs.clone(), |hand| vec![hand]);
        let reached: BTreeSet<Cell> = hands.into_iter().flat_map(reach::around).collect();
        answer.blast = reached.into_iter().collect();
    }
    let command = command(scene, &answer, mode);
    if let Some((Some(direction), _)) = command {
        answer.direction = Some(direction);
        if mode != InputMode::Bomb
            && let (Some(arms), Some(at)) = (scene.arms.as_ref(), scene.player_cell())
        {
            answer.reach = reach::reach(scene, &arms.weapon, at, (1, 1), direction);
        }
    } else if let (Some(cell), Some(at), InputMode::Play) = (answer.cell, scene.player_cell(), mode)
        && cell != at
        && scene.seen(cell) != Seen::Never
    {
        answer.path = Ground::of(scene).way(at, cell).unwrap_or_default();
    }
    let pointed = command.and_then(|(_, command)| Oracle::ask(world, &[command]));
    match &pointed {
        Some(forecast) => tell(world.resource::<DiveView>(), forecast, &mut answer),
        None => answer.reach.clear(),
    }
    let is_pointed = pointed.is_some() && command.is_some_and(|(way, _)| way.is_some());
    let left = pointed.as_ref().and_then(|forecast| explosive(world.resource(), forecast));
    let after = left.zip(command).and_then(|((id, cell), (_, command))| {
        answer.blast = reach::around(cell);
        let forecast = Oracle::ask(world, &[command, Command::Wait])?;
        let hero = world.resource::<DiveView>().hero;
        let harm = forecast.known().filter_map(|event| match event {
            DiveEvent::Hit { by, target, damage, .. } if *by == id && hero == Some(*target) => {
                Some(*damage)
            }
            _ => None,
        });
        Some(harm.sum())
    });
    let forecast = pointed.or_else(|| Oracle::ask(world, &[Command::Wait])).unwrap_or_default();
    let next = NextBeat::of(world.resource::<DiveView>(), &forecast, is_pointed);
    let next = NextBeat { after, ..next };
    world.resource_mut::<NextBeat>().set_if_neq(next);
    world.resource_mut::<Oracle>().answer = Some((question, answer.clone()));
    world.resource_mut::<Aim>().set_if_neq(answer);
}

/// What a struck wick or keg leaves behind, and where.
fn explosive(scene: &DiveView, forecast: &Forecast) -> Option<(ObjectId, Cell)> {
    let mut left = forecast.known().filter_map(|event| match event {
        DiveEvent::Spawned { id, kind, cell, by: Some(by), .. } if scene.hero != Some(*by) => {
            scene.look(*kind).filter(|look| look.layer == Layer::Explosive).map(|_| (*id, *cell))
        }
        _ => None,
    });
    left.next()
}

/// The choice that a click on the cell would make, and its direction: on the player's own, waiting.
fn command(scene: &DiveView, aim: &Aim, mode: InputMode) -> Option<(Option<Direction>, Command)> {
    let (cell, at) = (aim.cell.filter(|_| !aim.listed)?, scene.player_cell()?);
    let beside = step(at, cell);
    match mode {
        InputMode::Bomb => beside.map(|direction| (Some(direction), Command::Bomb(direction))),
        InputMode::Play | InputMode::Look if cell == at => Some((None, Command::Wait)),
        InputMode::Play | InputMode::Look => beside
            .or_else(|| strikable(scene, at, cell))
            .map(|direction| (Some(direction), Command::Step(direction))),
        InputMode::Log | InputMode::Help => None,
    }
}

fn tell(scene: &DiveView, forecast: &Forecast, aim: &mut Aim) {
    let mut lost: BTreeMap<ObjectId, (i32, bool)> = BTreeMap::new();
    let mut swung = false;
    for event in forecast.known() {
        match event {
            DiveEvent::Swung { id, .. } if scene.hero == Some(*id) => swung = true,
            DiveEvent::Hit { target: id, damage, left, by, .. } => {
                let entry = lost.entry(*id).or_default();
                *entry = (entry.0 + damage, *left == 0);
                if scene.hero == Some(*by)
                    && let Some(thing) = scene.things.get(id)
                {
                    aim.struck
                        .extend(aim.reach.iter().filter(|cell| thing.covers(**cell)).copied());
                }
            }
            DiveEvent::Hurt { id, damage, left, .. } => {
                let entry = lost.entry(*id).or_default();
                *entry = (entry.0 + damage, *left == 0);
            }
            DiveEvent::Moved { id, to, .. } if scene.hero == Some(*id) => aim.stand = Some(*to),
            _ => {}
        }
    }
    if !swung {
        aim.reach.clear();
    }
    aim.stand = aim.stand.filter(|cell| scene.seen(*cell) != Seen::Never);
    for (id, (damage, dies)) in lost {
        let Some(thing) = scene.things.get(&id).filter(|thing| scene.in_sight(thing) && damage > 0)
        else {
            continue;
        };
        aim.prospects.push(Prospect {
            id,
            cell: thing.placed.cell,
            size: thing.size(),
            damage,
            dies,
            lives: thing.traits.acting.is_some() || scene.hero == Some(id),
            hero: scene.hero == Some(id),
        });
    }
}
