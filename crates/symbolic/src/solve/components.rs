//! Strongly connected components, successors first (Tarjan 1972), without recursion.

/// The components of the graph on `0..n`, each after all that it leads to.
pub fn components(n: usize, successors: impl Fn(usize, &mut Vec<u32>)) -> Vec<Vec<u32>> {
    const UNSEEN: u32 = u32::MAX;
    let (mut number, mut low, mut on_stack) = (vec![UNSEEN; n], vec![0u32; n], vec![false; n]);
    let (mut found, mut stack, mut next) = (Vec::new(), Vec::new(), 0u32);
    // Per open node: the node, its successors, how many of them were looked at.
    let mut open: Vec<(u32, Vec<u32>, usize)> = Vec::new();
    for root in 0..n {
        if number[root] != UNSEEN {
            continue;
        }
        let enter = |v: u32, open: &mut Vec<(u32, Vec<u32>, usize)>| {
            let mut list = Vec::new();
            successors(v as usize, &mut list);
            open.push((v, list, 0));
        };
        (number[root], low[root], on_stack[root]) = (next, next, true);
        stack.push(root as u32);
        next += 1;
        enter(root as u32, &mut open);
        while let Some((v, list, at)) = open.last_mut() {
            let v = *v;
            if *at < list.len() {
                let w = list[*at];
                *at += 1;
                if number[w as usize] == UNSEEN {
                    (number[w as usize], low[w as usize], on_stack[w as usize]) = (next, next, true);
                    stack.push(w);
                    next += 1;
                    enter(w, &mut open);
                } else if on_stack[w as usize] {
                    low[v as usize] = low[v as usize].min(number[w as usize]);
                }
                continue;
            }
            open.pop();
            if let Some((parent, ..)) = open.last() {
                low[*parent as usize] = low[*parent as usize].min(low[v as usize]);
            }
            if low[v as usize] == number[v as usize] {
                let mut component = Vec::new();
                loop {
                    let w = stack.pop().expect("it is on the stack");
                    on_stack[w as usize] = false;
                    component.push(w);
                    if w == v {
                        break;
                    }
                }
                component.reverse();
                found.push(component);
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn successors_come_first() {
        // 0 -> 1 <-> 2 -> 3, 0 -> 3, 4 alone
        let edges: [&[u32]; 5] = [&[1, 3], &[2], &[1, 3], &[], &[]];
        let found = components(5, |v, out| out.extend(edges[v]));
        let mut sorted = found.clone();
        sorted.iter_mut().for_each(|c| c.sort_unstable());
        assert_eq!(sorted, [vec![3], vec![1, 2], vec![0], vec![4]]);
    }
}
