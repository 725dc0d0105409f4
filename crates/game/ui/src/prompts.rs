//! Keys and buttons in texts. An action's token, such as `[[dive.wait]]`, is replaced by what the
//! action is bound to on the device used last, and updated when bindings or device change.

use crate::base::*;
use bevy::ecs::component::Mutable;
use daemonfall_input::action_table::{ActionId, Input, Row};
use daemonfall_input::key_labels::{self, Make};
use std::ops::DerefMut;

/// A key or button in a hint; its name is its only child.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeyCap;

/// The token for the four direction keys of menus and maps.
pub const WAYS: &str = "[[ways]]";
/// The token for the left and right keys.
pub const SIDEWAYS: &str = "[[sideways]]";
/// The token for the up and down keys.
pub const UPRIGHT: &str = "[[upright]]";

/// The token for the keys that take prizes.
pub const PRIZES: &str = "[[prizes]]";

/// Tokens for several actions, whose names are joined by spaces.
const SEVERAL: [(&str, &[&str]); 4] = [
    (WAYS, &["menus.left", "menus.up", "menus.down", "menus.right"]),
    (SIDEWAYS, &["menus.left", "menus.right"]),
    (UPRIGHT, &["menus.up", "menus.down"]),
    (PRIZES, &["fitting.take_1", "fitting.take_2", "fitting.take_3"]),
];

/// A text as written, with its tokens, and as shown.
#[derive(Component, Clone, Debug, PartialEq)]
struct Template {
    written: String,
    shown: String,
}

/// Replaces tokens with names.
#[derive(SystemParam)]
pub struct Prompts<'w> {
    bindings: Res<'w, Bindings>,
    device: Res<'w, Device>,
}

impl Prompts<'_> {
    /// The text with its tokens replaced.
    pub fn fill(&self, text: &str) -> String {
        fill(text, &self.bindings, *self.device)
    }

    fn have_changed(&self) -> bool {
        self.bindings.is_changed() || self.device.is_changed()
    }
}

/// The action's name in a text that consists of a single action's token.
pub fn name_in(token: &str) -> Option<&str> {
    let name = token.strip_prefix("[[")?.strip_suffix("]]")?;
    // Tokens for several actions have no dot.
    name.contains('.').then_some(name)
}

fn action_of(token: &str, bindings: &Bindings) -> Option<ActionId> {
    bindings.actions.named(name_in(token)?)
}

/// An action's input on a device; the keyboard's if the device has none.
fn input_of(bindings: &Bindings, id: ActionId, device: Device) -> Option<Input> {
    let inputs = bindings.inputs(id);
    let of_pad = inputs.iter().find(|it| matches!(it, Input::Pad(_)));
    let of_key = inputs.iter().find(|it| matches!(it, Input::Key(_)));
    let of_mouse = inputs.iter().find(|it| matches!(it, Input::Mouse(_)));
    let by_hand = of_key.or(of_mouse);
    let found = match device {
        Device::Pad(_) => of_pad.or(by_hand),
        Device::Keys | Device::Fingers => by_hand.or(of_pad),
    };
    found.copied()
}

fn name_of(name: &str, bindings: &Bindings, device: Device) -> Option<String> {
    let make = match device {
        Device::Pad(make) => make,
        Device::Keys | Device::Fingers => Make::Neutral,
    };
    let id = bindings.actions.named(name)?;
    let input = input_of(bindings, id, device);
    let by_pad = matches!((device, input), (Device::Pad(_), Some(Input::Pad(_))));
    if !by_pad && bindings.actions.row(id).is_some_and(Row::is_help) {
        // It always works on every screen, whatever else is bound.
        return Some("?".into());
    }
    Some(match input {
        Some(input) => key_labels::name(input, make),
        // A dash means that nothing is bound to it.
        None => "\u{2013}".into(),
    })
}

/// The text with its tokens replaced.
pub fn fill(text: &str, bindings: &Bindings, device: Device) -> String {
    if device == Device::Fingers && action_of(text, bindings).is_some() {
        // Fingers can tap the hint itself, so it needs no key.
        return String::new();
    }
    let mut rest = text;
    let mut filled = String::new();
    while let Some((before, (token, after))) = next_token(rest) {
        filled += before;
        let several = SEVERAL.iter().find(|(known, _)| *known == token);
        let names = match several {
            Some((_, names)) => names
                .iter()
                .map(|name| name_of(name, bindings, device))
                .collect::<Option<Vec<String>>>()
                .map(|names| names.join(" ")),
            None => name_of(token.trim_matches(['[', ']']), bindings, device),
        };
        filled += names.as_deref().unwrap_or(token);
        rest = after;
    }
    filled + rest
}

/// Splits a text at its next token: text before, token, text after.
fn next_token(text: &str) -> Option<(&str, (&str, &str))> {
    let from = text.find("[[")?;
    let to = from + text[from..].find("]]")? + 2;
    Some((&text[..from], (&text[from..to], &text[to..])))
}

/// Replaces tokens in texts that were rewritten, and in all texts when names have changed.
fn fill_in<T>(
    prompts: Prompts,
    mut texts: Query<(Entity, &mut T, Option<&mut Template>)>,
    mut commands: Commands,
) where
    T: Component<Mutability = Mutable> + DerefMut<Target = String>,
{
    let renamed = prompts.have_changed();
    for (entity, mut text, template) in &mut texts {
        let anew = text.is_changed();
        let concerned = match template {
            Some(_) => anew || renamed,
            None => anew && text.contains("[["),
        };
        if !concerned {
            continue;
        }
        let written = match &template {
            Some(template) if template.shown == **text => template.written.clone(),
            _ => text.to_string(),
        };
        let shown = prompts.fill(&written);
        if shown == written {
            commands.entity(entity).try_remove::<Template>();
            continue;
        }
        if **text != shown {
            text.clone_from(&shown);
        }
        let next = Template { written, shown };
        match template {
            Some(mut template) => {
                template.set_if_neq(next);
            }
            None => {
                commands.entity(entity).try_insert(next);
            }
        }
    }
}

/// Makes caps of round pad buttons round, and hides caps for fingers.
fn shape_caps(
    prompts: Prompts,
    templates: Query<(&Template, &ChildOf), Changed<Template>>,
    mut caps: Query<&mut Node, With<KeyCap>>,
) {
    for (template, parent) in &templates {
        let Ok(mut node) = caps.get_mut(parent.parent()) else {
            continue;
        };
        let input = action_of(&template.written, &prompts.bindings)
            .and_then(|id| input_of(&prompts.bindings, id, *prompts.device));
        let radius = match input {
            Some(input) if key_labels::is_round(input) => BorderRadius::MAX,
            Some(Input::Pad(_)) => BorderRadius::all(px(6)),
            _ => BorderRadius::DEFAULT,
        };
        let display = match *prompts.device == Device::Fingers && input.is_some() {
            true => Display::None,
            false => Display::Flex,
        };
        if (node.border_radius, node.display) != (radius, display) {
            (node.border_radius, node.display) = (radius, display);
        }
    }
}

pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (fill_in::<Text>, fill_in::<TextSpan>, shape_caps)
            .chain()
            .before(bevy::ui::UiSystems::Content),
    );
}
