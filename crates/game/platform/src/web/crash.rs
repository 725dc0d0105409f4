//! The page's report when the game stops, instead of a frozen picture.

use super::call;
use daemonfall_text::t;

/// Shows why the game cannot continue; `report` helps to fix it.
pub fn tell(why: &str, report: &str) {
    call("crashed", &[why, report]);
}

/// Makes the page report panics, besides the browser's console.
pub fn tell_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |about| {
        before(about);
        tell(&t!("web-unexpected"), &about.to_string());
    }));
}
