//! The part of a large corpus that is looked at: all of it, or with `SOJOURNER_SLICE=K/N` every N-th program, beginning
//! with the K-th. `./test` chooses K by the date.

/// The slice that is asked for: which, of how many.
fn asked() -> Option<(usize, usize)> {
    let given = std::env::var("SOJOURNER_SLICE").ok()?;
    let read = |(k, n): (&str, &str)| Some((k.parse().ok()?, n.parse().ok()?));
    let (k, n): (usize, usize) = given.split_once('/').and_then(read).expect("SOJOURNER_SLICE is K/N");
    assert!(n > 0, "SOJOURNER_SLICE is K/N, with N above 0");
    Some((k % n, n))
}

/// Those of a list that are looked at.
pub fn of<T>(all: Vec<T>) -> Vec<T> {
    let Some((k, n)) = asked() else { return all };
    all.into_iter().skip(k).step_by(n).collect()
}
