//! The settings as listed on the settings screen: each one's name, value and how to change it.

use super::choices::{LANGUAGES, Palette, Speed, WINDOWS, step};
use super::{EARLIER, Settings};
use daemonfall_text::t;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Sound,
    Display,
    Play,
    /// Accessibility.
    Access,
    Controls,
}

impl Tab {
    pub const ALL: [Self; 5] =
        [Self::Sound, Self::Display, Self::Play, Self::Access, Self::Controls];

    pub fn name(self) -> String {
        match self {
            Self::Sound => t!("settings-tab-sound"),
            Self::Display => t!("settings-tab-display"),
            Self::Play => t!("settings-tab-play"),
            Self::Access => t!("settings-tab-access"),
            Self::Controls => t!("settings-tab-controls"),
        }
    }

    /// Its settings; the page of bindings has its own list.
    pub fn items(self) -> &'static [Item] {
        const NATIVE: bool = cfg!(not(target_family = "wasm"));
        match self {
            Self::Sound => &[Item::Mute, Item::Volume, Item::Music, Item::Effects],
            // In a browser, the browser decides the page's size.
            Self::Display if NATIVE => &[Item::Fullscreen, Item::Window, Item::Interface],
            Self::Display => &[Item::Fullscreen, Item::Interface],
            Self::Play => {
                &[Item::Language, Item::Speed, Item::ShowHints, Item::HintsAgain, Item::Earlier]
            }
            Self::Access => &[Item::Text, Item::Palette, Item::ReducedMotion, Item::Shake],
            Self::Controls => &[],
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    Mute,
    Volume,
    Music,
    Effects,
    Fullscreen,
    Window,
    Interface,
    Palette,
    Speed,
    ShowHints,
    /// Marks all hints as unread.
    HintsAgain,
    /// Earlier turns that are saved.
    Earlier,
    Language,
    Text,
    ReducedMotion,
    Shake,
}

/// Step of volumes and scales.
const STEP: f32 = 0.1;

fn percent(part: f32) -> String {
    t!("percent", number = format!("{:.0}", part * 100.0))
}

fn on(value: bool) -> String {
    if value { t!("setting-on") } else { t!("setting-off") }
}

/// A value moved by `by` steps, within bounds, rounded as shown.
fn turned(part: f32, by: i32, from: f32, to: f32) -> f32 {
    let steps = (part / STEP).round() as i32 + by;
    (steps as f32 * STEP * 100.0).round().clamp(from * 100.0, to * 100.0) / 100.0
}

impl Item {
    /// Its name, and a one-line description.
    pub fn texts(self) -> [String; 2] {
        match self {
            Self::Mute => [t!("setting-mute"), t!("setting-mute-about")],
            Self::Volume => [t!("setting-volume"), t!("setting-volume-about")],
            Self::Music => [t!("setting-music"), t!("setting-music-about")],
            Self::Effects => [t!("setting-effects"), t!("setting-effects-about")],
            Self::Fullscreen => [t!("setting-fullscreen"), t!("setting-fullscreen-about")],
            Self::Window => [t!("setting-window"), t!("setting-window-about")],
            Self::Interface => [t!("setting-interface"), t!("setting-interface-about")],
            Self::Palette => [t!("setting-palette"), t!("setting-palette-about")],
            Self::Speed => [t!("setting-speed"), t!("setting-speed-about")],
            Self::ShowHints => [t!("setting-show-hints"), t!("setting-show-hints-about")],
            Self::HintsAgain => [t!("setting-hints-again"), t!("setting-hints-again-about")],
            Self::Earlier => [t!("setting-earlier"), t!("setting-earlier-about")],
            Self::Language => [t!("setting-language"), t!("setting-language-about")],
            Self::Text => [t!("setting-text"), t!("setting-text-about")],
            Self::ReducedMotion => {
                [t!("setting-reduced-motion"), t!("setting-reduced-motion-about")]
            }
            Self::Shake => [t!("setting-shake"), t!("setting-shake-about")],
        }
    }

    pub fn value(self, settings: &Settings) -> String {
        match self {
            Self::Mute => on(!settings.mute),
            Self::Volume => percent(settings.volume),
            Self::Music => percent(settings.music),
            Self::Effects => percent(settings.effects),
            Self::Fullscreen => on(settings.fullscreen),
            Self::Window => format!("{} \u{d7} {}", settings.window.0, settings.window.1),
            Self::Interface if settings.interface > 1.0 => t!("setting-interface-large"),
            Self::Interface => t!("setting-interface-normal"),
            Self::Palette => settings.palette.name(),
            Self::Speed => settings.speed.name(),
            Self::ShowHints => on(settings.show_hints),
            Self::HintsAgain => t!("settings-hints-read", count = settings.hints.len()),
            Self::Earlier => settings.earlier.to_string(),
            Self::Language => {
                let known = LANGUAGES.iter().find(|(tag, _)| *tag == settings.language);
                known.map_or_else(|| settings.language.clone(), |(_, name)| (*name).into())
            }
            Self::Text => percent(settings.text),
            Self::ReducedMotion => on(settings.reduced_motion),
            Self::Shake => on(settings.shake),
        }
    }

    /// Changes it by `by` steps. A switch toggles either way; a list goes around if `wraps`.
    pub fn turn(self, settings: &mut Settings, by: i32, wraps: bool) {
        let part = |part: &mut f32, from: f32, to: f32| {
            let next = turned(*part, by, from, to);
            *part = if wraps && next == *part { from } else { next };
        };
        match self {
            Self::Mute => settings.mute = !settings.mute,
            Self::Volume => part(&mut settings.volume, 0.0, 1.0),
            Self::Music => part(&mut settings.music, 0.0, 1.0),
            Self::Effects => part(&mut settings.effects, 0.0, 1.0),
            Self::Fullscreen => settings.fullscreen = !settings.fullscreen,
            Self::Window => settings.window = step(&WINDOWS, settings.window, by, wraps),
            Self::Interface => {
                settings.interface = if settings.interface > 1.0 { 1.0 } else { 2.0 };
            }
            Self::Palette => settings.palette = step(&Palette::ALL, settings.palette, by, wraps),
            Self::Speed => settings.speed = step(&Speed::ALL, settings.speed, by, wraps),
            Self::ShowHints => settings.show_hints = !settings.show_hints,
            Self::HintsAgain => settings.hints.clear(),
            Self::Earlier => {
                settings.earlier = step(&[0, 1, 2, EARLIER], settings.earlier, by, wraps)
            }
            Self::Language => {
                let tags = LANGUAGES.map(|(tag, _)| tag);
                settings.language = step(&tags, &*settings.language, by, wraps).to_owned();
            }
            Self::Text => part(&mut settings.text, 1.0, 2.0),
            Self::ReducedMotion => settings.reduced_motion = !settings.reduced_motion,
            Self::Shake => settings.shake = !settings.shake,
        }
    }

    /// Restores the default. Which hints were read is not a setting.
    pub fn reset(self, settings: &mut Settings) {
        let first = Settings::default();
        match self {
            Self::Mute => settings.mute = first.mute,
            Self::Volume => settings.volume = first.volume,
            Self::Music => settings.music = first.music,
            Self::Effects => settings.effects = first.effects,
            Self::Fullscreen => settings.fullscreen = first.fullscreen,
            Self::Window => settings.window = first.window,
            Self::Interface => settings.interface = first.interface,
            Self::Palette => settings.palette = first.palette,
            Self::Speed => settings.speed = first.speed,
            Self::ShowHints => settings.show_hints = first.show_hints,
            Self::HintsAgain => {}
            Self::Earlier => settings.earlier = first.earlier,
            Self::Language => settings.language = first.language,
            Self::Text => settings.text = first.text,
            Self::ReducedMotion => settings.reduced_motion = first.reduced_motion,
            Self::Shake => settings.shake = first.shake,
        }
    }
}
