//! The film of a fought battle.
//! One frame per move, with its time and everything the display shows of it.
//!
//! All of it is computed when the film begins, by replaying the moves. Any moment can then be
//! shown, forward and back.

mod pace;

use daemonfall_battle::{
    Battle, Camp, Move, ParticipantId, Plan, Replay, ReplayError, Role, Stake, State, Why,
};
use daemonfall_core::Health;
use pace::Pace;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Blow,
    /// A counter blow.
    Answer,
    Shot,
    /// A move that helps a friend.
    Gift,
}

/// What a move did to one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    pub who: ParticipantId,
    /// Change of its health: below zero for damage.
    pub change: i32,
    /// Its health afterwards.
    pub left: Health,
    pub fell: bool,
    /// Whether it left the battle alive.
    pub away: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Frame {
    pub made: Move,
    /// Its turn, from 1.
    pub turn: u32,
    pub way: Way,
    /// The one that took it, which may be a guard of the target; then all others that it reached.
    pub hits: Vec<Hit>,
    /// Index of the choice that it belongs to: its own, or an earlier move's.
    pub chosen: u32,
    /// When it begins, in seconds at normal speed.
    pub begins: f32,
    /// How long it is shown, in seconds at normal speed.
    pub lasts: f32,
}

impl Frame {
    /// The unit that it was aimed at.
    pub fn target(&self) -> ParticipantId {
        self.made.target.unwrap_or(self.made.mover)
    }

    /// What it did to the one that took it.
    pub fn main(&self) -> Hit {
        self.hits[0]
    }

    pub fn hit(&self, who: ParticipantId) -> Option<&Hit> {
        self.hits.iter().find(|hit| hit.who == who)
    }

    pub fn fell(&self) -> impl Iterator<Item = ParticipantId> {
        self.hits.iter().filter(|hit| hit.fell).map(|hit| hit.who)
    }

    /// Whether it was a blow or a shot without effect.
    pub fn is_miss(&self) -> bool {
        self.way != Way::Gift && self.made.effect == 0
    }

    pub fn strikes(&self) -> f32 {
        self.begins + self.lasts * IMPACT
    }

    pub fn ends(&self) -> f32 {
        self.begins + self.lasts
    }
}

/// The fraction of a move's time after which its effect is shown.
pub const IMPACT: f32 = 0.5;

#[derive(Clone, Debug, Default)]
pub struct Film {
    pub frames: Vec<Frame>,
    pub start: Vec<Health>,
    /// Seconds at normal speed.
    pub lasts: f32,
    /// Number and start time of each turn.
    pub turns: Vec<(u32, f32)>,
    /// Index of the last move that felled a unit.
    pub decides: Option<usize>,
}

impl Film {
    /// Fails at the first move that cannot be made: the battle belongs to another plan.
    pub fn new(plan: &Plan, battle: &Battle) -> Result<Self, ReplayError> {
        let mut replay = Replay::new(plan);
        let mut film = Self { start: replay.state().healths().to_vec(), ..Self::default() };
        let mut chosen = 0;
        for (place, made) in (0..).zip(&battle.moves) {
            if replay.chooses(made) {
                chosen = place;
            }
            let before = replay.state().clone();
            replay.push(made).map_err(|refusal| ReplayError {
                place: place as usize,
                field: refusal.field(made),
                refusal,
            })?;
            film.frames.push(Frame {
                made: *made,
                turn: replay.state().turn(),
                way: way(plan, made),
                hits: hits(&before, replay.state(), way(plan, made), made),
                chosen,
                begins: 0.0,
                lasts: 0.0,
            });
        }
        film.time();
        Ok(film)
    }

    fn time(&mut self) {
        let last = self.frames.iter().rposition(|frame| frame.fell().next().is_some());
        self.decides = last;
        let Pace { lengths, turn: pause } = Pace::of(&self.frames, last);
        let (mut now, mut turn) = (0.0, 0);
        for (frame, length) in self.frames.iter_mut().zip(lengths) {
            if frame.turn != turn {
                turn = frame.turn;
                self.turns.push((turn, now));
                now += pause;
            }
            frame.begins = now;
            frame.lasts = length;
            now = frame.ends();
        }
        self.lasts = now;
    }

    /// Number of moves begun at a time; the last may be under way.
    pub fn begun(&self, now: f32) -> usize {
        self.frames.partition_point(|frame| frame.begins < now)
    }

    pub fn struck(&self, now: f32) -> usize {
        self.frames.partition_point(|frame| frame.strikes() <= now)
    }

    pub fn over(&self, now: f32) -> usize {
        self.frames.partition_point(|frame| frame.ends() <= now + 0.0005)
    }

    /// The time at which this number of moves is over.
    pub fn after(&self, moves: usize) -> f32 {
        match moves.checked_sub(1).and_then(|last| self.frames.get(last)) {
            Some(frame) => frame.ends(),
            None if moves == 0 => 0.0,
            None => self.lasts,
        }
    }

    pub fn health(&self, moves: usize) -> Vec<Health> {
        let mut all = self.start.clone();
        for frame in self.frames.iter().take(moves) {
            for hit in &frame.hits {
                all[hit.who.0 as usize] = hit.left;
            }
        }
        all
    }

    /// The turn at a time; the first turn before anything happens.
    pub fn turn(&self, now: f32) -> u32 {
        let begun = self.turns.partition_point(|(_, begins)| *begins <= now);
        self.turns.get(begun.saturating_sub(1)).map_or(1, |turn| turn.0)
    }

    /// Index of the unit's last choice among the first `moves` moves.
    pub fn choice_of(&self, who: ParticipantId, moves: usize) -> Option<usize> {
        let moves = moves.min(self.frames.len());
        let chosen = |place: &usize| {
            let frame = &self.frames[*place];
            frame.made.mover == who && frame.chosen as usize == *place
        };
        (0..moves).rev().find(chosen)
    }

    /// What it weighed at its last choice within `moves`, with its index; before one, at the start.
    pub fn why(&self, plan: &Plan, who: ParticipantId, moves: usize) -> (Option<usize>, Why) {
        let place = self.choice_of(who, moves);
        let weighed = place.and_then(|place| {
            let made: Vec<Move> = self.frames[..=place].iter().map(|it| it.made).collect();
            plan.why(&made, place).ok().flatten()
        });
        match weighed {
            Some(why) => (place, why),
            None => (None, plan.weigh(plan.start(), who)),
        }
    }

    /// The last move that fells a unit: this one, if it fights.
    pub fn last_fall(&self, stake: Stake) -> Option<usize> {
        let counts = |who| !matches!(stake, Stake::Fights(id) if id != who);
        self.frames.iter().rposition(|frame| frame.fell().any(counts))
    }

    pub fn fell_in(&self, who: ParticipantId) -> Option<u32> {
        let mut frames = self.frames.iter();
        frames.find(|it| it.fell().any(|fallen| fallen == who)).map(|it| it.turn)
    }

    /// Who left the battle alive within the first `moves`.
    pub fn away(&self, moves: usize) -> Vec<ParticipantId> {
        let hits = self.frames.iter().take(moves).flat_map(|frame| &frame.hits);
        hits.filter(|hit| hit.away).map(|hit| hit.who).collect()
    }
}

/// What a move did: first to the one that took it.
fn hits(before: &State, after: &State, way: Way, made: &Move) -> Vec<Hit> {
    let hit = |who: ParticipantId| {
        let (was, left) = (before.health(who), after.health(who));
        Hit {
            who,
            change: left.current - was.current,
            left,
            fell: left.is_dead() && !was.is_dead(),
            away: after.is_away(who) && !before.is_away(who),
        }
    };
    let target = made.target.unwrap_or(made.mover);
    // A guard takes blows, not gifts.
    let main = if way == Way::Gift { target } else { before.struck(target) };
    let all = (0..after.healths().len() as u32).map(ParticipantId);
    let others = all.filter(|who| *who != main).map(hit).filter(|hit| hit.change != 0);
    [hit(main)].into_iter().chain(others).collect()
}

fn way(plan: &Plan, made: &Move) -> Way {
    let rules = plan.types().get(made.kind);
    let camp = |id: ParticipantId| plan.participants().get(id.0 as usize).map(|one| one.camp);
    let friend = camp(made.mover) == camp(made.target.unwrap_or(made.mover));
    match rules {
        _ if friend => Way::Gift,
        Some(rules) if rules.role == Role::AnswersMelee => Way::Answer,
        Some(rules) if rules.is_melee => Way::Blow,
        _ => Way::Shot,
    }
}

/// How many of a camp are on the field: neither dead nor away.
pub fn remaining(plan: &Plan, health: &[Health], away: &[ParticipantId], camp: Camp) -> usize {
    let all = (0..).map(ParticipantId).zip(plan.participants()).zip(health);
    let stays = |id| !away.contains(&id);
    all.filter(|((id, one), health)| one.camp == camp && !health.is_dead() && stays(*id)).count()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::muster::Fight;
    use crate::muster::tests::fight;

    /// A battle for tests, and its film.
    pub(crate) fn fought(words: &str, seed: u64) -> (Fight, Battle, Film) {
        let fight = fight(words);
        let battle = fight.plan.simulate(seed);
        let film = Film::new(&fight.plan, &battle).unwrap_or_else(|error| panic!("{error}"));
        (fight, battle, film)
    }

    #[test]
    fn a_film_ends_as_its_battle_did() {
        for seed in 0..20 {
            let (_, battle, film) = fought("needle,weaver,pike:thorn,bastion,ember", seed);
            assert_eq!(film.frames.len(), battle.moves.len());
            assert_eq!(film.health(film.frames.len()), battle.ending.health);
            for (place, frame) in film.frames.iter().enumerate() {
                assert_eq!(frame.turn, battle.turn_of(place), "move {place}");
            }
        }
    }

    #[test]
    fn moves_follow_each_other_in_time_and_every_time_has_its_moves() {
        let (_, _, film) = fought("needle,weaver,pike:thorn,bastion,ember", 4);
        assert_eq!((film.begun(0.0), film.struck(0.0), film.over(0.0)), (0, 0, 0));
        for (place, pair) in film.frames.windows(2).enumerate() {
            assert!(pair[0].ends() <= pair[1].begins + 1e-4);
            assert_eq!(film.over(film.after(place + 1)), place + 1);
        }
        let all = film.frames.len();
        assert_eq!((film.struck(film.lasts), film.over(film.lasts)), (all, all));
    }

    #[test]
    fn what_a_guard_takes_and_whom_a_sweep_reaches_is_shown() {
        let (mut taken, mut swept) = (0, 0);
        let hydra = "hydra,bastion,weaver,ember:needle,needle,needle,prism";
        let guarded = "ember,bastion:pike";
        for (words, seed) in (0..40).map(|seed| ([hydra, guarded][seed as usize % 2], seed)) {
            let (fight, _, film) = fought(words, seed);
            for frame in &film.frames {
                taken += usize::from(frame.main().who != frame.target());
                let others = &frame.hits[1..];
                let sweeps = fight.plan.types().name(frame.made.kind) == "Sweep";
                assert!(others.is_empty() || sweeps);
                swept += others.len();
            }
        }
        assert!(taken > 0 && swept > 0, "{taken} taken, {swept} swept");
    }

    #[test]
    fn whoever_is_asked_tells_its_last_choice_before_that_moment() {
        let (fight, _, film) = fought("needle,weaver:thorn,leech", 2);
        for (place, frame) in film.frames.iter().enumerate() {
            let (told, why) = film.why(&fight.plan, frame.made.mover, place + 1);
            if frame.chosen as usize != place {
                continue;
            }
            assert_eq!(told, Some(place));
            let chosen = why.choice().unwrap_or_else(|| panic!("move {place}"));
            assert_eq!(
                (chosen.target, chosen.kind),
                (frame.target(), frame.made.kind),
                "move {place}"
            );
        }
        let (told, why) = film.why(&fight.plan, ParticipantId(0), 0);
        assert_eq!((told, why.turn), (None, 1));
        assert!(!why.weighed.is_empty());
    }

    #[test]
    fn whoever_is_dead_at_the_end_fell_in_some_turn() {
        let (fight, battle, film) = fought("needle,weaver:thorn,leech", 2);
        for id in (0..fight.plan.participants().len() as u32).map(ParticipantId) {
            let dead = battle.ending.health[id.0 as usize].is_dead();
            assert_eq!(film.fell_in(id).is_some(), dead, "{id}");
        }
    }
}
