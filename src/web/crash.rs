//! The page's report when the game stops, instead of a picture that stands still.

use super::call;
use daemonfall_text::t;

/// Tells why the game cannot go on; `report` is what helps to mend it.
pub fn tell(why: &str, report: &str) {
    call("crashed", &[why, report]);
}

/// Has panics told by the page, besides the browser's console.
pub fn tell_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |about| {
        before(about);
        tell(&t!("web-unexpected"), &about.to_string());
    }));
}
