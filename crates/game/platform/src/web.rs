//! The page that the game runs in, as set up by `web/page.js`: start options, files in and out, and
//! the report when the game stops.
//!
//! A page without these functions (someone else's) is not an error: the game runs without them.

pub mod crash;
pub mod packed;
pub mod packs;
pub mod storage;

use crate::screen::Screen;
use bevy::prelude::*;
use js_sys::{Array, Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};

pub const PAGE: &str = "daemonfall";

fn of_page(name: &str) -> Option<JsValue> {
    let window: JsValue = web_sys::window()?.into();
    let page = Reflect::get(&window, &PAGE.into()).ok()?;
    Reflect::get(&page, &name.into()).ok().filter(|value| !value.is_undefined())
}

/// Calls a function of the page, if it has one of this name.
pub fn call(name: &str, words: &[&str]) -> Option<JsValue> {
    let function: Function = of_page(name)?.dyn_into().ok()?;
    let words: Array = words.iter().map(|word| JsValue::from_str(word)).collect();
    function.apply(&JsValue::NULL, &words).ok()
}

pub fn assets() -> Option<String> {
    of_page("assets")?.as_string()
}

/// The start options in the address: the text after its `#`.
pub fn wanted() -> String {
    let words = call("wanted", &[]).and_then(|words| words.as_string());
    words.unwrap_or_default()
}

/// The player's language, by its short name.
pub fn language() -> Option<String> {
    call("language", &[])?.as_string()
}

pub fn touched() -> bool {
    of_page("touched").is_some_and(|touched| touched.is_truthy())
}

/// A text that the page holds under a name, for links that refer to one.
pub fn text(name: &str) -> Option<String> {
    let texts = of_page("texts")?;
    Reflect::get(&texts, &name.into()).ok()?.as_string()
}

/// Gives a text to the page under a name; outside observers find it in `texts`.
pub fn keep_text(name: &str, text: &str) {
    let texts = of_page("texts").filter(JsValue::is_object);
    if let Some(texts) = texts {
        // A page that rejects the text is someone else's.
        let _ = Reflect::set(&texts, &name.into(), &text.into());
    }
}

/// Offers the player a link to this page with this text after its `#`.
pub fn share(words: &str) {
    call("share", &[words]);
}

/// Shows the text if the browser forbids copying. `false` if the page has no such function.
pub fn copy(text: &str) -> bool {
    call("copy", &[text]).is_some()
}

/// What was to be copied, and whether the clipboard has it. The browser takes a while.
pub fn copied() -> Option<(String, bool)> {
    let answer: Array = call("copied", &[])?.dyn_into().ok()?;
    Some((answer.get(0).as_string()?, answer.get(1).is_truthy()))
}

pub fn download(name: &str, text: &str) {
    call("download", &[name, text]);
}

/// Lets the player choose a text file. [`taken`] returns it later, if ever.
pub fn choose() {
    call("choose", &[]);
}

/// A file that the player has chosen: its name and its text.
pub fn taken() -> Option<(String, String)> {
    pair("taken")
}

/// Two texts that a function of the page returns, if it has any.
fn pair(name: &str) -> Option<(String, String)> {
    let pair: Array = call(name, &[])?.dyn_into().ok()?;
    Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
}

/// Tells the page to uncover the game when the first screen after loading is drawn.
fn make_way(screen: Res<State<Screen>>, mut frames: Local<u32>) {
    // Its first frame is drawn by the end of the second.
    *frames += u32::from(*screen.get() != Screen::LOADING);
    if *frames == 2 {
        call("shown", &[]);
    }
}

fn end(mut exits: MessageReader<AppExit>) {
    for exit in exits.read() {
        let word = if exit.is_error() { "badly" } else { "well" };
        call("ended", &[word]);
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(Last, (make_way.run_if(resource_exists::<State<Screen>>), end));
}
