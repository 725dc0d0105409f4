//! Moves as they are saved: lines of text and plain tuples.

use daemonfall_battle::{MoveTuple, ParticipantId};

#[test]
fn a_move_is_a_line_of_text_and_a_plain_tuple() {
    let strike = MoveTuple(ParticipantId(0), Some(ParticipantId(3)), "Strike".into(), 2);
    assert_eq!(strike.to_string(), "0 3 Strike 2");
    assert_eq!("0 3 Strike 2".parse(), Ok(strike.clone()));
    let json = serde_json::to_string(&strike).expect("it can be written");
    assert_eq!(json, r#"[0,3,"Strike",2]"#);
    assert_eq!(serde_json::from_str::<MoveTuple>(&json).expect("and read"), strike);
    let line = serde_json::from_str::<MoveTuple>(r#""0 3 Strike 2""#);
    assert_eq!(line.expect("a line is read too"), strike);
    let alone = MoveTuple(ParticipantId(1), None, "Last Stand".into(), -4);
    assert_eq!(alone.to_string().parse(), Ok(alone));
}

#[test]
fn a_line_that_is_no_move_is_refused_with_its_text_and_what_is_wrong() {
    for (line, what) in [
        ("", "four parts"),
        ("0 3 Strike", "four parts"),
        ("x 3 Strike 2", "participant"),
        ("0 y Strike 2", "target"),
        ("0 3 Strike z", "effect"),
        ("-1 3 Strike 2", "participant"),
    ] {
        let error = line.parse::<MoveTuple>().expect_err(line).to_string();
        assert!(error.contains(what) && error.contains(&format!("{line:?}")), "{error}");
    }
}
