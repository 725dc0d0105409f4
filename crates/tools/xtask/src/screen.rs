//! A virtual display for the game.

use crate::cargo::root;
use crate::{Failure, setup};
use std::path::Path;
use std::process::{Command, Stdio};

/// The program is given as further arguments; its output goes nowhere unless redirected.
pub fn on_a_screen(size: &str) -> Command {
    let mut call = Command::new("xvfb-run");
    call.args(["--auto-servernum", "--server-args"])
        .arg(format!("-screen 0 {size}x24"))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    call
}

pub type Size = (u32, u32);

pub fn game(program: &Path, size: Size) -> Command {
    let mut call = on_a_screen(&text(size));
    call.arg(program);
    dress(call, size)
}

/// Has the game in a window that fills the display, mute, drawn by the software driver: the same
/// everywhere.
pub fn dress(mut call: Command, size: Size) -> Command {
    let words = text(size);
    call.args(["--mute", "--window", "--size", &words])
        .env("DAEMONFALL_ASSETS", root().join("assets"))
        .env_remove("WAYLAND_DISPLAY");
    if let Some(driver) = setup::vulkan_driver("lvp_icd") {
        call.env("VK_DRIVER_FILES", driver).env("WGPU_BACKEND", "vulkan");
    }
    call
}

pub fn text((width, height): Size) -> String {
    format!("{width}x{height}")
}

pub fn read(text: &str) -> Result<Size, Failure> {
    let sides = text.split_once('x');
    sides
        .and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)))
        .ok_or_else(|| format!("`{text}` is not a size; write it like 1280x720"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_read_as_it_is_written() {
        assert_eq!(read("844x390"), Ok((844, 390)));
        assert_eq!(text((844, 390)), "844x390");
        for wrong in ["844", "x", "844x-1", "wide"] {
            assert!(read(wrong).is_err_and(|reason| reason.contains(wrong)), "{wrong}");
        }
    }
}
