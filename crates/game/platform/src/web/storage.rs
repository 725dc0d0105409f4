//! The browser's storage as a store. Texts are compressed, since a page can store only about five
//! million letters.

use super::packed::{pack, unpack};
use daemonfall_campaign::saves::{ReadStore, SaveStore, StoreError, Trouble};
use daemonfall_text::t;
use web_sys::Storage;
use web_sys::wasm_bindgen::JsValue;

/// Prefix of the names of all texts: other games on the same server have their own.
const PREFIX: &str = "daemonfall/";

/// The storage of this page's server, requested every time: permission to use it may change.
#[derive(Default)]
pub struct BrowserStore;

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn error(name: &str, reason: impl Into<String>) -> StoreError {
    let trouble = Trouble::Unreachable;
    StoreError { place: BrowserStore.place(name), reason: reason.into(), trouble }
}

fn told(thrown: &JsValue) -> String {
    let name = js_sys::Reflect::get(thrown, &"name".into());
    refusal(name.ok().and_then(|name| name.as_string()).as_deref())
}

/// An error of the browser in words, by its name.
pub fn refusal(name: Option<&str>) -> String {
    match name {
        Some("QuotaExceededError") => t!("storage-full"),
        Some("SecurityError") | None => t!("storage-forbidden"),
        Some(other) => t!("storage-refuses", reason = other),
    }
}

fn storage(name: &str) -> Result<Storage, StoreError> {
    let window = web_sys::window().ok_or_else(|| error(name, t!("storage-no-page")))?;
    let storage = window.local_storage().map_err(|thrown| error(name, told(&thrown)))?;
    storage.ok_or_else(|| error(name, t!("storage-none")))
}

impl ReadStore for BrowserStore {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let kept = storage(name)?.get_item(&key(name));
        let kept = kept.map_err(|thrown| error(name, told(&thrown)))?;
        let damaged = |reason| StoreError { trouble: Trouble::Damaged, ..error(name, reason) };
        kept.map(|kept| unpack(&kept).map_err(damaged)).transpose()
    }

    fn names(&self, folder: &str) -> Vec<String> {
        let Ok(storage) = storage(folder) else {
            return Vec::new();
        };
        let all = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok()?);
        let own = all.filter_map(|key| Some(key.strip_prefix(PREFIX)?.to_owned()));
        let within = |name: &String| match name.rsplit_once('/') {
            Some((place, _)) => place == folder,
            None => folder.is_empty(),
        };
        let mut names: Vec<String> = own.filter(within).collect();
        names.sort();
        names
    }

    fn place(&self, name: &str) -> String {
        t!("storage-place", name = name)
    }
}

impl SaveStore for BrowserStore {
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let packed = pack(text).map_err(|reason| error(name, reason.to_string()))?;
        let kept = storage(name)?.set_item(&key(name), &packed);
        kept.map_err(|thrown| error(name, told(&thrown)))
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        let gone = storage(name)?.remove_item(&key(name));
        gone.map_err(|thrown| error(name, told(&thrown)))
    }

    /// Moves it without unpacking, so that unreadable texts are preserved as well.
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
        Err(error(name, t!("storage-aside-full")))
    }
}
