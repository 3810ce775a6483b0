//! Small programs over small domains, made by a seed: their Java text, and what becomes of them for given inputs, by an
//! evaluator that knows nothing of the machine.

use std::fmt::Write;

pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, sides: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % sides
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len() as u64) as usize]
    }
}

const VARIABLES: usize = 4;
const LENGTH: i32 = 4;

#[derive(Clone, Debug)]
pub enum Expression {
    Number(i32),
    Variable(usize),
    Element(Box<Expression>),
    Field,
    Binary(&'static str, Box<Expression>, Box<Expression>),
    /// The same with longs, cut to an int.
    Long(&'static str, Box<Expression>, Box<Expression>),
    Cast(&'static str, Box<Expression>),
    Call(&'static str, Box<Expression>, Box<Expression>),
    Boxed(Box<Expression>),
}

#[derive(Clone, Debug)]
pub enum Condition {
    Compare(&'static str, Expression, Expression),
    Long(&'static str, Expression, Expression),
    And(Box<Condition>, Box<Condition>),
    Or(Box<Condition>, Box<Condition>),
    Not(Box<Condition>),
    Flag,
}

#[derive(Clone, Debug)]
pub enum Statement {
    Set(usize, Expression),
    SetField(Expression),
    SetElement(Expression, Expression),
    SetFlag(Condition),
    Increment(usize, i32),
    If(Condition, Vec<Statement>, Vec<Statement>),
    /// So many times at most, while a condition holds.
    While(u32, Condition, Vec<Statement>),
    Switch(Expression, Vec<(i32, Vec<Statement>)>, Vec<Statement>),
    Try(Vec<Statement>, Vec<Statement>),
    Assert(Condition),
    Assume(Condition),
}

pub struct Program {
    /// The ranges of the inputs, which are the first variables.
    pub inputs: Vec<(i32, i32)>,
    pub body: Vec<Statement>,
}

/// What becomes of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Right,
    Wrong,
    Excluded,
}

enum Stop {
    Exception,
    Assertion,
    Excluded,
}

impl Program {
    pub fn new(seed: u64) -> Program {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        (0..20).for_each(|_| {
            dice.roll(2);
        });
        let count = 1 + dice.roll(3) as usize;
        let ranges: Vec<(i32, i32)> = (0..count)
            .map(|_| {
                let low = dice.pick(&[0, 0, 1, -3, i32::MAX - 2, i32::MIN, -128, 126]);
                let width = 1 + dice.roll(if count > 2 { 3 } else { 6 }) as i32;
                (low, low.saturating_add(width))
            })
            .collect();
        let length = 2 + dice.roll(4);
        let mut body = statements(&mut dice, length, 2);
        // Mostly of some inputs only.
        let (input, last) = (dice.roll(count as u64) as usize, condition(&mut dice, 1));
        let (low, high): (i32, i32) = ranges[input];
        let at = Expression::Number(low.saturating_add(dice.roll(4) as i32).min(high));
        let hit = Condition::Compare("==", Expression::Variable(input), at);
        body.push(Statement::Assert(Condition::Or(Box::new(Condition::Not(Box::new(hit))), Box::new(last))));
        Program { inputs: ranges, body }
    }

    pub fn java(&self, out: &mut String, name: &str, input: impl Fn(usize, i32, i32) -> String) {
        writeln!(out, "    static void {name}() {{").unwrap();
        writeln!(out, "        int[] a = new int[{LENGTH}]; boolean flag = false; f = 0;").unwrap();
        for v in 0..VARIABLES {
            let value = self.inputs.get(v).map_or(v.to_string(), |&(low, high)| input(v, low, high));
            writeln!(out, "        int v{v} = {value};").unwrap();
        }
        write_block(out, &self.body, 2, &mut 0);
        writeln!(out, "    }}").unwrap();
    }

    /// What becomes of a run with these inputs.
    pub fn run(&self, inputs: &[i32]) -> End {
        let mut variables = [0, 1, 2, 3];
        variables[..inputs.len()].copy_from_slice(inputs);
        let mut state = State { variables, array: [0; LENGTH as usize], field: 0, flag: false };
        match state.block(&self.body) {
            Ok(()) => End::Right,
            Err(Stop::Excluded) => End::Excluded,
            Err(Stop::Exception | Stop::Assertion) => End::Wrong,
        }
    }
}

fn statements(dice: &mut Dice, count: u64, depth: u32) -> Vec<Statement> {
    (0..count).map(|_| statement(dice, depth)).collect()
}

fn few(dice: &mut Dice, depth: u32) -> Vec<Statement> {
    let count = 1 + dice.roll(2);
    statements(dice, count, depth)
}

fn statement(dice: &mut Dice, depth: u32) -> Statement {
    let variable = dice.roll(VARIABLES as u64) as usize;
    match dice.roll(if depth == 0 { 6 } else { 13 }) {
        0 | 1 => Statement::Set(variable, expression(dice, 2)),
        2 => Statement::SetField(expression(dice, 2)),
        3 => Statement::SetElement(*index(dice, |dice| Box::new(expression(dice, 1))), expression(dice, 2)),
        4 => Statement::SetFlag(condition(dice, 1)),
        5 => Statement::Increment(variable, dice.pick(&[1, -1, 7])),
        6 | 7 => Statement::If(condition(dice, 1), few(dice, depth - 1), few(dice, depth - 1)),
        8 => Statement::While(1 + dice.roll(3) as u32, condition(dice, 1), few(dice, depth - 1)),
        9 => {
            let first = dice.pick(&[0, 1, -1, 126]);
            let cases = (0..3).map(|n| (first + n * dice.pick(&[1, 1, 50]), few(dice, 0))).collect();
            let mut cases: Vec<(i32, Vec<Statement>)> = cases;
            cases.dedup_by_key(|case| case.0);
            cases.sort_by_key(|case| case.0);
            cases.dedup_by_key(|case| case.0);
            Statement::Switch(expression(dice, 1), cases, few(dice, 0))
        }
        10 => Statement::Try(few(dice, depth - 1), few(dice, 0)),
        11 if dice.roll(3) == 0 => Statement::Assert(condition(dice, 1)),
        11 => Statement::Set(variable, expression(dice, 2)),
        _ => Statement::Assume(condition(dice, 0)),
    }
}

fn expression(dice: &mut Dice, depth: u32) -> Expression {
    let variable = Expression::Variable(dice.roll(VARIABLES as u64) as usize);
    let part = |dice: &mut Dice| Box::new(expression(dice, depth.saturating_sub(1)));
    match dice.roll(if depth == 0 { 4 } else { 14 }) {
        0 => Expression::Number(dice.pick(&[0, 1, 2, -1, 3, 5, 100, i32::MAX, i32::MIN, 31])),
        1 | 2 => variable,
        3 => Expression::Field,
        4 => Expression::Element(index(dice, part)),
        5..=9 => {
            let operator = dice.pick(&["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>", "+", "-"]);
            let (a, b) = (part(dice), part(dice));
            Expression::Binary(operator, a, divisor(dice, operator, b))
        }
        10 => {
            let operator = dice.pick(&["+", "-", "*", "/", "%", "&", "^"]);
            let (a, b) = (part(dice), part(dice));
            Expression::Long(operator, a, divisor(dice, operator, b))
        }
        11 => Expression::Cast(dice.pick(&["byte", "short", "char"]), part(dice)),
        12 => {
            let name = dice.pick(&["abs", "min", "max", "floorMod"]);
            let (a, b) = (part(dice), part(dice));
            Expression::Call(name, a, divisor(dice, if name == "floorMod" { "%" } else { "" }, b))
        }
        _ => Expression::Boxed(part(dice)),
    }
}

/// Mostly within the array.
fn index(dice: &mut Dice, part: impl Fn(&mut Dice) -> Box<Expression>) -> Box<Expression> {
    let at = part(dice);
    match dice.roll(6) {
        0 => at,
        _ => Box::new(Expression::Binary("&", at, Box::new(Expression::Number(LENGTH - 1)))),
    }
}

/// Mostly not zero.
fn divisor(dice: &mut Dice, operator: &str, b: Box<Expression>) -> Box<Expression> {
    match operator {
        "/" | "%" if dice.roll(5) > 0 => {
            Box::new(Expression::Binary("|", b, Box::new(Expression::Number(1))))
        }
        _ => b,
    }
}

fn condition(dice: &mut Dice, depth: u32) -> Condition {
    let part = |dice: &mut Dice| Box::new(condition(dice, depth.saturating_sub(1)));
    let operator = dice.pick(&["<", "<=", ">", ">=", "==", "!="]);
    match dice.roll(if depth == 0 { 4 } else { 8 }) {
        0..=2 => Condition::Compare(operator, expression(dice, 1), expression(dice, 1)),
        3 => Condition::Long(operator, expression(dice, 1), expression(dice, 0)),
        4 => Condition::And(part(dice), part(dice)),
        5 => Condition::Or(part(dice), part(dice)),
        6 => Condition::Not(part(dice)),
        _ => Condition::Flag,
    }
}

impl Expression {
    fn java(&self) -> String {
        match self {
            Expression::Number(n) => format!("({n})"),
            Expression::Variable(v) => format!("v{v}"),
            Expression::Element(at) => format!("a[{}]", at.java()),
            Expression::Field => "f".into(),
            Expression::Binary(op, a, b) => format!("({} {op} {})", a.java(), b.java()),
            Expression::Long(op, a, b) => format!("(int) ((long) {} {op} {})", a.java(), b.java()),
            Expression::Cast(to, a) => format!("(({to}) {})", a.java()),
            Expression::Call("abs", a, _) => format!("Math.abs({})", a.java()),
            Expression::Call(name, a, b) => format!("Math.{name}({}, {})", a.java(), b.java()),
            Expression::Boxed(a) => format!("boxed((int) {})", a.java()),
        }
    }
}

impl Condition {
    fn java(&self) -> String {
        match self {
            Condition::Compare(op, a, b) => format!("({} {op} {})", a.java(), b.java()),
            Condition::Long(op, a, b) => format!("((long) {} {op} (long) {})", a.java(), b.java()),
            Condition::And(a, b) => format!("({} && {})", a.java(), b.java()),
            Condition::Or(a, b) => format!("({} || {})", a.java(), b.java()),
            Condition::Not(a) => format!("!{}", a.java()),
            Condition::Flag => "flag".into(),
        }
    }
}

fn write_block(out: &mut String, block: &[Statement], depth: usize, labels: &mut u32) {
    let pad = "    ".repeat(depth);
    for statement in block {
        match statement {
            Statement::Set(v, e) => writeln!(out, "{pad}v{v} = {};", e.java()).unwrap(),
            Statement::SetField(e) => writeln!(out, "{pad}f = {};", e.java()).unwrap(),
            Statement::SetElement(at, e) => writeln!(out, "{pad}a[{}] = {};", at.java(), e.java()).unwrap(),
            Statement::SetFlag(c) => writeln!(out, "{pad}flag = {};", c.java()).unwrap(),
            Statement::Increment(v, by) => writeln!(out, "{pad}v{v} += {by};").unwrap(),
            Statement::If(c, then, otherwise) => {
                writeln!(out, "{pad}if ({}) {{", c.java()).unwrap();
                write_block(out, then, depth + 1, labels);
                writeln!(out, "{pad}}} else {{").unwrap();
                write_block(out, otherwise, depth + 1, labels);
                writeln!(out, "{pad}}}").unwrap();
            }
            Statement::While(times, c, body) => {
                *labels += 1;
                let n = *labels;
                writeln!(out, "{pad}for (int n{n} = 0; n{n} < {times} && {}; n{n}++) {{", c.java()).unwrap();
                write_block(out, body, depth + 1, labels);
                writeln!(out, "{pad}}}").unwrap();
            }
            Statement::Switch(e, cases, default) => {
                writeln!(out, "{pad}switch ((int) {}) {{", e.java()).unwrap();
                for (key, body) in cases {
                    writeln!(out, "{pad}case {key}:").unwrap();
                    write_block(out, body, depth + 1, labels);
                    writeln!(out, "{pad}    break;").unwrap();
                }
                writeln!(out, "{pad}default:").unwrap();
                write_block(out, default, depth + 1, labels);
                writeln!(out, "{pad}}}").unwrap();
            }
            Statement::Try(body, handler) => {
                *labels += 1;
                writeln!(out, "{pad}try {{").unwrap();
                write_block(out, body, depth + 1, labels);
                writeln!(out, "{pad}}} catch (RuntimeException e{labels}) {{").unwrap();
                write_block(out, handler, depth + 1, labels);
                writeln!(out, "{pad}}}").unwrap();
            }
            Statement::Assert(c) => writeln!(out, "{pad}assert {};", c.java()).unwrap(),
            Statement::Assume(c) => writeln!(out, "{pad}sojourner.Check.assume({});", c.java()).unwrap(),
        }
    }
}

struct State {
    variables: [i32; VARIABLES],
    array: [i32; LENGTH as usize],
    field: i32,
    flag: bool,
}

fn compare<T: PartialOrd>(op: &str, a: T, b: T) -> bool {
    match op {
        "<" => a < b,
        "<=" => a <= b,
        ">" => a > b,
        ">=" => a >= b,
        "==" => a == b,
        _ => a != b,
    }
}

impl State {
    fn block(&mut self, block: &[Statement]) -> Result<(), Stop> {
        block.iter().try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), Stop> {
        match statement {
            Statement::Set(v, e) => self.variables[*v] = self.number(e)?,
            Statement::SetField(e) => self.field = self.number(e)?,
            Statement::SetElement(at, e) => {
                let at = self.number(at)?;
                let value = self.number(e)?;
                *self.array.get_mut(at as u32 as usize).ok_or(Stop::Exception)? = value;
            }
            Statement::SetFlag(c) => self.flag = self.truth(c)?,
            Statement::Increment(v, by) => self.variables[*v] = self.variables[*v].wrapping_add(*by),
            Statement::If(c, then, otherwise) => {
                let block = if self.truth(c)? { then } else { otherwise };
                self.block(block)?;
            }
            Statement::While(times, c, body) => {
                for _ in 0..*times {
                    if !self.truth(c)? {
                        break;
                    }
                    self.block(body)?;
                }
            }
            Statement::Switch(e, cases, default) => {
                let key = self.number(e)?;
                let block = cases.iter().find(|case| case.0 == key).map_or(default, |case| &case.1);
                self.block(block)?;
            }
            Statement::Try(body, handler) => match self.block(body) {
                Err(Stop::Exception) => self.block(handler)?,
                other => other?,
            },
            Statement::Assert(c) => {
                if !self.truth(c)? {
                    return Err(Stop::Assertion);
                }
            }
            Statement::Assume(c) => {
                if !self.truth(c)? {
                    return Err(Stop::Excluded);
                }
            }
        }
        Ok(())
    }

    fn number(&self, e: &Expression) -> Result<i32, Stop> {
        Ok(match e {
            Expression::Number(n) => *n,
            Expression::Variable(v) => self.variables[*v],
            Expression::Element(at) => {
                let at = self.number(at)?;
                *self.array.get(at as u32 as usize).ok_or(Stop::Exception)?
            }
            Expression::Field => self.field,
            Expression::Binary(op, a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                match *op {
                    "+" => a.wrapping_add(b),
                    "-" => a.wrapping_sub(b),
                    "*" => a.wrapping_mul(b),
                    "/" | "%" if b == 0 => return Err(Stop::Exception),
                    "/" => a.wrapping_div(b),
                    "%" => a.wrapping_rem(b),
                    "&" => a & b,
                    "|" => a | b,
                    "^" => a ^ b,
                    "<<" => a.wrapping_shl(b as u32),
                    ">>" => a.wrapping_shr(b as u32),
                    _ => (a as u32).wrapping_shr(b as u32) as i32,
                }
            }
            Expression::Long(op, a, b) => {
                let (a, b) = (i64::from(self.number(a)?), i64::from(self.number(b)?));
                (match *op {
                    "+" => a + b,
                    "-" => a - b,
                    "*" => a * b,
                    "/" | "%" if b == 0 => return Err(Stop::Exception),
                    "/" => a / b,
                    "%" => a % b,
                    "&" => a & b,
                    _ => a ^ b,
                }) as i32
            }
            Expression::Cast(to, a) => {
                let a = self.number(a)?;
                match *to {
                    "byte" => i32::from(a as i8),
                    "short" => i32::from(a as i16),
                    _ => i32::from(a as u16),
                }
            }
            Expression::Call("abs", a, _) => self.number(a)?.wrapping_abs(),
            Expression::Call(name, a, b) => {
                let (a, b) = (self.number(a)?, self.number(b)?);
                match *name {
                    "min" => a.min(b),
                    "max" => a.max(b),
                    _ if b == 0 => return Err(Stop::Exception),
                    _ => {
                        let rest = a.wrapping_rem(b);
                        if rest != 0 && (rest < 0) != (b < 0) { rest + b } else { rest }
                    }
                }
            }
            Expression::Boxed(a) => self.number(a)?,
        })
    }

    fn truth(&self, c: &Condition) -> Result<bool, Stop> {
        Ok(match c {
            Condition::Compare(op, a, b) => compare(op, self.number(a)?, self.number(b)?),
            Condition::Long(op, a, b) => compare(op, self.number(a)?, self.number(b)?),
            Condition::And(a, b) => self.truth(a)? && self.truth(b)?,
            Condition::Or(a, b) => self.truth(a)? || self.truth(b)?,
            Condition::Not(a) => !self.truth(a)?,
            Condition::Flag => self.flag,
        })
    }
}
