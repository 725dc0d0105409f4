//! The window's title: the game's name and what is going on, as in "Daemonfall - Sector, turn 4".

use super::look::Looks;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use daemonfall_platform::screen::Screen;
use daemonfall_platform::window::NAME;

/// What the title says after the game's name; nothing on the first screens.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Doing(pub Option<String>);

/// The set, within [`Last`], in which others may add to what the screen says.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TitleSystems;

fn title(doing: &Doing) -> String {
    match &doing.0 {
        Some(words) => format!("{NAME} - {words}"),
        None => NAME.into(),
    }
}

fn ask(world: &mut World) {
    let screen = *world.resource::<State<Screen>>().get();
    let look = world.resource::<Looks>().of(screen);
    let words = (look.title)(world);
    world.resource_mut::<Doing>().0 = words;
}

fn write(doing: Res<Doing>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let title = title(&doing);
    if window.title != title {
        window.title = title;
    }
}

/// Keeps the title up to date.
pub fn plugin(app: &mut App) {
    app.init_resource::<Doing>()
        .configure_sets(Last, TitleSystems.after(ask).before(write))
        .add_systems(Last, (ask, write).chain());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_title_begins_with_the_games_name() {
        assert_eq!(title(&Doing(None)), "Daemonfall");
        let doing = Doing(Some("Sector, turn 4".into()));
        assert_eq!(title(&doing), "Daemonfall - Sector, turn 4");
    }
}
