//! Values and processes against what was worked out apart from us: numbers by another program's arithmetic,
//! the rest by hand from the definition of the language.

use std::collections::HashSet;
use std::sync::Arc;

use sojourner_kernel::property::Asked;
use sojourner_kernel::system::action::Pattern;
use sojourner_kernel::system::sought::{Goals, Sought};
use sojourner_kernel::{Capabilities, Check, Stop, System, Verdict};
use sojourner_models::mcrl2;

/// The number of states, and the labels of all transitions in order.
fn graph(text: &str) -> Result<(usize, Vec<String>), String> {
    let program = mcrl2::compile(text.into()).map_err(|w| format!("{w:?}"))?;
    let mut system = mcrl2::System::new(Arc::new(program));
    let (mut seen, mut labels) = (HashSet::new(), Vec::new());
    let stop = system.start();
    seen.insert(system.fingerprint());
    let mut todo = vec![(system.save(), stop)];
    while let Some((snapshot, stop)) = todo.pop() {
        let choice = match stop {
            Stop::Choice(choice) => choice,
            Stop::Unsupported(why) => return Err(why),
            _ => continue,
        };
        for alternative in 0..choice.len() {
            system.restore(&snapshot);
            let actions = system.as_actions().expect("it has actions");
            let action = actions.action(alternative).expect("a transition has a label");
            labels.push(actions.text(action));
            let stop = system.step(alternative);
            if seen.insert(system.fingerprint()) {
                todo.push((system.save(), stop));
            }
        }
        if seen.len() > 1000 {
            return Err("too many states".into());
        }
    }
    labels.sort();
    Ok((seen.len(), labels))
}

const SORTS: &str = "sort T = struct leaf?is_leaf | node(left: T, key: Nat, right: T)?is_node; C = struct red | green | blue; E = struct p(x: Nat) | p(y: Bool);\n";

/// Maps whose equations may do without some of their arguments, and others.
const MAPS: &str = "map sel: Bool # Nat # Nat -> Nat; f, g, fac, fib, odd, even, len: Nat -> Nat; loop: Nat; cnst: Nat # Nat -> Nat; rev: List(Nat) -> List(Nat); app: List(Nat) # List(Nat) -> List(Nat); choose: Bool # Nat # Nat -> Nat; twice: (Nat -> Nat) # Nat -> Nat; fst: Nat # Nat # Nat -> Nat;
    var x, y, n: Nat; b: Bool; l, k: List(Nat); h: Nat -> Nat;
    eqn sel(true, x, y) = x; sel(false, x, y) = y; f(n) = sel(n == 0, 0, 1 + f(Int2Nat(n - 1))); loop = loop + 1; cnst(x, y) = x;
      fac(n) = if(n == 0, 1, n * fac(Int2Nat(n - 1))); fib(n) = if(n < 2, n, fib(Int2Nat(n - 1)) + fib(Int2Nat(n - 2)));
      even(n) = choose(n == 0, 1, odd(Int2Nat(n - 1))); odd(n) = choose(n == 0, 0, even(Int2Nat(n - 1))); choose(b, x, y) = if(b, x, y);
      rev([]) = []; rev(x |> l) = rev(l) <| x; app([], k) = k; app(x |> l, k) = x |> app(l, k);
      twice(h, x) = h(h(x)); g(n) = twice(f, n); fst(x, y, n) = cnst(x, cnst(y, n)); len(n) = #[n, n];";

/// A sort, an expression of it, and its value.
#[rustfmt::skip]
const VALUES: &[(&str, &str, &str)] = &[
    ("Bool", "!{} <= {1}", "false"),
    ("Bool", "!{1} < {}", "false"),
    ("Bool", "{1} <= !{2}", "true"),
    ("Bool", "3 in Bag2Set({n: Nat | n mod 2})", "true"),
    ("Bool", "4 in Bag2Set({n: Nat | n mod 2})", "false"),
    ("Int", "(-7) div 1", "-7"),
    ("Nat", "(-7) mod 1", "0"),
    ("Int", "(-7) div 3", "-3"),
    ("Nat", "(-7) mod 3", "2"),
    ("Int", "(-7) div 4", "-2"),
    ("Nat", "(-7) mod 4", "1"),
    ("Int", "(-6) div 1", "-6"),
    ("Nat", "(-6) mod 1", "0"),
    ("Int", "(-6) div 3", "-2"),
    ("Nat", "(-6) mod 3", "0"),
    ("Int", "(-6) div 4", "-2"),
    ("Nat", "(-6) mod 4", "2"),
    ("Int", "(-1) div 1", "-1"),
    ("Nat", "(-1) mod 1", "0"),
    ("Int", "(-1) div 3", "-1"),
    ("Nat", "(-1) mod 3", "2"),
    ("Int", "(-1) div 4", "-1"),
    ("Nat", "(-1) mod 4", "3"),
    ("Int", "(0) div 1", "0"),
    ("Nat", "(0) mod 1", "0"),
    ("Int", "(0) div 3", "0"),
    ("Nat", "(0) mod 3", "0"),
    ("Int", "(0) div 4", "0"),
    ("Nat", "(0) mod 4", "0"),
    ("Int", "(5) div 1", "5"),
    ("Nat", "(5) mod 1", "0"),
    ("Int", "(5) div 3", "1"),
    ("Nat", "(5) mod 3", "2"),
    ("Int", "(5) div 4", "1"),
    ("Nat", "(5) mod 4", "1"),
    ("Int", "(7) div 1", "7"),
    ("Nat", "(7) mod 1", "0"),
    ("Int", "(7) div 3", "2"),
    ("Nat", "(7) mod 3", "1"),
    ("Int", "(7) div 4", "1"),
    ("Nat", "(7) mod 4", "3"),
    ("Real", "floor(-7/2)", "-4"),
    ("Int", "ceil(-7/2)", "-3"),
    ("Int", "round(-7/2)", "-3"),
    ("Int", "round(5/2)", "3"),
    ("Int", "floor(7/2)", "3"),
    ("Nat", "sqrt(17)", "4"),
    ("Nat", "abs(-5)", "5"),
    ("Real", "abs(-1/2)", "1/2"),
    ("Pos", "succ(0)", "1"),
    ("Int", "pred(0)", "-1"),
    ("Nat", "pred(1)", "0"),
    ("Int", "succ(-1)", "0"),
    ("Nat", "exp(2, 10)", "1024"),
    ("Nat", "exp(0, 0)", "1"),
    ("Real", "exp(2, -2)", "1/4"),
    ("Int", "exp(-2, 3)", "-8"),
    ("Nat", "max(3, 7)", "7"),
    ("Nat", "min(3, 7)", "3"),
    ("Int", "min(-3, 7)", "-3"),
    ("Nat", "max(-3, 7)", "7"),
    ("Bool", "1/3 + 1/6 == 1/2", "true"),
    ("Bool", "2/4 == 1/2", "true"),
    ("Bool", "1/3 < 1/2", "true"),
    ("Bool", "-1 < 0 && 0 < 1", "true"),
    ("Real", "(1/2) * (2/3)", "1/3"),
    ("Int", "3 - 5", "-2"),
    ("Int", "-(3 - 5)", "2"),
    ("Int", "2 - 3 - 4", "-5"),
    ("Int", "2 + 3 * 4", "14"),
    ("Nat", "7 div 2 * 2", "1"),
    ("Nat", "2 * 7 mod 4", "2"),
    ("Int", "Nat2Int(3) - 5", "-2"),
    ("Nat", "Int2Nat(4 - 1)", "3"),
    ("Pos", "Nat2Pos(4)", "4"),
    ("Int", "Real2Int(6/3)", "2"),
    ("Bool", "(0 == -0)", "true"),
    ("Nat", "100000000000000000000 mod 7", "2"),
    ("Nat", "99999999999999999999 * 99999999999999999999", "9999999999999999999800000000000000000001"),
    ("Int", "9223372036854775807 + 1", "9223372036854775808"),
    ("Int", "-9223372036854775808 - 1", "-9223372036854775809"),
    ("Int", "-(-9223372036854775808)", "9223372036854775808"),
    ("Int", "(-9223372036854775808) div 1", "-9223372036854775808"),
    ("Nat", "abs(-9223372036854775808)", "9223372036854775808"),
    ("Int", "9223372036854775807 * -2", "-18446744073709551614"),
    ("List(Nat)", "[1,2] ++ [3]", "[1, 2, 3]"),
    ("List(Nat)", "1 |> [2] <| 3", "[1, 2, 3]"),
    ("Nat", "#[1,2,3]", "3"),
    ("Nat", "[4,5,6].1", "5"),
    ("Nat", "head([4,5])", "4"),
    ("List(Nat)", "tail([4,5])", "[5]"),
    ("Nat", "rhead([4,5])", "5"),
    ("List(Nat)", "rtail([4,5,6])", "[4, 5]"),
    ("List(Nat)", "rtail([4])", "[]"),
    ("Bool", "3 in [1,2,3]", "true"),
    ("Bool", "4 in [1,2,3]", "false"),
    ("Bool", "[1,2] < [1,3]", "true"),
    ("Bool", "[1,2] < [1,2,0]", "true"),
    ("Bool", "[] < [0]", "true"),
    ("Bool", "[2] <= [1,5]", "false"),
    ("Bool", "[1,2] == [2,1]", "false"),
    ("List(List(Nat))", "[[], [1]] ++ [[]]", "[[], [1], []]"),
    ("List(Int)", "[1, -1]", "[1, -1]"),
    ("List(Nat)", "rtail(rtail([1,2,3]) ++ [9,8])", "[1, 2, 9]"),
    ("Nat", "rhead(0 |> rtail([1,2,3]))", "2"),
    ("Bool", "head([]) == 3 || true", "true"),
    ("Nat", "#(tail([1,2,3]) ++ rtail([7,8]))", "3"),
    ("Set(Nat)", "{1,2} + {2,3}", "{1, 2, 3}"),
    ("Set(Nat)", "{1,2} * {2,3}", "{2}"),
    ("Set(Nat)", "{1,2} - {2,3}", "{1}"),
    ("Bool", "{1,2} == {2,1,1}", "true"),
    ("Nat", "#{1,2,2}", "2"),
    ("Bool", "{1} < {1,2}", "true"),
    ("Bool", "{1} <= {1}", "true"),
    ("Bool", "{1} < {1}", "false"),
    ("Bool", "{} <= {3}", "true"),
    ("Bool", "-1 in !{1}", "true"),
    ("Bool", "1 in !{1}", "false"),
    ("Set(Bool)", "!{true}", "{false}"),
    ("Set(Nat)", "{x: Nat | x < 5} * {1, 3, 9}", "{1, 3}"),
    ("Bool", "7 in {x: Nat | x > 3} - {7}", "false"),
    ("Bool", "2 in {x: Nat | x > 3} + {2}", "true"),
    ("Bool", "{x: Nat | x > 3} + {5} == {x: Nat | x > 3}", "true"),
    ("Set(Nat)", "{1, 9} - {x: Nat | x > 3}", "{1}"),
    ("Set(C)", "{c: C | c != red}", "{green, blue}"),
    ("Bool", "{c: C | c != red} == !{red}", "true"),
    ("Set(Set(Bool))", "{{}, {true}} - {{}}", "{{true}}"),
    ("Bool", "{1} in {{1}, {2}}", "true"),
    ("Nat", "count(1, {1:2, 2:1})", "2"),
    ("Nat", "count(3, {1:2})", "0"),
    ("Bag(Nat)", "{1:2} + {1:1}", "{1: 3}"),
    ("Bag(Nat)", "{1:2} - {1:1}", "{1: 1}"),
    ("Bag(Nat)", "{1:2, 2:1} * {1:1}", "{1: 1}"),
    ("Bool", "{1:1} < {1:2}", "true"),
    ("Set(Nat)", "Bag2Set({1:2, 3:1})", "{1, 3}"),
    ("Bool", "3 in Bag2Set({x: Nat | x mod 2})", "true"),
    ("Bool", "4 in Bag2Set({x: Nat | x mod 2})", "false"),
    ("Nat", "#{1:2, 2:3}", "5"),
    ("Bool", "2 in {1:2, 2:0}", "false"),
    ("Bool", "{1:2} == {1:1} + {1:1}", "true"),
    ("Nat", "key(node(leaf, 3, leaf))", "3"),
    ("Bool", "is_leaf(left(node(leaf, 3, leaf)))", "true"),
    ("Bool", "leaf < node(leaf, 0, leaf)", "true"),
    ("Bool", "node(leaf, 1, leaf) < node(leaf, 2, leaf)", "true"),
    ("Bool", "red < green && green < blue", "true"),
    ("Bool", "p(1) == p(true)", "false"),
    ("E", "p(true)", "p(true)"),
    ("Nat", "x(p(4))", "4"),
    ("Bool", "y(p(false))", "false"),
    ("Bool", "forall b: Bool . b || !b", "true"),
    ("Bool", "exists n: Nat . n * n == 49 && n < 100", "true"),
    ("Bool", "exists n: Nat . n * n == 50 && n < 100", "false"),
    ("Bool", "forall n: Nat . n < 10 => n * n <= 81", "true"),
    ("Bool", "forall c: C . exists d: C . c != d", "true"),
    ("Bool", "exists c: C . forall d: C . c <= d", "true"),
    ("Bool", "exists l: List(Bool) . #l == 2 && l.0 && !(l.1)", "true"),
    ("Nat", "(lambda n: Nat . n + 1)(4)", "5"),
    ("Nat", "(lambda m, n: Nat . m * n)(4, 5)", "20"),
    ("Nat", "(lambda n: Nat . lambda m: Nat . n * 10 + m)(4)(5)", "45"),
    ("Nat", "(lambda n: Nat . n)[3 -> 7](3)", "7"),
    ("Nat", "(lambda n: Nat . n)[3 -> 7](4)", "4"),
    ("Nat", "(lambda n: Nat . n)[3 -> 7][3 -> 8](3)", "8"),
    ("Bool", "(lambda n: Nat . n)[3 -> 3] == (lambda n: Nat . n)", "true"),
    ("Nat", "a + b whr a = 2, b = 3 end", "5"),
    ("Nat", "(a + 1 whr a = n end) + n whr n = 10 end", "21"),
    ("Int", "if(1 < 2, -1, 1)", "-1"),
    ("Bool", "(lambda c: C . c == red)[blue -> true](blue)", "true"),
    ("Bool", "exists f: Bool . f == (1 < 2)", "true"),
    ("Bool", "exists n: Nat . n == 1 && n > 2 || true", "true"),
    ("Bool", "forall n: Nat . n < 3 && false", "false"),
    ("Real", "exp(-1, 100001)", "-1"),
    ("Real", "exp(-1, 100000000000000000000)", "1"),
];

/// The same with [`MAPS`].
#[rustfmt::skip]
const MAPPED: &[(&str, &str, &str)] = &[
    ("Nat", "f(5)", "5"),
    ("Nat", "cnst(3, loop)", "3"),
    ("Nat", "sel(true, 1, loop)", "1"),
    ("Nat", "fac(6)", "720"),
    ("Nat", "fib(15)", "610"),
    ("Nat", "even(10)", "1"),
    ("Nat", "odd(10)", "0"),
    ("Nat", "g(4)", "4"),
    ("Nat", "fst(2, loop, loop)", "2"),
    ("Nat", "cnst(f(3), f(4)) + sel(false, f(1), f(2))", "5"),
    ("Nat", "choose(f(2) == 2, f(3), loop)", "3"),
    ("List(Nat)", "rev([1,2,3])", "[3, 2, 1]"),
    ("List(Nat)", "app(rev([1,2]), [f(1)])", "[2, 1, 1]"),
];

#[test]
fn expressions_have_their_values() {
    let all = VALUES.iter().map(|row| ("", row)).chain(MAPPED.iter().map(|row| (MAPS, row)));
    for (maps, (sort, expression, value)) in all {
        let text = format!("{SORTS}{maps}\nact r: {sort};\ninit r({expression}) . delta;\n");
        assert_eq!(graph(&text), Ok((2, vec![format!("r({value})")])), "{expression}");
    }
}

/// What it is about, a specification, its number of states, and the labels of its transitions.
#[rustfmt::skip]
const PROCESSES: &[(&str, &str, usize, &[&str])] = &[
    ("allow a pair", "act a,b; init allow({a|b}, a||b);", 3,
        &["Terminate", "a|b"]),
    ("allow takes multi-actions in any order", "act a,b; init allow({b|a}, a||b);", 3,
        &["Terminate", "a|b"]),
    ("hide inside a multi-action", "act a,b; init hide({a}, a|b);", 3,
        &["Terminate", "b"]),
    ("hide all of a multi-action", "act a,b; init hide({a,b}, a|b);", 3,
        &["Terminate", "tau"]),
    ("block one of a pair", "act a,b; init block({a}, a|b + b);", 3,
        &["Terminate", "b"]),
    ("rename to the same", "act a,b; init rename({a->b}, a + b);", 3,
        &["Terminate", "b"]),
    ("rename is not repeated", "act a,b,c; init rename({a->b, b->c}, a . b);", 4,
        &["Terminate", "b", "c"]),
    ("comm needs equal values", "act a,b,c: Nat; init allow({c}, comm({a|b->c}, a(1)||b(2)));", 1,
        &[]),
    ("comm of equal values", "act a,b,c: Nat; init allow({c}, comm({a|b->c}, a(1)||b(1)));", 3,
        &["Terminate", "c(1)"]),
    ("a communication happens in one multi-action of one process", "act a,b,c: Nat; init comm({a|b->c}, a(1)|b(1));", 3,
        &["Terminate", "c(1)"]),
    ("comm twice", "act a,b,c; init allow({c|c}, comm({a|b->c}, a|a|b|b));", 3,
        &["Terminate", "c|c"]),
    ("comm below comm", "act a,b,c,d,e; init allow({e}, comm({c|d->e}, comm({a|b->c}, a||b)||d));", 3,
        &["Terminate", "e"]),
    ("three partners", "act a,b,c,d: Nat; proc X = sum n: Nat . a(n) . delta; init allow({d}, comm({a|b|c->d}, X || b(3) . delta || sum m: Nat . (m < 5) -> c(m) . delta));", 2,
        &["d(3)"]),
    ("two open sums", "act a,b,c: Nat; init allow({c}, comm({a|b->c}, (sum n: Nat . (n < 4) -> a(n) . delta) || (sum m: Nat . (m > 1) -> b(m) . delta)));", 2,
        &["c(2)", "c(3)"]),
    ("allow inside comm", "act a,b,c,d; init allow({c,d}, comm({a|b->c}, allow({a,b,d}, a . delta || d . delta) || b . delta));", 4,
        &["c", "c", "d", "d"]),
    ("the sum shadows", "act a: Nat; proc P(n: Nat) = sum n: Nat . (n < 2) -> a(n) . P(n); init P(7);", 3,
        &["a(0)", "a(0)", "a(0)", "a(1)", "a(1)", "a(1)"]),
    ("sum over a struct", "sort C = struct red | green | blue; act a: C; init sum c: C . (c != green) -> a(c) . delta;", 2,
        &["a(blue)", "a(red)"]),
    ("sum over lists", "act a: List(Bool); init sum l: List(Bool) . (#l == 2) -> a(l) . delta;", 2,
        &["a([false, false])", "a([false, true])", "a([true, false])", "a([true, true])"]),
    ("sum over pairs that depend", "act a: Nat#Nat; init sum m, n: Nat . (m < 3 && n < m) -> a(m, n) . delta;", 2,
        &["a(1, 0)", "a(2, 0)", "a(2, 1)"]),
    ("sum by an equation", "act a: Int; init sum n: Int . (n * n == 9 && n < 10 && n > -10) -> a(n) . delta;", 2,
        &["a(-3)", "a(3)"]),
    ("sum of negative numbers", "act a: Int; init sum n: Int . (n > -3 && n < 0) -> a(n) . delta;", 2,
        &["a(-1)", "a(-2)"]),
    ("sum over Pos begins at 1", "act a: Pos; init sum n: Pos . (n < 3) -> a(n) . delta;", 2,
        &["a(1)", "a(2)"]),
    ("sum with a mod", "act a: Nat; init sum n: Nat . (n < 10 && n mod 4 == 3) -> a(n) . delta;", 2,
        &["a(3)", "a(7)"]),
    ("sum far away", "act a: Nat; init sum n: Nat . (n > 2000000 && n < 2000003) -> a(n) . delta;", 2,
        &["a(2000001)", "a(2000002)"]),
    ("sum over a set", "act a: Nat; init sum n: Nat . (n in {4, 2, 4}) -> a(n) . delta;", 2,
        &["a(2)", "a(4)"]),
    ("sum over sets", "act a: Set(Bool); init sum s: Set(Bool) . (true in s) -> a(s) . delta;", 2,
        &["a({false, true})", "a({true})"]),
    ("sum with nothing", "act a: Nat; init sum n: Nat . (n < 0) -> a(n) . delta;", 1,
        &[]),
    ("a value is not copied twice", "act a,b: Nat; init sum n: Nat . (n < 2) -> (a(n) + b(n)) . delta;", 2,
        &["a(0)", "a(1)", "b(0)", "b(1)"]),
    ("calls that are not the last", "act a,b,c; proc P = a . Q . c . delta; Q = b + a . b; init P;", 5,
        &["a", "a", "b", "b", "c"]),
    ("recursion that is not in the tail", "act a,b; proc P(n: Nat) = (n < 3) -> a . P(n + 1) . b <> b; init P(0) . delta;", 8,
        &["a", "a", "a", "b", "b", "b", "b"]),
    ("overloaded actions", "act a: Nat; a: Bool; a; init a . a(1) . a(true) . delta;", 4,
        &["a", "a(1)", "a(true)"]),
    ("overloaded processes", "act a: Nat; proc P(n: Nat) = a(n) . P(true); P(b: Bool) = a(9) . delta; init P(1);", 3,
        &["a(1)", "a(9)"]),
    ("casts in arguments", "act a: Real; proc P(x: Int) = a(x) . delta; init P(3) + a(1/2) . delta;", 2,
        &["a(1/2)", "a(3)"]),
    ("if and else", "act a,b; proc P(n: Nat) = (n == 0) -> a . P(1) <> b . P(0); init P(0);", 2,
        &["a", "b"]),
    ("a condition binds the choice", "act a,b,c; init (false -> a + b) . delta;", 2,
        &["b"]),
    ("nested conditions", "act a,b,c; init (true -> (false -> a <> b) <> c) . delta;", 2,
        &["b"]),
    ("delta in parallel", "act a; init a . delta || a . delta;", 4,
        &["a", "a", "a", "a", "a|a"]),
    ("tau is no partner", "act a,b; init allow({a, b}, tau . delta || a . delta);", 4,
        &["a", "a", "a", "tau", "tau"]),
    ("end of both", "act a,b; init a || b;", 5,
        &["Terminate", "a", "a", "a|b", "b", "b"]),
    ("function update in a process", "act a: Bool; proc P(f: Nat -> Bool) = a(f(1)) . P(f[1 -> !f(1)]); init P(lambda n: Nat . false);", 2,
        &["a(false)", "a(true)"]),
    ("equal lambdas", "act a: Nat; proc P(f: Nat -> Nat) = a(f(0)) . P(lambda x: Nat . 0); init P(lambda x: Nat . 0);", 1,
        &["a(0)"]),
    ("sets by condition are written alike", "act a; proc P(s: Set(Nat)) = a . P(s + {1}) + a . P(s - {1}); init P({x: Nat | x > 3});", 2,
        &["a", "a", "a", "a"]),
    ("bags count", "act a: Nat; proc P(b: Bag(Bool)) = (count(true, b) < 2) -> a(count(true, b)) . P(b + {true: 1}); init P({true: 0});", 3,
        &["a(0)", "a(1)"]),
    ("queue", "act i, o: Bool; proc Q(q: List(Bool)) = sum b: Bool . (#q < 2) -> i(b) . Q(b |> q) + (q != []) -> o(rhead(q)) . Q(rtail(q)); init Q([]);", 7,
        &["i(false)", "i(false)", "i(false)", "i(true)", "i(true)", "i(true)", "o(false)", "o(false)", "o(false)", "o(true)", "o(true)", "o(true)"]),
    ("stack of calls in parallel", "act a,b,c; proc P = a . b; init allow({a,b,c}, P . c . delta || P . c . delta);", 16,
        &["a", "a", "a", "a", "a", "a", "a", "a", "b", "b", "b", "b", "b", "b", "b", "b", "c", "c", "c", "c", "c", "c", "c", "c"]),
    ("whr in a process", "act a: Nat; init a(n * n whr n = 3 end) . delta;", 2,
        &["a(9)"]),
    ("a lazy map in a process", "map c: Nat # Nat -> Nat; l: Nat -> Nat; var x, y: Nat; eqn c(x, y) = x; l(x) = l(x + 1); act a: Nat; proc P(n: Nat) = a(c(n, l(n))) . delta; init P(4);", 2,
        &["a(4)"]),
    ("multi-actions with values", "act a,b: Nat; init sum n: Nat . (n < 2) -> a(n)|b(n + 1) . delta;", 2,
        &["a(0)|b(1)", "a(1)|b(2)"]),
    ("hide leaves the partner's value", "act a,b: Nat; init hide({a}, sum n: Nat . (n < 2) -> a(n)|b(5) . delta);", 2,
        &["b(5)"]),
    ("block keeps tau", "act a; init block({a}, (a + tau) . delta);", 2,
        &["tau"]),
    ("a process communicates with itself beside a tau", "act a,b,d,f; init allow({d, f}, comm({a|b -> d}, (a|b . delta) || (tau . f . delta)));", 6,
        &["d", "d", "d", "d", "f", "f", "tau", "tau"]),
    ("three partners in two processes beside a tau", "act a,b,c,d; init allow({d}, comm({a|b|c -> d}, (a|b . delta) || (c . delta) || (tau . delta)));", 4,
        &["d", "d", "d", "tau", "tau"]),
    ("values come from partners below block", "act get,put,up,down,lock,free: Pos # Pos; proc P(n: Pos) = get(n, n) . put(n, n) . P(n); F(n: Pos) = sum p: Pos . up(p, n) . down(p, n) . F(n); init block({get, put, up, down}, comm({get|up -> lock, put|down -> free}, P(1) || P(2) || F(1) || F(2)));", 4,
        &["lock(1, 1)", "lock(2, 2)", "lock(1, 1)|lock(2, 2)", "free(1, 1)", "lock(2, 2)", "free(1, 1)|lock(2, 2)",
          "lock(1, 1)", "free(2, 2)", "free(2, 2)|lock(1, 1)", "free(1, 1)", "free(2, 2)", "free(1, 1)|free(2, 2)"]),
    ("nested hide and rename", "act a,b,c; init hide({c}, rename({a->c}, a . b . delta));", 3,
        &["b", "tau"]),
];

#[test]
fn processes_do_what_they_should() {
    for (name, text, states, labels) in PROCESSES {
        let mut labels: Vec<String> = labels.iter().map(|l| l.to_string()).collect();
        labels.sort();
        assert_eq!(graph(text), Ok((*states, labels)), "{name}: {text}");
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let wrong = [
        "act a; proc P(s: Set(Int)) = a . P(s); init P(!{x: Nat | x > 3});",
        "act a; proc Q(t: Set(Pos)) = P(!t); P(s: Set(Int)) = a . P(s); init Q({1});",
        "act a; proc Q(t: Set(Pos), u: Set(Int)) = (!t == u) -> a . Q(t, u); init Q({1}, {1});",
        "act a; init (-1 in {x: Nat | x > 3}) -> a . delta;",
        "act a: Nat; b: Int; d: Int; init allow({d}, comm({a|b -> d}, a(1) . delta || b(1) . delta));",
        "act a, b: Nat; d; init allow({d}, comm({a|b -> d}, a(1) . delta || b(1) . delta));",
        "act a: Nat; b: Nat # Nat; init rename({a -> b}, a(1) . delta);",
    ];
    for text in wrong {
        assert!(mcrl2::compile(text.into()).is_err(), "{text}");
    }
    let right = "act a: Nat; a: Bool; b: Int; b: Bool; d: Nat; d: Bool; init comm({a|b -> d}, a(true) . delta || b(true) . delta);";
    assert!(mcrl2::compile(right.into()).is_ok());
}

/// A draw of the start is a step that is no action.
#[test]
fn steps_are_not_counted_where_the_start_is_drawn() {
    let ask = |text: &str, property: &str| {
        let mut system = mcrl2::System::new(Arc::new(mcrl2::compile(text.into()).unwrap()));
        let actions = system.as_actions().map(|actions| &*actions);
        Asked::of_model(&[], &[property.to_string()], &[], Vec::new(), actions).map(|_| ())
    };
    let drawn = "act a: Bool; init dist x: Bool[1/2] . a(x) . delta;";
    let called = "act a: Bool; proc P = dist x: Bool[1/2] . a(x) . delta; init a(true) . delta + P;";
    let later = "act a: Bool; init a(true) . dist x: Bool[1/2] . a(x) . delta;";
    for text in [drawn, called] {
        assert!(
            ask(text, "X action a(_)").unwrap_err().to_string().contains("put an action before the draw")
        );
        assert_eq!(ask(text, "F action a(_)"), Ok(()));
    }
    assert_eq!(ask(later, "X action a(_)"), Ok(()));
}

#[test]
fn what_does_not_end_names_its_limit() {
    let list = "map f: List(Nat) -> List(Nat); var l: List(Nat);";
    let limits = [
        (
            format!("{list} eqn f(l) = f(l ++ l); act a: List(Nat); init a(f([1])) . delta;"),
            "1048576 elements",
        ),
        (
            format!("{list} eqn f(l) = f(0 |> l); act a: List(Nat); init a(f([1])) . delta;"),
            "nested too deep",
        ),
        (
            "sort T = struct l | n(T, T); act a; proc P(t: T) = a . P(n(t, t)); init P(l);".into(),
            "4194304 parts",
        ),
        ("act a: Nat; init sum n: Nat . (n > 5) -> a(n) . delta;".into(), "at most 1048576 values"),
    ];
    for (text, limit) in limits {
        let said = graph(&text).unwrap_err();
        assert!(said.contains(limit), "{said}");
    }
}

/// What cannot be compared with a goal is not called absent.
#[test]
fn goals_that_depend_on_what_is_stuck_could_not_be_checked() {
    let find = |text: &str, goal: &str| {
        let system = mcrl2::System::new(Arc::new(mcrl2::compile(text.into()).unwrap()));
        let mut goals = Goals::default();
        goals.find(vec![Pattern::parse(goal).unwrap()]).unwrap();
        Check::new(Sought::new(system, Arc::new(goals))).run().verdict
    };
    let sets = "act s: Set(Nat); b: Bool; init s({x: Nat | x < 3 && x > 0}) . b({x: Nat | x < 3} == {0,1,2}) . delta;";
    let maps = "map u: Nat -> Nat; act n: Nat; l: List(Nat); p: Nat # Nat; init n(u(3)) . l([1, u(1)]) . p(2, u(2)) . delta;";
    for (text, goal, expected) in [
        (sets, "s({1, 2})", Verdict::CouldNotCheck),
        (sets, "b(true)", Verdict::CouldNotCheck),
        (sets, "b(false)", Verdict::CouldNotCheck),
        (sets, "s(_)", Verdict::Violated),
        (sets, "b", Verdict::Violated),
        (maps, "n(0)", Verdict::CouldNotCheck),
        (maps, "l([1, 7])", Verdict::CouldNotCheck),
        (maps, "p(2, 5)", Verdict::CouldNotCheck),
        (maps, "p(3, 5)", Verdict::Verified),
        (maps, "p(2, _)", Verdict::Violated),
    ] {
        assert_eq!(find(text, goal), expected, "{goal}");
    }
}

#[test]
fn probabilities_too_small_for_doubles_are_followed() {
    let one = "act err, ok; init ok . dist x: Bool[if(x, 1/exp(2,1080), 1-1/exp(2,1080))] . (x -> err . delta <> ok . delta);";
    let three = "act a, b; proc P = a . dist x: Bool[if(x, 1/exp(2,500), 1-1/exp(2,500))] . b . (x -> a . delta <> delta); \
                 init allow({b}, comm({a|a|a -> b}, P || P || P));";
    assert_eq!(graph(one).unwrap(), (4, ["err", "ok", "ok", "ok"].map(String::from).to_vec()));
    let (_, labels) = graph(three).unwrap();
    assert!(labels.len() > 8 && labels.iter().all(|label| label == "b"), "{labels:?}");
}

/// Calls below calls whose arguments may all be put off.
#[test]
fn what_is_put_off_is_evaluated_once_and_in_the_end() {
    let ackermann = "map ack: Nat # Nat -> Nat; prime: Nat -> Bool; var m, n: Nat;
        eqn ack(0, n) = n + 1;
            m > 0 && n == 0 -> ack(m, n) = ack(Int2Nat(m - 1), 1);
            m > 0 && n > 0 -> ack(m, n) = ack(Int2Nat(m - 1), ack(m, Int2Nat(n - 1)));
            prime(2) = true; prime(3) = true; prime(n) = false;
        act r: Nat; p: Bool; err;
        init r(ack(1, 1)) . r(ack(2, 3)) . p(prime(ack(1, 1))) . prime(ack(1, 1)) -> err . delta;";
    let (_, labels) = graph(ackermann).unwrap();
    assert_eq!(labels, ["err", "p(true)", "r(3)", "r(9)"]);
    let nested = "map f: Nat # Nat -> Nat; var m, n: Nat;
        eqn m == 0 -> f(m, n) = n; m == 7 -> f(m, n) = 7;
            m > 0 && m < 7 -> f(m, n) = f(Int2Nat(m - 1), f(Int2Nat(m - 1), n + 1));
        act r: Nat; init r(f(1, 1)) . r(f(2, 1)) . r(f(3, 0)) . delta;";
    // f(m, n) is n + 2^m - 1.
    assert_eq!(graph(nested).unwrap().1, ["r(2)", "r(4)", "r(7)"]);
}

#[test]
fn long_lists_are_what_is_written() {
    let elements: Vec<String> = (0..1_000).map(|n| n.to_string()).collect();
    let text = format!(
        "map l: List(Nat); eqn l = [{}]; act a, b: Nat; c: Bool; init a(#l) . b(l.777) . c(l == l <| 1000) . delta;",
        elements.join(",")
    );
    assert_eq!(graph(&text).unwrap().1, ["a(1000)", "b(777)", "c(false)"]);
}
