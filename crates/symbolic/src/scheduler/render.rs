//! A scheduler for people: a decision tree, and a graph for dot.

use super::Scheduler;
use std::fmt::Write;

/// The decisions as a tree, at most so many lines. Branches of chance without decisions behind them are left out.
pub fn tree(scheduler: &Scheduler, most: usize) -> String {
    let mut drawing =
        Drawing { scheduler, matters: matters(scheduler), lines: Vec::new(), most, numbered: Vec::new() };
    drawing.node(0, 0);
    let mut text: String = drawing.lines.iter().take(most).map(|line| format!("{line}\n")).collect();
    if drawing.lines.len() > most {
        text.push_str("... and more; --json has all of it\n");
    }
    text
}

/// Which states have a decision at or behind them.
fn matters(scheduler: &Scheduler) -> Vec<bool> {
    let mut matters: Vec<bool> = scheduler.nodes.iter().map(|scene| scene.options.len() > 1).collect();
    loop {
        let mut changed = false;
        for (at, scene) in scheduler.nodes.iter().enumerate().rev() {
            if !matters[at] && scene.next.iter().any(|b| b.to.is_some_and(|to| matters[to])) {
                matters[at] = true;
                changed = true;
            }
        }
        if !changed {
            return matters;
        }
    }
}

struct Drawing<'a> {
    scheduler: &'a Scheduler,
    matters: Vec<bool>,
    lines: Vec<String>,
    most: usize,
    /// Decisions in the order in which they were drawn.
    numbered: Vec<usize>,
}

impl Drawing<'_> {
    fn node(&mut self, at: usize, depth: usize) {
        let mut at = at;
        let mut steps = 0;
        while self.lines.len() <= self.most && self.matters.get(at).copied().unwrap_or(false) {
            let scene = &self.scheduler.nodes[at];
            let indent = "  ".repeat(depth.min(40));
            if scene.options.len() > 1 {
                if let Some(known) = self.numbered.iter().position(|&n| n == at) {
                    self.lines.push(format!("{indent}go on as at #{}", known + 1));
                    return;
                }
                self.numbered.push(at);
                let what = &scene.options[scene.taken as usize];
                let place = if scene.place.starts_with("site ") {
                    String::new()
                } else {
                    format!("{}: ", scene.place)
                };
                self.lines.push(format!("{indent}#{} {place}{what}", self.numbered.len()));
            }
            if let [only] = &scene.next[..] {
                steps += 1;
                // A cycle without a decision on it has none behind it either.
                let Some(to) = only.to.filter(|_| steps <= self.scheduler.nodes.len()) else { return };
                at = to;
                continue;
            }
            for branch in &scene.next {
                let Some(to) = branch.to.filter(|&to| self.matters[to]) else { continue };
                self.lines.push(format!("{indent}  if {} (probability {}):", branch.words, branch.share));
                if depth < 200 {
                    self.node(to, depth + 2);
                }
            }
            return;
        }
    }
}

/// A graph for dot: boxes decide, ellipses draw.
pub fn dot(scheduler: &Scheduler) -> String {
    let quote = |text: &str| text.replace('\\', "\\\\").replace('"', "\\\"");
    let mut out = String::from("digraph scheduler {\n  node [fontname=\"sans\"];\n");
    for (at, scene) in scheduler.nodes.iter().enumerate() {
        let shape = if scene.options.len() > 1 { "box" } else { "ellipse" };
        let what = scene.options.get(scene.taken as usize).map_or("", |w| w.as_str());
        let _ =
            writeln!(out, "  n{at} [shape={shape}, label=\"{}\\n{}\"];", quote(&scene.place), quote(what));
        for (i, branch) in scene.next.iter().enumerate() {
            let to = match branch.to {
                Some(to) => format!("n{to}"),
                None => {
                    let end = branch.end.unwrap_or("...");
                    let _ = writeln!(out, "  e{at}_{i} [shape=plaintext, label=\"{end}\"];");
                    format!("e{at}_{i}")
                }
            };
            let words = match scene.next.len() {
                1 => String::new(),
                _ => format!("{} {}", branch.share, quote(&branch.words)),
            };
            let _ = writeln!(out, "  n{at} -> {to} [label=\"{words}\"];");
        }
    }
    out.push_str("}\n");
    out
}
