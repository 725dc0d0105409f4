//! The rules of the battle once more, written as simply as possible: slow, without tables, without
//! move types as objects.

use daemonfall_battle::{Camp, Dice, MoveTypes, Order, Participant, Row, Unit};

const NAMES: [&str; 5] = ["Archery", "Charge", "Healing", "Strike", "Withdraw"];

struct Fight<'a> {
    participants: &'a [Participant],
    types: &'a MoveTypes,
    health: Vec<i32>,
    healed: Vec<bool>,
    away: Vec<bool>,
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
        away: vec![false; participants.len()],
        dice: Dice::new(seed),
        lines: Vec::new(),
        scored: false,
    };
    let (mut turn, mut idle) = (1, 0);
    while idle < 3 && Camp::BOTH.iter().all(|camp| fight.anybody_left(*camp)) {
        fight.scored = false;
        for mover in 0..participants.len() {
            if fight.lives(mover) {
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
        let mut all = self.participants.iter().enumerate();
        all.any(|(id, one)| one.camp == camp && self.lives(id))
    }

    fn lives(&self, id: usize) -> bool {
        self.health[id] > 0 && !self.away[id]
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
        if name == "Withdraw" {
            let place = self.participants[mover].formed;
            let told = place.is_some_and(|it| it.order == Some(Order::FallBack) && it.tile != 0);
            return told && mover == target && turn > 1;
        }
        let allowed = match name {
            "Healing" => !foes && !self.healed[mover],
            "Charge" => foes && turn == 1,
            _ => foes,
        };
        let melee = name == "Strike" || name == "Charge";
        let reached = !melee || (self.in_front(mover) && self.in_front(target));
        let alive = self.lives(mover) && self.lives(target);
        allowed && reached && self.able(mover, name) && alive
    }

    /// Whether no front row stands before it.
    fn in_front(&self, id: usize) -> bool {
        let own = &self.participants[id];
        let Some(place) = own.formed.filter(|place| place.row == Row::Back) else { return true };
        let all = self.participants.iter().enumerate();
        !all.filter(|(id, _)| self.lives(*id)).any(|(_, one)| {
            one.camp == own.camp
                && one.formed.is_some_and(|it| (it.tile, it.row) == (place.tile, Row::Front))
        })
    }

    /// The factor of the mover's order, as a fraction.
    fn factor(&self, mover: usize, target: usize, name: &str) -> (i64, i64) {
        let foes = self.participants[mover].camp != self.participants[target].camp;
        let hurt = self.health[target] < self.unit(target).health.max;
        let answered =
            foes && (name == "Strike" || name == "Charge") && self.able(target, "Strike");
        match self.participants[mover].formed.and_then(|place| place.order) {
            Some(Order::Focus) if foes && hurt => (2, 1),
            Some(Order::Spread) if foes && !hurt => (2, 1),
            Some(Order::Protect) if !foes => (2, 1),
            Some(Order::HoldOut) if answered => (1, 2),
            _ => (1, 1),
        }
    }

    fn missing(&self, id: usize) -> i32 {
        (self.unit(id).health.max - self.health[id]).min(5)
    }

    /// Value times repeats as a fraction, by counting every pair of attack and defence.
    fn worth(&self, mover: usize, target: usize, name: &str) -> (i64, i64) {
        if name == "Withdraw" {
            return (i64::from(self.unit(mover).health.max), 1);
        }
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
                    let (worth, factor) =
                        (self.worth(mover, target, name), self.factor(mover, target, name));
                    let worth = (worth.0 * factor.0, worth.1 * factor.1);
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
                "Withdraw" => {
                    self.away[mover] = true;
                    self.lines.push(format!("{mover} - Withdraw 0"));
                }
                "Charge" => self.blow(mover, target, name, 2, 0),
                _ => self.blow(mover, target, name, 0, 0),
            }
            let melee = name == "Strike" || name == "Charge";
            if melee && self.lives(target) && self.able(target, "Strike") {
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
