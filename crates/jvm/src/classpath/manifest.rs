//! The main section of a jar's manifest.

use std::path::{Path, PathBuf};

/// The main attributes of `META-INF/MANIFEST.MF`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Manifest {
    attributes: Vec<(String, String)>,
}

impl Manifest {
    /// Reads the main section. Anything that is not an attribute is passed over.
    pub fn parse(text: &[u8]) -> Manifest {
        let text = String::from_utf8_lossy(text).replace("\r\n", "\n").replace('\r', "\n");
        let mut attributes: Vec<(String, String)> = Vec::new();
        for line in text.split('\n') {
            if line.is_empty() {
                break;
            }
            // Long values go on in the next line after one blank.
            if let Some(more) = line.strip_prefix(' ') {
                if let Some((_, value)) = attributes.last_mut() {
                    value.push_str(more);
                }
            } else if let Some((name, value)) = line.split_once(':') {
                let value = value.strip_prefix(' ').unwrap_or(value);
                attributes.push((name.to_string(), value.to_string()));
            }
        }
        Manifest { attributes }
    }

    /// The value of an attribute; names have no case.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().rev().find(|(n, _)| n.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.trim())
    }

    /// The main class in internal form.
    pub fn main_class(&self) -> Option<String> {
        self.get("Main-Class").filter(|name| !name.is_empty()).map(|name| name.replace('.', "/"))
    }

    pub fn is_multi_release(&self) -> bool {
        self.get("Multi-Release").is_some_and(|value| value.eq_ignore_ascii_case("true"))
    }

    /// The further jars and folders, relative to the jar at `jar`. Only files are followed.
    pub(super) fn class_path(&self, jar: &Path) -> Vec<PathBuf> {
        let folder = jar.parent().unwrap_or(Path::new(""));
        let links = self.get("Class-Path").unwrap_or("").split_ascii_whitespace();
        links.filter_map(link).map(|link| folder.join(link)).collect()
    }
}

/// The path in a relative or `file:` link.
fn link(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("file://").or_else(|| url.strip_prefix("file:")).unwrap_or(url);
    if path.contains("://") || path.is_empty() {
        return None;
    }
    let mut out = Vec::new();
    let bytes = path.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let hex = (bytes[at] == b'%')
            .then(|| bytes.get(at + 1..at + 3))
            .flatten()
            .and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        out.push(hex.unwrap_or(bytes[at]));
        at += if hex.is_some() { 3 } else { 1 };
    }
    String::from_utf8(out).ok().map(PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_are_read() {
        let text =
            b"Manifest-Version: 1.0\r\nMAIN-class: a.b.Ma\r\n in\r\nClass-Path: x.jar lib/y%20z.jar\r\n  \
                     http://h/q.jar\r\nMulti-Release: true\r\n\r\nName: q\r\nMain-Class: no\r\n";
        let manifest = Manifest::parse(text);
        assert_eq!(manifest.main_class().unwrap(), "a/b/Main");
        assert!(manifest.is_multi_release());
        let paths = manifest.class_path(Path::new("/d/app.jar"));
        assert_eq!(paths, [PathBuf::from("/d/x.jar"), PathBuf::from("/d/lib/y z.jar")]);
    }

    #[test]
    fn nonsense_is_passed_over() {
        assert_eq!(Manifest::parse(b"\xff\xfe"), Manifest::default());
        assert_eq!(Manifest::parse(b" x\nno colon\n").main_class(), None);
        assert_eq!(link("%zz%4"), Some(PathBuf::from("%zz%4")));
    }
}
