//! Pictures: turns SVG sources into atlases, lights, the logo and the program's icon.

pub mod atlas;
pub mod glow;
pub mod palette;
pub mod render;
pub mod sheet;

pub use render::{blank, png, png_of_few};

use crate::{BakeError, Baked};
use glow::Glow;
use palette::Palette;
use resvg::tiny_skia::Pixmap;
use resvg::usvg::{Options, Tree, roxmltree};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

pub fn bake(assets: &Path) -> Result<Vec<Baked>, BakeError> {
    let mut files = atlas::bake(assets)?;
    for (name, picture) in glow::all()? {
        files.push(Baked::new(format!("art/{name}.png"), png(&picture)?));
    }
    for (name, write) in [("logo", png_of_few as fn(&Pixmap) -> _), ("icon", png)] {
        let source = read_picture(assets, name, &palette::STANDARD)?;
        files.push(Baked::new(format!("art/{name}.png"), write(&render::with_glow(&source)?)?));
    }
    Ok(files)
}

#[derive(Debug)]
pub struct Source {
    pub name: String,
    pub group: String,
    pub title: String,
    /// The meaning of its colour: `you`, `hostile`, `neutral`, `danger`, `pickup`, `magic`,
    /// `light`, `ground` or `white`.
    pub role: String,
    pub glow: Glow,
    pub tree: Tree,
}

/// Reads every sprite listed in `art/sprites.json`, in order of groups and names.
pub fn read_all(assets: &Path, palette: &Palette) -> Result<Vec<Source>, BakeError> {
    let list = assets.join("art/sprites.json");
    let groups: BTreeMap<String, Vec<String>> =
        serde_json::from_str(&read(&list)?).map_err(|error| BakeError::source(&list, error))?;
    let mut sources = Vec::new();
    for (group, names) in &groups {
        for name in names {
            sources.push(Source { group: group.clone(), ..read_picture(assets, name, palette)? });
        }
    }
    refuse_unlisted(assets, &sources)?;
    Ok(sources)
}

pub fn read_picture(assets: &Path, name: &str, palette: &Palette) -> Result<Source, BakeError> {
    let path = assets.join("art/src").join(format!("{name}.svg"));
    let text = palette.apply(&read(&path)?);
    let wrong = |reason: String| BakeError::source(&path, reason);
    let document = roxmltree::Document::parse(&text).map_err(|error| wrong(error.to_string()))?;
    let root = document.root_element();
    let said = |key: &str| {
        root.attribute(key).map(str::to_owned).ok_or_else(|| wrong(format!("has no {key}")))
    };
    let title =
        root.children().find(|node| node.has_tag_name("title")).and_then(|node| node.text());
    Ok(Source {
        name: name.to_owned(),
        group: String::new(),
        title: title.ok_or_else(|| wrong("has no title".into()))?.to_owned(),
        role: said("data-role")?,
        glow: said("data-glow")?.parse().map_err(wrong)?,
        tree: Tree::from_str(&text, &Options::default())
            .map_err(|error| wrong(error.to_string()))?,
    })
}

fn refuse_unlisted(assets: &Path, sources: &[Source]) -> Result<(), BakeError> {
    let folder = assets.join("art/src");
    let wrong = |error| BakeError::source(&folder, format!("cannot be read: {error}"));
    for entry in fs::read_dir(&folder).map_err(wrong)? {
        let path: PathBuf = entry.map_err(wrong)?.path();
        let stem =
            path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        let known = ["logo", "icon"].contains(&stem.as_str())
            || sources.iter().any(|source| source.name == stem);
        if !known {
            return Err(BakeError::source(path, "is not listed in art/sprites.json"));
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, BakeError> {
    String::from_utf8(crate::read(path)?).map_err(|error| BakeError::source(path, error))
}
