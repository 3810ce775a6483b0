//! Strongly connected components, successors before predecessors.
//!
//! Tarjan's walk in the form of Pearce (2016), which needs one number a state besides its stacks,
//! and without recursion, since paths have millions of states.

const DONE: u32 = u32::MAX;

/// Calls `emit` with each component that the roots reach, a component after all those it leads
/// to. `degree` is the number of slots of a state and `target` what is in a slot, if anything; the last
/// slot is followed first.
pub(crate) fn each(
    states: usize,
    roots: impl IntoIterator<Item = u32>,
    degree: impl Fn(u32) -> u32,
    target: impl Fn(u32, u32) -> Option<u32>,
    emit: impl FnMut(&[u32]),
) {
    each_prepared(states, roots, degree, target, |_, _| {}, emit);
}

/// As [`each`]; `meets` is called with each state that is met and with what is kept of all states, so
/// that the memory of its targets can be asked for.
pub(crate) fn each_prepared(
    states: usize,
    roots: impl IntoIterator<Item = u32>,
    degree: impl Fn(u32) -> u32,
    target: impl Fn(u32, u32) -> Option<u32>,
    meets: impl Fn(u32, &[u32]),
    mut emit: impl FnMut(&[u32]),
) {
    // 0: unseen. `DONE`: emitted. Else the least number known to be reachable.
    let mut number = vec![0u32; states];
    let mut next = 1;
    // State, slots left to look at from the end, whether it may still be a root.
    let mut path: Vec<(u32, u32, bool)> = Vec::new();
    let mut members: Vec<u32> = Vec::new();

    fn lower(path: &mut [(u32, u32, bool)], number: &mut [u32], seen: u32) {
        if let Some(top) = path.last_mut() {
            let own = &mut number[top.0 as usize];
            if seen < *own {
                *own = seen;
                top.2 = false;
            }
        }
    }

    for root in roots {
        if number[root as usize] != 0 {
            continue;
        }
        let mut fresh = Some(root);
        loop {
            if let Some(s) = fresh.take() {
                number[s as usize] = next;
                next += 1;
                path.push((s, degree(s), true));
                meets(s, &number);
            }
            let Some(top) = path.last_mut() else { break };
            let s = top.0;
            if top.1 > 0 {
                top.1 -= 1;
                let Some(t) = target(s, top.1) else { continue };
                match number[t as usize] {
                    0 => fresh = Some(t),
                    seen => lower(&mut path, &mut number, seen),
                }
                continue;
            }
            let is_root = top.2;
            path.pop();
            let own = number[s as usize];
            if !is_root {
                members.push(s);
                lower(&mut path, &mut number, own);
                continue;
            }
            let first = members.iter().rposition(|&m| number[m as usize] < own).map_or(0, |i| i + 1);
            members.push(s);
            for &m in &members[first..] {
                number[m as usize] = DONE;
            }
            emit(&members[first..]);
            members.truncate(first);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_mutual_reachability_on_random_graphs() {
        let mut seed = 1u64;
        let mut random = |n: u32| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            ((seed >> 33) % u64::from(n)) as u32
        };
        for _ in 0..500 {
            let n = 1 + random(12);
            let edges: Vec<Vec<u32>> = (0..n).map(|_| (0..random(3)).map(|_| random(n)).collect()).collect();
            let mut reach = vec![vec![false; n as usize]; n as usize];
            for s in 0..n as usize {
                reach[s][s] = true;
                edges[s].iter().for_each(|&t| reach[s][t as usize] = true);
            }
            for k in 0..n as usize {
                for i in 0..n as usize {
                    for j in 0..n as usize {
                        reach[i][j] |= reach[i][k] && reach[k][j];
                    }
                }
            }
            let mut of = vec![None; n as usize];
            let mut count = 0;
            each(
                n as usize,
                0..n,
                |s| edges[s as usize].len() as u32,
                |s, i| Some(edges[s as usize][i as usize]),
                |component| {
                    for &s in component {
                        assert_eq!(of[s as usize].replace(count), None);
                    }
                    for &s in component {
                        for &t in &edges[s as usize] {
                            assert!(of[t as usize].is_some(), "successors come first");
                        }
                    }
                    count += 1;
                },
            );
            for i in 0..n as usize {
                for j in 0..n as usize {
                    assert_eq!(of[i] == of[j], reach[i][j] && reach[j][i]);
                }
            }
        }
    }
}
