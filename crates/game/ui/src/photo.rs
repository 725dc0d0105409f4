//! Pictures of the game by key or button.
//! They are saved in a folder next to the saves, or offered by the browser as a file.

use crate::base::*;
use crate::focus::Activate;
use crate::tooltip::Tooltip;
use crate::widgets::button;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use daemonfall_input::global_actions::AnywhereAction;
use daemonfall_platform::saves::store::SaveStore;

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
            match take_shot(world, &file) {
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
pub fn photo_button(commands: &mut Commands) -> Entity {
    commands
        .spawn((button(t!("photo")), Tooltip::beside(t!("photo-about"))))
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Lives until the picture is saved, or could not be.
    entity: Entity,
    file: String,
}

impl Shot {
    /// Its file; `None` until it is finished.
    ///
    /// # Errors
    ///
    /// It was not written; the log says why.
    pub fn done(&self, world: &World) -> Option<Result<String, String>> {
        if world.get_entity(self.entity).is_ok() {
            return None;
        }
        #[cfg(not(target_family = "wasm"))]
        if !std::path::Path::new(&self.file).is_file() {
            return Some(Err(daemonfall_text::t!("photo-not-written", file = self.file.as_str())));
        }
        Some(Ok(self.file.clone()))
    }
}

/// Requests a picture of the window as drawn in this frame.
///
/// # Errors
///
/// Its folder cannot be created.
pub fn take_shot(world: &mut World, file: &str) -> Result<Shot, String> {
    make_folder(file)?;
    // Do not mistake a picture from an earlier run for this one.
    #[cfg(not(target_family = "wasm"))]
    let _ = std::fs::remove_file(file);
    let save = save_to_disk(std::path::PathBuf::from(file));
    let entity = world.spawn(Screenshot::primary_window()).observe(save).id();
    Ok(Shot { entity, file: file.into() })
}

/// Creates the folder of a picture.
///
/// # Errors
///
/// It cannot be created.
pub fn make_folder(file: &str) -> Result<(), String> {
    #[cfg(not(target_family = "wasm"))]
    if let Some(folder) = std::path::Path::new(file).parent() {
        std::fs::create_dir_all(folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let _ = file;
    Ok(())
}

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

    #[test]
    fn each_picture_is_finished_by_itself() -> Result<(), String> {
        let folder =
            std::env::temp_dir().join(format!("daemonfall-pictures-{}", std::process::id()));
        let file = |name| folder.join(name).display().to_string();
        let mut world = World::new();
        let (one, two) =
            (take_shot(&mut world, &file("one"))?, take_shot(&mut world, &file("two"))?);
        std::fs::write(&one.file, "").map_err(|error| error.to_string())?;
        assert_eq!((one.done(&world), two.done(&world)), (None, None));
        world.despawn(one.entity);
        assert_eq!((one.done(&world), two.done(&world)), (Some(Ok(file("one"))), None));
        world.despawn(two.entity);
        assert!(two.done(&world).is_some_and(|done| done.is_err()));
        std::fs::remove_dir_all(folder).map_err(|error| error.to_string())
    }
}
