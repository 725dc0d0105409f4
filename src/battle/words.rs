//! Words for what the rules of battles call by keys: the standard move types.

use daemonfall_text::t;

/// What a move type is called; one that is not the game's own has only its key.
pub fn move_name(key: &str) -> String {
    match key {
        "Archery" => t!("battle-move-archery"),
        "Charge" => t!("battle-move-charge"),
        "Healing" => t!("battle-move-healing"),
        "Strike" => t!("battle-move-strike"),
        other => other.to_owned(),
    }
}

/// What a move type is called, and what it does, in short.
pub fn move_about(key: &str) -> String {
    match key {
        "Archery" => t!("battle-move-archery.about"),
        "Charge" => t!("battle-move-charge.about"),
        "Healing" => t!("battle-move-healing.about"),
        "Strike" => t!("battle-move-strike.about"),
        other => other.to_owned(),
    }
}
