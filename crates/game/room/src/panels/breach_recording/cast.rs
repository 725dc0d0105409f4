//! The participants: names and colours by number.

use bevy::color::Color;
use daemonfall_breach::{Aim, BreachSnapshot, Rerun};
use daemonfall_breach_mode::breach_view::BreachView;
use daemonfall_core::CharacterId;
use daemonfall_ui::theme;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cast(Vec<(String, Color)>);

impl Cast {
    /// The names are those of its screen; a name that occurs on both sides includes the side.
    pub fn of(rerun: &Rerun) -> Self {
        let table = BreachView::read(&BreachSnapshot::of(rerun.world()), rerun.library());
        let shared = |name: &str, own: bool| {
            let mut units = table.units.iter();
            units.any(|unit| unit.name == name && unit.is_own() != own)
        };
        let someone = table.units.iter().map(|unit| {
            let own = unit.is_own();
            let (whose, of) = if own { ("yours", theme::YOU) } else { ("theirs", theme::HOSTILE) };
            match shared(&unit.name, own) {
                true => (format!("{} ({whose})", unit.name), of),
                false => (unit.name.clone(), of),
            }
        });
        Self(someone.collect())
    }

    pub fn new(all: impl IntoIterator<Item = (String, Color)>) -> Self {
        Self(all.into_iter().collect())
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    pub fn name(&self, who: CharacterId) -> &str {
        let someone = self.0.get(who.0 as usize);
        someone.map_or("nobody", |(name, _)| name)
    }

    pub fn colour(&self, who: CharacterId) -> Color {
        let someone = self.0.get(who.0 as usize);
        someone.map_or(theme::NEUTRAL, |(_, colour)| *colour)
    }

    pub fn list(&self, all: impl IntoIterator<Item = CharacterId>) -> String {
        let names: Vec<&str> = all.into_iter().map(|who| self.name(who)).collect();
        match names.split_last() {
            Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
            Some((last, _)) => (*last).to_owned(),
            None => "nobody".into(),
        }
    }

    pub fn aim(&self, aim: Aim) -> String {
        match aim {
            Aim::Character(who) => self.name(who).to_owned(),
            Aim::Panel(panel) => daemonfall_breach_mode::log::place(panel),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_listed_as_one_says_them() {
        let cast = Cast::new(["Ann", "Bob", "Cid"].map(|name| (name.into(), theme::YOU)));
        let all = |ids: &[u32]| cast.list(ids.iter().copied().map(CharacterId));
        assert_eq!(all(&[0]), "Ann");
        assert_eq!(all(&[0, 2]), "Ann and Cid");
        assert_eq!(all(&[2, 0, 1]), "Cid, Ann and Bob");
        assert_eq!((all(&[]), all(&[7])), ("nobody".into(), "nobody".into()));
    }
}
