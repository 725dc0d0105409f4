//! The page: its sources with the bundle's names filled in.
//!
//! `index.html` contains `@STYLE@` (the style sheet), `@PAGE@` (the script's name), `@ICON@` and
//! `@BUNDLE@` (the bundle's facts for the script, as JSON). `page.js` contains `@WORDS@` (the name
//! of the page's words). `worker.js` contains `@CACHE@` (a name that changes with the bundle) and
//! `@FILES@` (the files to store at once for playing offline, as JSON).

use crate::files::{self, PackError};
use serde_json::json;
use std::path::Path;

/// Names in the bundle that the page must know.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// The module that loads the program.
    pub glue: String,
    pub wasm: String,
    /// The uncompressed size of the program in bytes, which a browser counts while it fetches.
    pub wasm_bytes: usize,
    pub assets: String,
    /// The files fetched before the title, with bytes.
    pub first: Vec<(String, usize)>,
}

const STYLE: &str = "style.css";
const SCRIPT: &str = "page.js";
const WORDS: &str = "words.js";
const WORKER: &str = "worker.js";
const MANIFEST: &str = "daemonfall.webmanifest";

pub fn files(sources: &Path, bundle: &Bundle) -> Result<Vec<(String, Vec<u8>)>, PackError> {
    let text = |name: &str| -> Result<String, PackError> {
        let bytes = files::read(&sources.join(name))?;
        String::from_utf8(bytes)
            .map_err(|error| PackError::Page { file: name.into(), reason: error.to_string() })
    };
    let words = text(WORDS)?;
    let words_name = files::hashed(WORDS, words.as_bytes());
    let script = fill(SCRIPT, text(SCRIPT)?, &[("@WORDS@", &words_name)])?;
    let script_name = files::hashed(SCRIPT, script.as_bytes());
    let told = json!({
        "version": env!("CARGO_PKG_VERSION"),
        "glue": bundle.glue,
        "wasm": bundle.wasm,
        "wasmBytes": bundle.wasm_bytes,
        "assets": bundle.assets,
        "first": bundle.first,
    });
    // Inside a script element only `<` could end it.
    let told = told.to_string().replace('<', "\\u003c");
    let icon = format!("{}/art/icon.png", bundle.assets);
    let manifest = fill(MANIFEST, text(MANIFEST)?, &[("@ICON@", &icon)])?;
    let index = fill(
        "index.html",
        text("index.html")?,
        &[
            ("@STYLE@", &text(STYLE)?),
            ("@PAGE@", &script_name),
            ("@ICON@", &icon),
            ("@BUNDLE@", &told),
        ],
    )?;
    let mut kept: Vec<&str> =
        vec!["./", &script_name, &words_name, MANIFEST, &icon, &bundle.glue, &bundle.wasm];
    kept.extend(bundle.first.iter().map(|(name, _)| name.as_str()));
    let kept = json!(kept).to_string();
    let cache = files::print(&[index.as_bytes(), manifest.as_bytes(), kept.as_bytes()]);
    let worker = fill(WORKER, text(WORKER)?, &[("@CACHE@", &cache), ("@FILES@", &kept)])?;
    Ok(vec![
        (script_name, script.into_bytes()),
        (words_name, words.into_bytes()),
        (MANIFEST.into(), manifest.into_bytes()),
        ("index.html".into(), index.into_bytes()),
        (WORKER.into(), worker.into_bytes()),
    ])
}

/// A text with every placeholder filled; each must occur exactly once.
fn fill(file: &str, text: String, places: &[(&str, &str)]) -> Result<String, PackError> {
    places.iter().try_fold(text, |text, (place, filling)| match text.matches(place).count() {
        1 => Ok(text.replacen(place, filling, 1)),
        count => Err(PackError::Page {
            file: file.into(),
            reason: format!("{place} occurs {count} times instead of once"),
        }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle() -> Bundle {
        Bundle {
            glue: "game-1.js".into(),
            wasm: "game-2.wasm".into(),
            wasm_bytes: 77,
            assets: "assets-3".into(),
            first: vec![("assets-3/</script>.png".into(), 5)],
        }
    }

    fn sources() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../web")
    }

    #[test]
    fn the_page_names_the_bundle_by_relative_addresses_alone() -> Result<(), PackError> {
        let made = files(&sources(), &bundle())?;
        let of = |name: &str| {
            let found = made.iter().find(|(made, _)| made == name);
            found.map_or(String::new(), |(_, bytes)| String::from_utf8_lossy(bytes).into())
        };
        let index = of("index.html");
        assert!(index.contains("\"wasmBytes\":77") && index.contains("game-1.js"));
        assert!(!index.contains("src=\"/") && !index.contains("href=\"/"));
        assert_eq!(index.matches("</script>").count(), index.matches("<script").count());
        assert!(of("worker.js").contains("\"game-2.wasm\""));
        let begins = |start: &str| {
            let found = made.iter().find(|(name, _)| name.starts_with(start));
            found.map_or("none", |(name, _)| name.as_str())
        };
        let (script, words) = (begins("page-"), begins("words-"));
        assert!(index.contains(script) && of(script).contains(words));
        assert!(of("worker.js").contains(words));
        Ok(())
    }

    #[test]
    fn a_place_that_is_missing_is_named() {
        let error = fill("index.html", "no place".into(), &[("@PAGE@", "x")]).err();
        let words = error.map(|error| error.to_string()).unwrap_or_default();
        assert!(words.contains("index.html") && words.contains("@PAGE@"), "{words}");
    }
}
