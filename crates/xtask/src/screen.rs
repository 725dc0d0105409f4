//! A make-believe display for the game.

use std::process::{Command, Stdio};

/// A call of a program, given as further arguments, on a display of its own of this size. What it prints is nobody's yet.
pub fn on_a_screen(size: &str) -> Command {
    let mut call = Command::new("xvfb-run");
    call.args(["--auto-servernum", "--server-args"])
        .arg(format!("-screen 0 {size}x24"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    call
}
