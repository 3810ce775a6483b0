//! A POM as Maven understands it: its parents, its properties, what it manages, what it depends on.
//!
//! Known gap: profiles are not looked at, but for those that are active by default; a property that is given on Maven's
//! command line is not known. What is missing then is an error, never a guess.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use roxmltree::{Document, Node};

use super::libraries::Repository;

/// Parents and imports on the way to one POM; more are a circle.
const DEEPEST: u32 = 40;

/// What a project is called.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    pub group: String,
    pub artifact: String,
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.group, self.artifact)
    }
}

/// Something that a project needs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Needed {
    pub name: Name,
    pub version: Option<String>,
    pub kind: String,
    pub classifier: String,
    /// Empty if it is not said.
    pub scope: String,
    pub optional: bool,
    pub exclusions: BTreeSet<Name>,
}

impl Needed {
    /// What two of must not be on a class path.
    pub fn key(&self) -> (Name, String, String) {
        (self.name.clone(), self.kind.clone(), self.classifier.clone())
    }
}

/// A POM with all that it inherits.
#[derive(Clone, Debug, Default)]
pub struct Pom {
    pub name: Name,
    pub modules: Vec<String>,
    /// Where the parent is, if it is on the disk beside this one.
    pub parent: Option<PathBuf>,
    pub needs: Vec<Needed>,
    pub managed: Vec<Needed>,
    /// This artifact is found under another name.
    pub relocated: Option<(Name, String)>,
}

/// A POM as it is written, and those above it.
#[derive(Default)]
struct Raw {
    name: Name,
    version: String,
    modules: Vec<String>,
    parent: Option<PathBuf>,
    properties: BTreeMap<String, String>,
    needs: Vec<Needed>,
    managed: Vec<Needed>,
    relocated: Option<(Option<String>, Option<String>, Option<String>)>,
}

impl Pom {
    /// Reads a POM and what it inherits; `file` is named in what goes wrong.
    pub fn read(file: &Path, repository: &Repository) -> anyhow::Result<Pom> {
        read(file, repository, 0)
    }

    /// What is managed for this, if anything is.
    pub fn manages(&self, needed: &Needed) -> Option<&Needed> {
        self.managed.iter().find(|managed| managed.key() == needed.key())
    }
}

fn read(file: &Path, repository: &Repository, depth: u32) -> anyhow::Result<Pom> {
    let raw = raw(file, repository, depth)?;
    let said = |text: &str| said(&raw, text, 0);
    let mut pom = Pom {
        name: raw.name.clone(),
        modules: raw.modules.clone(),
        parent: raw.parent.clone(),
        ..Pom::default()
    };
    for managed in &raw.managed {
        // What is managed and cannot be read matters only where it is used.
        let Ok(managed) = filled(&raw, managed) else { continue };
        if managed.kind == "pom" && managed.scope == "import" {
            let version = managed.version.clone().unwrap_or_default();
            let imported = repository.pom(&managed.name, &version)?;
            let imported = read(&imported, repository, depth + 1)?;
            pom.managed.extend(imported.managed);
        } else {
            pom.managed.push(managed);
        }
    }
    for needed in &raw.needs {
        let mut needed = filled(&raw, needed).with_context(|| format!("{}", file.display()))?;
        if let Some(managed) = pom.manages(&needed) {
            needed.version = needed.version.or_else(|| managed.version.clone());
            if needed.scope.is_empty() {
                needed.scope = managed.scope.clone();
            }
            needed.exclusions.extend(managed.exclusions.iter().cloned());
        }
        pom.needs.push(needed);
    }
    if let Some((group, artifact, version)) = &raw.relocated {
        let or = |text: &Option<String>, else_: &str| text.as_deref().map_or(Ok(else_.to_owned()), said);
        let name = Name { group: or(group, &raw.name.group)?, artifact: or(artifact, &raw.name.artifact)? };
        pom.relocated = Some((name, or(version, &raw.version)?));
    }
    Ok(pom)
}

/// A dependency with its properties filled in.
fn filled(raw: &Raw, needed: &Needed) -> anyhow::Result<Needed> {
    let said = |text: &str| said(raw, text, 0);
    Ok(Needed {
        name: Name { group: said(&needed.name.group)?, artifact: said(&needed.name.artifact)? },
        version: needed.version.as_deref().map(said).transpose()?,
        kind: said(&needed.kind)?,
        classifier: said(&needed.classifier)?,
        scope: said(&needed.scope)?,
        ..needed.clone()
    })
}

/// A text with its properties filled in.
fn said(raw: &Raw, text: &str, depth: u32) -> anyhow::Result<String> {
    let mut whole = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("${") {
        let (key, behind) = after.split_once('}').context("a property without an end")?;
        ensure!(depth < DEEPEST, "the property {key} is made of itself");
        whole.push_str(before);
        whole.push_str(&said(raw, &property(raw, key)?, depth + 1)?);
        rest = behind;
    }
    whole.push_str(rest);
    Ok(whole.trim().to_owned())
}

fn property(raw: &Raw, key: &str) -> anyhow::Result<String> {
    if let Some(value) = raw.properties.get(key) {
        return Ok(value.clone());
    }
    let bare = key.strip_prefix("project.").or_else(|| key.strip_prefix("pom.")).unwrap_or(key);
    Ok(match bare {
        "version" => raw.version.clone(),
        "groupId" => raw.name.group.clone(),
        "artifactId" => raw.name.artifact.clone(),
        _ => match key.strip_prefix("env.").map(std::env::var) {
            Some(Ok(value)) => value,
            _ => bail!("the property {key} is not known"),
        },
    })
}

/// A POM as it is written, joined with its parents: what is nearer wins.
fn raw(file: &Path, repository: &Repository, depth: u32) -> anyhow::Result<Raw> {
    ensure!(depth < DEEPEST, "{}: its parents have no end", file.display());
    let text =
        std::fs::read_to_string(file).with_context(|| format!("{}: cannot be read", file.display()))?;
    let tree = Document::parse(&text).with_context(|| format!("{}", file.display()))?;
    let root = tree.root_element();
    let mut own = written(root);
    let Some(parent) = child(root, "parent") else { return Ok(own) };
    let name = Name { group: text_of(parent, "groupId"), artifact: text_of(parent, "artifactId") };
    let version = text_of(parent, "version");
    let beside = beside(file, parent, &name);
    let above = match &beside {
        Some(beside) => beside.clone(),
        None => repository.pom(&name, &version)?,
    };
    let above = raw(&above, repository, depth + 1)?;
    if own.name.group.is_empty() {
        own.name.group = name.group.clone();
    }
    if own.version.is_empty() {
        own.version = said(&above, &version, 0)?;
    }
    for (key, value) in [("version", &version), ("groupId", &name.group), ("artifactId", &name.artifact)] {
        own.properties.insert(format!("project.parent.{key}"), value.clone());
        own.properties.insert(format!("parent.{key}"), value.clone());
    }
    for (key, value) in above.properties {
        own.properties.entry(key).or_insert(value);
    }
    own.managed.extend(above.managed);
    for needed in above.needs {
        if !own.needs.iter().any(|mine| mine.key() == needed.key()) {
            own.needs.push(needed);
        }
    }
    own.parent = beside;
    Ok(own)
}

/// The parent's file, if it is where this one says it is.
fn beside(file: &Path, parent: Node, name: &Name) -> Option<PathBuf> {
    let relative = match child(parent, "relativePath") {
        Some(node) => node.text().unwrap_or_default().trim().to_owned(),
        None => "../pom.xml".to_owned(),
    };
    if relative.is_empty() {
        return None;
    }
    let path = file.parent()?.join(relative);
    let path = if path.is_dir() { path.join("pom.xml") } else { path };
    let text = std::fs::read_to_string(&path).ok()?;
    let tree = Document::parse(&text).ok()?;
    (text_of(tree.root_element(), "artifactId") == name.artifact).then_some(path)
}

/// What one file says.
fn written(root: Node) -> Raw {
    let mut raw = Raw {
        name: Name { group: text_of(root, "groupId"), artifact: text_of(root, "artifactId") },
        version: text_of(root, "version"),
        ..Raw::default()
    };
    take(root, &mut raw);
    for profile in children(root, "profiles", "profile") {
        let active = child(profile, "activation").is_some_and(|a| text_of(a, "activeByDefault") == "true");
        if active {
            take(profile, &mut raw);
        }
    }
    raw.relocated =
        child(root, "distributionManagement").and_then(|node| child(node, "relocation")).map(|node| {
            let part = |name| Some(text_of(node, name)).filter(|text| !text.is_empty());
            (part("groupId"), part("artifactId"), part("version"))
        });
    raw
}

/// What a project or one of its profiles adds.
fn take(node: Node, raw: &mut Raw) {
    raw.modules
        .extend(children(node, "modules", "module").map(|m| m.text().unwrap_or_default().trim().into()));
    for property in child(node, "properties").into_iter().flat_map(elements) {
        let text = property.text().unwrap_or_default().trim().to_owned();
        raw.properties.insert(property.tag_name().name().to_owned(), text);
    }
    raw.needs.extend(children(node, "dependencies", "dependency").map(needed));
    let managed = child(node, "dependencyManagement");
    raw.managed.extend(
        managed.into_iter().flat_map(|node| children(node, "dependencies", "dependency").map(needed)),
    );
}

fn needed(node: Node) -> Needed {
    let of = |node: Node| Name { group: text_of(node, "groupId"), artifact: text_of(node, "artifactId") };
    let some = |name| Some(text_of(node, name)).filter(|text| !text.is_empty());
    Needed {
        name: of(node),
        version: some("version"),
        kind: some("type").unwrap_or_else(|| "jar".into()),
        classifier: text_of(node, "classifier"),
        scope: text_of(node, "scope"),
        optional: text_of(node, "optional") == "true",
        exclusions: children(node, "exclusions", "exclusion").map(of).collect(),
    }
}

fn elements<'a, 'i>(node: Node<'a, 'i>) -> impl Iterator<Item = Node<'a, 'i>> {
    node.children().filter(Node::is_element)
}

fn child<'a, 'i>(node: Node<'a, 'i>, name: &str) -> Option<Node<'a, 'i>> {
    elements(node).find(|child| child.tag_name().name() == name)
}

fn children<'a, 'i>(
    node: Node<'a, 'i>,
    list: &str,
    name: &'static str,
) -> impl Iterator<Item = Node<'a, 'i>> + use<'a, 'i> {
    child(node, list).into_iter().flat_map(elements).filter(move |child| child.tag_name().name() == name)
}

fn text_of(node: Node, name: &str) -> String {
    child(node, name).and_then(|child| child.text()).unwrap_or_default().trim().to_owned()
}
