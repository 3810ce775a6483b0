//! A drawing read back: the shapes of [`crate::compare::svg`], and nothing else that SVG has.

use super::NoPicture;

/// What is to be painted, in units of the drawing.
pub struct Draft {
    pub width: f32,
    pub height: f32,
    pub shapes: Vec<Shape>,
}

pub type Point = (f32, f32);

/// Red, green, blue, and how much they cover, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    pub colour: [u8; 3],
    pub opacity: f32,
}

pub enum Shape {
    Rectangle {
        at: Point,
        size: Point,
        ink: Ink,
    },
    /// Lines one after the other, each with its width.
    Line {
        from: Point,
        to: Point,
        width: f32,
        ink: Ink,
    },
    Text {
        at: Point,
        anchor: Anchor,
        size: f32,
        text: String,
        ink: Ink,
    },
}

#[derive(Clone, Copy)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// The colour of what names none.
const GREY: Ink = Ink { colour: [0x44; 3], opacity: 1.0 };

fn wrong<T>(what: impl Into<String>) -> Result<T, NoPicture> {
    Err(NoPicture::Drawing(what.into()))
}

/// Reads a drawing.
pub fn read(svg: &str) -> Result<Draft, NoPicture> {
    let mut draft = Draft { width: 0.0, height: 0.0, shapes: Vec::new() };
    let mut down = 0.0;
    let mut rest = svg;
    while let Some(at) = rest.find('<') {
        let Some(end) = rest[at..].find('>') else { return wrong("a tag has no end") };
        let tag = Tag(rest[at + 1..at + end].trim_end_matches('/'));
        rest = &rest[at + end + 1..];
        match tag.name() {
            "svg" => (draft.width, draft.height) = (tag.number("width")?, tag.number("height")?),
            "g" => down = tag.shift()?,
            "/g" => down = 0.0,
            "rect" => draft.rectangle(&tag, down)?,
            "path" => draft.path(&tag, down)?,
            "text" => {
                let Some(end) = rest.find("</text>") else { return wrong("a text has no end") };
                draft.shapes.push(text(&tag, down, &rest[..end])?);
                rest = &rest[end..];
            }
            "/text" | "/svg" => {}
            other => return wrong(format!("<{other}> is not known")),
        }
    }
    Ok(draft)
}

impl Draft {
    fn rectangle(&mut self, tag: &Tag, down: f32) -> Result<(), NoPicture> {
        let is_ground = tag.get("width") == Some("100%");
        let size = match is_ground {
            true => (self.width, self.height),
            false => (tag.number("width")?, tag.number("height")?),
        };
        let at = if is_ground { (0.0, 0.0) } else { (tag.number("x")?, tag.number("y")? + down) };
        if let Some(ink) = tag.ink("fill", "fill-opacity")? {
            self.shapes.push(Shape::Rectangle { at, size, ink });
        }
        if tag.get("stroke").is_some() {
            let (x, y) = (at.0 + size.0, at.1 + size.1);
            let corners = [at, (x, at.1), (x, y), (at.0, y), at];
            self.lines(tag, &corners)?;
        }
        Ok(())
    }

    fn path(&mut self, tag: &Tag, down: f32) -> Result<(), NoPicture> {
        let Some(path) = tag.get("d") else { return wrong("a path without d") };
        for line in lines(path)? {
            let line: Vec<Point> = line.into_iter().map(|(x, y)| (x, y + down)).collect();
            self.lines(tag, &line)?;
        }
        Ok(())
    }

    /// Draws along the points, in dashes if the tag says so.
    fn lines(&mut self, tag: &Tag, points: &[Point]) -> Result<(), NoPicture> {
        let Some(ink) = tag.ink("stroke", "stroke-opacity")? else { return wrong("a path without a stroke") };
        let width = if tag.get("stroke-width").is_some() { tag.number("stroke-width")? } else { 1.0 };
        let dashes = match tag.get("stroke-dasharray") {
            Some(dashes) => Some(pair(dashes)?),
            None => None,
        };
        for ends in points.windows(2) {
            let (from, to) = (ends[0], ends[1]);
            let Some((on, off)) = dashes else {
                self.shapes.push(Shape::Line { from, to, width, ink });
                continue;
            };
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let length = dx.hypot(dy);
            let along = |d: f32| (from.0 + dx * d / length, from.1 + dy * d / length);
            let mut at = 0.0;
            while at < length {
                let (from, to) = (along(at), along((at + on).min(length)));
                self.shapes.push(Shape::Line { from, to, width, ink });
                at += on + off;
            }
        }
        Ok(())
    }
}

fn text(tag: &Tag, down: f32, text: &str) -> Result<Shape, NoPicture> {
    let anchor = match tag.get("text-anchor") {
        None | Some("start") => Anchor::Start,
        Some("middle") => Anchor::Middle,
        Some("end") => Anchor::End,
        Some(other) => return wrong(format!("text-anchor {other} is not known")),
    };
    let size = if tag.get("font-size").is_some() { tag.number("font-size")? } else { 12.0 };
    let escapes = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    let text = escapes.iter().fold(text.to_owned(), |text, (escape, letter)| text.replace(escape, letter));
    let at = (tag.number("x")?, tag.number("y")? + down);
    Ok(Shape::Text { at, anchor, size, text, ink: GREY })
}

/// The words of a tag, without its brackets.
struct Tag<'a>(&'a str);

impl<'a> Tag<'a> {
    fn name(&self) -> &'a str {
        self.0.split([' ', '\n']).next().unwrap_or_default()
    }

    fn get(&self, name: &str) -> Option<&'a str> {
        let start = format!(" {name}=\"");
        let at = self.0.find(&start)? + start.len();
        self.0[at..].split('"').next()
    }

    fn number(&self, name: &str) -> Result<f32, NoPicture> {
        match self.get(name).and_then(|value| value.parse().ok()) {
            Some(value) => Ok(value),
            None => wrong(format!("{name} of <{}> is no number", self.name())),
        }
    }

    /// How far down a group is moved.
    fn shift(&self) -> Result<f32, NoPicture> {
        let inner = self.get("transform").and_then(|t| t.strip_prefix("translate(")?.strip_suffix(')'));
        match inner.map(pair) {
            Some(Ok((0.0, down))) => Ok(down),
            _ => wrong("a group that is not moved down"),
        }
    }

    fn ink(&self, name: &str, opacity: &str) -> Result<Option<Ink>, NoPicture> {
        let Some(word) = self.get(name).filter(|word| *word != "none") else { return Ok(None) };
        let opacity = if self.get(opacity).is_some() { self.number(opacity)? } else { 1.0 };
        let digits = word.strip_prefix('#').unwrap_or_default();
        let part =
            |at: usize, wide: usize| u8::from_str_radix(digits.get(at * wide..(at + 1) * wide)?, 16).ok();
        let colour = match digits.len() {
            3 => (0..3).map(|at| part(at, 1).map(|digit| digit * 17)).collect::<Option<Vec<u8>>>(),
            6 => (0..3).map(|at| part(at, 2)).collect(),
            _ => None,
        };
        match colour.as_deref() {
            Some(&[red, green, blue]) => Ok(Some(Ink { colour: [red, green, blue], opacity })),
            _ => wrong(format!("the colour {word} is not known")),
        }
    }
}

/// Two numbers with a blank between them.
fn pair(text: &str) -> Result<(f32, f32), NoPicture> {
    let read = text.split_once(' ').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    read.map_or_else(|| wrong(format!("'{text}' is no pair of numbers")), Ok)
}

/// The lines of a path: M, m, H, h, V, v and l.
fn lines(path: &str) -> Result<Vec<Vec<Point>>, NoPicture> {
    let mut lines: Vec<Vec<Point>> = Vec::new();
    let mut at = (0.0, 0.0);
    let mut rest = path;
    while let Some(command) = rest.chars().next() {
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |end| end + 1);
        let numbers = rest.get(1..end).unwrap_or_default().trim();
        rest = &rest[end..];
        let one =
            || numbers.parse::<f32>().map_err(|_| NoPicture::Drawing(format!("'{numbers}' is no number")));
        at = match command {
            'M' => pair(numbers)?,
            'm' | 'l' => pair(numbers).map(|(x, y)| (at.0 + x, at.1 + y))?,
            'H' => (one()?, at.1),
            'h' => (at.0 + one()?, at.1),
            'V' => (at.0, one()?),
            'v' => (at.0, at.1 + one()?),
            other => return wrong(format!("'{other}' in a path is not known")),
        };
        match (command, lines.last_mut()) {
            ('M' | 'm', _) => lines.push(vec![at]),
            (_, Some(line)) => line.push(at),
            (_, None) => return wrong("a path begins with M"),
        }
    }
    Ok(lines)
}
