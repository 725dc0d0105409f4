//! Values: exact fractions.

use daemonfall_battle::Value;

#[test]
fn fractions_are_compared_exactly_and_kept_in_lowest_terms() {
    assert_eq!(Value::new(4, 8), Value::new(1, 2));
    assert_eq!(Value::new(0, 9), Value::ZERO);
    assert!(Value::new(1, 3) < Value::new(333_333_334, 1_000_000_000));
    assert!(Value::new(-1, 2) < Value::ZERO);
    let huge = Value::new(i64::MAX, i64::MAX - 1);
    assert!(huge > Value::whole(1) && huge < Value::new(i64::MAX - 1, i64::MAX - 2));
}

#[test]
fn a_value_is_multiplied_exactly_and_stops_at_its_bounds() {
    assert_eq!(Value::new(5, 12).times(2), Value::new(5, 6));
    assert_eq!(Value::new(5, 12).times(0), Value::ZERO);
    assert_eq!(Value::whole(i64::MAX).times(u32::MAX), Value::whole(i64::MAX));
}

#[test]
fn a_value_is_written_as_a_fraction_and_shown_in_thousandths() {
    assert_eq!(Value::new(14, 24).to_string(), "7/12");
    assert_eq!(Value::whole(3).to_string(), "3");
    assert_eq!(Value::new(7, 12).thousandths(), 583);
    assert_eq!(Value::new(-1, 3).thousandths(), -333);
}
