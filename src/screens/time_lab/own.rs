//! The game's own scenarios, told in the player's language; players' files speak for themselves.

use daemonfall_text::t;

/// The heading of the game's scenario of a name, if it is known.
pub fn title(name: &str) -> Option<String> {
    Some(match name {
        "seed-safety-example" => t!("lab-own-safety"),
        "seed-quick-mode-example" => t!("lab-own-quick-mode"),
        "seed-real-example" => t!("lab-own-real"),
        "seed-ready-for-more" => t!("lab-own-ready-for-more"),
        "seed-quick-and-countermagic" => t!("lab-own-countermagic"),
        "seed-safety-example-from-the-beginning" => t!("lab-own-safety-whole"),
        "seed-quick-mode-example-from-the-beginning" => t!("lab-own-quick-mode-whole"),
        _ => return None,
    })
}

/// What the game's scenario of a name shows, if it is known.
pub fn about(name: &str) -> Option<String> {
    Some(match name {
        "seed-safety-example" => t!("lab-own-safety-about"),
        "seed-quick-mode-example" => t!("lab-own-quick-mode-about"),
        "seed-real-example" => t!("lab-own-real-about"),
        "seed-ready-for-more" => t!("lab-own-ready-for-more-about"),
        "seed-quick-and-countermagic" => t!("lab-own-countermagic-about"),
        "seed-safety-example-from-the-beginning" => t!("lab-own-safety-whole-about"),
        "seed-quick-mode-example-from-the-beginning" => t!("lab-own-quick-mode-whole-about"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::time_lab::shelf::Shelf;

    #[test]
    fn english_says_of_the_games_own_scenarios_what_their_file_says() {
        let mut shelf = Shelf::default();
        let text = include_str!("../../../assets/scenarios/clock.ron");
        shelf.add("clock.ron", text, true);
        assert!(!shelf.items.is_empty());
        for mut item in shelf.items {
            let told = (title(&item.name), about(&item.name));
            // As somebody's file it speaks for itself.
            item.file = Some("clock.ron".into());
            assert_eq!(told, (Some(item.title()), Some(item.about())));
        }
    }
}
