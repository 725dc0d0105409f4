//! Particles: display-only things that are in no cell.
//!
//! They outlive the beat that made them and delay nothing. Their scatter comes from a counter,
//! never from a rule's random stream.

use crate::prelude::*;

pub mod bursts;
pub mod dissolve;
pub mod rising;
pub mod specks;
pub mod tethers;

pub fn plugin(app: &mut App) {
    app.init_resource::<Scatter>();
    app.add_plugins((
        specks::plugin,
        bursts::plugin,
        rising::plugin,
        dissolve::plugin,
        tethers::plugin,
    ));
}

#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Scatter(u32);

impl Scatter {
    /// A number from 0 to 1.
    pub fn part(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        let mixed = (self.0 ^ (self.0 >> 16)).wrapping_mul(0x85EB_CA6B);
        let mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xC2B2_AE35);
        ((mixed ^ (mixed >> 16)) >> 8) as f32 / (1 << 24) as f32
    }

    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.part()
    }

    pub fn direction(&mut self) -> Vec2 {
        Vec2::from_angle(self.part() * std::f32::consts::TAU)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scattered_numbers_fill_their_range() {
        let mut scatter = Scatter::default();
        let numbers: Vec<f32> = (0..1000).map(|_| scatter.between(2.0, 4.0)).collect();
        assert!(numbers.iter().all(|number| (2.0..4.0).contains(number)));
        let mean = numbers.iter().sum::<f32>() / 1000.0;
        assert!((mean - 3.0).abs() < 0.1, "{mean}");
    }
}
