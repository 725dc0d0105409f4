//! Lays packs over the game's data: what a pack needs comes before it, otherwise the order is the
//! player's. A pack that cannot be laid is left out.

use crate::pack::Pack;
use daemonfall_core::data::{DataErrors, Source, about_file};

/// The result of laying packs.
#[derive(Clone, Debug, Default)]
pub struct Laid {
    /// The game's own, then those of each pack in turn.
    pub sources: Vec<Source>,
    /// The ids of the packs that were laid, in order.
    pub order: Vec<String>,
    /// The packs that were left out, by their ids, and why.
    pub refused: Vec<(String, DataErrors)>,
}

/// Lays `packs`, which are in the player's order, over `base`; `check` reads data as a whole.
pub fn lay(
    base: Vec<Source>,
    packs: &[&Pack],
    check: impl Fn(&[Source]) -> Result<(), DataErrors>,
) -> Laid {
    // A check reads all data, and most packs are sound: they are checked together first.
    let all = lay_each(base.clone(), packs, |_| Ok(()));
    match all.order.is_empty() || check(&all.sources).is_ok() {
        true => all,
        false => lay_each(base, packs, check),
    }
}

fn lay_each(
    base: Vec<Source>,
    packs: &[&Pack],
    check: impl Fn(&[Source]) -> Result<(), DataErrors>,
) -> Laid {
    let mut laid = Laid { sources: base, ..Laid::default() };
    let mut waiting = packs.to_vec();
    while let Some(place) = waiting.iter().position(|pack| laid.lacks(pack).is_none()) {
        let pack = waiting.remove(place);
        let tried = laid.excluded(pack, packs).and_then(|()| {
            let sources = [&laid.sources[..], &pack.sources].concat();
            check(&sources).map(|()| sources)
        });
        match tried {
            Ok(sources) => {
                laid.sources = sources;
                laid.order.push(pack.id().into());
            }
            Err(errors) => laid.refused.push((pack.id().into(), errors)),
        }
    }
    for pack in &waiting {
        let reason = match circle(pack, &waiting) {
            Some(ids) => format!("packs that need each other in a circle: {}", ids.join(", ")),
            None => {
                let needed = laid.lacks(pack).unwrap_or_default();
                format!("it needs the pack {needed:?}, which is not in use")
            }
        };
        laid.refused.push((pack.id().into(), about_file(&*pack.place, reason).into()));
    }
    laid
}

impl Laid {
    /// The first pack that another needs and that is not laid.
    fn lacks<'p>(&self, pack: &'p Pack) -> Option<&'p str> {
        pack.manifest.needs.iter().find(|id| !self.order.contains(id)).map(String::as_str)
    }

    fn excluded(&self, pack: &Pack, packs: &[&Pack]) -> Result<(), DataErrors> {
        let both = packs.iter().filter(|it| self.order.iter().any(|id| id == it.id()));
        let mut other = both.filter(|it| excludes(pack, it) || excludes(it, pack));
        other.next().map_or(Ok(()), |other| {
            let reason = format!("it cannot be used with the pack {:?}", other.id());
            Err(about_file(&*pack.place, reason).into())
        })
    }
}

fn excludes(pack: &Pack, other: &Pack) -> bool {
    pack.manifest.excludes.iter().any(|id| id == other.id())
}

/// The ids from a pack along its needs back to itself, if there is such a way.
fn circle<'p>(pack: &'p Pack, waiting: &[&'p Pack]) -> Option<Vec<&'p str>> {
    let mut ways = vec![vec![pack]];
    let mut seen = Vec::new();
    while let Some(way) = ways.pop() {
        for id in &way[way.len() - 1].manifest.needs {
            if id == pack.id() {
                return Some(way.iter().map(|it| it.id()).collect());
            }
            let next = waiting.iter().find(|it| it.id() == id && !seen.contains(&id));
            if let Some(next) = next {
                seen.push(id);
                ways.push([&way[..], &[*next]].concat());
            }
        }
    }
    None
}
