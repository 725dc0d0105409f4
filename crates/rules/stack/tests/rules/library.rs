//! Subroutines as data: what is read, what is refused, and the reported location.

use daemonfall_stack::{Effect, LONGEST, Subroutine, Subroutines};

#[test]
fn a_subroutine_has_time_duration_uses_cpu_use_and_after_effect() {
    let text = r#"{
        "zap": (use: [Damage(1)]),
        "repeater": (time: 1, duration: 2, multi_use: true, cpu: 3, use: [Damage(1), Shield(-1)], after: [Heal(2)]),
    }"#;
    let library = Subroutines::parse("subroutines.ron", text).expect("sound data");
    let id = library.find("repeater").expect("it is there");
    let expected = Subroutine {
        name: "repeater".into(),
        time: 1,
        duration: 2,
        multi_use: true,
        cpu: 3,
        r#use: vec![Effect::Damage(1), Effect::Shield(-1)],
        after: vec![Effect::Heal(2)],
    };
    assert_eq!(library.get(id), Some(&expected));
    assert_eq!((expected.uses(), expected.lifetime()), (3, 3));
    let zap = &library.all()[0];
    assert_eq!((zap.time, zap.duration, zap.cpu, zap.uses()), (0, 0, 0, 1));
    assert_eq!(library.name(id), "repeater");
}

fn error(entry: &str) -> String {
    let text = format!("{{\n  \"zap\": (use: []),\n  \"bad\": {entry},\n}}");
    let errors = Subroutines::parse("subroutines.ron", &text).expect_err("it is wrong");
    errors.to_string()
}

#[test]
fn what_is_wrong_is_named_with_file_line_entry_and_field() {
    let longest = LONGEST;
    for (entry, expected) in [
        ("(time: -1, use: [])", format!("bad.time: goes from 0 to {longest}, not -1")),
        ("(duration: -2, use: [])", format!("bad.duration: goes from 0 to {longest}, not -2")),
        (
            "(duration: 99999999999, use: [])",
            format!("bad.duration: goes from 0 to {longest}, not 99999999999"),
        ),
        ("(cpu: -3, use: [])", "bad.cpu: goes from 0 to 2147483647, not -3".into()),
        (
            "(use: [Heal(1), Damage(-2)])",
            "bad.use[1]: damage and healing must not be below zero, here -2".into(),
        ),
        (
            "(use: [], after: [Heal(-2)])",
            "bad.after[0]: damage and healing must not be below zero, here -2".into(),
        ),
        ("(time: 1)", "bad: field \"use\" is missing".into()),
        ("(tme: 1, use: [])", "bad.tme: unknown field \"tme\", did you mean \"time\"?".into()),
        (
            "(use: [Damge(1)])",
            "bad.use[0]: unknown choice \"Damge\", did you mean \"Damage\"?".into(),
        ),
        ("(use: [Damage(9999999999)])", "bad.use[0].Damage: ".into()),
    ] {
        let found = error(entry);
        let place = format!("subroutines.ron:3: {expected}");
        assert!(found.starts_with(&place), "{entry}: {found:?} is not {place:?}");
    }
}

#[test]
fn a_name_used_twice_is_refused() {
    let text = "{ \"zap\": (use: []),\n \"zap\": (use: []) }";
    let errors = Subroutines::parse("subroutines.ron", text).expect_err("it is wrong");
    assert_eq!(errors.to_string(), "subroutines.ron:2: zap: this name is used twice in the file");
    let zap =
        Subroutines::parse("a.ron", "{ \"zap\": (use: []) }").expect("sound data").all()[0].clone();
    let twice = Subroutines::new(vec![zap.clone(), zap]).expect_err("it is wrong");
    assert_eq!(twice, [(1, String::new(), "this name is used twice".to_owned())]);
}

#[test]
fn the_fingerprint_is_of_all_that_subroutines_do() {
    let print = |text: &str| Subroutines::parse("a.ron", text).expect("sound data").fingerprint();
    let one = print("{ \"zap\": (use: [Damage(1)]) }");
    assert_eq!(one, print("{ \"zap\": (time: 0, use: [Damage(1)]) }"));
    assert_ne!(one, print("{ \"zap\": (use: [Damage(2)]) }"));
    assert_ne!(one, print("{ \"zap\": (use: [Heal(1)]) }"));
    assert_ne!(one, print("{ \"zap\": (cpu: 1, use: [Damage(1)]) }"));
}
