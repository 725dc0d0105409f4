//! The rules of the battle once more, written as simply as possible: slow, without tables, without
//! move types as objects.

use daemonfall_battle::{Camp, Dice, MoveTypes, Participant, Unit};

const NAMES: [&str; 4] = ["Archery", "Charge", "Healing", "Strike"];

struct Fight<'a> {
    participants: &'a [Participant],
    types: &'a MoveTypes,
    health: Vec<i32>,
    healed: Vec<bool>,
    dice: Dice,
    lines: Vec<String>,
    scored: bool,
}

pub fn fight(participants: &[Participant], types: &MoveTypes, seed: u64) -> Vec<String> {
    let mut fight = Fight {
        participants,
        types,
        health: participants.iter().map(|one| one.unit.health.current).collect(),
        healed: vec![false; participants.len()],
        dice: Dice::new(seed),
        lines: Vec::new(),
        scored: false,
    };
    let (mut turn, mut idle) = (1, 0);
    while idle < 3 && Camp::BOTH.iter().all(|camp| fight.anybody_left(*camp)) {
        fight.scored = false;
        for mover in 0..participants.len() {
            if fight.health[mover] > 0 {
                fight.take_turn(mover, turn);
            }
        }
        idle = if fight.scored { 0 } else { idle + 1 };
        turn += 1;
    }
    fight.lines
}

impl Fight<'_> {
    fn anybody_left(&self, camp: Camp) -> bool {
        let mut all = self.participants.iter().zip(&self.health);
        all.any(|(one, health)| one.camp == camp && *health > 0)
    }

    fn unit(&self, id: usize) -> &Unit {
        &self.participants[id].unit
    }

    fn able(&self, id: usize, name: &str) -> bool {
        let ability = self.types.find(name).expect("registered");
        self.unit(id).abilities.has(ability)
    }

    fn viable(&self, mover: usize, target: usize, name: &str, turn: u32) -> bool {
        let foes = self.participants[mover].camp != self.participants[target].camp;
        let allowed = match name {
            "Healing" => !foes && !self.healed[mover],
            "Charge" => foes && turn == 1,
            _ => foes,
        };
        allowed && self.able(mover, name) && self.health[mover] > 0 && self.health[target] > 0
    }

    fn missing(&self, id: usize) -> i32 {
        (self.unit(id).health.max - self.health[id]).min(5)
    }

    /// Value times repeats as a fraction, by counting every pair of attack and defence.
    fn worth(&self, mover: usize, target: usize, name: &str) -> (i64, i64) {
        if name == "Healing" {
            return (i64::from(self.missing(target)), 1);
        }
        let attack = self.unit(mover).attack + if name == "Charge" { 2 } else { 0 };
        let defence = self.unit(target).defence;
        let pairs = (0..=attack).flat_map(|a| (0..=defence).map(move |d| (a, d)));
        let hits = pairs.filter(|(a, d)| a > d).count() as i64;
        let all = i64::from(attack + 1) * i64::from(defence + 1);
        let damage = i64::from(self.unit(mover).damage);
        (hits * damage * repeats(name), 2 * all)
    }

    fn take_turn(&mut self, mover: usize, turn: u32) {
        let mut best: Option<((i64, i64), usize, &str)> = None;
        for target in 0..self.participants.len() {
            for name in NAMES {
                if self.viable(mover, target, name, turn) {
                    let worth = self.worth(mover, target, name);
                    let least = best.map_or((0, 1), |(worth, ..)| worth);
                    if worth.0 * least.1 > least.0 * worth.1 {
                        best = Some((worth, target, name));
                    }
                }
            }
        }
        let Some((_, target, name)) = best else { return };
        for _ in 0..repeats(name) {
            if !self.viable(mover, target, name, turn) {
                return;
            }
            match name {
                "Healing" => {
                    let given = self.missing(target);
                    self.health[target] += given;
                    self.healed[mover] = true;
                    self.lines.push(format!("{mover} {target} Healing {given}"));
                }
                "Charge" => self.blow(mover, target, name, 2, 0),
                _ => self.blow(mover, target, name, 0, 0),
            }
            let melee = name == "Strike" || name == "Charge";
            if melee && self.health[target] > 0 && self.able(target, "Strike") {
                self.blow(target, mover, "Riposte", -1, -1);
            }
        }
    }

    fn blow(&mut self, mover: usize, target: usize, name: &str, attack: i32, damage: i32) {
        let attack = (self.unit(mover).attack + attack).max(0);
        let damage = (self.unit(mover).damage + damage).max(0);
        let defence = self.unit(target).defence;
        let [a, d, damage] = self.dice.three([attack, defence, damage]);
        let damage = if a > d { damage } else { 0 };
        self.health[target] = (self.health[target] - damage).max(0);
        let camps = (self.participants[mover].camp, self.participants[target].camp);
        self.scored |= damage > 0 && camps == (Camp::Attacker, Camp::Defender);
        self.lines.push(format!("{mover} {target} {name} {damage}"));
    }
}

fn repeats(name: &str) -> i64 {
    match name {
        "Archery" | "Strike" => 2,
        _ => 1,
    }
}
