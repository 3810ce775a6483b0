//! Box plots and curves as SVG, drawn by hand: rectangles, lines and text are all they need, and so
//! they carry no script, no font and no link. (A plotting crate would bring some thirty others.)

use std::fmt::Write;

use super::stats::{median, quantile};
use super::{Comparison, Program, Trial, Until};
use crate::compare::table::short;
use crate::render::escape;

/// Colours that stay apart for most kinds of colour blindness (Okabe and Ito).
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7f7f7f", "#a09000"];
const WIDTH: f64 = 760.0;
const LEFT: f64 = 190.0;
const RIGHT: f64 = 724.0;
const ROW: f64 = 26.0;

/// The colour of the strategy with this number.
pub fn colour(strategy: usize) -> &'static str {
    COLOURS[strategy % COLOURS.len()]
}

/// All plots in one drawing, for a file of its own.
pub fn render(comparison: &Comparison) -> String {
    let mut body = String::new();
    let mut top = 0.0;
    for program in &comparison.programs {
        let mut plots = vec![boxes(program)];
        plots.extend(curves(program, comparison.until));
        for (plot, height) in plots {
            writeln!(body, "<g transform=\"translate(0 {top})\">{plot}</g>").unwrap();
            top += height + 20.0;
        }
    }
    drawing(&body, top.max(1.0))
}

/// A drawing that fits its page's width.
pub fn drawing(body: &str, height: f64) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\" fill=\"currentColor\" color=\"#444\" role=\"img\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n{body}</svg>\n"
    )
}

/// The transitions of the trials of each strategy as a box plot on a logarithmic axis; failed trials
/// are crosses. With the height.
pub fn boxes(program: &Program) -> (String, f64) {
    let all = program.cells.iter().flat_map(|c| &c.trials).map(|t| t.transitions.max(1) as f64);
    let axis = Axis::logarithmic(all);
    let height = 50.0 + ROW * program.cells.len() as f64 + 30.0;
    let bottom = height - 30.0;
    let mut plot = title(&format!("{}: transitions of each trial", program.name));
    axis.draw(&mut plot, 40.0, bottom);
    for (i, cell) in program.cells.iter().enumerate() {
        let y = 50.0 + ROW * i as f64 + ROW / 2.0;
        let values: Vec<f64> = cell.trials.iter().map(|t| t.transitions.max(1) as f64).collect();
        let Some(middle) = median(&values) else { continue };
        let at = |q: f64| axis.x(quantile(&values, q).unwrap_or(middle));
        let (low, first, third, high) = (at(0.0), at(0.25), at(0.75), at(1.0));
        let (middle, colour) = (axis.x(middle), colour(i));
        write!(
            plot,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\
             <path d=\"M{low:.1} {y}H{high:.1}M{low:.1} {a}V{b}M{high:.1} {a}V{b}\" stroke=\"{colour}\" fill=\"none\"/>\
             <rect x=\"{first:.1}\" y=\"{top}\" width=\"{w:.1}\" height=\"14\" fill=\"{colour}\" fill-opacity=\".35\" stroke=\"{colour}\"/>\
             <path d=\"M{middle:.1} {top}v14\" stroke=\"{colour}\" stroke-width=\"3\"/>",
            LEFT - 8.0,
            y + 4.0,
            escape(&cut(&cell.strategy)),
            a = y - 4.0,
            b = y + 4.0,
            top = y - 7.0,
            w = (third - first).max(1.0),
        )
        .unwrap();
        for trial in cell.trials.iter().filter(|t| !t.success) {
            let x = axis.x(trial.transitions.max(1) as f64);
            write!(
                plot,
                "<path d=\"M{:.1} {}l6 6m-6 0l6 -6\" stroke=\"#000\" stroke-opacity=\".5\"/>",
                x - 3.0,
                y - 3.0
            )
            .unwrap();
        }
    }
    (plot, height)
}

/// The verified mass by transitions: a thin line per trial, and a thick one for each strategy's trial of median length;
/// nothing when progress was not measured.
pub fn curves(program: &Program, until: Until) -> Option<(String, f64)> {
    let chosen: Vec<_> = program
        .cells
        .iter()
        .enumerate()
        .filter_map(|(i, cell)| {
            let mut trials: Vec<_> = cell.trials.iter().filter(|t| !t.curve.is_empty()).collect();
            trials.sort_by_key(|t| t.transitions);
            Some((i, cell, *trials.get(trials.len() / 2)?))
        })
        .collect();
    if chosen.is_empty() {
        return None;
    }
    let all = || program.cells.iter().flat_map(|cell| &cell.trials);
    let axis = Axis::logarithmic(all().flat_map(|t| t.curve.iter().map(|p| p.0.max(1) as f64)));
    let (top, bottom) = (40.0, 290.0);
    let y = |share: f64| bottom - share * (bottom - top);
    let mut plot = title(&format!("{}: verified mass by transitions", program.name));
    axis.draw(&mut plot, top, bottom);
    for tenth in (0..=10).step_by(2) {
        let share = f64::from(tenth) / 10.0;
        write!(
            plot,
            "<path d=\"M{LEFT} {h:.1}H{RIGHT}\" stroke=\"#ddd\"/><text x=\"{}\" y=\"{:.1}\" text-anchor=\"end\">{share}</text>",
            LEFT - 8.0,
            y(share) + 4.0,
            h = y(share),
        )
        .unwrap();
    }
    if let Until::Progress(share) = until {
        write!(
            plot,
            "<path d=\"M{LEFT} {:.1}H{RIGHT}\" stroke=\"#888\" stroke-dasharray=\"4 3\"/>",
            y(share)
        )
        .unwrap();
    }
    let steps = |trial: &Trial| {
        let mut path = String::new();
        for &(transitions, verified) in &trial.curve {
            let (x, y) = (axis.x(transitions.max(1) as f64), y(verified));
            // A bound stays as it is until it is raised: steps, not slopes.
            match path.is_empty() {
                true => write!(path, "M{x:.1} {y:.1}").unwrap(),
                false => write!(path, "H{x:.1}V{y:.1}").unwrap(),
            }
        }
        path
    };
    for (i, cell) in program.cells.iter().enumerate() {
        for trial in cell.trials.iter().filter(|t| !t.curve.is_empty()) {
            let (path, colour) = (steps(trial), colour(i));
            write!(plot, "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-opacity=\".25\"/>")
                .unwrap();
        }
    }
    for (line, (i, cell, trial)) in chosen.iter().enumerate() {
        let path = steps(trial);
        let key = 46.0 + 16.0 * line as f64;
        write!(
            plot,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{c}\" stroke-width=\"2\"/>\
             <path d=\"M4 {}h18\" stroke=\"{c}\" stroke-width=\"3\"/><text x=\"26\" y=\"{key}\">{}</text>",
            key - 4.0,
            escape(&cut(&cell.strategy)),
            c = colour(*i),
        )
        .unwrap();
    }
    Some((plot, (bottom + 30.0).max(60.0 + 16.0 * chosen.len() as f64)))
}

fn title(text: &str) -> String {
    format!("<text x=\"4\" y=\"18\" font-size=\"14\" font-weight=\"bold\">{}</text>", escape(text))
}

/// A name short enough for the margin.
fn cut(name: &str) -> String {
    const MOST: usize = 25;
    if name.chars().count() <= MOST {
        return name.into();
    }
    name.chars().take(MOST - 1).chain(['…']).collect()
}

/// A logarithmic axis between whole powers of ten, or closer where there is less.
struct Axis {
    low: f64,
    high: f64,
}

impl Axis {
    fn logarithmic(values: impl Iterator<Item = f64>) -> Axis {
        let (mut low, mut high) = (f64::INFINITY, 1.0f64);
        for value in values {
            low = low.min(value);
            high = high.max(value);
        }
        let low = if low.is_finite() { low.max(1.0) } else { 1.0 };
        let (low, high) = (low.log10().floor(), high.log10().ceil());
        Axis { low, high: high.max(low + 1.0) }
    }

    fn x(&self, value: f64) -> f64 {
        let share = (value.max(1.0).log10() - self.low) / (self.high - self.low);
        LEFT + share.clamp(0.0, 1.0) * (RIGHT - LEFT)
    }

    fn draw(&self, plot: &mut String, top: f64, bottom: f64) {
        for power in self.low as i32..=self.high as i32 {
            for digit in [1.0, 2.0, 5.0] {
                let value = digit * 10f64.powi(power);
                if value > 10f64.powf(self.high) * 1.001 {
                    continue;
                }
                let x = self.x(value);
                write!(
                    plot,
                    "<path d=\"M{x:.1} {top}V{bottom}\" stroke=\"{}\"/>",
                    if digit == 1.0 { "#ccc" } else { "#eee" }
                )
                .unwrap();
                if digit == 1.0 || self.high - self.low < 3.0 {
                    write!(
                        plot,
                        "<text x=\"{x:.1}\" y=\"{}\" text-anchor=\"middle\">{}</text>",
                        bottom + 16.0,
                        short(value)
                    )
                    .unwrap();
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::sample;

    #[test]
    fn every_strategy_has_its_box_and_its_curve() {
        let text = render(&sample());
        assert_eq!(text.matches("height=\"14\"").count(), 2 * 3);
        assert_eq!(text.matches("stroke-width=\"2\"").count(), 2 * 3);
        assert_eq!(text.matches("stroke-opacity=\".25\"").count(), 2 * 3 * 5, "a thin line per trial");
        assert_eq!(text.matches("l6 6m-6 0l6 -6").count(), 2 * 3, "three failed trials on each program");
        assert!(text.contains("random&lt;x&gt;") && !text.contains("random<x>"));
        assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
        assert_eq!(text.matches("<g ").count(), text.matches("</g>").count());
    }

    #[test]
    fn the_axis_spans_the_values() {
        let axis = Axis::logarithmic([20.0, 900.0].into_iter());
        assert_eq!((axis.x(10.0), axis.x(1000.0)), (LEFT, RIGHT));
        assert!((axis.x(100.0) - (LEFT + RIGHT) / 2.0).abs() < 1e-9);
    }
}
