//! `cargo xtask package`: the game as a folder that runs from anywhere, and as an archive of it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use crate::cargo::{Call, root, target_dir};
use crate::flags::Flags;
use crate::needs::Purpose;
use crate::{Failure, about, setup};

/// The files of the repository that go into the folder, with their names there.
const FILES: [(&str, &str); 4] = [
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("crates/tools/xtask/package/README.txt", "README.txt"),
];
const OF_DESKTOPS: [(&str, &str); 3] = [
    ("crates/tools/xtask/package/daemonfall.desktop", "daemonfall.desktop"),
    ("crates/tools/xtask/package/install.sh", "install.sh"),
    ("assets/art/icon.png", "daemonfall.png"),
];

/// Makes `package/NAME` and `package/NAME.tar.gz` (`.zip` on Windows).
pub fn package(args: &[String]) -> Result<ExitCode, Failure> {
    let flags = Flags::read(args, "--out DIR")?;
    let here = env::current_dir().unwrap_or_default();
    let out = flags.value("--out").map_or_else(|| root().join("package"), |it| here.join(it));
    setup::ready(Purpose::Play)?;
    let program = ["build", "--workspace", "--bin", "daemonfall", "--locked", "--release"];
    Call::cargo(program).args(["--features", "daemonfall/screen-readers"]).run()?;
    let program = format!("daemonfall{}", env::consts::EXE_SUFFIX);
    let name = name();
    let folder = out.join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(about(&folder))?;
    }
    gather(&folder)?;
    copy(&target_dir().join("release").join(&program), &folder.join(&program))?;
    let archive = pack(&out, &name)?;
    for path in [&folder, &archive] {
        println!("{:>8.1} MB  {}", size(path) as f64 / 1e6, path.display());
    }
    Ok(ExitCode::SUCCESS)
}

fn name() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!("daemonfall-{version}-{}-{}", env::consts::OS, env::consts::ARCH)
}

/// Everything but the program.
fn gather(folder: &Path) -> Result<(), Failure> {
    let desktop: &[_] = if cfg!(target_os = "linux") { &OF_DESKTOPS } else { &[] };
    for (from, to) in FILES.iter().chain(desktop) {
        copy(&root().join(from), &folder.join(to))?;
    }
    copy_all(&root().join("assets"), &folder.join("assets"))
}

/// The pictures are needed without the source tree, their sources are not.
fn needed(path: &Path) -> bool {
    let is = |name: &str| path.file_name().is_some_and(|it| it == name);
    let sources = is("src") || is("sprites.json");
    !sources && path.extension().is_none_or(|ending| ending != "md")
}

fn copy_all(from: &Path, to: &Path) -> Result<(), Failure> {
    let entries = fs::read_dir(from).map_err(about(from))?;
    for entry in entries {
        let path = entry.map_err(about(from))?.path();
        let Some(name) = path.file_name().filter(|_| needed(&path)) else { continue };
        if path.is_dir() { copy_all(&path, &to.join(name))? } else { copy(&path, &to.join(name))? }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    if let Some(parent) = to.parent() {
        fs::create_dir_all(parent).map_err(about(parent))?;
    }
    fs::copy(from, to).map(|_| ()).map_err(about(from))
}

/// Packs the folder with the system's `tar`, which on Windows writes a zip.
fn pack(out: &Path, name: &str) -> Result<PathBuf, Failure> {
    let (flags, ending): (&[&str], _) =
        if cfg!(windows) { (&["-a", "-c", "-f"], "zip") } else { (&["-c", "-z", "-f"], "tar.gz") };
    let archive = out.join(format!("{name}.{ending}"));
    let call = Call::of("tar").args(flags).args([&archive]).inside(out).args([name]);
    call.run()
        .map_err(|failure| format!("{failure}; the folder is {}", out.join(name).display()))?;
    Ok(archive)
}

fn size(path: &Path) -> u64 {
    let Ok(entries) = fs::read_dir(path) else {
        return fs::metadata(path).map_or(0, |it| it.len());
    };
    entries.flatten().map(|entry| size(&entry.path())).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_holds_all_that_the_game_reads_and_no_sources() -> Result<(), Failure> {
        let folder = env::temp_dir().join(format!("daemonfall-package-{}", std::process::id()));
        let gathered = gather(&folder);
        let there = |path: &str| folder.join(path).exists();
        let seen = [
            "assets/art/atlas.png",
            "assets/data/kinds.ron",
            "assets/fonts/Inter-Regular.otf",
            "assets/fonts/Inter-OFL.txt",
            "LICENSE-MIT",
            "README.txt",
            "assets/art/src",
            "assets/art/README.md",
        ]
        .map(there);
        fs::remove_dir_all(&folder).map_err(about(&folder))?;
        gathered?;
        assert_eq!(seen, [true, true, true, true, true, true, false, false]);
        Ok(())
    }
}
