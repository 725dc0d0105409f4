//! Random draws from a seed: the same on every machine.

#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to `below` (exclusive), which must not be 0.
    pub fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        (bits % below as u64) as usize
    }

    /// A number from −1 to 1.
    pub fn swing(&mut self) -> f32 {
        self.below(20_001) as f32 / 10_000.0 - 1.0
    }

    /// A step along a scale of `length` notes from `place`, by at most two and never off the scale.
    pub fn walk(&mut self, place: usize, length: usize) -> usize {
        let to = (place + self.below(5)).saturating_sub(2);
        to.min(length - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_draws_the_same() {
        let draw = |seed| {
            let mut chance = Chance::new(seed);
            (0..20).map(|_| chance.below(7)).collect::<Vec<_>>()
        };
        assert_eq!(draw(3), draw(3));
        assert_ne!(draw(3), draw(4));
    }

    #[test]
    fn a_walk_stays_on_its_scale() {
        let mut chance = Chance::new(1);
        let mut place = 0;
        for _ in 0..1000 {
            let next = chance.walk(place, 6);
            assert!(next < 6 && next.abs_diff(place) <= 2);
            place = next;
        }
    }
}
