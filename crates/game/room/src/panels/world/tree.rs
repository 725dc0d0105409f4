//! Plain values as trees of names and values, in the form of saves.

use crate::panels::prelude::*;
use bevy_egui::egui::CollapsingHeader;
use daemonfall_campaign::Campaign;
use daemonfall_core::Streams;
use daemonfall_dungeon::DiveState;
use daemonfall_platform::settings::Settings;
use serde::Serialize;
use serde_json::Value;

pub struct Plain {
    pub name: &'static str,
    read: fn(&World) -> Option<Value>,
}

fn resource<T: Resource + Serialize>(world: &World) -> Option<Value> {
    serde_json::to_value(world.get_resource::<T>()?).ok()
}

pub const PLAIN: [Plain; 4] = [
    Plain {
        name: "Run",
        read: |world| serde_json::to_value(world.get_resource::<Campaign>()?.run()).ok(),
    },
    Plain { name: "Dive", read: resource::<DiveState> },
    Plain {
        name: "Streams",
        read: |world| serde_json::to_value(world.get_resource::<Streams>()?.positions()).ok(),
    },
    Plain { name: "Settings", read: resource::<Settings> },
];

impl Plain {
    pub fn draw(&self, ui: &mut Ui, world: &World) {
        CollapsingHeader::new(self.name).id_salt(("plain", self.name)).show(ui, |ui| match (self
            .read)(
            world
        ) {
            Some(value) => branch(ui, &value),
            None => drop(ui.label(quiet("None at present."))),
        });
    }
}

fn leaf(value: &Value) -> Option<String> {
    match value {
        Value::Array(inner) if inner.is_empty() => Some("none".into()),
        Value::Object(inner) if inner.is_empty() => Some("none".into()),
        Value::Array(_) | Value::Object(_) => None,
        Value::String(text) => Some(text.clone()),
        other => Some(other.to_string()),
    }
}

fn entry(ui: &mut Ui, name: &str, value: &Value) {
    match leaf(value) {
        Some(words) => {
            ui.horizontal(|ui| {
                ui.label(quiet(name));
                ui.label(figure(words, theme::LIGHT));
            });
        }
        None => {
            CollapsingHeader::new(name).id_salt(name).show(ui, |ui| branch(ui, value));
        }
    }
}

fn branch(ui: &mut Ui, value: &Value) {
    match value {
        Value::Array(inner) => {
            for (place, value) in inner.iter().enumerate() {
                ui.push_id(place, |ui| entry(ui, &place.to_string(), value));
            }
        }
        Value::Object(inner) => {
            for (name, value) in inner {
                entry(ui, name, value);
            }
        }
        other => {
            ui.label(figure(leaf(other).unwrap_or_default(), theme::LIGHT));
        }
    }
}
