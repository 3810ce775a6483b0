//! Times, sizes and counts as a person writes them.

use std::time::Duration;

/// A whole number, with an optional k, M or G: 1000000 and 1M are the same.
pub fn count(text: &str) -> Result<u64, String> {
    let (digits, unit) = split(text);
    let unit = match unit {
        "" => 1,
        "k" | "K" => 1_000,
        "M" => 1_000_000,
        "G" => 1_000_000_000,
        _ => return Err("write a whole number, such as 1000000, 500k or 3M".into()),
    };
    digits
        .parse::<u64>()
        .ok()
        .and_then(|n| n.checked_mul(unit))
        .ok_or_else(|| "write a whole number, such as 1000000, 500k or 3M".into())
}

/// A count of at least one.
pub fn positive(text: &str) -> Result<u64, String> {
    match count(text)? {
        0 => Err("it must be at least 1".into()),
        n => Ok(n),
    }
}

/// A number of threads.
pub fn workers(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(n @ 1..=1024) => Ok(n),
        _ => Err("write a whole number from 1 to 1024".into()),
    }
}

/// A time: 500ms, 60s, 5m, 1h; without a unit, seconds.
pub fn time(text: &str) -> Result<Duration, String> {
    let (digits, unit) = split(text);
    let seconds = match unit {
        "ms" => 1e-3,
        "" | "s" => 1.0,
        "m" | "min" => 60.0,
        "h" => 3600.0,
        _ => return Err("write a time such as 500ms, 60s, 5m or 1h".into()),
    };
    match digits.parse::<f64>() {
        Ok(n) if n > 0.0 && n * seconds < 1e12 => Ok(Duration::from_secs_f64(n * seconds)),
        _ => Err("write a time above 0, such as 500ms, 60s, 5m or 1h".into()),
    }
}

/// A number of bytes: 500M, 2G, 1.5GB; without a unit, bytes. Powers of 1000.
pub fn size(text: &str) -> Result<u64, String> {
    let (digits, unit) = split(text);
    let bytes = match unit.trim_end_matches(['B', 'b']) {
        "" => 1.0,
        "k" | "K" => 1e3,
        "M" | "m" => 1e6,
        "G" | "g" => 1e9,
        "T" => 1e12,
        _ => return Err("write a size such as 500M or 2G".into()),
    };
    match digits.parse::<f64>() {
        Ok(n) if n > 0.0 && n * bytes < 1e18 => Ok((n * bytes) as u64),
        _ => Err("write a size above 0, such as 500M or 2G".into()),
    }
}

/// A range of whole numbers: `-5..10`, both included.
pub fn range(text: &str) -> Result<(i64, i64), String> {
    let wrong = || format!("\"{text}\" is not a range such as -5..10");
    let (low, high) = text.split_once("..").ok_or_else(wrong)?;
    let number = |text: &str| {
        use std::num::IntErrorKind::{NegOverflow, PosOverflow};
        text.parse::<i64>().map_err(|error| match error.kind() {
            PosOverflow | NegOverflow => format!("{text} is beyond the range of long"),
            _ => wrong(),
        })
    };
    let (low, high) = (number(low.trim())?, number(high.trim())?);
    if low > high {
        Err(format!("the range {text} is empty: {low} is above {high}"))
    } else {
        Ok((low, high))
    }
}

/// A range of inputs, of all or of the one with a name.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    pub name: Option<String>,
    /// None: any text.
    pub range: Option<(i64, i64)>,
}

impl Input {
    /// The argument of the program that it is about: `args[0]`.
    pub fn argument(&self) -> Option<usize> {
        self.name.as_deref()?.strip_prefix("args[")?.strip_suffix(']')?.parse().ok()
    }
}

impl std::fmt::Display for Input {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Some(name) = &self.name {
            write!(f, "{name}=")?;
        }
        match self.range {
            Some((low, high)) => write!(f, "{low}..{high}"),
            None => f.write_str("text"),
        }
    }
}

/// `-5..10`, or `x=-5..10` for the input of that name.
pub fn input(text: &str) -> Result<Input, String> {
    match text.split_once('=') {
        Some((name, "text")) => {
            let input = Input { name: Some(name.to_owned()), range: None };
            match input.argument() {
                Some(_) => Ok(input),
                None => Err(format!(
                    "'{text}': an argument of the program can be a text: 'args[0]=text'; other inputs have ranges"
                )),
            }
        }
        Some((name, of)) => Ok(Input { name: Some(name.trim().to_owned()), range: Some(range(of)?) }),
        None => Ok(Input { name: None, range: Some(range(text)?) }),
    }
}

/// A share of the mass, from 0 to 1.
pub fn share(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(p) if (0.0..=1.0).contains(&p) => Ok(p),
        _ => Err("write a number from 0 to 1".into()),
    }
}

/// The memory this process holds, in bytes, where the system tells (Linux).
pub fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_ascii_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// The most memory this process has held, in bytes, where the system tells (Linux).
pub fn peak() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// What a run may hold unless it is told otherwise: three quarters of what the machine has free.
pub fn spare() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|l| l.strip_prefix("MemAvailable:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kilobytes * 1024 / 4 * 3)
}

/// The time now, in universal time: `2026-01-31 23:59:59`.
pub fn date() -> Option<String> {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).ok()?;
    Some(date_of(now.as_secs()))
}

/// Days are counted from the first of March of the year 0, so that the odd day comes last (Neri and Schneider 2022).
fn date_of(seconds: u64) -> String {
    let (days, seconds) = (seconds / 86_400 + 719_468, seconds % 86_400);
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + 400 * era + u64::from(month <= 2);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{date:02} {hours:02}:{minutes:02}:{seconds:02}")
}

fn split(text: &str) -> (&str, &str) {
    let at = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    text.split_at(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date_of(0), "1970-01-01 00:00:00");
        assert_eq!(date_of(951_827_696), "2000-02-29 12:34:56");
        assert_eq!(date_of(951_868_800), "2000-03-01 00:00:00");
        assert_eq!(date_of(1_767_225_599), "2025-12-31 23:59:59");
    }

    #[test]
    fn quantities_are_read_and_nonsense_is_not() {
        assert_eq!(["10", "500k", "3M"].map(count), [Ok(10), Ok(500_000), Ok(3_000_000)]);
        assert_eq!(time("500ms"), Ok(Duration::from_millis(500)));
        assert_eq!(time("5m"), Ok(Duration::from_secs(300)));
        assert_eq!(size("1.5G"), Ok(1_500_000_000));
        assert_eq!(size("500MB"), Ok(500_000_000));
        assert_eq!(share("0.999"), Ok(0.999));
        for text in ["", "x", "-1", "1x", "1.5", "99999999999999999999G"] {
            assert!(count(text).is_err(), "{text}");
        }
        for text in ["", "0", "-1s", "1y", "1e400s", "9999999999999h"] {
            assert!(time(text).is_err(), "{text}");
        }
        for text in ["", "0", "2X", "-1", "999999999T"] {
            assert!(size(text).is_err(), "{text}");
        }
        for text in ["nan", "1.1", "-0.1", ""] {
            assert!(share(text).is_err(), "{text}");
        }
        assert!(positive("0").is_err());
    }
}
