//! The player's packs: found in a folder beside the saves or named on the command line, switched on
//! and off, ordered, and laid over the game's data and texts whenever data are read.

mod imported;
mod list;
mod texts;

pub use list::{Listed, Wishes};

use crate::cli::Options;
use crate::notice::Notice;
use crate::saves::store::SaveStore;
use crate::screen::Screen;
use crate::settings::kept::{self, Kept};
use bevy::prelude::*;
use daemonfall_campaign::{Content, FILES};
use daemonfall_core::data::{DataErrors, Source};
use daemonfall_core::{Fingerprint, fingerprint_of};
use daemonfall_packs::{Broken, Change, Laid, Pack, Picture, Shelf, changes, lay};
use daemonfall_text::{Language, t};
use imported::Imported;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The folder of packs, beside the saves.
pub const FOLDER: &str = "packs";
/// The list of packs in use, among the saves.
const FILE: &str = "packs.ron";
const WHAT: Kept = Kept::Packs;

#[derive(Resource, Clone, Debug, Default)]
pub struct Packs {
    folder: PathBuf,
    /// Those of the command line, which are always on.
    given: Vec<PathBuf>,
    /// Those brought into a game without folders.
    imported: Vec<Imported>,
    shelf: Shelf,
    wishes: Wishes,
    /// The game's own data, then those of the packs in use.
    laid: Laid,
    /// Faults in the texts of packs in use, with the packs' ids.
    faults: Vec<(String, Vec<String>)>,
}

impl Packs {
    pub fn new(folder: PathBuf, given: Vec<PathBuf>) -> Self {
        let mut packs = Self { folder, given, ..default() };
        packs.look();
        packs
    }

    /// Looks again at what is there.
    pub fn look(&mut self) {
        let places = self.given.iter().cloned();
        #[cfg(not(target_family = "wasm"))]
        let places = places.chain(Shelf::places(&self.folder));
        // One of the command line may lie in the folder.
        let mut seen = BTreeSet::new();
        let real = |place: &PathBuf| place.canonicalize().unwrap_or_else(|_| place.clone());
        let places: Vec<PathBuf> = places.filter(|place| seen.insert(real(place))).collect();
        self.shelf = Shelf::of(&places, &FILES);
        for it in &self.imported {
            self.shelf.add(it.place.clone(), it.pack.clone());
        }
    }

    /// The folder, as it is shown.
    pub fn folder(&self) -> String {
        self.folder.display().to_string()
    }

    /// All sound packs, in the player's order.
    fn ordered(&self) -> Vec<&Pack> {
        self.wishes.order(&self.shelf.packs, Pack::id)
    }

    /// The ids of all sound packs, in the player's order.
    pub fn ids(&self) -> Vec<String> {
        self.ordered().into_iter().map(|pack| pack.id().to_owned()).collect()
    }

    /// The name of a pack for players.
    pub fn name_of(&self, id: &str) -> Option<String> {
        self.shelf.find(id).map(|pack| pack.manifest.name.clone())
    }

    fn is_given(&self, pack: &Pack) -> bool {
        self.given.iter().any(|it| it.display().to_string() == pack.place)
    }

    fn is_on(&self, pack: &Pack) -> bool {
        self.is_given(pack) || self.wishes.is_on(pack.id())
    }

    /// Lays the packs in use over the game's own data and below those of the player's folder; leaves
    /// out those that cannot be laid.
    pub fn lay(&mut self, own: Vec<Source>, above: &[Source]) -> Vec<Source> {
        let on: Vec<&Pack> = self.ordered().into_iter().filter(|pack| self.is_on(pack)).collect();
        let with_above = |sources: &[Source]| [sources, above].concat();
        let check = |sources: &[Source]| Content::from_sources(&with_above(sources)).map(drop);
        self.laid = lay(own, &on, check);
        with_above(&self.laid.sources)
    }

    /// The packs in use, in the order in which they are laid.
    fn in_use(&self) -> impl Iterator<Item = &Pack> {
        self.laid.order.iter().filter_map(move |id| self.shelf.find(id))
    }

    /// The texts of the packs in use, the uppermost last; notes their faults. `data` are the names
    /// of the data's texts.
    pub fn languages(&mut self, data: &BTreeSet<String>) -> Vec<Language> {
        let (mut languages, mut faults) = (Vec::new(), Vec::new());
        for pack in self.in_use() {
            for words in &pack.words {
                let (language, wrong) = texts::read(pack, words, data);
                languages.push(language);
                faults.push((pack.id().to_owned(), wrong));
            }
        }
        self.faults = faults;
        languages
    }

    /// The pictures of the packs in use; of two of one name, the later one counts.
    pub fn pictures(&self) -> impl Iterator<Item = &Picture> {
        self.in_use().flat_map(|pack| &pack.pictures)
    }

    /// The fingerprint of the texts of the packs in use.
    pub fn words(&self) -> Fingerprint {
        let words = self.in_use().flat_map(|pack| &pack.words);
        fingerprint_of(&words.map(|it| (&it.language, &it.text)).collect::<Vec<_>>())
    }

    /// All packs for a list: the sound ones in the player's order.
    pub fn list(&self) -> Vec<Listed> {
        let errors = |id: &str| self.laid.refused.iter().find(|(refused, _)| refused == id);
        let listed = |pack: &Pack| Listed {
            manifest: pack.manifest.clone(),
            on: self.is_on(pack),
            given: self.is_given(pack),
            errors: errors(pack.id()).map(|(_, errors)| errors.clone()).unwrap_or_default(),
            changes: self.changes(pack),
            texts: pack.words.iter().map(|it| (it.language.clone(), it.entries)).collect(),
            faults: self.faults_of(pack),
            pictures: pack.pictures.len(),
        };
        self.ordered().into_iter().map(listed).collect()
    }

    /// What cannot be opened at all.
    pub fn broken(&self) -> &[Broken] {
        &self.shelf.broken
    }

    fn faults_of(&self, pack: &Pack) -> Vec<String> {
        let own = self.faults.iter().filter(|(id, _)| id == pack.id());
        own.flat_map(|(_, faults)| faults).cloned().collect()
    }

    /// What a pack changes in the game's data and the packs laid before it.
    fn changes(&self, pack: &Pack) -> Vec<Change> {
        let is_own = |source: &Source| source.pack.as_ref().is_some_and(|it| it.id == pack.id());
        let sources = &self.laid.sources;
        let beneath = match sources.iter().position(is_own) {
            Some(first) => first,
            None => sources.iter().filter(|source| source.pack.is_none()).count(),
        };
        changes(&sources[..beneath], pack)
    }

    /// Switches a pack on or off; one of the command line stays on.
    pub fn switch(&mut self, id: &str) {
        if self.shelf.find(id).is_some_and(|pack| !self.is_given(pack)) {
            self.wishes.switch(id);
        }
    }

    /// Moves a pack in the player's order to a place.
    pub fn put(&mut self, id: &str, to: usize) {
        self.wishes.put(self.ids(), id, to);
    }

    /// Why packs that are wanted are not in use, one line each.
    fn troubles(&self) -> Vec<String> {
        let line = |errors: &DataErrors| errors.0.first().map(ToString::to_string);
        let given =
            |it: &&Broken| self.given.iter().any(|path| path.display().to_string() == it.place);
        let broken = self.shelf.broken.iter().filter(given).filter_map(|it| line(&it.errors));
        let refused = self.laid.refused.iter().filter_map(|(_, errors)| line(errors));
        let lost = self.lost().into_iter();
        let lost = lost.map(|id| t!("packs-lost", pack = id, folder = self.folder()));
        broken.chain(refused).chain(lost).collect()
    }

    /// Packs that are on and gone.
    fn lost(&self) -> Vec<String> {
        let lost = self.wishes.on().filter(|id| self.shelf.find(id).is_none());
        lost.map(str::to_owned).collect()
    }

    /// No list has a row that switches them off.
    fn forget_lost(&mut self) {
        for id in self.lost() {
            self.wishes.switch(&id);
        }
    }
}

fn read(store: Res<SaveStore>, mut packs: ResMut<Packs>, mut notices: MessageWriter<Notice>) {
    if let Some(wishes) = kept::read(&store, FILE, WHAT, kept::mend::<Wishes>, &mut notices) {
        packs.wishes = wishes;
    }
}

fn keep(
    store: Res<SaveStore>,
    packs: Res<Packs>,
    mut last: Local<Option<Wishes>>,
    mut notices: MessageWriter<Notice>,
) {
    let known = last.replace(packs.wishes.clone());
    if known.is_some_and(|known| known != packs.wishes) {
        let text = ron::ser::to_string_pretty(&packs.wishes, default());
        kept::write(&store, FILE, WHAT, text.map_err(|error| error.to_string()), &mut notices);
    }
}

/// The game has begun without these packs. Those that are gone are told once.
fn tell(mut packs: ResMut<Packs>, mut notices: MessageWriter<Notice>) {
    let troubles = packs.troubles();
    if let Some(first) = troubles.first() {
        let more = troubles.len() - 1;
        notices.write(Notice::wrong(t!("packs-left-out", first = first.as_str(), more = more)));
        packs.forget_lost();
    }
}

/// With those that the browser has kept.
#[cfg(target_family = "wasm")]
fn with_kept(mut packs: Packs) -> Packs {
    packs.add_kept(std::iter::from_fn(crate::web::packs::kept));
    packs
}

pub fn plugin(app: &mut App) {
    let folder = app.world().resource::<SaveStore>().place(FOLDER).into();
    let options = app.world().get_resource::<Options>();
    let given = options.map(|options| options.packs.clone()).unwrap_or_default();
    let packs = Packs::new(folder, given);
    #[cfg(target_family = "wasm")]
    let packs = with_kept(packs);
    app.insert_resource(packs)
        .add_systems(Startup, read)
        .add_systems(OnExit(Screen::LOADING), tell)
        .add_systems(PostUpdate, keep.run_if(resource_changed::<Packs>));
}

#[cfg(test)]
mod tests;
