//! The browser's storage as a store. Texts are kept compressed, since a page may keep about five million letters.

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;
use daemonfall_campaign::saves::{SaveStore, StoreError};
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{Read, Write};
use web_sys::{Storage, wasm_bindgen::JsValue};

/// What the names of all texts begin with: other games of the same server have theirs.
const PREFIX: &str = "daemonfall/";

/// The storage of this page's server, asked for anew each time: leave to use it may be given or taken.
#[derive(Default)]
pub struct BrowserStore;

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn error(name: &str, reason: impl Into<String>) -> StoreError {
    StoreError {
        place: BrowserStore.place(name),
        reason: reason.into(),
    }
}

/// What the browser says, in words.
fn told(thrown: &JsValue) -> String {
    let name = js_sys::Reflect::get(thrown, &"name".into());
    match name.ok().and_then(|name| name.as_string()).as_deref() {
        Some("QuotaExceededError") => {
            "the browser's storage is full: delete what is not needed, or export it".into()
        }
        Some("SecurityError") | None => "this browser lets the page keep nothing".into(),
        Some(other) => format!("the browser refuses: {other}"),
    }
}

fn storage(name: &str) -> Result<Storage, StoreError> {
    let window = web_sys::window().ok_or_else(|| error(name, "there is no page"))?;
    let storage = window
        .local_storage()
        .map_err(|thrown| error(name, told(&thrown)))?;
    storage.ok_or_else(|| error(name, "this browser has no storage"))
}

impl SaveStore for BrowserStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let kept = storage(name)?.get_item(&key(name));
        let kept = kept.map_err(|thrown| error(name, told(&thrown)))?;
        kept.map(|kept| unpack(&kept).map_err(|reason| error(name, reason)))
            .transpose()
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let packed = pack(text).map_err(|reason| error(name, reason.to_string()))?;
        let kept = storage(name)?.set_item(&key(name), &packed);
        kept.map_err(|thrown| error(name, told(&thrown)))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        let gone = storage(name)?.remove_item(&key(name));
        gone.map_err(|thrown| error(name, told(&thrown)))
    }

    fn place(&self, name: &str) -> String {
        format!("the browser's storage, {name}")
    }

    /// Moves it as it lies there, so that what cannot be unpacked is kept as well.
    fn set_aside(&self, name: &str) -> Result<String, StoreError> {
        let storage = storage(name)?;
        let thrown = |thrown: JsValue| error(name, told(&thrown));
        let Some(kept) = storage.get_item(&key(name)).map_err(thrown)? else {
            return Ok(self.place(name));
        };
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
        for number in 1..1000 {
            let aside = format!("{stem}-aside-{number}.{ending}");
            if storage.get_item(&key(&aside)).map_err(thrown)?.is_none() {
                storage.set_item(&key(&aside), &kept).map_err(thrown)?;
                storage.remove_item(&key(name)).map_err(thrown)?;
                return Ok(self.place(&aside));
            }
        }
        Err(error(name, "too many texts were set aside already"))
    }
}

fn pack(text: &str) -> std::io::Result<String> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(text.as_bytes())?;
    Ok(BASE64.encode(encoder.finish()?))
}

fn unpack(kept: &str) -> Result<String, String> {
    let damaged = |part: &dyn std::fmt::Display| format!("it is damaged: {part}");
    let packed = BASE64.decode(kept).map_err(|error| damaged(&error))?;
    let mut text = String::new();
    let read = DeflateDecoder::new(&packed[..]).read_to_string(&mut text);
    read.map_err(|error| damaged(&error))?;
    Ok(text)
}
