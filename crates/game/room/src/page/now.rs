//! What the page knows about the game: the current screen and its progress. Outside observers read
//! it from the page.

use crate::prelude::*;
use daemonfall_platform::web::PAGE;
use js_sys::{Object, Reflect};
use serde::Serialize;

#[derive(Serialize, Clone, Debug, Default, PartialEq, Eq)]
struct Now {
    /// The screen's name, as in scripts.
    screen: String,
    beat: Option<usize>,
    beat_print: Option<String>,
    step: Option<usize>,
    step_print: Option<String>,
}

fn publish(
    screen: Res<State<Screen>>,
    practice: Option<Res<Practice>>,
    campaign: Option<Res<Campaign>>,
    mut known: Local<Now>,
) {
    let beats = practice.as_ref().and_then(|it| Some(&it.replay()?.beats));
    let steps = campaign.as_ref().map(|it| &it.replay().steps);
    let now = Now {
        screen: screen.get().name().into(),
        beat: beats.map(Vec::len),
        beat_print: beats.and_then(|it| Some(it.last()?.1.to_string())),
        step: steps.map(Vec::len),
        step_print: steps.and_then(|it| Some(it.last()?.1.to_string())),
    };
    if *known == now {
        return;
    }
    let told = serde_json::to_string(&now).ok().and_then(|text| js_sys::JSON::parse(&text).ok());
    let page = web_sys::window().and_then(|window| Reflect::get(&window, &PAGE.into()).ok());
    if let (Some(told), Some(page)) = (told, page.filter(|page| page.is_object())) {
        // A page that rejects the value is someone else's.
        let _ = Reflect::set(&Object::from(page), &"now".into(), &told);
    }
    *known = now;
}

pub fn plugin(app: &mut App) {
    app.add_systems(Last, publish);
}
