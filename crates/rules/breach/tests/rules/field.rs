//! The field: panels, halves and offsets.

use daemonfall_breach::{Panel, Shape};
use daemonfall_core::Side;

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
