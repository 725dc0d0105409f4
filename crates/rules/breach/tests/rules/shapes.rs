//! Shapes on the field: rows, columns, crosses, what they cover, and large units.

use crate::small::{Duel, Lines};
use daemonfall_breach::{Panel, Shape};
use daemonfall_core::Side;

const MOVES: &str = "
    hit: use: [Damage(1)]
    row: shape: Row, use: [Damage(1)]
    column: shape: Column, use: [Damage(1)]
    cross: shape: Cross, use: [Damage(1)]
    at_row: aims: Panel, shape: Row, use: [Damage(1)]
    at_column: aims: Panel, shape: Column, use: [Damage(1)]
    at_cross: aims: Panel, shape: Cross, use: [Damage(1)]
    at: aims: Panel, use: [Damage(1)]
    mend: aims: Friend, shape: Cross, use: [Heal(1)]
";
const CROWD: &str = "a0 0,0\n a1 0,1\n a2 0,2\n a3 0,3\n b0 1,0\n b1 1,1\n b2 1,2\n b3 1,3";

/// The characters hit by a choice of ann's, with all eight panels of the other half taken.
fn hits(choice: &str) -> String {
    let mut duel = Duel::new(MOVES, "ann 0,0", CROWD);
    hits_in(&duel.does(&[&format!("ann {choice}")])[0])
}

fn hits_in(line: &str) -> String {
    line.split(['[', ']']).nth(1).unwrap().to_owned()
}

#[test]
fn each_shape_strikes_its_panels_of_the_half_around_a_panel_or_a_character() {
    for (choice, struck) in [
        ("at_row 2,1", "a0 a1 a2 a3"),
        ("at_row 3,3", "b0 b1 b2 b3"),
        ("row b2", "b0 b1 b2 b3"),
        ("at_column 2,1", "a1 b1"),
        ("column b3", "a3 b3"),
        // Clipped to the half: not the player's front.
        ("at_cross 2,1", "a0 a1 a2 b1"),
        ("at_cross 3,3", "a3 b2 b3"),
        ("cross a0", "a0 a1 b0"),
        ("at 3,2", "b2"),
        ("hit b2", "b2"),
    ] {
        assert_eq!(hits(choice), struck, "{choice}");
    }
}

#[test]
fn a_shape_around_a_friend_covers_its_half_and_the_user_too() {
    let mut duel = Duel::new(MOVES, "ann 0,0\n bob 0,1\n cal 1,1\n dan 1,0", "xan 0,1");
    assert_eq!(hits_in(&duel.does(&["ann mend bob"])[0]), "ann bob cal");
}

#[test]
fn everybody_covered_is_hit_in_character_order() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "xan 0,3\n yul 0,0\n zoe 0,1");
    duel.does(&["ann at_row 2,2"]).are([
        "Action: ann at_row 2,2 on 2,2 hits [xan yul zoe]",
        "xan loses 1, 19 left, by ann",
        "yul loses 1, 19 left, by ann",
        "zoe loses 1, 19 left, by ann",
    ]);
}

#[test]
fn a_sized_guardian_is_hit_once_by_a_shape_however_much_of_it_is_covered() {
    for (choice, hit) in [
        ("at_row 2,3", "big tip"),
        ("at_row 3,0", "big"),
        ("at_column 2,1", "big"),
        ("at_column 3,2", "big"),
        ("at_cross 2,2", "big tip"),
        ("at_cross 3,2", "big"),
        ("at_cross 3,3", "big tip"),
        ("at_column 2,0", ""),
    ] {
        let mut duel = Duel::new(MOVES, "ann 0,0", "big 0,1 size: (2, 2)\n tip 0,3");
        assert_eq!(hits_in(&duel.does(&[&format!("ann {choice}")])[0]), hit, "{choice}");
        let lost = i32::from(hit.contains("big"));
        assert_eq!(duel.health("big"), 20 - lost, "{choice}");
    }
}

#[test]
fn each_panel_that_a_guardian_covers_is_aimed_at_as_well_as_the_first() {
    for panel in ["2,1", "2,2", "3,1", "3,2"] {
        let mut duel = Duel::new(MOVES, "ann 0,0", "big 0,1 size: (2, 2)");
        duel.round(&[&format!("ann at {panel}")]);
        assert_eq!(duel.health("big"), 19, "{panel}");
    }
}

#[test]
fn a_shape_around_a_guardian_lies_on_its_foremost_panel_in_its_topmost_column() {
    let mut duel = Duel::new(MOVES, "ann 0,0", "tip 0,0\n big 0,1 size: (2, 2)\n tap 0,3");
    assert_eq!(duel.does(&["ann cross big"])[0], "Action: ann cross big on 2,1 hits [tip big]");
}

#[test]
fn the_removed_leave_their_panels_empty() {
    let mut duel = Duel::new(
        MOVES,
        "ann 0,0",
        "xan 0,0 health: 1\n big 0,1 size: (1, 2), health: 1\n yul 1,0",
    );
    duel.round(&["ann at_row 2,0"]);
    assert_eq!((duel.is_there("xan"), duel.is_there("big")), (false, false));
    assert_eq!(hits_in(&duel.does(&["ann at_row 2,0"])[0]), "");
}

fn panel(x: i8, column: i8) -> Panel {
    Panel { x, column }
}

#[test]
fn a_half_is_four_panels_wide_and_two_deep() {
    for half in [Side::Player, Side::Hostile] {
        let panels: Vec<Panel> = Panel::all().filter(|panel| panel.half() == half).collect();
        assert_eq!(panels.len(), 8);
        for panel in panels {
            assert_eq!(Panel::of(half, panel.depth(), panel.column), Some(panel));
        }
    }
    assert_eq!(Panel::of(Side::Player, 2, 0), None);
    assert_eq!(Panel::of(Side::Hostile, -1, 0), None);
    assert_eq!(Panel::of(Side::Hostile, 0, 4), None);
}

#[test]
fn numbers_from_a_broken_file_are_no_place() {
    for half in [Side::Player, Side::Hostile] {
        for depth in [i8::MIN, i8::MAX] {
            assert_eq!(Panel::of(half, depth, 0), None);
            assert_eq!(Panel::of(half, 0, depth), None);
        }
    }
}

#[test]
fn a_row_has_four_panels_a_column_two_and_a_cross_is_clipped_to_the_half() {
    let panels = |shape: Shape, x, column| -> Vec<(i8, i8)> {
        shape.panels(panel(x, column)).map(|panel| (panel.x, panel.column)).collect()
    };
    assert_eq!(panels(Shape::Row, 2, 1), [(2, 0), (2, 1), (2, 2), (2, 3)]);
    assert_eq!(panels(Shape::Column, 1, 3), [(0, 3), (1, 3)]);
    assert_eq!(panels(Shape::Cross, 2, 0), [(2, 0), (2, 1), (3, 0)]);
}

#[test]
fn an_offset_is_not_mirrored_and_may_lead_off_the_field() {
    let aim = panel(2, 1).from(panel(1, 1));
    assert_eq!(panel(0, 3).at(aim), Some(panel(1, 3)));
    assert_eq!(panel(3, 0).at(aim), None);
}

#[test]
fn behind_the_back_there_is_nothing() {
    assert_eq!(panel(1, 2).behind(), Some(panel(0, 2)));
    assert_eq!(panel(2, 2).behind(), Some(panel(3, 2)));
    assert_eq!(panel(0, 2).behind(), None);
}
