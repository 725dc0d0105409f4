//! Plans timed cues from a beat's events. Pure: the same events give the same plan.
//!
//! Events come in the order of the beat. Each object's cues follow one another; cues of different
//! objects overlap, each starting a little after the one before. The whole is then compressed into
//! [`BEAT`].

use super::BEAT;
use super::cue::{Cue, Ease, Timed, Tone};
use crate::prelude::*;

#[derive(Clone, Debug, Default)]
pub struct Stand {
    pub hero: Option<ObjectId>,
    /// Positions before the events.
    pub cells: BTreeMap<ObjectId, Cell>,
    /// Facings after the events.
    pub facings: BTreeMap<ObjectId, Direction>,
}

struct Planner {
    stand: Stand,
    /// When each object is free for its next cue.
    free: BTreeMap<ObjectId, f32>,
    /// When the next object's cue may start.
    now: f32,
    cues: Vec<Timed>,
}

pub fn plan(events: &[DiveEvent], stand: Stand) -> Vec<Timed> {
    let mut planner = Planner { stand, free: BTreeMap::new(), now: 0.0, cues: Vec::new() };
    events.iter().for_each(|event| planner.add(event));
    let mut cues = planner.cues;
    let end = cues.iter().map(Timed::end).fold(0.0, f32::max);
    let press = if end > BEAT { BEAT / end } else { 1.0 };
    for timed in &mut cues {
        timed.start *= press;
        timed.length *= press;
    }
    cues.sort_by(|a, b| a.start.total_cmp(&b.start));
    cues
}

impl Planner {
    /// Adds a cue for `id`; others may start `step` seconds after it.
    fn put(&mut self, id: ObjectId, length: f32, step: f32, cue: Cue) {
        let start = self.now.max(self.free.get(&id).copied().unwrap_or(0.0));
        self.free.insert(id, start + length);
        self.cues.push(Timed { start, length, cue });
        self.now = start + step;
    }

    /// Adds a cue at the current time that delays nothing.
    fn mark(&mut self, cue: Cue) {
        self.cues.push(Timed { start: self.now, length: 0.0, cue });
    }

    fn word(&mut self, id: ObjectId, text: String, tone: Tone) {
        if let Some(cell) = self.stand.cells.get(&id).copied() {
            self.mark(Cue::Word { id, cell, text, tone });
        }
    }

    fn is_hero(&self, id: ObjectId) -> bool {
        self.stand.hero == Some(id)
    }

    fn flinch(&mut self, id: ObjectId, damage: i32) {
        let hero = self.is_hero(id);
        self.put(id, 0.05, 0.0, Cue::Flinch { id, damage, hero });
        self.word(id, format!("−{damage}"), if hero { Tone::Harm } else { Tone::Blow });
    }

    fn add(&mut self, event: &DiveEvent) {
        match event {
            DiveEvent::Spawned { id, cell, .. } => {
                self.stand.cells.insert(*id, *cell);
                self.mark(Cue::Appear { id: *id });
            }
            DiveEvent::Moved { id, from, to, how } => {
                self.stand.cells.insert(*id, *to);
                let (length, step, ease) = match how {
                    Travel::Walk => (0.10, 0.012, Ease::Out),
                    Travel::Push | Travel::Bounce => (0.08, 0.03, Ease::Out),
                    Travel::Slide => (0.09, 0.0, Ease::InOut),
                    Travel::Fly => (0.07, 0.02, Ease::Linear),
                };
                self.put(*id, length, step, Cue::Travel { id: *id, from: *from, to: *to, ease });
            }
            DiveEvent::Swung { id, direction, cells } => {
                self.put(*id, 0.08, 0.03, Cue::Lunge { id: *id, direction: *direction });
                self.mark(Cue::Sweep { by: *id, cells: cells.clone() });
            }
            DiveEvent::Hit { target, damage, .. } => self.flinch(*target, *damage),
            DiveEvent::Hurt { id, damage, .. } => self.flinch(*id, *damage),
            DiveEvent::Healed { id, amount, .. } => {
                self.word(*id, format!("+{amount}"), Tone::Gain)
            }
            DiveEvent::StatusBegan { id, status, .. } => {
                self.mark(Cue::Afflict { id: *id, status: *status })
            }
            DiveEvent::StatusResisted { id, .. } => {
                self.word(*id, t!("dive-word-resists"), Tone::Quiet)
            }
            DiveEvent::PushFailed { target, reason: Reason::Resisted { .. } } => {
                self.word(*target, t!("dive-word-stands"), Tone::Quiet)
            }
            DiveEvent::ActionLost { id, reason } if self.is_hero(*id) => {
                self.word(*id, daemonfall_platform::refusals::reason(reason), Tone::Quiet)
            }
            DiveEvent::Noticed { id } => self.mark(Cue::Alert { id: *id }),
            DiveEvent::WallGone { cell, .. } => self.mark(Cue::Crumble { cell: *cell }),
            DiveEvent::Exploded { centre, .. } => {
                self.now += 0.02;
                self.mark(Cue::Blast { centre: *centre });
            }
            DiveEvent::Died { id, cell, .. } => {
                self.put(*id, 0.0, 0.0, Cue::Dissolve { id: *id, cell: *cell })
            }
            DiveEvent::Vanished { id, .. } => self.put(*id, 0.0, 0.0, Cue::Vanish { id: *id }),
            DiveEvent::PickedUp { id, item, gives, .. } => {
                let at = self.stand.cells.get(id).copied().unwrap_or_default();
                let start = self.free.get(id).copied().unwrap_or(self.now);
                self.cues.push(Timed {
                    start,
                    length: 0.0,
                    cue: Cue::Gather { id: *item, cell: at },
                });
                if let Some(text) = gained(gives) {
                    self.cues.push(Timed {
                        start,
                        length: 0.0,
                        cue: Cue::Word { id: *id, cell: at, text, tone: Tone::Gain },
                    });
                }
            }
            DiveEvent::CannotPay { id, price, .. } => {
                self.word(*id, t!("dive-word-costs", price = *price), Tone::Quiet)
            }
            DiveEvent::ActionFailed { id, reason: Reason::Occupied(_) } => {
                if let Some(direction) = self.stand.facings.get(id).copied() {
                    self.put(*id, 0.06, 0.0, Cue::Bump { id: *id, direction });
                }
            }
            _ => {}
        }
    }
}

fn gained(gives: &Pickup) -> Option<String> {
    match gives {
        Pickup::Gold(gold) => Some(t!("dive-word-gold", count = *gold)),
        Pickup::Bombs(bombs) => Some(t!("dive-word-bombs", count = *bombs)),
        Pickup::Potions(potions) => Some(t!("dive-word-potions", count = *potions)),
        _ => None,
    }
}
