//! A comparison as JSON: all trials, and the summaries, so that a reader need not compute them.

use super::Comparison;
use super::summary::{among, overall, pairs, summaries};

/// One object over several lines, with a line end.
pub fn render(comparison: &Comparison) -> String {
    let mut value = serde_json::to_value(comparison).expect("plain data");
    value["summaries"] = serde_json::to_value(summaries(comparison)).expect("plain data");
    value["overall"] = serde_json::to_value(overall(comparison)).expect("plain data");
    value["pairs"] = serde_json::to_value(pairs(comparison)).expect("plain data");
    value["among"] = serde_json::to_value(among(comparison)).expect("plain data");
    let mut text = serde_json::to_string_pretty(&value).expect("plain data");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare::sample;

    #[test]
    fn the_trials_can_be_read_back() {
        let text = render(&sample());
        let back: Comparison = serde_json::from_str(&text).unwrap();
        assert_eq!(back, sample());
        let value: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(value["summaries"][2]["transitions"]["adjusted"], 1500.0);
        assert_eq!(value["pairs"].as_array().unwrap().len(), 6);
        assert_eq!(value["among"][0]["freedom"], 2);
    }
}
