//! The plots as a PNG picture: the SVG drawing, painted by resvg with a font that is built in, so the
//! picture is the same on every machine. (resvg without its image formats and font search; painting
//! text and curves by hand would be no smaller.)

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb::Database};

use super::Comparison;

const FONT: &[u8] = include_bytes!("../../fonts/DejaVuSans-latin.ttf");

/// Pixels for each unit of the drawing: sharp on paper and on fine screens.
const SCALE: f32 = 2.0;

/// Why a drawing cannot be painted.
#[derive(Debug, thiserror::Error)]
pub enum NoPicture {
    #[error("the drawing cannot be painted: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    #[error("a picture of {0} by {1} pixels is too large; compare fewer programs at once, or write SVG")]
    TooLarge(u32, u32),
    #[error("the picture cannot be encoded: {0}")]
    Encoding(String),
}

/// All plots in one picture.
pub fn render(comparison: &Comparison) -> Result<Vec<u8>, NoPicture> {
    paint(&super::svg::render(comparison))
}

/// Paints a drawing.
pub fn paint(svg: &str) -> Result<Vec<u8>, NoPicture> {
    let mut fonts = Database::new();
    fonts.load_font_data(FONT.to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    let options =
        Options { fontdb: Arc::new(fonts), font_family: "DejaVu Sans".into(), ..Options::default() };
    let tree = Tree::from_str(svg, &options)?;
    let size = tree.size().to_int_size().scale_by(SCALE).unwrap_or(tree.size().to_int_size());
    let (width, height) = (size.width(), size.height());
    let mut picture = Pixmap::new(width, height).ok_or(NoPicture::TooLarge(width, height))?;
    resvg::render(&tree, Transform::from_scale(SCALE, SCALE), &mut picture.as_mut());
    picture.encode_png().map_err(|error| NoPicture::Encoding(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pixels(svg: &str) -> Pixmap {
        Pixmap::decode_png(&paint(svg).unwrap()).unwrap()
    }

    fn dark(picture: &Pixmap) -> usize {
        picture.pixels().iter().filter(|p| p.red() < 100 && p.alpha() > 200).count()
    }

    #[test]
    fn shapes_and_letters_are_painted() {
        let picture = pixels(&super::super::svg::drawing("", 40.0));
        assert_eq!((picture.width(), picture.height()), (1520, 80));
        assert_eq!(dark(&picture), 0);
        let text = pixels(&super::super::svg::drawing("<text x=\"10\" y=\"20\">guided 0.99</text>", 40.0));
        assert!(dark(&text) > 300, "{} dark pixels", dark(&text));
        let line = pixels(&super::super::svg::drawing("<path d=\"M10 10H50\" stroke=\"#000\"/>", 40.0));
        assert!(dark(&line) >= 80, "{} dark pixels", dark(&line));
    }
}
