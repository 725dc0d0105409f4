//! The language of all texts: read from `assets/text` as set in the settings, with English as the
//! fallback.

use super::assets::TextFile;
use crate::data::{self, GameData};
use crate::notice::Notice;
use crate::screen::Screen;
use crate::settings::{ReadSettings, Settings};
use bevy::asset::LoadState;
use bevy::prelude::*;
use daemonfall_text::{Language, speak, t};
use std::sync::Arc;

const ENGLISH: &str = "en";

#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Speech {
    wanted: String,
    coming: Option<Handle<TextFile>>,
}

impl Default for Speech {
    fn default() -> Self {
        Self { wanted: ENGLISH.into(), coming: None }
    }
}

impl Speech {
    pub fn is_settled(&self) -> bool {
        self.coming.is_none()
    }
}

/// The language changed: everything on screen must be redrawn.
#[derive(Message, Clone, Copy, Debug)]
pub struct Spoken;

fn send_for(
    settings: Res<Settings>,
    server: Res<AssetServer>,
    mut speech: ResMut<Speech>,
    mut spoken: MessageWriter<Spoken>,
) {
    if speech.wanted == settings.language {
        return;
    }
    speech.wanted.clone_from(&settings.language);
    if speech.wanted == ENGLISH {
        speech.coming = None;
        speak(None);
        spoken.write(Spoken);
    } else {
        speech.coming = Some(server.load(format!("text/{}.ftl", speech.wanted)));
    }
}

/// Reports the language's errors; if it fails to load, nothing changes.
fn take(
    server: Res<AssetServer>,
    texts: Res<Assets<TextFile>>,
    mut speech: ResMut<Speech>,
    mut spoken: MessageWriter<Spoken>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(file) = &speech.coming else { return };
    if let Some(text) = texts.get(file) {
        let name = format!("{}.ftl", speech.wanted);
        let (language, faults) = Language::read(&name, &speech.wanted, &text.0);
        speak(Some(language));
        spoken.write(Spoken);
        if let Some(first) = faults.first() {
            notices.write(Notice::wrong(t!(
                "language-damaged",
                tag = &*speech.wanted,
                count = faults.len(),
                fault = first.to_string()
            )));
        }
        speech.coming = None;
    } else if matches!(server.load_state(file), LoadState::Failed(_)) {
        notices.write(Notice::wrong(t!("language-missing", tag = &*speech.wanted)));
        speech.coming = None;
    }
}

/// Names in the data follow the language, except in a game in progress. Redraws the title.
fn retell(world: &mut World) {
    if !world.contains_resource::<GameData>() {
        return;
    }
    let Ok(content) = data::read(world) else { return };
    let at_title = *world.resource::<State<Screen>>().get() == Screen::TITLE;
    if at_title {
        data::use_now(world, content);
        world.resource_mut::<NextState<Screen>>().set(Screen::TITLE);
    } else {
        world.write_message(Notice::done(t!("language-later")));
        world.insert_resource(GameData(Arc::new(content)));
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<Speech>()
        .add_message::<Spoken>()
        .add_systems(Startup, send_for.after(ReadSettings))
        .add_systems(
            PreUpdate,
            (
                send_for.run_if(resource_changed::<Settings>),
                take,
                retell.run_if(on_message::<Spoken>),
            )
                .chain(),
        );
}
