//! Single instructions on edge values: arithmetic, shifts, comparisons, conversions, narrow stores.
//!
//! The operation is a method with parameters, so that javac cannot fold it; comparisons exist as branch, as negated
//! branch and as value, since javac chooses another opcode (`fcmpl` or `fcmpg`, `if_icmplt` or `ifge`) for each.

use super::Random;
use std::fmt::Write as _;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Int,
    Long,
    Float,
    Double,
}

use Kind::{Double, Float, Int, Long};

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Int => "int",
            Long => "long",
            Float => "float",
            Double => "double",
        }
    }

    fn operand(self, random: &mut Random) -> String {
        let edges: &[&str] = match self {
            Int => &[
                "0",
                "1",
                "-1",
                "2",
                "-2",
                "7",
                "-7",
                "31",
                "32",
                "33",
                "63",
                "64",
                "127",
                "128",
                "-128",
                "-129",
                "255",
                "32767",
                "32768",
                "-32769",
                "65535",
                "65536",
                "0x55555555",
                "0x40000000",
                "Integer.MAX_VALUE",
                "Integer.MIN_VALUE",
                "Integer.MIN_VALUE + 1",
            ],
            Long => &[
                "0L",
                "1L",
                "-1L",
                "2L",
                "-3L",
                "10L",
                "31L",
                "32L",
                "63L",
                "64L",
                "65L",
                "0xffffffffL",
                "0x80000000L",
                "-0x80000001L",
                "0x100000000L",
                "0x20000000000001L",
                "Long.MAX_VALUE",
                "Long.MIN_VALUE",
                "Long.MIN_VALUE + 1",
                "0x5555555555555555L",
            ],
            Float => &[
                "0f",
                "-0f",
                "1f",
                "-1f",
                "0.5f",
                "-1.5f",
                "0.1f",
                "3f",
                "16777216f",
                "16777217f",
                "2.1474836E9f",
                "-2.1474839E9f",
                "9.223372E18f",
                "-9.3e18f",
                "1e-38f",
                "1e38f",
                "Float.MIN_VALUE",
                "Float.MAX_VALUE",
                "-Float.MAX_VALUE",
                "Float.NaN",
                "Float.POSITIVE_INFINITY",
                "Float.NEGATIVE_INFINITY",
                "255.9f",
                "-128.5f",
            ],
            Double => &[
                "0d",
                "-0d",
                "1d",
                "-1d",
                "0.5d",
                "-2.5d",
                "0.1d",
                "3d",
                "9007199254740992d",
                "9007199254740993d",
                "2147483647.5d",
                "-2147483649d",
                "4294967296d",
                "9.223372036854775807E18d",
                "-9.3e18d",
                "1e-308d",
                "1e308d",
                "Double.MIN_VALUE",
                "Double.MAX_VALUE",
                "-Double.MAX_VALUE",
                "Double.NaN",
                "Double.POSITIVE_INFINITY",
                "Double.NEGATIVE_INFINITY",
                "65535.9d",
                "1e-45d",
                "3.4028236e38d",
            ],
        };
        if !random.one_in(4) {
            return random.pick(edges).to_owned();
        }
        let bits = random.next();
        match self {
            Int => format!("{}", bits as i32),
            Long => format!("{}L", bits as i64),
            Float => format!("Float.intBitsToFloat({})", bits as i32),
            Double => format!("Double.longBitsToDouble({}L)", bits as i64),
        }
    }
}

const KINDS: [Kind; 4] = [Int, Long, Float, Double];
const COMPARISONS: [&str; 6] = ["<", "<=", "==", "!=", ">=", ">"];

/// A method that performs one instruction: its source and the kinds of its parameters.
struct Operation {
    name: String,
    source: String,
    parameters: Vec<Kind>,
}

fn operations() -> Vec<Operation> {
    let mut all = Vec::new();
    let mut add = |result: &str, parameters: &[Kind], body: String| {
        let name = format!("op{}", all.len());
        let list: Vec<String> =
            parameters.iter().zip(["a", "b"]).map(|(kind, name)| format!("{} {name}", kind.name())).collect();
        let source = format!("    static {result} {name}({}) {{ {body} }}\n", list.join(", "));
        all.push(Operation { name, source, parameters: parameters.to_vec() });
    };
    for kind in KINDS {
        let result = kind.name();
        let integral = matches!(kind, Int | Long);
        for operator in ["+", "-", "*", "/", "%"] {
            add(result, &[kind, kind], format!("return a {operator} b;"));
            add(result, &[kind, kind], format!("{result} r = a; r {operator}= b; return r;"));
        }
        if integral {
            for operator in ["&", "|", "^"] {
                add(result, &[kind, kind], format!("return a {operator} b;"));
            }
            for operator in ["<<", ">>", ">>>"] {
                add(result, &[kind, Int], format!("return a {operator} b;"));
                add(result, &[kind, Long], format!("return a {operator} b;"));
            }
            add(result, &[kind], "return ~a;".into());
        }
        add(result, &[kind], "return -a;".into());
        for comparison in COMPARISONS {
            add("boolean", &[kind, kind], format!("return a {comparison} b;"));
            add("int", &[kind, kind], format!("if (a {comparison} b) return 1; else return 2;"));
            add("int", &[kind, kind], format!("if (!(a {comparison} b)) return 1; return 2;"));
            add("int", &[kind], format!("int n = 0; while (a {comparison} 0 && n < 3) n++; return n;"));
        }
        for target in ["byte", "short", "char", "int", "long", "float", "double"] {
            add(target, &[kind], format!("return ({target}) a;"));
            add(
                target,
                &[kind],
                format!("{target}[] t = new {target}[3]; t[1] = ({target}) a; return t[1];"),
            );
        }
    }
    for step in [1, -1, 127, -128, 128, 32767, -32768] {
        add("int", &[Int], format!("int r = a; r += {step}; return r;"));
    }
    for narrow in ["byte", "short", "char"] {
        add(narrow, &[Int, Int], format!("{narrow} r = ({narrow}) a; r += b; r++; r >>>= 3; return r;"));
    }
    add("boolean", &[Int, Int], "boolean x = a > 0, y = b > 0; return x ^ y | x & !y;".into());
    add("int", &[Int, Int], "int[] t = new int[a & 15]; t[b] = 3; return t[b];".into());
    add("int", &[Int], "return new int[a & 0x800000ff].length;".into());
    all
}

/// A class of `count` cases, each one operation on chosen operands.
pub fn class(name: &str, first: usize, count: usize, random: &mut Random) -> String {
    let operations = operations();
    let mut members: String = operations.iter().map(|o| o.source.as_str()).collect();
    for id in first..first + count {
        let operation = &operations[random.below(operations.len())];
        let operands: Vec<String> = operation.parameters.iter().map(|kind| kind.operand(random)).collect();
        let _ = writeln!(
            members,
            "    static Object c{id}() {{ return {}({}); }}",
            operation.name,
            operands.join(", ")
        );
    }
    super::frame(name, first, count, &members)
}
