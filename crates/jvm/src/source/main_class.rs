//! Which class to start.
//!
//! The first class of the file if it has a `main`, as `java File.java` has it; else the one named like the file (so
//! JDK 25; 17 gives up), else the one whose `main` comes first in the source.
//! Before Java 25 a `main` is public, static and takes the arguments; from 25 on (JEP 512) it may be an
//! instance method, take nothing, and need only not be private. It may be inherited.

use crate::classfile::{ClassFile, MethodInfo, access};
use std::path::{Path, PathBuf};

const WITH_ARGS: &str = "([Ljava/lang/String;)V";

/// The main class among the classes in a folder, in internal form.
pub fn find_main(classes: &Path, sources: &[PathBuf], feature: u32) -> Option<String> {
    let mut found = Vec::new();
    collect(classes, 0, &mut found);
    let file_names: Vec<String> =
        sources.iter().map(|s| s.file_name().unwrap_or_default().to_string_lossy().into_owned()).collect();
    let firsts: Vec<Option<String>> =
        sources.iter().map(|s| first_type(&std::fs::read_to_string(s).ok()?)).collect();
    let mut candidates: Vec<(usize, bool, bool, u16, &str)> = Vec::new();
    for class in &found {
        let name = class.name().ok()?;
        let Some(line) = main_line(class, &found, feature, 0) else { continue };
        let source = class.source_file().ok().flatten().unwrap_or("");
        // Files in the order given; classes of other files (found by javac itself) only when named so.
        let Some(file) = file_names.iter().position(|f| f == source) else { continue };
        let simple = name.rsplit('/').next().unwrap_or(name);
        let other_name = file_names[file].strip_suffix(".java") != Some(simple);
        let later = firsts[file].as_deref() != Some(simple);
        candidates.push((file, later, other_name, line, name));
    }
    candidates.sort();
    candidates.first().map(|(.., name)| name.to_string())
}

/// The classes in a folder that can be started, as Java spells them.
pub fn main_classes(classes: &Path, feature: u32) -> Vec<String> {
    let mut found = Vec::new();
    collect(classes, 0, &mut found);
    let mains = found.iter().filter(|class| main_line(class, &found, feature, 0).is_some());
    let mut names: Vec<String> = mains.filter_map(|c| Some(c.name().ok()?.replace('/', "."))).collect();
    names.sort();
    names
}

/// Why `java File.java` starts none of the classes compiled from a file, in its words.
pub fn why_no_main(classes: &Path, source: &Path, feature: u32) -> String {
    let mut found = Vec::new();
    collect(classes, 0, &mut found);
    let named = std::fs::read_to_string(source).ok().and_then(|text| first_type(&text));
    let simple = |class: &ClassFile| class.name().ok().and_then(|n| n.rsplit('/').next()).map(str::to_owned);
    let Some(class) = named.and_then(|name| found.iter().find(|c| simple(c).as_deref() == Some(&*name)))
    else {
        return "no class declared in source file".to_owned();
    };
    let name = class.name().unwrap_or_default().replace('/', ".");
    if feature >= 22 {
        return format!("can't find main(String[]) or main() method in class: {name}");
    }
    let takes_args = |m: &&MethodInfo| {
        class.pool.utf8(m.name) == Ok("main")
            && class.pool.utf8(m.descriptor).is_ok_and(|d| d.starts_with("([Ljava/lang/String;)"))
    };
    let classic = access::PUBLIC | access::STATIC;
    match class.methods.iter().find(takes_args) {
        None => format!("can't find main(String[]) method in class: {name}"),
        Some(main) if main.access & classic != classic => {
            "'main' method is not declared 'public static'".to_owned()
        }
        Some(_) => "'main' method is not declared with a return type of 'void'".to_owned(),
    }
}

/// The name of the first type that a source declares at its top level.
fn first_type(source: &str) -> Option<String> {
    let mut depth = 0u32;
    let mut rest = source;
    let mut previous = "";
    while let Some(c) = rest.chars().next() {
        let word_end =
            rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').unwrap_or(rest.len());
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(comment) = rest.strip_prefix("/*") {
            comment.find("*/").map_or(rest.len(), |end| end + 4)
        } else if let Some(text) = rest.strip_prefix("\"\"\"") {
            text.find("\"\"\"").map_or(rest.len(), |end| end + 6)
        } else if c == '"' || c == '\'' {
            quoted(rest, c)
        } else if word_end > 0 {
            let word = &rest[..word_end];
            if depth == 0 && matches!(previous, "class" | "interface" | "enum" | "record") {
                return Some(word.to_owned());
            }
            previous = word;
            word_end
        } else {
            depth = match c {
                '{' | '(' => depth + 1,
                '}' | ')' => depth.saturating_sub(1),
                _ => depth,
            };
            if !c.is_whitespace() {
                previous = "";
            }
            c.len_utf8()
        };
        rest = &rest[skipped..];
    }
    None
}

/// The length of a literal in quotes, up to the end of the line at most.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' => return at,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

fn collect(folder: &Path, depth: u32, out: &mut Vec<ClassFile>) {
    let Ok(listing) = std::fs::read_dir(folder) else { return };
    for path in listing.flatten().map(|entry| entry.path()) {
        if path.is_dir() && depth < 64 {
            collect(&path, depth + 1, out);
        } else if path.extension().is_some_and(|e| e == "class")
            && let Ok(bytes) = std::fs::read(&path)
            && let Ok(class) = ClassFile::parse(bytes)
        {
            out.push(class);
        }
    }
}

/// The line on which the class's own or inherited `main` begins; 0 without debug information.
fn main_line(class: &ClassFile, all: &[ClassFile], feature: u32, depth: u32) -> Option<u16> {
    if let Some(method) = class.methods.iter().find(|m| is_main(class, m, feature)) {
        let code = class.code(method).ok()??;
        return Some(code.line_numbers().ok()?.iter().map(|row| row.1).min().unwrap_or(0));
    }
    let parent = class.super_name().ok()??;
    let parent = all.iter().find(|c| c.name().is_ok_and(|name| name == parent))?;
    if depth < 64 { main_line(parent, all, feature, depth + 1) } else { None }
}

fn is_main(class: &ClassFile, method: &MethodInfo, feature: u32) -> bool {
    let (Ok(name), Ok(descriptor)) = (class.pool.utf8(method.name), class.pool.utf8(method.descriptor))
    else {
        return false;
    };
    if name != "main" || !method.has_code() {
        return false;
    }
    let classic = access::PUBLIC | access::STATIC;
    if feature < 25 {
        return descriptor == WITH_ARGS && method.access & classic == classic;
    }
    (descriptor == WITH_ARGS || descriptor == "()V") && method.access & access::PRIVATE == 0
}

#[cfg(test)]
mod tests {
    use super::first_type;

    #[test]
    fn the_first_type_is_found_behind_comments_and_annotations() {
        let found = |source| first_type(source).unwrap_or_default();
        assert_eq!(found("package p; import x.Y;\n/* class A {} */ // class B\nclass C {} class D {}"), "C");
        assert_eq!(found("@Uses(type = X.class, text = \"class Q {\") public final record R(int x) {}"), "R");
        assert_eq!(found("/*/ class A {} */ class B {}"), "B");
        assert_eq!(found("@interface Mark {} class After {}"), "Mark");
        assert_eq!(found("sealed interface S permits T {}"), "S");
        assert_eq!(found("void main() { class Local {} }"), "");
        assert_eq!(found("char c = '\\''; String s = \"\"\"\n class \" T \"\"\"; enum E { A }"), "E");
    }
}
