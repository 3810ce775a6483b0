//! Programs of a core language, as a tree and as Java: threads, monitors, waiting, plain and volatile numbers, arrays,
//! compare-and-set, joins, sleeps, interrupts, assertions, coins.
//!
//! Every program ends: there are no loops but waiting while a condition holds. Thread `i` leaves its result in `r[i]`;
//! the main thread starts all, does something itself or not, joins all and prints what is left.

use std::fmt::Write as _;

/// What lies in memory: `x`, `y`, `v`, the elements of `a`, and the atomic `n`.
pub const CELLS: usize = 6;
const NAMES: [&str; CELLS] = ["x", "y", "v", "a[0]", "a[1]", "n"];
pub const ARRAY: usize = 3;
pub const ATOMIC: usize = 5;

#[derive(Clone, Debug)]
pub enum Stmt {
    /// `x = 1;`
    Set(usize, i32),
    /// `x++;`
    Increment(usize),
    /// `y = x + 1;`
    Copy(usize, usize, i32),
    /// `s = s * 3 + x;`
    Note(usize),
    /// `s = s * 3 + a[x & 1];`
    NoteElement(usize),
    /// `a[x & 1] = 2;`
    SetElement(usize, i32),
    /// `if (x == 1) { .. } else { .. }`
    If(usize, i32, Vec<Stmt>, Vec<Stmt>),
    /// `synchronized (L) { .. }`
    Sync(usize, Vec<Stmt>),
    /// `L.wait();`, inside of its monitor.
    Wait(usize),
    /// `while (x == 0) L.wait();`, inside of its monitor.
    WaitWhile(usize, usize, i32),
    /// `L.notify();` or `L.notifyAll();`, inside of its monitor.
    Notify(usize, bool),
    /// `if (n.compareAndSet(0, 1)) s = s * 3 + 1;`
    Cas(i32, i32),
    /// `s = s * 3 + n.getAndAdd(2);`
    FetchAdd(i32),
    /// `t[1].interrupt();`
    Interrupt(usize),
    /// `if (Thread.interrupted()) s = s * 3 + 2;`
    Interrupted,
    /// `if (t[1].isInterrupted()) s = s * 3 + 1;`
    IsInterrupted(usize),
    /// `if (t[1].isAlive()) s = s * 3 + 1;`
    IsAlive(usize),
    /// `t[1].join();`
    Join(usize),
    /// `Thread.sleep(1);`
    Sleep,
    /// `assert x != 1;`
    Assert(usize, i32),
    /// `if (coin.nextBoolean()) { .. } else { .. }`
    Coin(Vec<Stmt>, Vec<Stmt>),
}

/// A program: what the threads do, and what the main thread does before it joins them.
pub struct Program {
    pub threads: Vec<Vec<Stmt>>,
    pub main: Vec<Stmt>,
}

/// A generator of numbers that is the same everywhere (Steele, Lea and Flood: SplitMix).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % n
    }

    fn cell(&mut self) -> usize {
        [0, 0, 0, 1, 1, 2, 3, 4][self.below(8) as usize]
    }
}

impl Program {
    /// The program of a seed. Eight flavours, so that every family of operations gets programs of its own.
    pub fn random(seed: u64) -> Program {
        let mut dice = Dice(seed);
        let flavour = seed % 8;
        let count = if dice.below(3) == 0 { 3 } else { 2 };
        let most = if count == 3 { 2 } else { 4 };
        let threads: Vec<Vec<Stmt>> = (0..count)
            .map(|me| {
                let length = 1 + dice.below(most);
                (0..length).map(|_| statement(&mut dice, flavour, me, count, &[])).collect()
            })
            .collect();
        // The main thread is never interrupted and never waits but for the others.
        let main = if dice.below(3) == 0 { vec![plain(&mut dice)] } else { Vec::new() };
        Program { threads, main }
    }

    /// As Java; the class is called `name`.
    pub fn java(&self, name: &str) -> String {
        let mut text = format!(
            "import java.util.Random;\nimport java.util.concurrent.atomic.AtomicInteger;\npublic class {name} {{\n\
             static int x, y;\nstatic volatile int v;\nstatic final int[] a = new int[2];\n\
             static final AtomicInteger n = new AtomicInteger();\nstatic final Random coin = new Random();\n\
             static final Object L = new Object(), M = new Object();\n\
             static final Thread[] t = new Thread[3];\nstatic final int[] r = new int[3];\n\
             static void never() throws InterruptedException {{}}\n"
        );
        for (me, body) in self.threads.iter().enumerate() {
            let _ = writeln!(text, "static void run{me}() {{\n  int s = 0;\n  try {{\n    never();");
            for stmt in body {
                write(stmt, &mut text);
            }
            let _ = writeln!(
                text,
                "  }} catch (InterruptedException e) {{\n    s = s * 3 + 1;\n  }}\n  r[{me}] = s;\n}}"
            );
        }
        text.push_str("public static void main(String[] args) throws Exception {\n  int s = 0;\n");
        for me in 0..self.threads.len() {
            let _ = writeln!(text, "  t[{me}] = new Thread({name}::run{me});");
        }
        for me in 0..self.threads.len() {
            let _ = writeln!(text, "  t[{me}].start();");
        }
        for stmt in &self.main {
            write(stmt, &mut text);
        }
        for me in 0..self.threads.len() {
            let _ = writeln!(text, "  t[{me}].join();");
        }
        text.push_str(
            "  System.out.println(x + \" \" + y + \" \" + v + \" \" + a[0] + \" \" + a[1] + \" \" + n.get() + \" \" \
             + s + \" \" + r[0] + \" \" + r[1] + \" \" + r[2]);\n}\n}\n",
        );
        text
    }

    /// Whether it tosses a coin.
    pub fn tosses(&self) -> bool {
        fn any(all: &[Stmt]) -> bool {
            all.iter().any(|stmt| match stmt {
                Stmt::Coin(..) => true,
                Stmt::If(_, _, yes, no) => any(yes) || any(no),
                Stmt::Sync(_, inside) => any(inside),
                _ => false,
            })
        }
        self.threads.iter().any(|body| any(body)) || any(&self.main)
    }
}

fn plain(dice: &mut Dice) -> Stmt {
    let (cell, k) = (dice.cell(), 1 + dice.below(2) as i32);
    match dice.below(9) {
        0 | 1 => Stmt::Set(cell, k),
        2 => Stmt::Increment(cell),
        3 => Stmt::Copy(cell, dice.cell(), k),
        4 | 5 => Stmt::Note(cell),
        6 => Stmt::NoteElement(dice.cell()),
        7 => Stmt::SetElement(dice.cell(), k),
        _ => Stmt::Assert(cell, k),
    }
}

/// A statement of thread `me`, inside of the monitors `held`.
fn statement(dice: &mut Dice, flavour: u64, me: usize, threads: usize, held: &[usize]) -> Stmt {
    if dice.below(3) == 0 {
        return plain(dice);
    }
    let other = (me + 1 + dice.below(threads as u64 - 1) as usize) % threads;
    let nested = |dice: &mut Dice, held: &[usize], count: u64| -> Vec<Stmt> {
        (0..1 + dice.below(count)).map(|_| statement(dice, flavour, me, threads, held)).collect()
    };
    let locks = match flavour {
        0 => 1,
        1 => 6,
        2 | 3 | 6 => 4,
        _ => 1,
    };
    if held.len() < 2 && dice.below(8) < locks {
        let lock = dice.below(2).min(dice.below(2)) as usize;
        let inside = [held, &[lock]].concat();
        let body = nested(dice, &inside, 2);
        return Stmt::Sync(lock, body);
    }
    if (flavour == 2 || flavour == 6) && !held.is_empty() {
        let lock = held[dice.below(held.len() as u64) as usize];
        return match dice.below(5) {
            0 => Stmt::Wait(lock),
            1 | 2 => Stmt::WaitWhile(lock, dice.cell(), 0),
            3 => Stmt::Notify(lock, false),
            _ => Stmt::Notify(lock, true),
        };
    }
    match (flavour, dice.below(5)) {
        (4, 0) => Stmt::Cas(dice.below(2) as i32, 1 + dice.below(2) as i32),
        (4, 1) => Stmt::FetchAdd(1 + dice.below(2) as i32),
        (4, 2) => Stmt::Note(ATOMIC),
        (5 | 6, 0 | 1) => Stmt::Interrupt(other),
        (5 | 6, 2) => Stmt::Interrupted,
        (5, 3) => Stmt::Sleep,
        (5, 4) | (3, 0) => Stmt::Join(other),
        (6, 3) => Stmt::IsInterrupted(other),
        (3, 1) => Stmt::IsAlive(other),
        (7, 0 | 1) => {
            let yes = nested(dice, held, 1);
            Stmt::Coin(yes, vec![plain(dice)])
        }
        (_, 2 | 3) => {
            let (cell, k) = (dice.cell(), dice.below(3) as i32);
            let yes = nested(dice, held, 1);
            Stmt::If(cell, k, yes, vec![plain(dice)])
        }
        _ => plain(dice),
    }
}

fn write(stmt: &Stmt, text: &mut String) {
    let lock = |l: usize| ["L", "M"][l];
    let block = |all: &[Stmt], text: &mut String| all.iter().for_each(|stmt| write(stmt, text));
    // The atomic is no variable, but it can be noted.
    let read = |cell: usize| if cell == ATOMIC { "n.get()" } else { NAMES[cell] };
    let _ = match stmt {
        Stmt::Set(to, k) => writeln!(text, "    {} = {k};", NAMES[*to]),
        Stmt::Increment(cell) => writeln!(text, "    {}++;", NAMES[*cell]),
        Stmt::Copy(to, from, k) => writeln!(text, "    {} = {} + {k};", NAMES[*to], NAMES[*from]),
        Stmt::Note(cell) => writeln!(text, "    s = s * 3 + {};", read(*cell)),
        Stmt::NoteElement(cell) => writeln!(text, "    s = s * 3 + a[{} & 1];", NAMES[*cell]),
        Stmt::SetElement(cell, k) => writeln!(text, "    a[{} & 1] = {k};", NAMES[*cell]),
        Stmt::If(cell, k, yes, no) => {
            let _ = writeln!(text, "    if ({} == {k}) {{", NAMES[*cell]);
            block(yes, text);
            let _ = writeln!(text, "    }} else {{");
            block(no, text);
            writeln!(text, "    }}")
        }
        Stmt::Sync(l, inside) => {
            let _ = writeln!(text, "    synchronized ({}) {{", lock(*l));
            block(inside, text);
            writeln!(text, "    }}")
        }
        Stmt::Wait(l) => writeln!(text, "    {}.wait();", lock(*l)),
        Stmt::WaitWhile(l, cell, k) => {
            writeln!(text, "    while ({} == {k}) {}.wait();", NAMES[*cell], lock(*l))
        }
        Stmt::Notify(l, all) => {
            writeln!(text, "    {}.notify{}();", lock(*l), if *all { "All" } else { "" })
        }
        Stmt::Cas(from, to) => {
            writeln!(text, "    if (n.compareAndSet({from}, {to})) s = s * 3 + 1;")
        }
        Stmt::FetchAdd(k) => writeln!(text, "    s = s * 3 + n.getAndAdd({k});"),
        Stmt::Interrupt(t) => writeln!(text, "    t[{t}].interrupt();"),
        Stmt::Interrupted => writeln!(text, "    if (Thread.interrupted()) s = s * 3 + 2;"),
        Stmt::IsInterrupted(t) => writeln!(text, "    if (t[{t}].isInterrupted()) s = s * 3 + 1;"),
        Stmt::IsAlive(t) => writeln!(text, "    if (t[{t}].isAlive()) s = s * 3 + 1;"),
        Stmt::Join(t) => writeln!(text, "    t[{t}].join();"),
        Stmt::Sleep => writeln!(text, "    Thread.sleep(1);"),
        Stmt::Assert(cell, k) => writeln!(text, "    assert {} != {k};", NAMES[*cell]),
        Stmt::Coin(yes, no) => {
            let _ = writeln!(text, "    if (coin.nextBoolean()) {{");
            block(yes, text);
            let _ = writeln!(text, "    }} else {{");
            block(no, text);
            writeln!(text, "    }}")
        }
    };
}
