//! Small random methods: typed expressions over a fixed set of locals and fields, and the statements around them.
//!
//! Loops count to at most eight and nest at most three deep, methods call only methods made before them, strings are
//! cut back: so every case ends soon. Exceptions are wanted: divisions, indices, casts and nulls are left unguarded,
//! and what no `catch` of the program takes is the result of the case.

use super::Random;
use std::fmt::Write as _;

/// A class of `count` cases with a few shared fields and helper methods.
pub fn class(name: &str, first: usize, count: usize, random: &mut Random) -> String {
    let mut members = String::from(
        "    static int sf = 3;\n    static long sl = -5L;\n    static double sd = 0.25;\n    static String ss = \"s\";\n    \
         int f = 1;\n    long g = 2L;\n\n",
    );
    let helpers = 6;
    for index in 0..helpers {
        let mut writer = Writer { random, text: String::new(), depth: 0, loops: 0, helpers: index, names: 0 };
        writer.method(
            &format!("static int h{index}(int i0, int i1, long l0)"),
            "return i0 * 31 + i1 + (int) l0;",
            true,
        );
        members.push_str(&writer.text);
    }
    for id in first..first + count {
        let mut writer = Writer { random, text: String::new(), depth: 0, loops: 0, helpers, names: 0 };
        let result = "return i0 + \",\" + i1 + \",\" + l0 + \",\" + l1 + \",\" + Double.doubleToLongBits(d0) + \",\" + z + \",\" + s \
             + \",\" + java.util.Arrays.hashCode(a) + \",\" + o.f + \",\" + o.g + \",\" + sf + \",\" + sl + \",\" + t;";
        writer.method(&format!("static Object c{id}()"), result, false);
        members.push_str(&writer.text);
    }
    // The fields are shared by the cases of a class: reset them before each, so that a case stands alone.
    members = members
        .replace("/*reset*/", &format!("sf = 3; sl = -5L; sd = 0.25; ss = \"s\"; {name} o = new {name}();"));
    super::frame(name, first, count, &members)
}

struct Writer<'a> {
    random: &'a mut Random,
    text: String,
    depth: usize,
    loops: usize,
    /// Methods `h0 .. h<helpers>` may be called.
    helpers: usize,
    names: usize,
}

impl Writer<'_> {
    fn method(&mut self, head: &str, result: &str, helper: bool) {
        let _ = writeln!(self.text, "    {head} {{");
        self.depth = 1;
        if helper {
            self.line("int[] a = {1, 2, 3, 4};");
            self.line("String s = \"h\";");
            self.line("boolean z = i0 > i1;");
            self.line("long l1 = 7; double d0 = 1.5;");
        } else {
            self.line("/*reset*/");
            let (i0, i1) = (self.int_literal(), self.int_literal());
            self.line(&format!("int i0 = {i0}, i1 = {i1};"));
            let (l0, d0) = (self.long_literal(), self.double_literal());
            self.line(&format!("long l0 = {l0}, l1 = 11;"));
            self.line(&format!("double d0 = {d0};"));
            self.line("boolean z = false;");
            self.line("String s = \"x\";");
            self.line("StringBuilder t = new StringBuilder();");
            let length = 3 + self.random.below(6);
            self.line(&format!("int[] a = new int[{length}];"));
        }
        let statements = if helper { 3 } else { 4 + self.random.below(6) };
        for _ in 0..statements {
            // Unguarded, four of five cases would end at their first division; some still do.
            let guarded = !helper && !self.random.one_in(12);
            if guarded {
                let caught = self.fresh("g");
                self.block("try", 1, true);
                self.line(&format!(
                    "catch (RuntimeException {caught}) {{ t.append({caught}).append(';'); }}"
                ));
            } else {
                self.statement(!helper);
            }
        }
        self.line(result);
        self.depth = 0;
        self.text.push_str("    }\n\n");
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{}{text}", "    ".repeat(self.depth + 1));
    }

    fn fresh(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn block(&mut self, head: &str, statements: usize, objects: bool) {
        self.line(&format!("{head} {{"));
        self.depth += 1;
        for _ in 0..statements {
            self.statement(objects);
        }
        self.depth -= 1;
        self.line("}");
    }

    /// One statement; `objects` says whether the local `o` exists here.
    fn statement(&mut self, objects: bool) {
        if self.depth > 4 {
            return self.simple(objects);
        }
        match self.random.below(20) {
            0..=7 => self.simple(objects),
            8 | 9 => {
                let condition = self.boolean(2);
                self.block(&format!("if ({condition})"), 2, objects);
                if self.random.one_in(2) {
                    self.block("else", 1, objects);
                }
            }
            10 | 11 if self.loops < 3 => {
                let counter = self.fresh("k");
                let bound = 1 + self.random.below(8);
                let step = 1 + self.random.below(2);
                self.loops += 1;
                self.line(&format!("for (int {counter} = 0; {counter} < {bound}; {counter} += {step}) {{"));
                self.depth += 1;
                self.simple(objects);
                if self.random.one_in(3) {
                    let condition = self.boolean(1);
                    let jump = self.random.pick(&["break", "continue"]);
                    self.line(&format!("if ({condition}) {jump};"));
                }
                let target = self.random.below(2);
                self.line(&format!("i{target} += {counter};"));
                self.statement(objects);
                self.depth -= 1;
                self.line("}");
                self.loops -= 1;
            }
            12 if self.loops < 3 => {
                let counter = self.fresh("w");
                let bound = 1 + self.random.below(6);
                self.loops += 1;
                self.line(&format!("int {counter} = {bound};"));
                self.block(&format!("while ({counter}-- > 0)"), 2, objects);
                self.loops -= 1;
            }
            13 | 14 => self.switch(objects),
            15..=17 => {
                self.block("try", 2, objects);
                let exception = self.random.pick(&[
                    "ArithmeticException",
                    "IndexOutOfBoundsException",
                    "RuntimeException",
                    "NullPointerException | ClassCastException",
                    "NegativeArraySizeException",
                ]);
                let caught = self.fresh("e");
                self.line(&format!("catch ({exception} {caught}) {{"));
                self.depth += 1;
                self.line(&format!(
                    "s += {caught}.getClass().getSimpleName().length() + \"\" + {caught}.getMessage();"
                ));
                self.line("if (s.length() > 60) s = s.substring(0, 20);");
                self.simple(objects);
                self.depth -= 1;
                self.line("}");
                if self.random.one_in(2) {
                    self.block("finally", 1, objects);
                }
            }
            18 => {
                let (name, captured, body) = (self.fresh("fn"), self.fresh("cap"), self.int(1));
                self.line(&format!("final int {captured} = {body};"));
                self.line(&format!(
                    "java.util.function.IntUnaryOperator {name} = x -> x * {captured} - (x >> 1);"
                ));
                self.line(&format!("i0 = {name}.applyAsInt(i1);"));
            }
            _ => self.simple(objects),
        }
    }

    fn switch(&mut self, objects: bool) {
        let expression = self.int(1);
        let sparse = self.random.one_in(2);
        if self.random.one_in(3) {
            self.line("switch (s.substring(0, Math.min(1, s.length()))) {");
            self.depth += 1;
            for label in ["\"x\"", "\"\"", "\"-\"", "\"1\""] {
                self.line(&format!("case {label}:"));
                self.simple(objects);
                if !self.random.one_in(3) {
                    self.line("break;");
                }
            }
        } else {
            self.line(&format!("switch (({expression}) & {}) {{", if sparse { "0x3070" } else { "7" }));
            self.depth += 1;
            for label in 0..5 {
                let label = if sparse { label * 0x1010 } else { label };
                self.line(&format!("case {label}:"));
                self.simple(objects);
                if !self.random.one_in(3) {
                    self.line("break;");
                }
            }
        }
        self.line("default:");
        self.simple(objects);
        self.depth -= 1;
        self.line("}");
    }

    fn simple(&mut self, objects: bool) {
        let text = match self.random.below(16) {
            0..=2 => format!("i{} = {};", self.random.below(2), self.int(3)),
            3 => format!("i{} {} {};", self.random.below(2), self.assignment(), self.int(2)),
            4 | 5 => format!("l{} = {};", self.random.below(2), self.long(3)),
            6 => format!("l{} {} {};", self.random.below(2), self.assignment(), self.long(2)),
            7 => format!("d0 = {};", self.double(3)),
            8 => format!("z = {};", self.boolean(2)),
            9 => format!("a[{}] = {};", self.index(), self.int(2)),
            10 => format!("a[{}] {} {};", self.index(), self.assignment(), self.int(1)),
            11 => format!("s = {}; if (s.length() > 40) s = s.substring(30);", self.string(2)),
            12 => format!("sf = {}; sl += sf;", self.int(2)),
            13 if objects => format!("o.f = {}; o.g ^= {};", self.int(1), self.long(1)),
            14 => {
                let name = self.fresh("ob");
                let value = self.random.pick(&["s", "i0", "l0", "a", "null", "d0", "'c'"]).to_owned();
                let cast =
                    self.random.pick(&["(Integer) ", "(String) ", "(Long) ", "(Comparable<?>) "]).to_owned();
                format!(
                    "Object {name} = {value}; s = String.valueOf({cast}{name}); z = {name} instanceof Number;"
                )
            }
            _ => format!("i0++; i1--; l1 += i0; d0 -= {};", self.int(1)),
        };
        self.line(&text);
    }

    fn assignment(&mut self) -> String {
        self.random.pick(&["+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>="]).to_owned()
    }

    /// Mostly inside the array, sometimes wherever an expression leads.
    fn index(&mut self) -> String {
        match self.random.below(8) {
            0 => self.int(1),
            1 => "a.length - 1".into(),
            2 => "(i0 & 7)".into(),
            _ => format!("Math.floorMod({}, a.length)", self.int(1)),
        }
    }

    fn int_literal(&mut self) -> String {
        let random = self.random.next() as i32;
        match self.random.below(6) {
            0 => format!("{random}"),
            1 => self.random.pick(&["Integer.MAX_VALUE", "Integer.MIN_VALUE", "-1", "0", "65536"]).to_owned(),
            _ => format!("{}", random % 40),
        }
    }

    fn long_literal(&mut self) -> String {
        let random = self.random.next() as i64;
        match self.random.below(5) {
            0 => format!("{random}L"),
            1 => {
                self.random.pick(&["Long.MAX_VALUE", "Long.MIN_VALUE", "-1L", "0L", "4294967296L"]).to_owned()
            }
            _ => format!("{}L", random % 1000),
        }
    }

    fn double_literal(&mut self) -> String {
        self.random
            .pick(&["0.5", "-0.0", "1e10", "3.25", "Double.NaN", "1e300", "-7.75", "1.0 / 3"])
            .to_owned()
    }

    fn int(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.random.below(8) {
                0 | 1 => format!("({})", self.int_literal()),
                2 => "sf".into(),
                3 => "a.length".into(),
                4 => "s.length()".into(),
                n => format!("i{}", n % 2),
            };
        }
        match self.random.below(16) {
            0..=6 => {
                let operator =
                    self.random.pick(&["+", "-", "*", "&", "|", "^", "<<", ">>", ">>>", "/", "%"]).to_owned();
                format!("({} {operator} {})", self.int(depth - 1), self.int(depth - 1))
            }
            7 => format!("(int) {}", self.long(depth - 1)),
            8 => format!("(int) {}", self.double(depth - 1)),
            9 => format!("(byte) ({})", self.int(depth - 1)),
            10 => {
                format!("({} ? {} : {})", self.boolean(depth - 1), self.int(depth - 1), self.int(depth - 1))
            }
            11 => format!("a[{}]", self.index()),
            12 if self.helpers > 0 && self.loops < 2 => {
                let helper = self.random.below(self.helpers);
                format!(
                    "h{helper}({}, {}, {})",
                    self.int(depth - 1),
                    self.int(depth - 1),
                    self.long(depth - 1)
                )
            }
            13 => format!("s.indexOf({})", self.random.pick(&["'x'", "\"1\"", "\"\"", "s"])),
            14 => self
                .random
                .pick(&["s.hashCode()", "s.charAt(i0 & 3)", "~i1", "-i0", "i0++", "--i1"])
                .to_owned(),
            _ => self.int(0),
        }
    }

    fn long(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.random.below(5) {
                0 => format!("({})", self.long_literal()),
                1 => "sl".into(),
                n => format!("l{}", n % 2),
            };
        }
        match self.random.below(8) {
            0..=4 => {
                let operator = self.random.pick(&["+", "-", "*", "&", "|", "^", "/", "%"]).to_owned();
                format!("({} {operator} {})", self.long(depth - 1), self.long(depth - 1))
            }
            5 => {
                let operator = self.random.pick(&["<<", ">>", ">>>"]).to_owned();
                format!("({} {operator} {})", self.long(depth - 1), self.int(depth - 1))
            }
            6 => format!("(long) ({})", self.int(depth - 1)),
            _ => format!("(long) {}", self.double(depth - 1)),
        }
    }

    fn double(&mut self, depth: usize) -> String {
        if depth == 0 {
            return match self.random.below(3) {
                0 => format!("({})", self.double_literal()),
                1 => "sd".into(),
                _ => "d0".into(),
            };
        }
        match self.random.below(6) {
            0..=3 => {
                let operator = self.random.pick(&["+", "-", "*", "/", "%"]).to_owned();
                format!("({} {operator} {})", self.double(depth - 1), self.double(depth - 1))
            }
            4 => format!("((double) {})", self.long(depth - 1)),
            _ => format!("((float) ({}))", self.int(depth - 1)),
        }
    }

    fn boolean(&mut self, depth: usize) -> String {
        let comparison = self.random.pick(&["<", "<=", "==", "!=", ">=", ">"]).to_owned();
        match self.random.below(if depth == 0 { 4 } else { 8 }) {
            0 | 1 => format!("{} {comparison} {}", self.int(depth.min(1)), self.int(0)),
            2 => format!("{} {comparison} {}", self.long(0), self.long(depth.min(1))),
            3 => "z".into(),
            4 => format!("{} {comparison} {}", self.double(0), self.double(0)),
            5 => format!("!({})", self.boolean(depth - 1)),
            6 => format!("s.equals({})", self.string(0)),
            _ => {
                let operator = self.random.pick(&["&&", "||", "^", "&", "|"]).to_owned();
                format!("(({}) {operator} ({}))", self.boolean(depth - 1), self.boolean(depth - 1))
            }
        }
    }

    fn string(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.random.pick(&["s", "ss", "\"x\"", "\"\"", "\"1é\""]).to_owned();
        }
        match self.random.below(8) {
            0..=2 => format!("{} + ({})", self.string(depth - 1), self.int(depth - 1)),
            3 => format!("{} + ({})", self.string(depth - 1), self.long(depth - 1)),
            4 => format!("z + ({}) + (char) ('a' + (i0 & 7))", self.string(depth - 1)),
            5 => format!("s.substring({})", self.int(0)),
            6 => "String.valueOf(z ? i0 : i1)".into(),
            _ => format!("({}).replace('1', 'x')", self.string(depth - 1)),
        }
    }
}
