//! In which rounds moves are used and end.

use crate::fight::Fight;

/// In which rounds, from the first on, a move of this subroutine is used, and in which it ends.
fn course(subroutine: &str) -> (Vec<usize>, Vec<usize>) {
    let library = format!("{{ \"it\": ({subroutine}, use: [Damage(1)], after: [Shield(1)]) }}");
    let mut fight = Fight::new(&["P 99 9", "E 99 9"], &library);
    let (mut used, mut after) = (Vec::new(), Vec::new());
    for round in 0..12 {
        let told = fight.round(if round == 0 { &["P0 it E1"] } else { &[] });
        used.extend(told.iter().filter(|line| line.starts_with("E1 loses")).map(|_| round));
        after.extend(told.iter().filter(|line| line.starts_with("after:")).map(|_| round));
    }
    (used, after)
}

#[test]
fn a_move_is_used_when_it_has_spent_its_time_on_the_stack() {
    for time in 0..5 {
        let (used, _) = course(&format!("time: {time}"));
        assert_eq!(used, [time], "time {time}");
    }
}

#[test]
fn a_single_use_move_is_used_once_however_long_it_lasts() {
    assert_eq!(course("time: 2, duration: 3"), (vec![2], vec![5]));
    assert_eq!(course("time: 0, duration: 4"), (vec![0], vec![4]));
}

#[test]
fn a_multi_use_move_is_used_at_resolution_and_in_each_round_of_its_duration() {
    assert_eq!(course("time: 2, duration: 3, multi_use: true"), (vec![2, 3, 4, 5], vec![5]));
    assert_eq!(course("time: 0, duration: 2, multi_use: true"), (vec![0, 1, 2], vec![2]));
    assert_eq!(course("time: 1, multi_use: true"), (vec![1], vec![1]));
}

#[test]
fn the_after_effect_is_invoked_after_time_and_duration_have_passed() {
    for (time, duration) in [(0, 0), (0, 3), (1, 0), (2, 2), (4, 3)] {
        let (_, after) = course(&format!("time: {time}, duration: {duration}"));
        assert_eq!(after, [time + duration], "time {time}, duration {duration}");
    }
}
