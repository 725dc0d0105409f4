//! Health: an object with health is an entity (seed 004). Stays between zero and its maximum.

use bevy_ecs::prelude::*;
use bevy_reflect::Reflect;
use serde::{Deserialize, Serialize};

/// Health points. This type's functions keep `0 <= current <= max`.
#[derive(Component, Reflect, Serialize, Deserialize, Clone, Copy, Debug, PartialEq, Eq)]
#[serde(from = "HealthForm")]
#[reflect(Component)]
pub struct Health {
    /// Points left; the entity is dead at zero.
    pub current: i32,
    /// Upper bound of `current`.
    pub max: i32,
}

/// Health as written in data files: `(max: 5)` is full.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HealthForm {
    max: i32,
    current: Option<i32>,
}

impl From<HealthForm> for Health {
    fn from(form: HealthForm) -> Self {
        let full = Self::full(form.max);
        Self {
            current: form.current.map_or(full.max, |current| current.clamp(0, full.max)),
            ..full
        }
    }
}

impl Health {
    /// Full health of `max` points. A negative maximum counts as zero.
    pub fn full(max: i32) -> Self {
        let max = max.max(0);
        Self { current: max, max }
    }

    /// Takes up to `amount` points and returns how many were taken.
    pub fn take(&mut self, amount: i32) -> i32 {
        let taken = amount.clamp(0, self.current);
        self.current -= taken;
        taken
    }

    /// Gives up to `amount` points, not above the maximum, and returns how many were given.
    pub fn give(&mut self, amount: i32) -> i32 {
        let given = amount.clamp(0, self.max - self.current);
        self.current += given;
        given
    }

    /// Whether no point is left.
    pub fn is_dead(&self) -> bool {
        self.current <= 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn health_stays_within_zero_and_its_maximum() {
        let mut health = Health::full(5);
        assert_eq!(health.take(9), 5);
        assert!(health.is_dead());
        assert_eq!(health.give(7), 5);
        assert_eq!(health, Health { current: 5, max: 5 });
    }

    #[test]
    fn negative_amounts_change_nothing() {
        let mut health = Health { current: 2, max: 5 };
        assert_eq!((health.take(-1), health.give(-1)), (0, 0));
        assert_eq!(health.current, 2);
    }
}
