//! The libraries of a Maven project, from its POM and the local repository. Nothing is executed and nothing is loaded:
//! what `mvn compile` has put there is found, and what is not there is named.
//!
//! Versions are chosen as Maven does it: what the project manages, otherwise the nearest, and of two as near the first.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};

use super::pom::{Name, Needed, Pom};

/// Whose class path it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    Program,
    Tests,
}

/// Where Maven keeps what it has loaded.
pub struct Repository {
    root: PathBuf,
}

impl Repository {
    /// The local repository of this project: as its own settings or those of the person say, otherwise the usual one.
    pub fn of(folder: &Path) -> anyhow::Result<Repository> {
        let full = std::fs::canonicalize(folder).unwrap_or_else(|_| folder.to_path_buf());
        let config =
            full.ancestors().map(|above| above.join(".mvn/maven.config")).find(|file| file.is_file());
        let words = config.and_then(|file| std::fs::read_to_string(file).ok()).unwrap_or_default();
        let own = words.split_whitespace().find_map(|word| word.strip_prefix("-Dmaven.repo.local="));
        if let Some(root) = own {
            return Ok(Repository { root: root.into() });
        }
        let home = std::env::var_os("HOME").or_else(|| std::env::var_os("USERPROFILE"));
        let home = PathBuf::from(home.context("there is no HOME to look for Maven's repository in")?);
        let settings = std::fs::read_to_string(home.join(".m2/settings.xml")).unwrap_or_default();
        let named = settings.split_once("<localRepository>").and_then(|(_, rest)| rest.split_once("</"));
        let named = named.map(|(path, _)| path.trim().replace("${user.home}", &home.display().to_string()));
        Ok(Repository { root: named.map_or_else(|| home.join(".m2/repository"), PathBuf::from) })
    }

    fn file(&self, name: &Name, version: &str, ending: &str) -> PathBuf {
        let folder = self.root.join(name.group.replace('.', "/")).join(&name.artifact).join(version);
        folder.join(format!("{}-{version}{ending}", name.artifact))
    }

    /// The POM of an artifact.
    pub fn pom(&self, name: &Name, version: &str) -> anyhow::Result<PathBuf> {
        let file = self.file(name, version, ".pom");
        ensure!(file.is_file(), "{name}:{version} is not in the local repository {}", self.root.display());
        Ok(file)
    }
}

/// Projects that are built together, by their names.
type Modules = BTreeMap<Name, PathBuf>;

/// The libraries of the project in a folder: jars, and folders with classes of projects that are built with it.
pub fn of(folder: &Path, whose: Whose) -> anyhow::Result<Vec<PathBuf>> {
    let repository = Repository::of(folder)?;
    let file = folder.join("pom.xml");
    let root = Pom::read(&file, &repository)?;
    let modules = modules(&file, &root, &repository);
    let mut chooser =
        Chooser { repository: &repository, root: &root, modules: &modules, read: BTreeMap::new() };
    // Tests have a say in which version it is, also of what the program uses.
    let chosen = chooser.choose(Whose::Tests, &BTreeMap::new())?;
    let versions = chosen.iter().map(|(needed, version)| (needed.key(), version.clone())).collect();
    let chosen = if whose == Whose::Tests { chosen } else { chooser.choose(whose, &versions)? };
    let mut places = Vec::new();
    for (needed, version) in &chosen {
        places.extend(chooser.place(needed, version)?);
    }
    Ok(places)
}

/// The modules that a project names, as it names them.
pub fn parts(folder: &Path) -> Vec<PathBuf> {
    let read = Repository::of(folder).and_then(|repository| Pom::read(&folder.join("pom.xml"), &repository));
    read.map_or_else(|_| Vec::new(), |pom| pom.modules.iter().map(PathBuf::from).collect())
}

/// The projects that are built with this one: those that the topmost parent beside it names.
fn modules(file: &Path, root: &Pom, repository: &Repository) -> Modules {
    let mut top = (file.to_path_buf(), root.clone());
    while let Some(above) = top.1.parent.clone() {
        match Pom::read(&above, repository) {
            Ok(pom) if !pom.modules.is_empty() => top = (above, pom),
            _ => break,
        }
    }
    let mut found = Modules::new();
    let mut waiting = vec![top];
    while let Some((file, pom)) = waiting.pop() {
        let folder = file.parent().unwrap_or(Path::new(".")).to_path_buf();
        for module in &pom.modules {
            let path = folder.join(module);
            let path = if path.is_dir() { path.join("pom.xml") } else { path };
            match Pom::read(&path, repository) {
                Ok(module) if !found.contains_key(&module.name) => waiting.push((path, module)),
                _ => {}
            }
        }
        found.insert(pom.name, folder);
    }
    found
}

struct Chooser<'a> {
    repository: &'a Repository,
    root: &'a Pom,
    modules: &'a Modules,
    read: BTreeMap<(Name, String), Pom>,
}

type Key = (Name, String, String);

impl Chooser<'_> {
    /// What is needed, the nearest first, each with its version; `known` versions are taken as they are.
    fn choose(
        &mut self,
        whose: Whose,
        known: &BTreeMap<Key, String>,
    ) -> anyhow::Result<Vec<(Needed, String)>> {
        let mut chosen: Vec<(Needed, String)> = Vec::new();
        let mut seen: BTreeSet<Key> = BTreeSet::new();
        let direct = self.root.needs.iter().filter(|needed| match needed.scope.as_str() {
            "test" | "provided" => whose == Whose::Tests,
            _ => true,
        });
        let mut waiting: VecDeque<(Needed, BTreeSet<Name>)> =
            direct.map(|needed| (needed.clone(), needed.exclusions.clone())).collect();
        while let Some((needed, excluded)) = waiting.pop_front() {
            if !seen.insert(needed.key()) {
                continue;
            }
            let version = match known.get(&needed.key()) {
                Some(version) => version.clone(),
                None => exact(&needed)?,
            };
            let pom = self.pom(&needed.name, &version)?;
            if let Some((name, version)) = pom.relocated.clone() {
                let moved = Needed { name, version: Some(version), ..needed };
                waiting.push_front((moved, excluded));
                continue;
            }
            for next in pom.needs.clone() {
                let inner = matches!(next.scope.as_str(), "" | "compile" | "runtime");
                if !inner || next.optional || excluded.iter().any(|name| excludes(name, &next.name)) {
                    continue;
                }
                let next = self.managed(next);
                let out = excluded.union(&next.exclusions).cloned().collect();
                waiting.push_back((next, out));
            }
            chosen.push((needed, version));
        }
        Ok(chosen)
    }

    /// What the project manages holds for all that it needs.
    fn managed(&self, mut needed: Needed) -> Needed {
        if let Some(managed) = self.root.manages(&needed) {
            needed.version = managed.version.clone().or(needed.version);
            needed.exclusions.extend(managed.exclusions.iter().cloned());
        }
        needed
    }

    fn pom(&mut self, name: &Name, version: &str) -> anyhow::Result<&Pom> {
        let key = (name.clone(), version.to_owned());
        if !self.read.contains_key(&key) {
            let file = match self.modules.get(name) {
                Some(folder) => folder.join("pom.xml"),
                None => self.repository.pom(name, version)?,
            };
            self.read.insert(key.clone(), Pom::read(&file, self.repository)?);
        }
        Ok(&self.read[&key])
    }

    /// Where its classes are; nothing if it has none.
    fn place(&self, needed: &Needed, version: &str) -> anyhow::Result<Option<PathBuf>> {
        let is_tests = needed.kind == "test-jar" || needed.classifier == "tests";
        if let Some(folder) = self.modules.get(&needed.name) {
            let classes = folder.join(if is_tests { "target/test-classes" } else { "target/classes" });
            if classes.is_dir() {
                return Ok(Some(classes));
            }
        }
        let classifier = match (needed.kind.as_str(), needed.classifier.as_str()) {
            ("test-jar", "") => "-tests".to_owned(),
            (_, "") => String::new(),
            (_, classifier) => format!("-{classifier}"),
        };
        if !matches!(needed.kind.as_str(), "jar" | "test-jar" | "bundle" | "maven-plugin" | "ejb") {
            return Ok(None);
        }
        let jar = self.repository.file(&needed.name, version, &format!("{classifier}.jar"));
        ensure!(
            jar.is_file(),
            "{}:{version}{classifier} is not in the local repository {}",
            needed.name,
            self.repository.root.display()
        );
        Ok(Some(jar))
    }
}

fn exact(needed: &Needed) -> anyhow::Result<String> {
    let Some(version) = &needed.version else { bail!("no version of {} is said", needed.name) };
    let inside = version.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    match inside.filter(|inside| !inside.contains(',')) {
        Some(exact) => Ok(exact.to_owned()),
        None if version.starts_with(['[', '(']) => {
            bail!("{}: which of the versions {version} it is only Maven knows", needed.name)
        }
        None => Ok(version.clone()),
    }
}

fn excludes(exclusion: &Name, name: &Name) -> bool {
    let fits = |pattern: &str, text: &str| pattern == "*" || pattern == text;
    fits(&exclusion.group, &name.group) && fits(&exclusion.artifact, &name.artifact)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A repository with these artifacts (`g:a:1`, the inside of its POM), and the project's own POM.
    fn resolved(artifacts: &[(&str, &str)], own: &str, whose: Whose) -> Result<Vec<String>, String> {
        use std::sync::atomic::{AtomicU32, Ordering};
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("sojourner-pom-{}-{number}", std::process::id()));
        let repository = folder.join("repository");
        for (name, inside) in artifacts {
            let [group, artifact, version] = name.split(':').collect::<Vec<_>>()[..] else {
                panic!("{name}")
            };
            let place = repository.join(group).join(artifact).join(version);
            std::fs::create_dir_all(&place).unwrap();
            let head = format!(
                "<groupId>{group}</groupId><artifactId>{artifact}</artifactId><version>{version}</version>"
            );
            let file = place.join(format!("{artifact}-{version}"));
            std::fs::write(file.with_file_name(format!("{artifact}-{version}.pom")), project(&head, inside))
                .unwrap();
            std::fs::write(file.with_file_name(format!("{artifact}-{version}.jar")), "").unwrap();
        }
        std::fs::create_dir_all(folder.join(".mvn")).unwrap();
        let config = format!("-Dmaven.repo.local={}", repository.display());
        std::fs::write(folder.join(".mvn/maven.config"), config).unwrap();
        let head = "<groupId>own</groupId><artifactId>app</artifactId><version>7</version>";
        std::fs::write(folder.join("pom.xml"), project(head, own)).unwrap();
        let found = of(&folder, whose);
        let names = found.map(|paths| {
            let name = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
            paths.iter().map(name).collect()
        });
        std::fs::remove_dir_all(&folder).unwrap();
        names.map_err(|why| format!("{why:#}"))
    }

    fn project(head: &str, inside: &str) -> String {
        format!(
            "<?xml version=\"1.0\"?>\n<project xmlns=\"http://maven.apache.org/POM/4.0.0\">{head}{inside}</project>"
        )
    }

    fn needs(list: &[&str]) -> String {
        let one = |text: &&str| {
            let (name, more) = text.split_once(' ').unwrap_or((text, ""));
            let parts: Vec<&str> = name.split(':').collect();
            let version = parts.get(2).map_or(String::new(), |v| format!("<version>{v}</version>"));
            let [group, artifact] = parts[..2] else { panic!("{text}") };
            format!(
                "<dependency><groupId>{group}</groupId><artifactId>{artifact}</artifactId>{version}{more}</dependency>"
            )
        };
        format!("<dependencies>{}</dependencies>", list.iter().map(one).collect::<String>())
    }

    #[test]
    fn the_nearest_version_is_taken_and_what_is_for_others_is_not() {
        let artifacts = [
            ("g:a:1", &*needs(&["g:b:1", "g:t:1 <scope>test</scope>", "g:o:1 <optional>true</optional>"])),
            ("g:b:1", &*needs(&["g:c:2"])),
            ("g:c:1", ""),
            ("g:c:2", ""),
            ("g:junit:5", ""),
        ];
        let own = needs(&["g:a:1", "g:c:1", "g:junit:5 <scope>test</scope>"]);
        let program = resolved(&artifacts, &own, Whose::Program).unwrap();
        assert_eq!(program, ["a-1.jar", "c-1.jar", "b-1.jar"]);
        let tests = resolved(&artifacts, &own, Whose::Tests).unwrap();
        assert_eq!(tests, ["a-1.jar", "c-1.jar", "junit-5.jar", "b-1.jar"]);
    }

    #[test]
    fn parents_properties_imports_and_exclusions_count() {
        let managed =
            format!("<dependencyManagement>{}</dependencyManagement>", needs(&["g:c:3", "g:d:${d}"]));
        let artifacts = [
            ("g:parent:1", "<packaging>pom</packaging><properties><d>4</d></properties>"),
            ("g:bom:1", &*format!("<properties><d>4</d></properties>{managed}")),
            ("g:a:1", &*needs(&["g:c:1", "g:x:1"])),
            ("g:c:3", ""),
            ("g:d:4", ""),
        ];
        let import = "<type>pom</type><scope>import</scope>";
        let exclusion =
            "<exclusions><exclusion><groupId>*</groupId><artifactId>x</artifactId></exclusion></exclusions>";
        let own = format!(
            "<parent><groupId>g</groupId><artifactId>parent</artifactId><version>1</version></parent>\
             <properties><one>1</one></properties>\
             <dependencyManagement>{}</dependencyManagement>{}",
            needs(&[&format!("g:bom:${{one}} {import}")]),
            needs(&[&format!("g:a:${{one}} {exclusion}"), "g:d"])
        );
        let found = resolved(&artifacts, &own, Whose::Program).unwrap();
        assert_eq!(found, ["a-1.jar", "d-4.jar", "c-3.jar"]);
    }

    #[test]
    fn what_is_not_known_is_named() {
        let missing = resolved(&[], &needs(&["g:a:1"]), Whose::Program).unwrap_err();
        assert!(missing.contains("g:a:1 is not in the local repository"), "{missing}");
        let property = resolved(&[], &needs(&["g:a:${v}"]), Whose::Program).unwrap_err();
        assert!(property.contains("the property v is not known"), "{property}");
        let range = resolved(&[("g:a:1", "")], &needs(&["g:a:[1,2)"]), Whose::Program).unwrap_err();
        assert!(range.contains("only Maven knows"), "{range}");
        let round = "<properties><v>${w}</v><w>${v}</w></properties>".to_owned() + &needs(&["g:a:${v}"]);
        assert!(resolved(&[], &round, Whose::Program).unwrap_err().contains("made of itself"));
    }
}
