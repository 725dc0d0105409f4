//! The page: its sources with the bundle's names filled in.
//!
//! `index.html` contains `@STYLE@` (the style sheet), `@PAGE@` (the script's name), `@ICON@`,
//! `@BUNDLE@` (the bundle's facts for the script, as JSON) and `@draw NAME@` (the game's picture
//! NAME, drawn in the page). The style sheet contains `@ASSETS@`, the folder of the game's fonts.
//! `page.js` contains `@WORDS@` (the name of the page's words) and `@PACKS@` (the name of what keeps
//! packs, which is fetched when the game starts); `packs.js` contains `@WORDS@`, too. `worker.js`
//! contains `@CACHE@` (a name that changes with the bundle) and `@FILES@` (the files to store at once
//! for playing offline, as JSON).
//!
//! Comments and indentation stay in the sources.

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
    /// The files in the assets folder that are fetched before the title, with bytes.
    pub first: Vec<(String, usize)>,
}

const STYLE: &str = "style.css";
const SCRIPT: &str = "page.js";
const WORDS: &str = "words.js";
const PACKS: &str = "packs.js";
const WORKER: &str = "worker.js";
const MANIFEST: &str = "daemonfall.webmanifest";
const INDEX: &str = "index.html";
/// The most bytes, uncompressed, that may be needed to show the page: a slow line shows it at once.
const MOST: usize = 30_000;

pub fn files(
    sources: &Path,
    assets: &Path,
    bundle: &Bundle,
) -> Result<Vec<(String, Vec<u8>)>, PackError> {
    let text = |name: &str| read(&sources.join(name)).map(|text| bare(&text));
    let words = text(WORDS)?;
    let words_name = files::hashed(WORDS, words.as_bytes());
    let packs = fill(PACKS, text(PACKS)?, &[("@WORDS@", &words_name)])?;
    let packs_name = files::hashed(PACKS, packs.as_bytes());
    let named = [("@WORDS@", words_name.as_str()), ("@PACKS@", packs_name.as_str())];
    let script = fill(SCRIPT, text(SCRIPT)?, &named)?;
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
    let style = fill(STYLE, text(STYLE)?, &[("@ASSETS@", &bundle.assets)])?;
    let places =
        [("@STYLE@", &style), ("@PAGE@", &script_name), ("@ICON@", &icon), ("@BUNDLE@", &told)];
    let index = draw(text(INDEX)?, &assets.join("art/src"))?;
    let index = fill(INDEX, index, &places.map(|(place, filling)| (place, filling.as_str())))?;
    let bytes = index.len() + script.len() + words.len();
    if bytes > MOST {
        let reason = format!("the page takes {bytes} bytes with its scripts, more than {MOST}");
        return Err(PackError::at(INDEX, reason));
    }
    let mut kept: Vec<&str> = vec!["./", &script_name, &words_name, &packs_name, MANIFEST, &icon];
    kept.extend([bundle.glue.as_str(), &bundle.wasm]);
    let first: Vec<_> =
        bundle.first.iter().map(|(name, _)| format!("{}/{name}", bundle.assets)).collect();
    kept.extend(first.iter().map(String::as_str));
    let kept = json!(kept).to_string();
    let cache = files::print(&[index.as_bytes(), manifest.as_bytes(), kept.as_bytes()]);
    let worker = fill(WORKER, text(WORKER)?, &[("@CACHE@", &cache), ("@FILES@", &kept)])?;
    Ok(vec![
        (script_name, script.into_bytes()),
        (words_name, words.into_bytes()),
        (packs_name, packs.into_bytes()),
        (MANIFEST.into(), manifest.into_bytes()),
        (INDEX.into(), index.into_bytes()),
        (WORKER.into(), worker.into_bytes()),
    ])
}

fn read(path: &Path) -> Result<String, PackError> {
    String::from_utf8(files::read(path)?).map_err(PackError::of(path))
}

/// A source without its indentation and the lines that are whole comments.
fn bare(text: &str) -> String {
    let is_comment = |line: &str| {
        let is_within = |start, end| line.starts_with(start) && line.ends_with(end);
        is_within("//", "") || is_within("/*", "*/") || is_within("<!--", "-->")
    };
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// A text with every placeholder filled; each must occur.
fn fill(file: &str, text: String, places: &[(&str, &str)]) -> Result<String, PackError> {
    places.iter().try_fold(text, |text, (place, filling)| match text.contains(place) {
        true => Ok(text.replace(place, filling)),
        false => Err(PackError::at(file, format!("{place} does not occur"))),
    })
}

/// A text with its drawings in place: what is between the title and the end of each source.
fn draw(text: String, art: &Path) -> Result<String, PackError> {
    let mut parts = text.split("@draw ");
    let mut drawn = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, after) = part.split_once('@').unwrap_or((part, ""));
        let path = art.join(format!("{name}.svg"));
        let source = read(&path)?;
        let inner = source.split_once("</title>").and_then(|(_, it)| it.rsplit_once("</svg>"));
        let missing = "there is no title before the drawing";
        let (inner, _) = inner.ok_or_else(|| PackError::at(&path, missing))?;
        let drawing: String = inner.lines().map(str::trim).collect();
        // Paths need no spaces before their letters.
        drawn += &["M", "L", "H", "V", "Z"]
            .into_iter()
            .fold(drawing, |drawing, letter| drawing.replace(&format!(" {letter}"), letter));
        drawn += after;
    }
    Ok(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle;

    /// Bundled with all assets of the game, and one more with this name.
    fn page(more: &str) -> Result<Vec<(String, Vec<u8>)>, PackError> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
        let assets = root.join("assets");
        let mut first = bundle::first(&bundle::assets(&assets)?);
        first.push((more.into(), 5));
        let bundle = Bundle {
            glue: "game-1.js".into(),
            wasm: "game-2.wasm".into(),
            wasm_bytes: 77,
            assets: "assets-0123456789ab".into(),
            first,
        };
        files(&root.join("web"), &assets, &bundle)
    }

    #[test]
    fn the_page_names_the_bundle_by_relative_addresses_alone() -> Result<(), PackError> {
        let made = page("</script>.png")?;
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
        let (script, words, packs) = (begins("page-"), begins("words-"), begins("packs-"));
        assert!(index.contains(script) && of(script).contains(words));
        assert!(of(script).contains(packs) && of(packs).contains(words));
        assert!(of("worker.js").contains(words) && of("worker.js").contains(packs));
        Ok(())
    }

    #[test]
    fn a_page_that_is_too_large_is_refused() {
        let error = page(&"x".repeat(MOST)).err().map(|error| error.to_string());
        assert!(error.is_some_and(|error| error.contains("more than 30000")));
    }

    #[test]
    fn a_place_that_is_missing_is_named() {
        let error = fill("index.html", "no place".into(), &[("@PAGE@", "x")]).err();
        let words = error.map(|error| error.to_string()).unwrap_or_default();
        assert!(words.contains("index.html") && words.contains("@PAGE@"), "{words}");
    }
}
