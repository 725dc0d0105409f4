//! Says why the game cannot start.

pub fn fail(reasons: &[String]) {
    for line in reasons.iter().flat_map(|reason| reason.lines()) {
        eprintln!("daemonfall: {line}");
    }
    #[cfg(target_family = "wasm")]
    crate::web::crash::tell(&daemonfall_text::t!("web-no-start"), &reasons.join("\n"));
}
