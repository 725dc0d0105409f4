//! Pictures of the game by key or button.
//! They are saved in a folder next to the saves, or offered by the browser as a file.

pub mod shot;

use crate::focus::Activate;
use crate::theme::Fonts;
use crate::tooltip::Tooltip;
use crate::widgets::button;
use bevy::prelude::*;
use daemonfall_input::action_input::ActionInput;
use daemonfall_input::global_actions::AnywhereAction;
use daemonfall_platform::notice::Notice;
use daemonfall_platform::saves::store::SaveStore;
use daemonfall_platform::screen::{Paused, Screen};
use daemonfall_text::t;
use shot::Shot;

/// Requests a picture of the screen after this number of frames.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
struct Wanted(u32);

/// Frames until the menu that the request came from is closed.
const GONE: u32 = 4;

#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
enum Photo {
    #[default]
    None,
    /// Take one in this number of frames.
    Soon(u32),
    /// One is being taken.
    Taken(Shot),
}

fn name(screen: Screen, is_free: impl Fn(&str) -> bool) -> String {
    let screen = screen.name().replace(' ', "-");
    let names = (1..).map(|number| format!("pictures/{screen}-{number:03}.png"));
    let mut free = names.filter(|name| is_free(name));
    free.next().unwrap_or_default()
}

fn press(input: Res<ActionInput>, mut wanted: MessageWriter<Wanted>) {
    if input.has(AnywhereAction::Photo) {
        wanted.write(Wanted(0));
    }
}

fn hear(mut wanted: MessageReader<Wanted>, mut photo: ResMut<Photo>) {
    if let Some(Wanted(frames)) = wanted.read().last()
        && *photo == Photo::None
    {
        *photo = Photo::Soon(*frames);
    }
}

fn take(world: &mut World, mut last: Local<u32>) {
    match world.resource::<Photo>().clone() {
        Photo::None => {}
        Photo::Soon(frames) if frames > 0 => world.insert_resource(Photo::Soon(frames - 1)),
        Photo::Soon(_) => {
            *last += 1;
            let file = file(world, *last);
            match shot::take(world, &file) {
                Ok(shot) => world.insert_resource(Photo::Taken(shot)),
                Err(reason) => tell(world, Err(reason)),
            }
        }
        Photo::Taken(shot) => {
            if let Some(kept) = shot.done(world) {
                tell(world, kept);
            }
        }
    }
}

/// The file of the next picture. In a browser just a name; the browser keeps names unique.
fn file(world: &World, number: u32) -> String {
    let screen = *world.resource::<State<Screen>>().get();
    let store = world.resource::<SaveStore>();
    if cfg!(target_family = "wasm") {
        return format!("daemonfall-{}-{number}.png", screen.name().replace(' ', "-"));
    }
    let free = |name: &str| !std::path::Path::new(&store.place(name)).exists();
    store.place(&name(screen, free))
}

fn tell(world: &mut World, kept: Result<String, String>) {
    world.insert_resource(Photo::None);
    world.write_message(match kept {
        Ok(file) => Notice::done(t!("photo-kept", file = file)),
        Err(reason) => Notice::wrong(t!("photo-not", reason = reason)),
    });
}

/// A button for pauses that takes the picture once the pause is over.
pub fn photo_button(commands: &mut Commands, fonts: &Fonts) -> Entity {
    commands
        .spawn((button(fonts, t!("photo")), Tooltip::beside(t!("photo-about"))))
        .observe(
            |_: On<Activate>,
             mut paused: ResMut<NextState<Paused>>,
             mut wanted: MessageWriter<Wanted>| {
                paused.set(Paused(false));
                wanted.write(Wanted(GONE));
            },
        )
        .id()
}

/// Registers the key that takes pictures.
pub fn plugin(app: &mut App) {
    app.add_message::<Wanted>()
        .init_resource::<Photo>()
        .add_systems(Update, (press, hear, take).chain());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_picture_is_written_over_another() {
        let taken = ["pictures/time-lab-001.png", "pictures/time-lab-002.png"];
        let next = name(Screen::TIME_LAB, |name| !taken.contains(&name));
        assert_eq!(next, "pictures/time-lab-003.png");
    }
}
