//! Makers and licences of everything the game is made of.

use crate::prelude::*;

#[derive(Component)]
pub(super) struct Credits;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Licence {
    /// MIT or Apache-2.0, at the user's choice.
    Either,
    Mit,
    Apache,
    PublicDomain,
    OpenFont,
}

impl Licence {
    fn name(self) -> String {
        match self {
            Self::Either => t!("credits-either"),
            Self::Mit => "MIT".into(),
            Self::Apache => "Apache-2.0".into(),
            Self::PublicDomain => "CC0-1.0".into(),
            Self::OpenFont => "SIL OFL 1.1".into(),
        }
    }
}

/// A work: its name, its makers or purpose, and its licence.
type Work = (&'static str, fn() -> String, Licence);

const GAME: [Work; 1] = [("Daemonfall", || t!("credits-contributors"), Licence::Either)];
/// The theme's font families, with their makers as named in their licences.
const FONTS: [Work; 2] = [
    ("Inter", || "The Inter Project Authors".into(), Licence::OpenFont),
    ("JetBrains Mono", || "The JetBrains Mono Project Authors".into(), Licence::OpenFont),
];
const LIBRARIES: [Work; 10] = [
    ("bevy", || t!("credits-engine"), Licence::Either),
    ("bevy_kira_audio", || t!("credits-sound"), Licence::Either),
    ("leafwing-input-manager", || t!("credits-input"), Licence::Either),
    ("fluent-bundle", || t!("credits-languages"), Licence::Either),
    ("hexx", || t!("credits-hexes"), Licence::Apache),
    ("pathfinding", || t!("credits-ways"), Licence::Either),
    ("symmetric-shadowcasting", || t!("credits-sight"), Licence::PublicDomain),
    ("rand_chacha", || t!("credits-dice"), Licence::Either),
    ("ron", || t!("credits-data"), Licence::Either),
    ("bevy_egui", || t!("credits-panels"), Licence::Mit),
];

/// Width of the dialogue, of its column of libraries, and of a library's name.
const WIDTH: f32 = 900.0;
const LIBRARIES_WIDE: f32 = 500.0;
const NAME_WIDE: f32 = 176.0;

/// Above the version.
pub(super) fn corner(commands: &mut Commands) -> Entity {
    let node = Node {
        position_type: PositionType::Absolute,
        right: px(theme::WIDE),
        bottom: px(2.0 * theme::PAD + theme::WIDE),
        ..default()
    };
    let open = |_: On<Activate>, mut commands: Commands| {
        open(&mut commands);
    };
    let button = action(commands, t!("credits"), Tooltip::above(t!("credits-about")), open);
    commands.spawn((node, Pickable::IGNORE)).add_child(button).id()
}

fn open(commands: &mut Commands) {
    let root = (Credits, DespawnOnExit(Screen::TITLE));
    let panel = dialogue::spawn(commands, t!("credits"), 5, WIDTH, root);
    let beside = Node { column_gap: px(40), ..default() };
    let both = commands
        .spawn((beside, Pickable::IGNORE))
        .with_children(|both| {
            both.part(upright(), |left| {
                caption(left, t!("credits-game"));
                makers(left, &GAME);
                left.spawn(text(theme::SMALL, theme::DIM, t!("credits-rest")));
                caption(left, t!("credits-fonts"));
                makers(left, &FONTS);
            });
            let right = Node {
                flex_basis: px(LIBRARIES_WIDE),
                flex_grow: 0.0,
                flex_shrink: 0.0,
                ..upright()
            };
            both.part(right, |right| {
                caption(right, t!("credits-libraries"));
                for work in LIBRARIES {
                    library(right, work);
                }
            });
        })
        .id();
    let (label, about) = (t!("close"), t!("title-stay-about"));
    let close = dialogue::first_answer(commands, label, about, dialogue::close::<Credits>);
    commands.entity(panel).add_child(both).with_child(divider()).add_child(close);
}

fn upright() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), ..column(6.0) }
}

fn caption(column: &mut ChildSpawnerCommands, words: String) {
    let words = words.to_uppercase();
    column.spawn(text(theme::CAPTION, theme::DIM, words));
}

fn makers(column: &mut ChildSpawnerCommands, works: &[Work]) {
    for (name, by, licence) in works {
        let words = t!("credits-by", by = by(), licence = licence.name());
        column.spawn(text(theme::NAME_IN_TEXT, theme::LIGHT, *name));
        column.spawn(text(theme::SMALL, theme::DIM, words));
    }
}

fn library(column: &mut ChildSpawnerCommands, (name, what, licence): Work) {
    let line = Node { column_gap: px(12), ..default() };
    let middle = share(1.0);
    column.part(line, |line| {
        let words = text(theme::SMALL_MEDIUM, theme::LIGHT, name);
        line.cell(cell(NAME_WIDE), words);
        line.cell(middle, text(theme::SMALL, theme::DIM, what()));
        line.spawn(text(theme::SMALL, theme::DIM, licence.name()));
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn read(file: &str) -> String {
        let path = format!("{}/../../../{file}", env!("CARGO_MANIFEST_DIR"));
        fs::read_to_string(path).unwrap_or_default()
    }

    #[test]
    fn every_font_of_the_theme_is_credited_to_whom_its_licence_names() {
        for file in theme::FONT_FILES {
            let family = |name: &str| name.replace(' ', "");
            let of = |work: &&Work| file.contains(&format!("fonts/{}-", family(work.0)));
            let credited = FONTS.iter().find(of);
            let (name, by, _) = credited.unwrap_or_else(|| panic!("{file} is not credited"));
            let licence = read(&format!("assets/fonts/{}-OFL.txt", family(name)));
            assert!(licence.contains(&by()), "{name}");
        }
    }

    #[test]
    fn every_library_that_is_credited_is_one_of_the_game() {
        let known = read("docs/libraries.md");
        for (name, ..) in LIBRARIES {
            assert!(known.contains(&format!("`{name}`")), "{name}");
        }
    }
}
