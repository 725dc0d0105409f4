//! The data of dive, breach and sector: read through the engine's assets, checked as a whole, and read anew when a file changes.

use crate::assets::folder::AssetsFolder;
use crate::assets::needed::{Needed, named};
use crate::assets::overlay::{self, Overlay};
use crate::assets::text::TextFile;
use crate::screens::Screen;
use crate::ui::notice::Notice;
use bevy::asset::{AssetPath, UntypedAssetLoadFailedEvent};
use bevy::prelude::*;
use daemonfall_battle::MoveTypes;
use daemonfall_breach::{BreachLibrary, library as breach};
use daemonfall_dungeon::library::{FILES, Library, Source};
use daemonfall_dungeon::replace_library;
use daemonfall_sector::{Roster, Rules, UnitKind, library as sector};
use std::sync::Arc;

/// Names of all data files.
pub fn file_names() -> impl Iterator<Item = &'static str> {
    FILES.into_iter().chain(breach::FILES).chain(sector::FILES)
}

/// The data files, the game's own first and what lies over them after.
#[derive(Resource, Clone, Debug)]
pub struct DataFiles(Vec<DataFile>);

/// One data file.
#[derive(Clone, Debug)]
struct DataFile {
    /// One of [`file_names`].
    file: String,
    /// The path for messages.
    path: String,
    handle: Handle<TextFile>,
}

impl FromWorld for DataFiles {
    fn from_world(world: &mut World) -> Self {
        let (server, folder) = (
            world.resource::<AssetServer>().clone(),
            world.resource::<AssetsFolder>().clone(),
        );
        let over = world.resource::<Overlay>().clone();
        let file = |file: &str, path: AssetPath<'static>| DataFile {
            file: file.into(),
            path: named(&path, &folder, &over),
            handle: server.load(path),
        };
        let own = file_names().map(|name| file(name, AssetPath::from(format!("data/{name}"))));
        let above = over.files.iter().map(|name| {
            file(
                name,
                AssetPath::from(name.clone()).with_source(overlay::SOURCE),
            )
        });
        let files: Vec<DataFile> = own.chain(above).collect();
        let mut needed = world.resource_mut::<Needed>();
        for file in &files {
            needed.add(file.handle.clone());
        }
        Self(files)
    }
}

impl DataFiles {
    /// Reads and checks all of them.
    ///
    /// # Errors
    /// Everything found wrong, a line each: file, line, entry and field, reason.
    pub fn read(&self, texts: &Assets<TextFile>) -> Result<Libraries, String> {
        let source = |file: &DataFile| {
            let text = texts
                .get(&file.handle)
                .map(|text| text.0.clone())
                .unwrap_or_default();
            Source {
                file: file.file.clone(),
                path: file.path.clone(),
                text,
            }
        };
        let all: Vec<Source> = self.0.iter().map(source).collect();
        let those_of = |files: &[&str]| -> Vec<Source> {
            let own = |source: &&Source| files.contains(&source.file.as_str());
            all.iter().filter(own).cloned().collect()
        };
        let dive = Library::from_sources(&those_of(&FILES)).map_err(|errors| errors.to_string());
        let breach = BreachLibrary::from_sources(&those_of(&breach::FILES))
            .map_err(|errors| errors.to_string());
        // The sector's units are those of the breach: without these there is nothing to check it against.
        let sector = match &breach {
            Ok(breach) => rules(&those_of(&sector::FILES), breach).map(Some),
            Err(_) => Ok(None),
        };
        match (dive, breach, sector) {
            (Ok(dive), Ok(breach), Ok(Some(sector))) => Ok(Libraries {
                dive,
                breach,
                sector,
            }),
            (dive, breach, sector) => {
                let wrong = [dive.err(), breach.err(), sector.err()];
                let wrong: Vec<String> = wrong.into_iter().flatten().collect();
                Err(wrong.join("\n"))
            }
        }
    }
}

/// The rules of sectors with these sources and the units of this library that have a chassis.
///
/// # Errors
/// Everything found wrong, a line each.
pub fn rules(sources: &[Source], library: &BreachLibrary) -> Result<Rules, String> {
    let kinds = library.units().filter_map(|(_, unit)| {
        Some(UnitKind {
            key: unit.key.clone(),
            name: unit.name.clone(),
            health: unit.health,
            chassis: unit.chassis.clone()?,
        })
    });
    let roster = Roster::new("units.ron", kinds.collect()).map_err(|errors| errors.to_string())?;
    Rules::from_sources(sources, roster, MoveTypes::standard()).map_err(|errors| errors.to_string())
}

/// All data, checked.
#[derive(Clone, Debug)]
pub struct Libraries {
    /// The dive's.
    pub dive: Library,
    /// The breach's.
    pub breach: BreachLibrary,
    /// The sector's.
    pub sector: Rules,
}

/// The rules of sectors; one that is under way keeps those that it began with.
#[derive(Resource, Clone, Debug)]
pub struct SectorRules(pub Arc<Rules>);

/// Data that were changed during a dive and hold from the next one on.
#[derive(Resource, Default)]
pub struct NextLibrary(pub Option<Library>);

/// Data that were changed and hold from the next breach on.
#[derive(Resource, Default)]
pub struct NextBreachLibrary(pub Option<BreachLibrary>);

/// Whether a data file has changed on its disk.
fn changed(files: Res<DataFiles>, mut events: MessageReader<AssetEvent<TextFile>>) -> bool {
    events
        .read()
        .filter(|event| files.0.iter().any(|file| event.is_modified(&file.handle)))
        .count()
        > 0
}

/// Reads all data anew: broken data are told and change nothing.
fn read_anew(world: &mut World) {
    if !world.contains_resource::<Library>() {
        return;
    }
    let files = world.resource::<DataFiles>().clone();
    let notice = match files.read(world.resource::<Assets<TextFile>>()) {
        Err(errors) => {
            let lines: Vec<&str> = errors.lines().take(4).collect();
            Notice::wrong(format!("The data stay as they were. {}", lines.join("\n")))
        }
        Ok(Libraries {
            dive,
            breach,
            sector,
        }) => {
            let known = &world.resource::<SectorRules>().0;
            let sector_changed = sector.library != known.library || sector.roster != known.roster;
            if sector_changed {
                world.insert_resource(SectorRules(Arc::new(sector)));
            }
            let breach_changed =
                breach.fingerprint != world.resource::<BreachLibrary>().fingerprint;
            if breach_changed {
                world.resource_mut::<NextBreachLibrary>().0 = Some(breach);
            }
            if dive.fingerprint == world.resource::<Library>().fingerprint {
                match (breach_changed, sector_changed) {
                    (false, false) => return,
                    (true, false) => Notice::done("Data read anew, for the next breach."),
                    (false, true) => Notice::done("Data read anew, for the next sector."),
                    (true, true) => {
                        Notice::done("Data read anew, for the next breach and the next sector.")
                    }
                }
            } else {
                world.resource_mut::<NextLibrary>().0 = Some(dive.clone());
                match replace_library(world, dive) {
                    Ok(()) => Notice::done(
                        "Data read anew: what comes into the world from now on follows them.",
                    ),
                    Err(reason) => {
                        Notice::done(format!("Data read anew, for the next dive ({reason})."))
                    }
                }
            }
        }
    };
    world.write_message(notice);
}

/// Tells when a changed file cannot be read at all.
fn tell_unreadable(
    mut failures: MessageReader<UntypedAssetLoadFailedEvent>,
    folder: Res<AssetsFolder>,
    overlay: Res<Overlay>,
    mut notices: MessageWriter<Notice>,
) {
    for failure in failures.read() {
        notices.write(Notice::wrong(format!(
            "{}: {}",
            named(&failure.path, &folder, &overlay),
            failure.error
        )));
    }
}

/// Loads the data files and watches them.
pub fn plugin(app: &mut App) {
    app.init_resource::<DataFiles>()
        .init_resource::<NextLibrary>()
        .init_resource::<NextBreachLibrary>();
    app.add_systems(
        Update,
        (read_anew.run_if(changed), tell_unreadable).run_if(not(in_state(Screen::Loading))),
    );
}
