//! What the next beat brings if the choice pointed at is made, or else if the player waits.

use super::reach::around;
use super::{DiveView, Seen};
use crate::prelude::*;
use daemonfall_dungeon::{Act, Deed, Forecast};

/// What happens to somebody who does not do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Moved { how: Travel, from: Cell, to: Cell },
    Status(Status, u16),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suffered {
    pub id: ObjectId,
    /// Who does it, if anybody strikes.
    pub by: Option<ObjectId>,
    pub fate: Fate,
}

/// Health that somebody loses, and whether that kills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Harm {
    pub damage: i32,
    pub dies: bool,
}

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct NextBeat {
    /// About the choice pointed at, not about waiting.
    pub pointed: bool,
    /// What each object in sight does; `None` if dice decide.
    pub deeds: BTreeMap<ObjectId, Option<Deed>>,
    /// All that those in sight may do about whom dice decide, and how likely each is: of [`SURE`].
    ///
    /// [`SURE`]: daemonfall_dungeon::SURE
    pub options: BTreeMap<ObjectId, Vec<(Deed, u32)>>,
    pub fates: Vec<Suffered>,
    /// What those in sight lose, other than the player.
    pub harms: BTreeMap<ObjectId, Harm>,
    /// Who is blocked by whom, and lets it act first.
    pub lets: Vec<(ObjectId, ObjectId)>,
    /// Who is hit by whom and does nothing but die.
    pub falls: Vec<(ObjectId, ObjectId)>,
    /// What leaves an explosive in the choice pointed at takes from the player in the beat after.
    pub after: Option<i32>,
    /// The player's health.
    pub health: i32,
    /// Whether the player dies.
    pub dies: bool,
    /// Health that the player loses by nothing that the list tells of: by burning, or by what is out of
    /// sight.
    pub burns: i32,
    /// Cells that are struck by something in sight other than the player.
    pub struck: Vec<Cell>,
    /// Cells that something in sight may strike, if dice say so.
    pub risky: Vec<Cell>,
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
                // Spikes and coals do not swing.
                DiveEvent::Hit { by, source: Source::Trap | Source::Floor, .. } if seen(by) => {
                    struck.extend(scene.things.get(by).map(|thing| thing.placed.cell));
                }
                _ => {}
            }
        }
        struck.retain(|cell| scene.seen(*cell) != Seen::Never);
        let risks = forecast.risks.iter().filter(|(id, _)| seen(id));
        let options = forecast.options.iter().filter(|(id, _)| seen(id));
        let deeds = forecast.deeds.iter().filter(|(id, _)| seen(id));
        let lets = forecast.known().filter_map(|event| match *event {
            DiveEvent::LetAct { id, blocker } => Some((id, blocker)),
            _ => None,
        });
        let harms = harms(forecast.known(), |id| seen(&id));
        let only_dies = |id: &ObjectId| {
            let deed = forecast.deeds.get(id).copied().flatten();
            let idles = |deed: Deed| match deed.act {
                Act::Dies { own } => !own,
                act => matches!(act, Act::Waits | Act::Stands(_) | Act::Loses(_)),
            };
            harms.get(id).is_some_and(|harm| harm.dies) && deed.is_some_and(idles)
        };
        let hits = forecast.known().filter_map(|event| match *event {
            DiveEvent::Hit { by, target, .. } => Some((target, by)),
            _ => None,
        });
        let falls = hits.filter(|(id, _)| only_dies(id)).collect();
        let health = scene.player().and_then(|player| player.traits.health);
        let is_you = |id: ObjectId| scene.hero == Some(id);
        let burns = forecast.known().map(|event| match *event {
            DiveEvent::Hurt { id, damage, .. } if is_you(id) => damage,
            DiveEvent::Hit { by, target, damage, .. } if is_you(target) && !seen(&by) => damage,
            _ => 0,
        });
        let dies = |event: &DiveEvent| matches!(*event, DiveEvent::Died { id, .. } if is_you(id));
        Self {
            pointed,
            burns: burns.sum(),
            dies: forecast.known().any(dies),
            deeds: deeds.map(|(id, deed)| (*id, *deed)).collect(),
            health: health.map_or(i32::MAX, |health| health.current),
            struck,
            options: options.map(|(id, deeds)| (*id, deeds.clone())).collect(),
            risky: risks.map(|(_, cell)| *cell).collect(),
            fates: fates(forecast, |id| scene.hero == Some(id) || seen(&id)),
            lets: lets.collect(),
            falls,
            harms,
            after: None,
        }
    }

    /// The order in which all act: the usual one, but a blocked unit acts after its blocker, and one
    /// that only dies stands after its killer. Traps and floors act last, and are there only while
    /// they may hit the player.
    pub fn order(&self, usual: &[ObjectId]) -> Vec<ObjectId> {
        let mut order = usual.to_vec();
        for (id, blocker) in &self.lets {
            if let Some(part) = part_of(&mut order, *id, *blocker) {
                part.rotate_right(1);
            }
        }
        for (id, killer) in self.falls.iter().rev() {
            if let Some(part) = part_of(&mut order, *id, *killer) {
                part.rotate_left(1);
            }
        }
        let may_hit = |(id, deed): &(&ObjectId, &Option<Deed>)| {
            let options = self.options.get(*id).into_iter().flatten();
            let mut all = deed.iter().chain(options.map(|(deed, _)| deed));
            !usual.contains(id) && all.any(|deed| deed.harm.is_some())
        };
        order.extend(self.deeds.iter().filter(may_hit).map(|(id, _)| *id));
        order
    }

    /// Whether something in sight will hit the player who waits.
    pub fn hits_who_waits(&self) -> bool {
        !self.pointed && self.deeds.values().flatten().any(|deed| deed.harm.is_some())
    }
}

/// The part of an order from one to another, if they stand in this order.
fn part_of(order: &mut [ObjectId], first: ObjectId, last: ObjectId) -> Option<&mut [ObjectId]> {
    let place = |of| order.iter().position(|it| *it == of);
    let (first, last) = (place(first)?, place(last)?);
    (first < last).then(|| &mut order[first..=last])
}

fn fates(forecast: &Forecast, told: impl Fn(ObjectId) -> bool) -> Vec<Suffered> {
    let mut strikers = BTreeMap::new();
    let mut fates: Vec<Suffered> = Vec::new();
    for event in forecast.known() {
        let (id, by, fate) = match *event {
            DiveEvent::Hit { by, target, .. } => {
                strikers.insert(target, by);
                continue;
            }
            DiveEvent::StatusBegan { id, status, beats, by } => {
                (id, Some(by), Fate::Status(status, beats))
            }
            DiveEvent::Moved { id, from, to, how }
                if !matches!(how, Travel::Walk | Travel::Fly) =>
            {
                let by = strikers.get(&id).copied().filter(|_| how == Travel::Push);
                (id, by, Fate::Moved { how, from, to })
            }
            _ => continue,
        };
        // The steps of one push are one.
        match (fates.iter_mut().rfind(|it| it.id == id), fate) {
            (
                Some(Suffered { fate: Fate::Moved { how, to, .. }, .. }),
                Fate::Moved { how: same, from, to: next },
            ) if *how == same && *to == from => *to = next,
            _ if told(id) => fates.push(Suffered { id, by, fate }),
            _ => {}
        }
    }
    fates
}

fn harms<'a>(
    events: impl Iterator<Item = &'a DiveEvent>,
    told: impl Fn(ObjectId) -> bool,
) -> BTreeMap<ObjectId, Harm> {
    let mut harms = BTreeMap::<ObjectId, Harm>::new();
    for event in events {
        let (DiveEvent::Hit { target: id, damage, left, .. }
        | DiveEvent::Hurt { id, damage, left, .. }) = event
        else {
            continue;
        };
        if *damage > 0 && told(*id) {
            let harm = harms.entry(*id).or_default();
            harm.damage += damage;
            harm.dies = *left == 0;
        }
    }
    harms
}

fn is_shot(scene: &DiveView, id: ObjectId) -> bool {
    scene.things.get(&id).is_some_and(|thing| thing.object.layer == Layer::Projectile)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_a_queue_the_one_in_front_acts_first() {
        let [you, last, middle, front] = [0, 1, 2, 3].map(ObjectId);
        let lets = vec![(last, middle), (middle, front)];
        let next = NextBeat { lets, ..NextBeat::default() };
        assert_eq!(next.order(&[you, last, middle, front]), [you, front, middle, last]);
    }

    #[test]
    fn one_that_only_dies_stands_after_its_killer() {
        let [you, one, other, charge] = [0, 1, 2, 3].map(ObjectId);
        let falls = vec![(one, charge), (other, charge)];
        let next = NextBeat { falls, ..NextBeat::default() };
        assert_eq!(next.order(&[you, one, other, charge]), [you, charge, one, other]);
    }

    #[test]
    fn all_that_a_unit_loses_in_the_beat_is_counted_and_whether_it_dies() {
        let [one, other] = [1, 2].map(ObjectId);
        let (kind, source) = (KindId::default(), Source::Attack);
        let hurt = |id, damage, left| DiveEvent::Hurt { id, kind, source, damage, left };
        let events = [hurt(one, 1, 2), hurt(other, 1, 1), hurt(one, 2, 0)];
        let told = harms(events.iter(), |id| id == one);
        assert_eq!(told, [(one, Harm { damage: 3, dies: true })].into());
    }

    #[test]
    fn a_trap_is_listed_last_and_only_while_it_hits_the_player() {
        let [you, spikes, idle] = [0, 1, 2].map(ObjectId);
        let deed = |harm| Some(Deed { act: Act::Hits, harm });
        let deeds = [(spikes, deed(Some(1))), (idle, deed(None))].into();
        let next = NextBeat { deeds, ..NextBeat::default() };
        assert_eq!(next.order(&[you]), [you, spikes]);
    }
}
