//! Rhythms.

/// Whether each step has a beat: they are spread evenly, and the first is on the first step.
pub fn even(beats: usize, steps: usize) -> Vec<bool> {
    (0..steps).map(|step| (step * beats) % steps < beats).collect()
}

/// The steps on which [`even`] has a beat, all shifted by `by` steps.
pub fn beats(beats: usize, steps: usize, by: usize) -> impl Iterator<Item = usize> {
    let pattern = even(beats, steps);
    (0..steps).filter(move |step| pattern[(step + steps - by % steps) % steps])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(beats: usize, steps: usize) -> String {
        let pattern = even(beats, steps);
        pattern.iter().map(|on| if *on { 'x' } else { '.' }).collect()
    }

    #[test]
    fn beats_are_spread_evenly_from_the_first_step_on() {
        assert_eq!(drawn(3, 8), "x..x..x.");
        assert_eq!(drawn(5, 8), "x.x.xx.x");
        assert_eq!(drawn(4, 16), "x...x...x...x...");
    }

    #[test]
    fn a_rhythm_moved_on_has_as_many_beats() {
        assert_eq!(beats(5, 16, 3).count(), 5);
        assert_eq!(beats(3, 8, 1).collect::<Vec<_>>(), [1, 4, 7]);
    }
}
