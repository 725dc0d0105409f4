//! Events as lines of plain words, with objects named by their labels.
//!
//! The first object of a kind has the kind's name, the second is `kind2`, and so on; a legend can
//! give other names.

use daemonfall_dungeon::components::ObjectId;
use daemonfall_dungeon::names::KindId;
use daemonfall_dungeon::{DiveEvent, DiveSnapshot, Library, Piece, Reason};
use std::collections::BTreeMap;

#[derive(Clone, Debug, Default)]
pub struct Speaker {
    labels: BTreeMap<ObjectId, String>,
    counts: BTreeMap<KindId, u32>,
}

impl Speaker {
    /// A speaker for the objects of a snapshot; `own` holds names given to some of them.
    pub fn new(start: &DiveSnapshot, own: &BTreeMap<ObjectId, String>, library: &Library) -> Self {
        let mut speaker = Self::default();
        for record in &start.objects {
            match own.get(&record.object.id) {
                Some(label) => {
                    speaker.labels.insert(record.object.id, label.clone());
                }
                None => speaker.introduce(record.object.id, record.object.kind, library),
            }
        }
        speaker
    }

    fn introduce(&mut self, id: ObjectId, kind: KindId, library: &Library) {
        let count = self.counts.entry(kind).or_default();
        *count += 1;
        let name = library.kind_name(kind);
        let label = if *count == 1 { name.to_owned() } else { format!("{name}{count}") };
        self.labels.insert(id, label);
    }

    pub fn label(&self, id: ObjectId) -> &str {
        self.labels.get(&id).map_or("?", String::as_str)
    }

    pub fn find(&self, label: &str) -> Option<ObjectId> {
        self.labels.iter().find(|(_, known)| *known == label).map(|(id, _)| *id)
    }

    pub fn labels(&self) -> impl Iterator<Item = &str> {
        self.labels.values().map(String::as_str)
    }

    /// Why something did not happen.
    pub fn reason(&self, reason: Reason) -> String {
        reason.describe(|id| self.label(id).to_owned())
    }

    pub fn say(&mut self, event: &DiveEvent, library: &Library) -> String {
        if let DiveEvent::Spawned { id, kind, .. } = event {
            self.introduce(*id, *kind, library);
        }
        let piece = |piece| match piece {
            Piece::Words(words) | Piece::Detail(words) | Piece::Setback(words) => words,
            Piece::Object(id) => self.label(id).to_owned(),
            Piece::Kind(kind) => library.kind_name(kind).to_owned(),
            Piece::Floor(floor) => floor.to_string(),
            Piece::Health(health) => health.to_string(),
            Piece::Reason(reason) => self.reason(reason),
        };
        event.describe().into_iter().map(piece).collect()
    }
}
