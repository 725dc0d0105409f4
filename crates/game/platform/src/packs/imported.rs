//! Packs that the player has brought into a game without folders. The browser keeps their archives;
//! their number and their size together have bounds.

use super::Packs;
use daemonfall_campaign::FILES;
use daemonfall_core::data::{DataErrors, about_file};
use daemonfall_packs::{PACKS_AT_MOST, Pack};

/// The most KiB of all archives together.
pub const IMPORTED_AT_MOST: usize = 32 << 10;

#[derive(Clone, Debug)]
pub(super) struct Imported {
    /// The name under which it is kept: the pack's id.
    name: String,
    /// Its file, as it is shown.
    pub place: String,
    bytes: usize,
    pub pack: Result<Pack, DataErrors>,
}

impl Imported {
    fn of(name: String, place: &str, archive: &[u8], pack: Result<Pack, DataErrors>) -> Self {
        Self { name, place: place.into(), bytes: archive.len(), pack }
    }
}

impl Packs {
    /// Adds packs that were kept under these names; broken ones are listed as such.
    pub fn add_kept(&mut self, kept: impl Iterator<Item = (String, Vec<u8>)>) {
        for (name, archive) in kept.take(PACKS_AT_MOST) {
            let place = format!("{name}.zip");
            let pack = Pack::of_archive(&place, &archive, &FILES);
            self.imported.push(Imported::of(name, &place, &archive, pack));
        }
        self.look();
    }

    /// Adds a pack in the place of an earlier one of its id, and returns the id, under which it is
    /// to be kept.
    ///
    /// # Errors
    /// What is wrong with it. Nothing changes then.
    pub fn import(&mut self, place: &str, archive: &[u8]) -> Result<String, DataErrors> {
        let pack = Pack::of_archive(place, archive, &FILES)?;
        let id = pack.id().to_owned();
        let others: Vec<&Imported> = self.imported.iter().filter(|it| it.name != id).collect();
        let bytes: usize = others.iter().map(|it| it.bytes).sum();
        if others.len() >= PACKS_AT_MOST {
            let reason = format!("there are {PACKS_AT_MOST} packs already: remove one first");
            return Err(about_file(place, reason).into());
        }
        if bytes + archive.len() > IMPORTED_AT_MOST << 10 {
            let reason = format!(
                "all packs together would be larger than {IMPORTED_AT_MOST} KiB: remove one first"
            );
            return Err(about_file(place, reason).into());
        }
        self.imported.retain(|it| it.name != id);
        self.imported.push(Imported::of(id.clone(), place, archive, Ok(pack)));
        self.look();
        Ok(id)
    }

    fn is_idle(&self, it: &Imported) -> bool {
        it.pack.is_err() || !self.wishes.is_on(&it.name)
    }

    /// How many imported packs are off or broken.
    pub fn idle(&self) -> usize {
        self.imported.iter().filter(|it| self.is_idle(it)).count()
    }

    /// Removes the imported packs that are off or broken, and returns the names under which they
    /// were kept.
    pub fn remove_idle(&mut self) -> Vec<String> {
        let idle = self.imported.iter().filter(|it| self.is_idle(it));
        let idle: Vec<String> = idle.map(|it| it.name.clone()).collect();
        self.imported.retain(|it| !idle.contains(&it.name));
        self.look();
        idle
    }
}
