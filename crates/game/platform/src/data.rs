//! All game data: read through the engine's assets, checked as a whole, and reloaded when a file
//! changes.

use super::assets::{self, AssetsFolder, Overlay, TextFile};
use crate::assets::needed::{Needed, named, reason};
use crate::notice::Notice;
use crate::packs::Packs;
use crate::screen::Screen;
use bevy::asset::{AssetPath, UntypedAssetLoadFailedEvent};
use bevy::prelude::*;
use daemonfall_breach::BreachLibrary;
use daemonfall_campaign::{Campaign, Content, FILES, install};
use daemonfall_core::fingerprint_of;
use daemonfall_dungeon::library::{Library, Source};
use daemonfall_dungeon::replace_library;
use daemonfall_text::t;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The data files that the engine loads. Packs are laid between them.
#[derive(Resource, Clone, Debug)]
pub struct DataFiles {
    own: Vec<DataFile>,
    /// Those of the player's folder, over everything else.
    above: Vec<DataFile>,
}

#[derive(Clone, Debug)]
struct DataFile {
    /// One of [`FILES`].
    file: String,
    path: String,
    handle: Handle<TextFile>,
}

impl FromWorld for DataFiles {
    fn from_world(world: &mut World) -> Self {
        let (server, folder) =
            (world.resource::<AssetServer>().clone(), world.resource::<AssetsFolder>().clone());
        let over = world.resource::<Overlay>().clone();
        let file = |file: &str, path: AssetPath<'static>| DataFile {
            file: file.into(),
            path: named(&path, &folder, &over),
            handle: server.load(path),
        };
        let own = FILES.into_iter().map(|name| file(name, AssetPath::from(format!("data/{name}"))));
        let own: Vec<DataFile> = own.collect();
        let above = over
            .files
            .iter()
            .map(|name| file(name, AssetPath::from(name.clone()).with_source(assets::OVERLAY)));
        let above = above.collect();
        let files = Self { own, above };
        let mut needed = world.resource_mut::<Needed>();
        for file in files.all() {
            needed.add(file.handle.clone());
        }
        files
    }
}

impl DataFiles {
    fn all(&self) -> impl Iterator<Item = &DataFile> {
        self.own.iter().chain(&self.above)
    }

    /// With texts in the current language, and those of packs over the game's. The error has every
    /// problem found, one per line; a broken pack is left out instead.
    pub fn read(&self, texts: &Assets<TextFile>, packs: &mut Packs) -> Result<Content, String> {
        let source = |file: &DataFile| {
            let text = texts.get(&file.handle).map(|text| text.0.clone());
            Source::new(file.file.as_str(), file.path.as_str(), text.unwrap_or_default())
        };
        let above: Vec<Source> = self.above.iter().map(source).collect();
        let all = packs.lay(self.own.iter().map(source).collect(), &above);
        let mut content = Content::from_sources(&all).map_err(|errors| errors.to_string())?;
        let mut ids = BTreeSet::new();
        content.each_text(&mut |id, _| {
            ids.insert(id.to_owned());
        });
        daemonfall_text::lay(packs.languages(&ids));
        content.each_text(&mut |id, text| *text = daemonfall_text::data(id, text));
        content.words = fingerprint_of(&(content.words, packs.words()));
        Ok(content)
    }
}

/// All data. A run in progress keeps the data it began with.
#[derive(Resource, Clone, Debug)]
pub struct GameData(pub Arc<Content>);

/// Data changed during a dive; used from the next dive on.
#[derive(Resource, Default)]
pub struct NextLibrary(pub Option<Library>);

/// Data changed during a breach; used from the next breach on.
#[derive(Resource, Default)]
pub struct NextBreachLibrary(pub Option<BreachLibrary>);

fn changed(files: Res<DataFiles>, mut events: MessageReader<AssetEvent<TextFile>>) -> bool {
    let read = events.read();
    read.filter(|event| files.all().any(|file| event.is_modified(&file.handle))).count() > 0
}

/// All data as they are now.
pub fn read(world: &mut World) -> Result<Content, String> {
    world.resource_scope(|world, mut packs: Mut<Packs>| {
        world.resource::<DataFiles>().read(world.resource::<Assets<TextFile>>(), &mut packs)
    })
}

fn read_anew(world: &mut World) {
    if let Some(notice) = reload(world) {
        world.write_message(notice);
    }
}

/// Reloads all data, and returns what the player is to be told, if anything. Broken data changes
/// nothing.
pub fn reload(world: &mut World) -> Option<Notice> {
    let known = world.get_resource::<GameData>()?.0.clone();
    Some(match fresh(world, &known)? {
        Err(notice) => notice,
        Ok(content) => {
            let content = Arc::new(content);
            world.insert_resource(GameData(content.clone()));
            match world.contains_resource::<Campaign>() {
                true => Notice::done(t!("data-next-run")),
                false => hand_out(world, &known, &content),
            }
        }
    })
}

/// Reloads all data where no game is in progress: they are used at once. `None` if they are as
/// before; broken data change nothing.
pub fn reload_at_rest(world: &mut World) -> Option<Result<(), Notice>> {
    let known = world.get_resource::<GameData>()?.0.clone();
    Some(fresh(world, &known)?.map(|content| use_now(world, content)))
}

/// Uses data at once, instead of those that waited for the next game.
pub fn use_now(world: &mut World, content: Content) {
    install(world, &content);
    world.resource_mut::<NextLibrary>().0 = None;
    world.resource_mut::<NextBreachLibrary>().0 = None;
    world.insert_resource(GameData(Arc::new(content)));
}

/// All data as they are now, or why they are broken; `None` if they are as before.
fn fresh(world: &mut World, known: &Content) -> Option<Result<Content, Notice>> {
    match read(world) {
        Err(errors) => {
            let lines: Vec<&str> = errors.lines().take(4).collect();
            Some(Err(Notice::wrong(t!("data-broken", lines = lines.join("\n")))))
        }
        Ok(content)
            if content.fingerprint == known.fingerprint
                && content.dungeon.packs == known.dungeon.packs
                && content.words == known.words
                && content.campaign.feats() == known.campaign.feats()
                && content.glossary == known.glossary =>
        {
            None
        }
        Ok(content) => Some(Ok(content)),
    }
}

fn hand_out(world: &mut World, known: &Content, content: &Content) -> Notice {
    if content.breach != known.breach {
        world.resource_mut::<NextBreachLibrary>().0 = Some(content.breach.clone());
    }
    if content.dungeon == known.dungeon {
        return Notice::done(t!("data-next-game"));
    }
    world.resource_mut::<NextLibrary>().0 = Some(content.dungeon.clone());
    match replace_library(world, content.dungeon.clone()) {
        Ok(()) => Notice::done(t!("data-now")),
        Err(reason) => Notice::done(t!("data-next-dive", reason = reason.to_string())),
    }
}

/// Reports a file that was loaded or reloaded after the title and cannot be read.
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
            reason(&failure.error)
        )));
    }
}

pub fn plugin(app: &mut App) {
    app.init_resource::<DataFiles>()
        .init_resource::<NextLibrary>()
        .init_resource::<NextBreachLibrary>();
    app.add_systems(
        Update,
        (read_anew.run_if(changed), tell_unreadable).run_if(not(in_state(Screen::LOADING))),
    );
}
