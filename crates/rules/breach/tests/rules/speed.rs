//! Speed: clamped to 10 and 100, and taken back exactly.

use crate::small::duel::Duel;

const MOVES: &str = "
    haste: duration: 3, aims: Anyone, use: [Speed(80)], after: [Speed(-80)]
    slow: duration: 3, aims: Anyone, use: [Speed(-80)], after: [Speed(80)]
    short: duration: 1, aims: Anyone, use: [Speed(-30)], after: [Speed(30)]
";

#[test]
fn speeds_stay_within_10_and_100() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 speed: 50\n yul 0,1 speed: 50");
    assert_eq!(duel.does(&["ann haste xan"])[1], "xan has speed 100");
    assert_eq!(duel.does(&["ann slow yul"])[1], "yul has speed 10");
}

#[test]
fn a_changed_speed_counts_from_the_same_rounds_c_plus_on() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,0 speed: 50");
    duel.round(&["ann haste xan"]);
    assert_eq!(duel.charge("xan"), 150);
}

#[test]
fn what_speed_an_effect_changes_its_after_effect_takes_back_whole() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1", "xan 0,0 speed: 50");
    // 130 is clamped to 100; minus 30 it is still 100; then each takes back its own amount.
    duel.round(&["ann haste xan", "bob short xan"]);
    let mut speeds = vec![duel.speed("xan")];
    for _ in 0..3 {
        duel.round(&[]);
        speeds.push(duel.speed("xan"));
    }
    assert_eq!(speeds, [100, 100, 100, 50]);
    // -30 is clamped to 10; plus 80 gives 50.
    duel.round(&["ann slow xan"]);
    assert_eq!(duel.speed("xan"), 10);
    duel.round(&["bob haste xan"]);
    assert_eq!(duel.speed("xan"), 50);
    duel.round(&[]);
    duel.round(&[]);
    assert_eq!(duel.speed("xan"), 100, "the slow is over");
    duel.round(&[]);
    assert_eq!(duel.speed("xan"), 50);
}
