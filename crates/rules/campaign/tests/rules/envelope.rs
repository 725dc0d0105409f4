//! The envelope of saved files: what is whole opens, and nothing else does.

use daemonfall_campaign::saves::envelope::{EnvelopeError, kind, open, wrap};

#[test]
fn what_is_sealed_opens_and_nothing_else_does() {
    let text = wrap("run", "{\"turn\":3}");
    assert_eq!(open("run", &text), Ok("{\"turn\":3}"));
    assert_eq!(kind(&text).as_deref(), Some("run"));
    assert!(matches!(open("replay", &text), Err(EnvelopeError::OtherKind { .. })));
    assert!(matches!(open("run", "hello\nthere"), Err(EnvelopeError::Line { .. })));
    for blank in [" ", "\r", "\t"] {
        let blank = text.replacen('\n', &format!("{blank}\n"), 1);
        assert!(matches!(open("run", &blank), Err(EnvelopeError::Line { .. })), "{blank:?}");
    }
    let newer = text.replacen("\"version\":2", "\"version\":3", 1);
    assert_eq!(open("run", &newer), Err(EnvelopeError::Newer { found: 3 }));
}

#[test]
fn a_text_with_any_bit_flipped_is_refused() {
    let text = wrap("run", "{\"turn\":3,\"name\":\"thorn\"}");
    for place in 0..text.len() {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= 1 << bit;
            if let Ok(flipped) = String::from_utf8(bytes) {
                assert!(open("run", &flipped).is_err(), "byte {place}, bit {bit}");
            }
        }
    }
}
