//! The specifications of `examples/mcrl2` once more, as plain functions from a state to its successors:
//! written apart from the reader of specifications, so that their sizes can be compared.

use std::collections::HashSet;
use std::hash::Hash;

/// States and transitions.
pub type Size = (usize, usize);

/// Counts what can be reached.
fn size<S: Clone + Eq + Hash>(initial: S, next: impl Fn(&S) -> Vec<S>) -> Size {
    let mut seen = HashSet::from([initial.clone()]);
    let (mut todo, mut transitions) = (vec![initial], 0);
    while let Some(state) = todo.pop() {
        for successor in next(&state) {
            transitions += 1;
            if seen.insert(successor.clone()) {
                todo.push(successor);
            }
        }
    }
    (seen.len(), transitions)
}

pub fn diamond() -> Size {
    size((0, 0), |&(i, j)| {
        let mut next = Vec::new();
        if i < 9 {
            next.push((i + 1, j));
        }
        if j < 9 {
            next.push((i, j + 1));
        }
        if i + j == 9 {
            next.push((i, j));
        }
        next
    })
}

pub fn back_loops() -> Size {
    #[derive(Clone, PartialEq, Eq, Hash)]
    enum At {
        On(u8),
        Back(u8, u8),
        Stuck,
    }
    size(At::On(0), |at| match *at {
        At::On(0) => vec![At::On(1), At::On(0)],
        At::On(1) => vec![At::On(2), At::On(0)],
        At::On(9) => vec![At::Stuck, At::Back(7, 9)],
        At::On(n) => vec![At::On(n + 1), At::Back(n - 2, n)],
        At::Back(0, _) => vec![At::On(0)],
        At::Back(left, from) => vec![At::Back(left - 1, from)],
        At::Stuck => vec![],
    })
}

pub fn components() -> Size {
    // Nothing: before; (component, place), or none when it was left.
    size(None, |at: &Option<Option<(u8, u8)>>| match *at {
        None => (1..=5).map(|c| Some(Some((c, 1)))).collect(),
        Some(Some((c, at))) => {
            let mut next: Vec<_> = (1..=5).filter(|&n| n != at).map(|n| Some(Some((c, n)))).collect();
            if at == 5 {
                next.push(Some(None));
            }
            next
        }
        Some(None) => vec![],
    })
}

/// Each philosopher does five things in turn; it holds its own fork from the first to the fourth, the
/// next one from the second to the fifth.
pub fn philosophers(k: usize) -> Size {
    size(vec![0u8; k], |at| {
        let is_free = |fork: usize| {
            let before = at[(fork + k - 1) % k];
            !(1..=3).contains(&at[fork]) && !(2..=4).contains(&before)
        };
        let moves = (0..k).filter(|&p| match at[p] {
            0 => is_free(p),
            1 => is_free((p + 1) % k),
            _ => true,
        });
        moves
            .map(|p| {
                let mut next = at.clone();
                next[p] = (at[p] + 1) % 5;
                next
            })
            .collect()
    })
}

pub fn alternating_bit() -> Size {
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Sender {
        Rest(bool),
        Send(u8, bool),
        Wait(u8, bool),
    }
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Channel<T> {
        Empty,
        Holds(T),
        Passes(T),
        Fails,
    }
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Receiver {
        Rest(bool),
        Deliver(bool),
        DeliverOther(bool),
        Answer(bool),
    }
    use Channel::{Empty, Fails, Holds, Passes};
    let initial = (Sender::Rest(true), Empty::<(u8, bool)>, Receiver::Rest(true), Empty::<bool>);
    size(initial, |&(s, f, r, b)| {
        let mut next = Vec::new();
        match s {
            Sender::Rest(bit) => next.extend([1, 2].map(|d| (Sender::Send(d, bit), f, r, b))),
            Sender::Send(d, bit) if f == Empty => next.push((Sender::Wait(d, bit), Holds((d, bit)), r, b)),
            Sender::Wait(d, bit) => match b {
                Passes(answer) if answer == bit => next.push((Sender::Rest(!bit), f, r, Empty)),
                Passes(_) | Fails => next.push((Sender::Send(d, bit), f, r, Empty)),
                _ => {}
            },
            Sender::Send(..) => {}
        }
        if let Holds(frame) = f {
            next.extend([(s, Passes(frame), r, b), (s, Fails, r, b)]);
        }
        if let Holds(bit) = b {
            next.extend([(s, f, r, Passes(bit)), (s, f, r, Fails)]);
        }
        match r {
            Receiver::Rest(bit) => match f {
                Passes((d, sent)) if sent == bit => {
                    let deliver = if d == 1 { Receiver::Deliver(bit) } else { Receiver::DeliverOther(bit) };
                    next.push((s, Empty, deliver, b));
                }
                Passes(_) | Fails => next.push((s, Empty, Receiver::Answer(!bit), b)),
                _ => {}
            },
            Receiver::Deliver(bit) | Receiver::DeliverOther(bit) => {
                next.push((s, f, Receiver::Answer(bit), b))
            }
            Receiver::Answer(bit) if b == Empty => next.push((s, f, Receiver::Rest(!bit), Holds(bit))),
            Receiver::Answer(_) => {}
        }
        next
    })
}

pub fn retransmission(chunks: u8, most: u8) -> Size {
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Sender {
        Rest(bool),
        Send(u8, bool, u8),
        Wait(u8, bool, u8),
        Done(bool),
        Failed(bool),
    }
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Receiver {
        Rest(bool),
        Deliver(u8, bool),
        Answer(bool),
    }
    let initial = (Sender::Rest(true), None::<(u8, bool)>, Receiver::Rest(true), false);
    size(initial, |&(s, f, r, b)| {
        let mut next = Vec::new();
        match s {
            Sender::Rest(bit) => next.push((Sender::Send(0, bit, 0), f, r, b)),
            Sender::Send(c, bit, tries) if f.is_none() => {
                next.push((Sender::Wait(c, bit, tries), Some((c, bit)), r, b));
            }
            Sender::Wait(c, bit, tries) => {
                let acked = if c + 1 == chunks { Sender::Done(bit) } else { Sender::Send(c + 1, !bit, 0) };
                let failed =
                    if tries == most { Sender::Failed(bit) } else { Sender::Send(c, bit, tries + 1) };
                if b {
                    next.extend([(acked, f, r, false), (failed, f, r, false)]);
                }
                if f.is_some() {
                    next.push((failed, None, r, b));
                }
            }
            Sender::Done(bit) | Sender::Failed(bit) => next.push((Sender::Rest(!bit), f, r, b)),
            Sender::Send(..) => {}
        }
        match r {
            Receiver::Rest(bit) => {
                if let Some((c, sent)) = f {
                    let to = if sent == bit { Receiver::Deliver(c, bit) } else { Receiver::Answer(bit) };
                    next.push((s, None, to, b));
                }
            }
            Receiver::Deliver(_, bit) => next.push((s, f, Receiver::Answer(!bit), b)),
            Receiver::Answer(bit) if !b => next.push((s, f, Receiver::Rest(bit), true)),
            Receiver::Answer(_) => {}
        }
        next
    })
}

/// Noughts and crosses; one more state is the end of every game.
pub fn board() -> Size {
    const LINES: [[usize; 3]; 8] =
        [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    size(Some(([0u8; 9], 1u8)), |at| {
        let Some((board, mark)) = *at else { return vec![] };
        let won =
            LINES.iter().any(|&[a, b, c]| board[a] != 0 && board[a] == board[b] && board[b] == board[c]);
        if won || board.iter().all(|&m| m != 0) {
            return vec![None];
        }
        let free = (0..9).filter(|&i| board[i] == 0);
        free.map(|i| {
            let mut next = board;
            next[i] = mark;
            Some((next, 3 - mark))
        })
        .collect()
    })
}

/// With the smallest and the largest time.
pub fn buffers(units: u8, room: u8) -> (Size, u32, u32) {
    let (delay, change) = ([2, 3, 5], [1, 4, 2]);
    let times = std::cell::RefCell::new((u32::MAX, 0));
    let size = size(Some(([room; 3], units, 3usize, 0u32)), |at| {
        let Some((left, units, last, time)) = *at else { return vec![] };
        if units == 0 {
            let mut times = times.borrow_mut();
            *times = (times.0.min(time), times.1.max(time));
            return vec![None];
        }
        let able = (0..3).filter(|&c| left[c] > 0);
        able.map(|c| {
            let mut left = left;
            left[c] -= 1;
            let more = if last == c { 0 } else { change[c] };
            Some((left, units - 1, c, time + delay[c] + more))
        })
        .collect()
    });
    let (least, most) = times.into_inner();
    (size, least, most)
}

pub fn garage() -> Size {
    // Floor, waiting, up, half; nothing after the crash.
    size(Some(([false; 5], false, false, false)), |at| {
        let Some((floor, waiting, up, half)) = *at else { return vec![] };
        let cars = floor.iter().filter(|&&car| car).count();
        let with = |car: bool| {
            let mut floor = floor;
            floor[0] = car;
            floor
        };
        let mut next = Vec::new();
        if !waiting {
            next.push(Some((floor, true, up, half)));
        }
        if !up {
            next.push(Some((floor, waiting, true, half)));
        }
        if up && !half {
            next.push(Some((floor, waiting, false, half)));
        }
        if up && waiting && !half && !floor[0] {
            next.push(Some((with(true), false, up, true)));
        }
        if half {
            next.push(Some((floor, waiting, up, false)));
        }
        if up && !half && floor[0] {
            next.push(Some((with(false), waiting, up, half)));
        }
        if !half {
            let turned = std::array::from_fn(|p| floor[(p + 4) % 5]);
            next.push(Some((turned, waiting, up, half)));
        }
        if half && cars == 5 {
            next.push(None);
        }
        next
    })
}

pub fn sliding_window(window: u8) -> Size {
    let modulus = 2 * window;
    let within = move |k: u8, low: u8, high: u8| {
        (low < high && low <= k && k < high) || (high < low && (low <= k || k < high))
    };
    let after = move |n: u8| (n + 1) % modulus;
    let before = move |n: u8| (n + modulus - 1) % modulus;
    #[derive(Clone, PartialEq, Eq, Hash)]
    enum Receiver {
        Rest { want: u8, kept: u32, timer: bool, asked: bool },
        Deliver { want: u8, kept: u32 },
        Answer { want: u8, kept: u32 },
    }
    // Sender: next, low, and whether it has accepted what it did not send yet.
    let initial = (
        (0u8, 0u8, false),
        None::<u8>,
        Receiver::Rest { want: 0, kept: 0, timer: false, asked: false },
        None::<u8>,
    );
    size(initial, |(s, f, r, b)| {
        let &(high, low, accepted) = s;
        let mut next = Vec::new();
        let full = (low + window) % modulus == high;
        if accepted {
            if f.is_none() {
                next.push(((after(high), low, false), Some(high), r.clone(), *b));
            }
        } else {
            if !full {
                next.push(((high, low, true), *f, r.clone(), *b));
            }
            if f.is_none() {
                next.extend(
                    (0..modulus).filter(|&k| within(k, low, high)).map(|k| (*s, Some(k), r.clone(), *b)),
                );
            }
            if let Some(ack) = *b {
                let mut low = low;
                while within(ack, low, high) {
                    low = after(low);
                }
                next.push(((high, low, false), *f, r.clone(), None));
            }
        }
        if f.is_some() {
            next.push((*s, None, r.clone(), *b));
        }
        if b.is_some() {
            next.push((*s, *f, r.clone(), None));
        }
        match *r {
            Receiver::Rest { want, kept, timer, asked } => {
                if let Some(k) = *f {
                    let early = within(k, want, (want + window) % modulus);
                    let keep = if early { kept | 1 << k } else { kept };
                    let to = if k == want {
                        Receiver::Deliver { want, kept }
                    } else if asked {
                        Receiver::Rest { want, kept: keep, timer, asked: true }
                    } else {
                        Receiver::Answer { want, kept: keep }
                    };
                    next.push((*s, None, to, *b));
                }
                if timer && b.is_none() {
                    let to = Receiver::Rest { want, kept, timer: false, asked };
                    next.push((*s, *f, to, Some(before(want))));
                }
                // The loop of stuck.
                if !timer && asked && full && !accepted && want == high && b.is_none() {
                    next.push((*s, *f, r.clone(), *b));
                }
            }
            Receiver::Deliver { want, kept } => {
                let following = after(want);
                let to = match kept >> following & 1 == 1 {
                    true => Receiver::Deliver { want: following, kept: kept & !(1 << following) },
                    false => Receiver::Rest { want: following, kept, timer: true, asked: false },
                };
                next.push((*s, *f, to, *b));
            }
            Receiver::Answer { want, kept } => {
                if b.is_none() {
                    let to = Receiver::Rest { want, kept, timer: false, asked: true };
                    next.push((*s, *f, to, Some(before(want))));
                }
            }
        }
        next
    })
}

pub fn lifts() -> Size {
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Lift {
        Rest,
        Pressed,
        Leading,
        Following,
        Working,
        Broken,
        Dead,
    }
    use Lift::{Broken, Dead, Following, Leading, Pressed, Rest, Working};
    // The bus: what is said (whether it is "ready"), and to whom it is still to be told.
    let initial = ([Rest; 3], None::<(bool, u8)>);
    size(initial, |&(lifts, bus)| {
        let mut next = Vec::new();
        let with = |n: usize, lift: Lift| {
            let mut lifts = lifts;
            lifts[n] = lift;
            lifts
        };
        for n in 0..3 {
            let others = 0b111 & !(1 << n);
            match lifts[n] {
                Rest => next.push((with(n, Pressed), bus)),
                Pressed if bus.is_none() => next.push((with(n, Leading), Some((false, others)))),
                Leading if bus.is_none() => next.push((with(n, Working), Some((true, others)))),
                Working => next.push((lifts, bus)),
                Broken => next.push((with(n, Dead), bus)),
                _ => {}
            }
            if let Some((ready, left)) = bus
                && left >> n & 1 == 1
            {
                let heard = match (lifts[n], ready) {
                    (Rest, false) => Some(Following),
                    (Following, true) => Some(Working),
                    (Broken | Dead, _) => None,
                    _ => Some(Broken),
                };
                if let Some(lift) = heard {
                    let left = left & !(1 << n);
                    next.push((with(n, lift), (left != 0).then_some((ready, left))));
                }
            }
        }
        next
    })
}

pub fn link_layer() -> Size {
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Link {
        Rest,
        Reply,
        Asking,
        ReplyAsking,
        Emit,
        Waiting,
        Response(u8),
    }
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum Bus {
        Rest,
        Carrying(usize),
        Transfer(usize),
        Collect(usize),
        Tell(usize, bool),
    }
    use Link::{Asking, Emit, Reply, ReplyAsking, Response, Rest, Waiting};
    // The links that had their turn, in order: the list of the specification tells them apart.
    type Done = [usize; 2];
    const NOBODY: usize = 2;
    let initial = ([Rest; 2], Bus::Rest, [NOBODY; 2]);
    size(initial, |&(links, bus, done): &([Link; 2], Bus, Done)| {
        let mut next = Vec::new();
        let with = |n: usize, link: Link| {
            let mut links = links;
            links[n] = link;
            links
        };
        for (n, link) in links.into_iter().enumerate() {
            match link {
                Rest => next.push((with(n, Asking), bus, done)),
                Asking if bus == Bus::Rest && !done.contains(&n) => {
                    next.push((with(n, Emit), Bus::Carrying(n), [n, done[0]]));
                }
                Emit if bus == Bus::Carrying(n) => next.push((with(n, Waiting), Bus::Transfer(n), done)),
                Response(_) => next.push((with(n, Rest), bus, done)),
                _ => {}
            }
        }
        match bus {
            Bus::Rest if done[0] != NOBODY => next.push((links, Bus::Rest, [NOBODY; 2])),
            Bus::Transfer(n) => {
                let m = 1 - n;
                let to = match links[m] {
                    Rest => Some((Reply, Rest)),
                    Asking => Some((ReplyAsking, Asking)),
                    _ => None,
                };
                if let Some((clean, spoilt)) = to {
                    next.push((with(m, clean), Bus::Collect(n), done));
                    next.push((with(m, spoilt), Bus::Tell(n, false), done));
                }
            }
            Bus::Collect(n) => {
                let m = 1 - n;
                let after = if links[m] == Reply { Rest } else { Asking };
                next.push((with(m, after), Bus::Tell(n, true), done));
            }
            Bus::Tell(n, read) => {
                let answers: &[u8] = if read { &[0, 1] } else { &[2] };
                next.extend(answers.iter().map(|&a| (with(n, Response(a)), Bus::Rest, done)));
            }
            _ => {}
        }
        next
    })
}

pub fn conference() -> Size {
    #[derive(Clone, Copy, PartialEq, Eq, Hash)]
    enum User {
        Out,
        In(u8),
        Answer(usize, u8),
        Get(usize, u8),
    }
    use User::{Answer, Get, In, Out};
    // The packet under way: from, to, 0 join, 1 answer, 2 data.
    let initial = ([Out; 3], None::<(usize, usize, u8)>);
    size(initial, |&(users, medium)| {
        let mut next = Vec::new();
        let with = |n: usize, user: User| {
            let mut users = users;
            users[n] = user;
            users
        };
        for n in 0..3 {
            match users[n] {
                Out => next.push((with(n, In(0)), medium)),
                In(known) => {
                    next.push((with(n, Out), medium));
                    if medium.is_none() {
                        for m in (0..3).filter(|&m| m != n) {
                            let packet = if known >> m & 1 == 1 { 2 } else { 0 };
                            next.push((users, Some((n, m, packet))));
                        }
                    }
                }
                Answer(m, known) if medium.is_none() => {
                    next.push((with(n, In(known | 1 << m)), Some((n, m, 1))));
                }
                Answer(..) => {}
                Get(_, known) => next.push((with(n, In(known)), medium)),
            }
        }
        if let Some((from, to, packet)) = medium {
            next.push((users, None));
            let heard = match (users[to], packet) {
                (Out, _) => Some(Out),
                // Whom it knows is only looked at again when the answer is under way.
                (In(known), 0) => Some(Answer(from, known)),
                (In(known), 1) => Some(In(known | 1 << from)),
                (In(known), _) if known >> from & 1 == 1 => Some(Get(from, known)),
                (In(known), _) => Some(In(known)),
                _ => None,
            };
            next.extend(heard.map(|user| (with(to, user), None)));
        }
        next
    })
}
