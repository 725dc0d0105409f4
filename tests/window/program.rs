//! The program under test: its screen, its driver, its folder, the result of a run, and whether
//! pictures of its window show anything.

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Longer than any run takes, even on a slow and busy machine.
const LONGEST: Duration = Duration::from_secs(240);

pub const RUN: [&str; 4] = ["--sector", "small", "--seed", "7"];
pub const BREACH: [&str; 4] = ["--breach", crate::SIDES, "--seed", "7"];

/// Tests that only play a script: each a row with its name, lists of arguments, and the script.
macro_rules! plays {
    ($($(#[$note:meta])* $name:ident: $($arguments:expr),* => $script:expr;)+) => {$(
        $(#[$note])*
        #[test]
        fn $name() {
            let folder = $crate::window::program::folder();
            $crate::window::program::Program::new(&folder)$(.with(&$arguments))*.plays($script);
        }
    )+};
}
pub(crate) use plays;

pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for temporary files")
}

pub fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

pub struct Program {
    folder: PathBuf,
    arguments: Vec<String>,
    environment: Vec<(String, String)>,
    longest: Duration,
    /// The system ends it as soon as this file is there.
    ends_at: Option<PathBuf>,
}

pub struct Run {
    code: Option<i32>,
    told: String,
}

impl Program {
    /// It is mute, so that a machine without sound devices reports nothing.
    pub fn new(folder: &TempDir) -> Self {
        let folder = folder.path().to_owned();
        let saves = folder.join("saves").display().to_string();
        Self {
            folder,
            arguments: ["--saves", &saves, "--no-bloom", "--mute"].map(String::from).to_vec(),
            environment: Vec::new(),
            longest: LONGEST,
            ends_at: None,
        }
    }

    pub fn with(mut self, arguments: &[&str]) -> Self {
        self.arguments.extend(arguments.iter().map(|argument| (*argument).to_owned()));
        self
    }

    pub fn heard(mut self) -> Self {
        self.arguments.retain(|argument| argument != "--mute");
        self
    }

    pub fn environment(mut self, name: &str, value: &str) -> Self {
        self.environment.push((name.into(), value.into()));
        self
    }

    pub fn assets(self, folder: &Path) -> Self {
        self.environment("DAEMONFALL_ASSETS", &folder.display().to_string())
    }

    pub fn within(mut self, seconds: u64) -> Self {
        self.longest = Duration::from_secs(seconds);
        self
    }

    /// The system ends it after the picture of this name.
    pub fn ended_after(mut self, shot: &str) -> Self {
        self.ends_at = Some(self.picture(shot));
        self
    }

    /// Its script, in which `shot NAME` takes the picture `NAME.png` in the folder.
    pub fn script(self, script: &str) -> Self {
        let file = self.folder.join("script.txt");
        let placed = |line: &str| match picture_of(line) {
            Some(name) => format!("shot {}\n", self.picture(name).display()),
            None => format!("{line}\n"),
        };
        let script: String = script.lines().map(placed).collect();
        fs::write(&file, script).expect("the folder can be written");
        self.with(&["--script", &file.display().to_string(), "--draw-every", "20"])
    }

    fn picture(&self, name: &str) -> PathBuf {
        self.folder.join(name).with_extension("png")
    }

    /// The script must end well, and its pictures must show something at the size of the window.
    pub fn plays(self, script: &str) {
        let size = self.arguments.iter().skip_while(|argument| *argument != "--size").nth(1);
        let (wide, high) = size.map_or("1280x720", String::as_str).split_once('x').expect("a size");
        let size = (wide.parse().expect("pixels"), high.parse().expect("pixels"));
        let names = script.lines().filter_map(picture_of);
        let pictures: Vec<PathBuf> = names.map(|name| self.picture(name)).collect();
        self.script(script).run().ends_well();
        for picture in pictures {
            assert_shows_something(&picture, size);
        }
    }

    pub fn run(self) -> Run {
        let screen = Screen::open();
        let output = self.folder.join("output.txt");
        let file = fs::File::create(&output).expect("the folder can be written");
        let mut child = Command::new(env!("CARGO_BIN_EXE_daemonfall"))
            .args(&self.arguments)
            .env("DISPLAY", format!(":{}", screen.number))
            .env_remove("WAYLAND_DISPLAY")
            .env("VK_DRIVER_FILES", software_driver())
            .env("VK_ICD_FILENAMES", software_driver())
            .env("WGPU_BACKEND", "vulkan")
            .env("XDG_RUNTIME_DIR", &self.folder)
            .env("RUST_BACKTRACE", "1")
            .envs(self.environment.iter().map(|(name, value)| (name.as_str(), value.as_str())))
            .stdin(Stdio::null())
            .stdout(file.try_clone().expect("a second handle of a file"))
            .stderr(file)
            .spawn()
            .expect("the program can be started");
        let begun = Instant::now();
        let mut ends_at = self.ends_at;
        let code = loop {
            if let Some(status) = child.try_wait().expect("the program can be waited for") {
                break status.code();
            }
            if ends_at.take_if(|file| file.exists()).is_some() {
                let ended = Command::new("kill").arg(child.id().to_string()).status();
                assert!(ended.is_ok_and(|it| it.success()), "it got the signal");
            }
            if begun.elapsed() > self.longest {
                // Both fail only if it has ended just now.
                let _ = child.kill();
                let _ = child.wait();
                break None;
            }
            std::thread::sleep(Duration::from_millis(30));
        };
        Run { code, told: fs::read_to_string(output).unwrap_or_default() }
    }
}

fn picture_of(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix("shot ").filter(|name| !name.contains('/'))
}

impl Run {
    pub fn ends_well(&self) {
        self.ends_with(0, &[]);
    }

    pub fn count(&self, words: &str) -> usize {
        self.told.matches(words).count()
    }

    pub fn ends_with(&self, code: i32, words: &[&str]) {
        assert!(!self.told.contains("panicked at"), "it panicked:\n{}", self.told);
        assert_eq!(
            self.code,
            Some(code),
            "exit code; none means it did not end. Output:\n{}",
            self.told
        );
        for word in words {
            assert!(self.told.contains(word), "{word:?} is missing in:\n{}", self.told);
        }
    }
}

struct Screen {
    server: Child,
    number: String,
}

impl Screen {
    fn open() -> Self {
        // The server picks a free number and prints it.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1920x1080x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("Xvfb cannot be started ({error}); install it: apt-get install xvfb")
            });
        let mut number = String::new();
        if let Some(told) = server.stdout.take() {
            BufReader::new(told)
                .read_line(&mut number)
                .expect("Xvfb prints the number of its screen");
        }
        assert!(!number.trim().is_empty(), "Xvfb opened no screen");
        Self { server, number: number.trim().into() }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may have ended on its own.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn software_driver() -> PathBuf {
    let folders = ["/usr/share/vulkan/icd.d", "/etc/vulkan/icd.d", "/usr/local/share/vulkan/icd.d"];
    let files = folders
        .iter()
        .filter_map(|folder| fs::read_dir(folder).ok())
        .flatten()
        .flatten()
        .map(|entry| entry.path());
    let mut drivers: Vec<PathBuf> = files
        .filter(|file| {
            file.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lvp_icd"))
        })
        .collect();
    drivers.sort();
    drivers.into_iter().next().unwrap_or_else(|| {
        panic!(
            "the software Vulkan driver is missing; install it: apt-get install mesa-vulkan-drivers"
        )
    })
}

/// Asserts a picture's size, that it has many colours, and that no colour covers nearly all of it.
pub fn assert_shows_something(file: &Path, size: (u32, u32)) {
    let bytes = fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::MAIN_WORLD,
    )
    .unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    assert_eq!((image.width(), image.height()), size, "{}", file.display());
    let mut colours: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    let data = image.data.as_deref().unwrap_or_default();
    for pixel in data.chunks_exact(4) {
        *colours.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
    }
    let most = colours.values().max().copied().unwrap_or(0);
    assert!(colours.len() >= 24, "{} has only {} colours", file.display(), colours.len());
    assert!(most * 100 < data.len() / 4 * 97, "{} is nearly all of one colour", file.display());
}
