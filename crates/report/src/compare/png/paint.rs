//! Shapes on pixels: each is a closed outline, and a pixel takes as much of its ink as the outline covers of it.

use ab_glyph_rasterizer::{Point as Corner, Rasterizer, point};
use ttf_parser::{Face, OutlineBuilder};

use super::NoPicture;
use super::draft::{Anchor, Ink, Point, Shape};

const FONT: &[u8] = include_bytes!("../../../fonts/DejaVuSans-latin.ttf");

/// A picture on white ground: red, green and blue of each pixel.
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
    scale: f32,
    font: Face<'static>,
}

impl Picture {
    pub fn new(width: usize, height: usize, scale: f32) -> Result<Picture, NoPicture> {
        let font = Face::parse(FONT, 0).map_err(|why| NoPicture::Drawing(format!("the font: {why}")))?;
        Ok(Picture { width, height, pixels: vec![255; 3 * width * height], scale, font })
    }

    pub fn paint(&mut self, shape: &Shape) {
        match shape {
            Shape::Rectangle { at, size, ink } => {
                let (x, y) = (at.0 + size.0, at.1 + size.1);
                self.fill(&[*at, (x, at.1), (x, y), (at.0, y)], *ink);
            }
            Shape::Line { from, to, width, ink } => self.line(*from, *to, *width, *ink),
            Shape::Text { at, anchor, size, text, ink } => self.text(*at, *anchor, *size, text, *ink),
        }
    }

    fn line(&mut self, from: Point, to: Point, width: f32, ink: Ink) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        if length > 0.0 {
            let (x, y) = (-dy * width / 2.0 / length, dx * width / 2.0 / length);
            let corners = [
                (from.0 + x, from.1 + y),
                (to.0 + x, to.1 + y),
                (to.0 - x, to.1 - y),
                (from.0 - x, from.1 - y),
            ];
            self.fill(&corners, ink);
        }
    }

    fn fill(&mut self, corners: &[Point], ink: Ink) {
        let corners: Vec<Corner> =
            corners.iter().map(|&(x, y)| point(x * self.scale, y * self.scale)).collect();
        let outline =
            corners.iter().zip(corners.iter().cycle().skip(1)).map(|(&a, &b)| Piece::Line(a, b)).collect();
        self.cover(Outline { pieces: outline }, ink);
    }

    fn text(&mut self, at: Point, anchor: Anchor, size: f32, text: &str, ink: Ink) {
        let unit = size * self.scale / f32::from(self.font.units_per_em());
        let glyphs: Vec<_> =
            text.chars().map(|letter| self.font.glyph_index(letter).unwrap_or_default()).collect();
        let advance = |glyph| f32::from(self.font.glyph_hor_advance(glyph).unwrap_or(0)) * unit;
        let width: f32 = glyphs.iter().map(|&glyph| advance(glyph)).sum();
        let back = match anchor {
            Anchor::Start => 0.0,
            Anchor::Middle => width / 2.0,
            Anchor::End => width,
        };
        let mut x = at.0 * self.scale - back;
        let mut outlines = Vec::new();
        for glyph in glyphs {
            let mut letter = Letter { origin: point(x, at.1 * self.scale), unit, ..Letter::default() };
            // A blank has no outline.
            if self.font.outline_glyph(glyph, &mut letter).is_some() {
                outlines.push(letter.outline);
            }
            x += advance(glyph);
        }
        outlines.into_iter().for_each(|outline| self.cover(outline, ink));
    }

    /// Puts ink where the outline covers, as much as it does.
    fn cover(&mut self, outline: Outline, ink: Ink) {
        let Some((low, high)) = outline.bounds() else { return };
        let within = |value: f32, most: usize| (value.max(0.0) as usize).min(most);
        let (left, top) = (within(low.x.floor(), self.width), within(low.y.floor(), self.height));
        let (right, bottom) = (within(high.x.ceil(), self.width), within(high.y.ceil(), self.height));
        if left >= right || top >= bottom {
            return;
        }
        let wide = right - left;
        let mut covered = Rasterizer::new(wide, bottom - top);
        let moved = |p: Corner| point(p.x - left as f32, p.y - top as f32);
        for piece in outline.pieces {
            match piece {
                Piece::Line(a, b) => covered.draw_line(moved(a), moved(b)),
                Piece::Quadratic(a, b, c) => covered.draw_quad(moved(a), moved(b), moved(c)),
                Piece::Cubic(a, b, c, d) => covered.draw_cubic(moved(a), moved(b), moved(c), moved(d)),
            }
        }
        let (pixels, width) = (&mut self.pixels, self.width);
        covered.for_each_pixel(|at, share| {
            let share = share.min(1.0) * ink.opacity;
            let pixel = 3 * ((top + at / wide) * width + left + at % wide);
            for (held, new) in pixels[pixel..pixel + 3].iter_mut().zip(ink.colour) {
                *held = (f32::from(*held) * (1.0 - share) + f32::from(new) * share).round() as u8;
            }
        });
    }
}

enum Piece {
    Line(Corner, Corner),
    Quadratic(Corner, Corner, Corner),
    Cubic(Corner, Corner, Corner, Corner),
}

/// A closed outline, in pixels.
#[derive(Default)]
struct Outline {
    pieces: Vec<Piece>,
}

impl Outline {
    /// The corners of what holds it.
    fn bounds(&self) -> Option<(Corner, Corner)> {
        let corners = self.pieces.iter().flat_map(|piece| match *piece {
            Piece::Line(a, b) => vec![a, b],
            Piece::Quadratic(a, b, c) => vec![a, b, c],
            Piece::Cubic(a, b, c, d) => vec![a, b, c, d],
        });
        corners.map(|p| (p, p)).reduce(|(low, high), (p, _)| {
            (point(low.x.min(p.x), low.y.min(p.y)), point(high.x.max(p.x), high.y.max(p.y)))
        })
    }
}

/// The outline of a letter, on its way from the font.
#[derive(Default)]
struct Letter {
    outline: Outline,
    origin: Corner,
    unit: f32,
    begun: Corner,
    at: Corner,
}

impl Letter {
    fn place(&self, x: f32, y: f32) -> Corner {
        point(self.origin.x + x * self.unit, self.origin.y - y * self.unit)
    }
}

impl OutlineBuilder for Letter {
    fn move_to(&mut self, x: f32, y: f32) {
        self.at = self.place(x, y);
        self.begun = self.at;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let to = self.place(x, y);
        self.outline.pieces.push(Piece::Line(self.at, to));
        self.at = to;
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let (by, to) = (self.place(x1, y1), self.place(x, y));
        self.outline.pieces.push(Piece::Quadratic(self.at, by, to));
        self.at = to;
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let (one, two, to) = (self.place(x1, y1), self.place(x2, y2), self.place(x, y));
        self.outline.pieces.push(Piece::Cubic(self.at, one, two, to));
        self.at = to;
    }

    fn close(&mut self) {
        self.outline.pieces.push(Piece::Line(self.at, self.begun));
        self.at = self.begun;
    }
}
