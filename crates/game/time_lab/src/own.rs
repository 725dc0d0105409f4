//! The game's own scenarios and ability names in the player's language.
//! Players' files keep their own text.

use daemonfall_clock::scenario::Ability;
use daemonfall_text::t;

/// An ability's name in descriptions; the trace keeps the notation.
pub fn ability(ability: Ability) -> String {
    match ability {
        Ability::Qs => t!("lab-ability-qs"),
        Ability::Demi => t!("lab-ability-demi"),
        Ability::Haste => t!("lab-ability-haste"),
        Ability::Attack => t!("lab-ability-attack"),
    }
}

/// The heading of a built-in scenario, and what it shows, if known.
fn own(name: &str) -> Option<[String; 2]> {
    Some(match name {
        "seed-safety-example" => [t!("lab-own-safety"), t!("lab-own-safety-about")],
        "seed-quick-mode-example" => [t!("lab-own-quick-mode"), t!("lab-own-quick-mode-about")],
        "seed-real-example" => [t!("lab-own-real"), t!("lab-own-real-about")],
        "seed-ready-for-more" => [t!("lab-own-ready-for-more"), t!("lab-own-ready-for-more-about")],
        "seed-quick-and-countermagic" => {
            [t!("lab-own-countermagic"), t!("lab-own-countermagic-about")]
        }
        "seed-safety-example-from-the-beginning" => {
            [t!("lab-own-safety-whole"), t!("lab-own-safety-whole-about")]
        }
        "seed-quick-mode-example-from-the-beginning" => {
            [t!("lab-own-quick-mode-whole"), t!("lab-own-quick-mode-whole-about")]
        }
        _ => return None,
    })
}

pub fn title(name: &str) -> Option<String> {
    own(name).map(|[title, _]| title)
}

pub fn about(name: &str) -> Option<String> {
    own(name).map(|[_, about]| about)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::Shelf;
    use std::collections::BTreeSet;

    #[test]
    fn each_scenario_of_the_games_own_has_a_name_and_a_line_for_players() {
        let mut shelf = Shelf::default();
        let text = include_str!("../../../../assets/scenarios/clock.ron");
        shelf.add("clock.ron", text, true);
        let mut names = BTreeSet::new();
        for item in &shelf.items {
            let (Some(title), Some(about)) = (title(&item.name), about(&item.name)) else {
                panic!("{} has no player-facing name", item.name);
            };
            assert_eq!((item.title(), item.about()), (title.clone(), about.clone()));
            for words in [&title, &about] {
                let of_the_document = ["seed", "SR", "CR", "C+", "CT"];
                let found = of_the_document.iter().find(|word| words.contains(**word));
                assert_eq!(found, None, "{words}");
            }
            assert!(about.chars().count() <= 120, "{about}");
            assert!(names.insert(title), "{} has another's name", item.name);
        }
        assert!(!names.is_empty());
    }

    #[test]
    fn english_calls_abilities_as_the_rules_do() {
        for known in Ability::ALL {
            assert_eq!(ability(known), known.name(false));
        }
    }
}
