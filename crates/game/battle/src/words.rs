//! Player-facing texts of the standard move types.

use daemonfall_text::t;

pub fn move_name(key: &str) -> String {
    match key {
        "Archery" => t!("battle-move-archery"),
        "Charge" => t!("battle-move-charge"),
        "Healing" => t!("battle-move-healing"),
        "Strike" => t!("battle-move-strike"),
        other => other.to_owned(),
    }
}

pub fn move_about(key: &str) -> String {
    match key {
        "Archery" => t!("battle-move-archery.about"),
        "Charge" => t!("battle-move-charge.about"),
        "Healing" => t!("battle-move-healing.about"),
        "Strike" => t!("battle-move-strike.about"),
        other => other.to_owned(),
    }
}
