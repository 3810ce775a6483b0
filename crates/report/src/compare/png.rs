//! The plots as a PNG picture: the drawing that [`super::svg`] makes, painted with a font that is built in, so that the
//! picture is the same on every machine.
//!
//! A drawing has rectangles, straight lines and text, and [`draft`] reads these and refuses everything else; so two small
//! crates (outlines of letters, covered areas) do here what a painter of all of SVG needs sixty for. Letters are set
//! without kerning, and bold ones are not bolder.

mod draft;
mod file;
mod paint;

use super::Comparison;

/// Pixels for each unit of the drawing: sharp on paper and on fine screens.
const SCALE: f32 = 2.0;
/// Larger pictures are refused.
const MOST_PIXELS: u64 = 200_000_000;

/// Why a drawing cannot be painted.
#[derive(Debug, thiserror::Error)]
pub enum NoPicture {
    #[error("the drawing cannot be painted: {0}")]
    Drawing(String),
    #[error("a picture of {0} by {1} pixels is too large; compare fewer programs at once, or write SVG")]
    TooLarge(u64, u64),
}

/// All plots in one picture.
pub fn render(comparison: &Comparison) -> Result<Vec<u8>, NoPicture> {
    Ok(file::encode(&picture(&super::svg::render(comparison))?))
}

/// Paints a drawing.
fn picture(svg: &str) -> Result<paint::Picture, NoPicture> {
    let draft = draft::read(svg)?;
    let size = |units: f32| (units * SCALE).ceil() as u64;
    let (width, height) = (size(draft.width), size(draft.height));
    if width.saturating_mul(height) > MOST_PIXELS {
        return Err(NoPicture::TooLarge(width, height));
    }
    let mut picture = paint::Picture::new(width as usize, height as usize, SCALE)?;
    draft.shapes.iter().for_each(|shape| picture.paint(shape));
    Ok(picture)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::{sample, svg};

    fn painted(body: &str) -> paint::Picture {
        picture(&svg::drawing(body, 40.0)).unwrap()
    }

    fn dark(picture: &paint::Picture) -> usize {
        picture.pixels.chunks(3).filter(|p| p[0] < 100).count()
    }

    #[test]
    fn shapes_and_letters_are_painted() {
        let empty = painted("");
        assert_eq!((empty.width, empty.height), (1520, 80));
        assert_eq!(dark(&empty), 0);
        let text = painted("<text x=\"10\" y=\"20\">guided 0.99</text>");
        assert!(dark(&text) > 300, "{} dark pixels", dark(&text));
        let line = painted("<path d=\"M10 10H50\" stroke=\"#000\"/>");
        assert_eq!(dark(&line), 160, "80 pixels long, 2 wide");
        let cross = painted("<path d=\"M10 10l6 6m-6 0l6 -6\" stroke=\"#000\"/>");
        assert!((30..80).contains(&dark(&cross)), "{} dark pixels", dark(&cross));
    }

    #[test]
    fn anchors_and_dashes_are_kept_to() {
        let dark_from = |picture: &paint::Picture| {
            (0..picture.width)
                .find(|x| (0..picture.height).any(|y| picture.pixels[3 * (y * picture.width + x)] < 100))
        };
        let at_start = dark_from(&painted("<text x=\"100\" y=\"20\">mmm</text>")).unwrap();
        let at_end = dark_from(&painted("<text x=\"100\" y=\"20\" text-anchor=\"end\">mmm</text>")).unwrap();
        let middle =
            dark_from(&painted("<text x=\"100\" y=\"20\" text-anchor=\"middle\">mmm</text>")).unwrap();
        assert!(at_end < middle && middle < at_start, "{at_end} {middle} {at_start}");
        let whole = dark(&painted("<path d=\"M0 10H70\" stroke=\"#000\"/>"));
        let dashed = dark(&painted("<path d=\"M0 10H70\" stroke=\"#000\" stroke-dasharray=\"4 3\"/>"));
        assert_eq!((whole, dashed), (280, 160));
    }

    /// What `svg` draws is what is read here: a new kind of shape there fails here.
    #[test]
    fn every_plot_can_be_painted() {
        let picture = picture(&svg::render(&sample())).unwrap();
        assert!(dark(&picture) > 2_000, "{} dark pixels", dark(&picture));
        let coloured = picture.pixels.chunks(3).filter(|p| p[0].abs_diff(p[2]) > 100).count();
        assert!(coloured > 1_000, "{coloured} coloured pixels");
        assert!(render(&sample()).unwrap().starts_with(b"\x89PNG\r\n\x1a\n"));
    }

    #[test]
    fn what_is_not_known_is_refused() {
        for body in
            ["<circle r=\"3\"/>", "<path d=\"M0 0C1 1 2 2 3 3\" stroke=\"#000\"/>", "<text x=\"a\">b</text>"]
        {
            assert!(picture(&svg::drawing(body, 40.0)).is_err(), "{body}");
        }
    }
}
