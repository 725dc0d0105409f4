//! A mode that no other crate knows: all that a mode has, it adds itself from outside.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use daemonfall_input::bindings::{Bindings, RegisterActions};
use daemonfall_input::group::Group;
use daemonfall_platform::screen::{AddScreen, Screen, Screens};
use daemonfall_platform::settings::Settings;
use daemonfall_ui::hints::{Hint, Hinting, say};
use daemonfall_ui::look::{AddLook, Look, Looks};

const TOY: Screen = Screen::new("toy");

daemonfall_input::actions! {
    enum ToyAction, Group::alone("toy", 200, || "Toy".into());
    Spin => "toy.spin", "Spin".into(), [KeyS], [];
}

static HINTS: [Hint<u32>; 1] =
    [Hint { key: "toy_spin", words: || "[[toy.spin]] spins the toy.".into(), due: |it| *it == 0 }];

#[derive(Resource, Default)]
struct Spins(u32);

fn attend(spins: Res<Spins>, settings: Res<Settings>, mut hinting: ResMut<Hinting>) {
    say(&mut hinting, false, &HINTS, &spins.0, &settings);
}

/// The one line that an app needs for a mode.
fn plugin(app: &mut App) {
    app.add_screen(TOY)
        .add_look(
            TOY,
            Look {
                title: |world| Some(format!("Toy, {} spins", world.resource::<Spins>().0)),
                track: Some("sector"),
                danger: |world| world.resource::<Spins>().0 as f32 / 10.0,
                ..default()
            },
        )
        .register_actions::<ToyAction>()
        .init_resource::<Spins>()
        .add_systems(Update, attend.run_if(in_state(TOY)));
}

#[test]
fn a_mode_is_added_from_outside_by_one_line() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, daemonfall_platform::screen::plugin))
        .init_resource::<Settings>()
        .init_resource::<Hinting>()
        .add_plugins(plugin);

    assert_eq!(app.world().resource::<Screens>().named("toy"), Some(TOY));
    let bindings = app.world().resource::<Bindings>();
    assert_eq!(bindings.of_key(KeyCode::KeyS), Some(ToyAction::Spin));
    let named = bindings.actions.named("toy.spin").and_then(|id| bindings.actions.row(id));
    assert_eq!(named.map(|row| row.label()), Some("Spin".into()));

    app.update();
    assert_eq!(app.world().resource::<Hinting>().standing(), None);
    app.world_mut().resource_mut::<NextState<Screen>>().set(TOY);
    app.update();
    let hint = app.world().resource::<Hinting>().standing().map(|hint| hint.key);
    assert_eq!(hint, Some("toy_spin"));

    app.world_mut().resource_mut::<Spins>().0 = 4;
    let look = app.world().resource::<Looks>().of(TOY);
    assert_eq!((look.title)(app.world()), Some("Toy, 4 spins".into()));
    assert_eq!(look.track, Some("sector"));
    assert_eq!((look.danger)(app.world()), 0.4);
}
