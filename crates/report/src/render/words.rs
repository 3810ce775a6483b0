//! Numbers and markup as text.

/// A whole number with commas: 1,234,567.
pub fn count(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share of the mass, as a lower bound: rounded down, and never to 1 or 0 unless it is.
pub fn share(value: f64) -> String {
    if value == 0.0 || value == 1.0 {
        return format!("{value}");
    }
    let mut short = format!("{value:.6}");
    if short.parse::<f64>().is_ok_and(|shown| shown > value) {
        short = format!("{:.6}", value - 5e-7);
    }
    match short.as_str() {
        "0.000000" => format!("{value:.3e}"),
        "0.999999" => format!("1 - {:.3e}", 1.0 - value),
        short => short.trim_end_matches('0').into(),
    }
}

/// The same for an upper bound: rounded up.
pub fn share_up(value: f64) -> String {
    if value > 0.0 && value < 1e-6 {
        // Half a unit of the last digit shown, so that rounding cannot go down.
        return format!("{:.3e}", value * 1.0005);
    }
    let short = format!("{value:.6}");
    match short.parse::<f64>() {
        Ok(shown) if shown >= value || value == 0.0 => share(shown.min(1.0)),
        _ => share(format!("{:.6}", value + 5e-7).parse::<f64>().unwrap_or(value).min(1.0)),
    }
}

/// A number of bytes: 1.2 GB.
pub fn bytes(number: u64) -> String {
    match number {
        0..1_000 => format!("{number} B"),
        1_000..1_000_000 => format!("{:.1} kB", number as f64 / 1e3),
        1_000_000..1_000_000_000 => format!("{:.1} MB", number as f64 / 1e6),
        _ => format!("{:.1} GB", number as f64 / 1e9),
    }
}

/// Escaped, without the characters that XML 1.0 does not have.
pub fn xml(text: &str) -> String {
    let is_xml = |c: &char| !c.is_control() && !"\u{fffe}\u{ffff}".contains(*c) || "\n\t".contains(*c);
    escape(&text.chars().filter(is_xml).collect::<String>())
}

/// Text made safe for XML and HTML. Control characters, which XML cannot hold, become `?`.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' | '\t' => safe.push(c),
            c if c.is_control() => safe.push('?'),
            c => safe.push(c),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!([0, 999, 1000, 1_234_567].map(count), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(
            [999, 1_500, 2_500_000, 6_000_000_000].map(bytes),
            ["999 B", "1.5 kB", "2.5 MB", "6.0 GB"]
        );
    }

    #[test]
    fn a_share_never_claims_more_than_it_is() {
        for (value, text) in [
            (0.0, "0"),
            (1.0, "1"),
            (0.5, "0.5"),
            (0.25, "0.25"),
            (0.9999999, "1 - 1.000e-7"),
            (1e-9, "1.000e-9"),
        ] {
            assert_eq!(share(value), text);
        }
    }

    #[test]
    fn an_upper_bound_is_rounded_up() {
        for (value, text) in
            [(0.0, "0"), (1.0, "1"), (0.2285432, "0.228544"), (1.2344e-9, "1.235e-9"), (0.9999999, "1")]
        {
            assert_eq!(share_up(value), text);
        }
    }

    #[test]
    fn markup_cannot_break_out() {
        assert_eq!(escape("<a href='x'>&\u{1}"), "&lt;a href=&#39;x&#39;&gt;&amp;?");
    }
}
