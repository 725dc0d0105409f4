//! What the kit needs from below: the engine, input, settings and texts.

pub use bevy::ecs::system::SystemParam;
pub use bevy::input_focus::{FocusCause, InputFocus};
pub use bevy::picking::hover::Hovered;
pub use bevy::prelude::*;
pub use bevy::ui::{InteractionDisabled, UiGlobalTransform};
pub use bevy::window::PrimaryWindow;
pub use daemonfall_campaign::Campaign;
pub use daemonfall_core::glossary::Topic;
pub use daemonfall_input::action_input::ActionInput;
pub use daemonfall_input::action_table::key_name;
pub use daemonfall_input::back::{Back, BackSystems};
pub use daemonfall_input::bindings::{Bindings, RegisterActions};
pub use daemonfall_input::device::Device;
pub use daemonfall_input::focus::FocusScope;
pub use daemonfall_input::global_actions::BACK;
pub use daemonfall_input::group::Group;
pub use daemonfall_input::touch::{Pressable, Scrolls};
pub use daemonfall_platform::assets::atlas::Atlas;
pub use daemonfall_platform::assets::pictures;
pub use daemonfall_platform::notice::Notice;
pub use daemonfall_platform::refusals;
pub use daemonfall_platform::screen::{AddScreen, Paused, Screen};
pub use daemonfall_platform::settings::Settings;
pub use daemonfall_text::{Argument, pieces, t};
