//! mCRL2 data where a wrong value shows as an action too many or too few: the labels of small specifications, worked
//! out by hand; and goals with values in them.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use sojourner_kernel::system::action::{Actions, Pattern};
use sojourner_kernel::system::sought::{Goals, Sought};
use sojourner_kernel::{Check, Stop, System, Verdict};
use sojourner_models::mcrl2;

fn read(text: &str) -> mcrl2::System {
    let program = mcrl2::compile(text.into()).unwrap_or_else(|w| panic!("{text}: {w:?}"));
    mcrl2::System::new(Arc::new(program))
}

/// All labels that can be reached, or why not.
fn labels(text: &str) -> Result<Vec<String>, String> {
    let mut system = read(text);
    let mut found = BTreeSet::new();
    let stop = system.start();
    let mut seen = HashSet::from([system.fingerprint()]);
    let mut todo = vec![(system.save(), stop)];
    while let Some((snapshot, stop)) = todo.pop() {
        let choice = match stop {
            Stop::Choice(choice) => choice,
            Stop::Unsupported(why) => return Err(why),
            _ => continue,
        };
        for alternative in 0..choice.len() {
            system.restore(&snapshot);
            let action = system.action(alternative);
            found.extend(action.map(|a| system.text(a)));
            let stop = system.step(alternative);
            if seen.insert(system.fingerprint()) {
                todo.push((system.save(), stop));
            }
        }
        assert!(seen.len() < 1_000, "{text}");
    }
    Ok(found.into_iter().collect())
}

fn expect(text: &str, expected: &[&str]) {
    assert_eq!(
        labels(text).as_deref(),
        Ok(&expected.iter().map(|e| e.to_string()).collect::<Vec<_>>()[..]),
        "{text}"
    );
}

#[test]
fn a_quantifier_over_what_a_partner_gives_keeps_its_own_variable() {
    let pair = |condition: &str, network: &str| {
        format!(
            "act r, s, c: Nat; proc A = sum u: Nat . r(u) . delta; \
             B = sum x: Nat . (x < 3 && {condition}) -> s(x) . delta; \
             init allow({{c}}, comm({{r|s -> c}}, {network}));"
        )
    };
    for network in ["A || B", "B || A"] {
        expect(&pair("exists y: Nat . y < 2 && y != x", network), &["c(0)", "c(1)", "c(2)"]);
        expect(&pair("forall y: Nat . y < 2 => y <= x", network), &["c(1)", "c(2)"]);
        expect(&pair("forall y: Nat . y < 2 => exists z: Nat . z < 2 && z + y == x", network), &["c(1)"]);
        expect(&pair("2 * x in {y: Nat | exists z: Nat . z < 2 && z == y - 2}", network), &["c(1)"]);
    }
}

#[test]
fn a_quantifier_beside_a_stuck_value_keeps_its_own_variable() {
    expect(
        "map h: Nat; act r, s, c, b: Nat; \
         proc A = sum z, x: Nat . (z < 3 && exists y: Nat . y < 5 && y != z) -> r(x) . b(z) . delta; \
         init allow({c, b}, comm({r|s -> c}, A || s(h) . delta));",
        &["b(0)", "b(1)", "b(2)", "c(h)"],
    );
}

#[test]
fn a_sum_gives_values_of_its_sort_only() {
    expect("act a: Nat; init sum x: Nat, r: Real . (x == r / 2 && r == 1) -> a(x) . delta;", &[]);
    expect("act a: Nat; init sum x: Nat, r: Real . (x == r / 2 && r == 4) -> a(x) . delta;", &["a(2)"]);
    expect("act a: Int; init sum x: Int, r: Real . (x == r * r && r == -1 / 2) -> a(x) . delta;", &[]);
    expect("map h: Nat; act a: Nat; init sum x: Nat . (x == h) -> a(x) . delta;", &["a(h)"]);
}

#[test]
fn constructors_with_equations_are_compared_once_they_are_known() {
    expect(
        "sort D; cons c: Nat -> D; var n: Nat; eqn n > 2 -> c(n) = c(2); act a: Nat; \
         init sum n: Nat . (n < 5 && c(n) == c(4)) -> a(n) . delta;",
        &["a(2)", "a(3)", "a(4)"],
    );
    expect(
        "sort D; cons z: D; s: D -> D; var x: D; eqn s(s(x)) = x; act a: D; \
         init sum d: D . ((d == z || d == s(z)) && s(d) == z) -> a(d) . delta;",
        &["a(s(z))"],
    );
    expect(
        "sort D = struct c(p: Nat)?is_c | e?is_e; var n: Nat; eqn n > 2 -> c(n) = e; act a: Nat; \
         init sum n: Nat . (n < 5 && is_e(c(n))) -> a(n) . delta;",
        &["a(3)", "a(4)"],
    );
    expect(
        "sort D = struct c(Nat) | e; map f: D -> Bool; var n: Nat; \
         eqn n > 2 -> c(n) = e; f(c(n)) = true; f(e) = false; act a: Nat; \
         init sum n: Nat . (n < 5 && !f(c(n))) -> a(n) . delta;",
        &["a(3)", "a(4)"],
    );
}

#[test]
fn sets_and_bags_are_compared_by_inclusion_wherever_they_are() {
    let yes = |condition: &str| {
        let text = format!(
            "sort S = struct s(Set(Nat), Nat); act yes, no; \
             init ({condition}) -> yes . delta <> no . delta;"
        );
        labels(&text)
    };
    for (condition, holds) in [
        ("[{}] < [{1}]", true),
        ("[{1}] < [{2}]", false),
        ("[{2}] < [{1}]", false),
        ("[{2}] <= [{2}]", true),
        ("[{1}, {3}] < [{1}, {2, 3}]", true),
        ("[{1: 1}] < [{1: 2}]", true),
        ("[{1: 2}] < [{2: 3}]", false),
        ("s({1}, 5) < s({1, 2}, 0)", true),
        ("s({1}, 5) < s({2}, 9)", false),
        ("s({1}, 5) < s({1}, 9)", true),
        ("1 in ({1: 2} - {x: Nat | 1})", true),
        ("1 in ({1: 1} - {x: Nat | 1})", false),
        ("1 in ({x: Nat | 2} - {1: 1})", true),
        ("1 in ({x: Nat | 2} * {1: 1})", true),
        ("count(1, {x: Nat | 2} + {1: 1}) == 3", true),
        ("count(1, {x: Nat | 2} - {1: 5}) == 0", true),
        ("5 in ({x: Nat | x > 3} - {4})", true),
        ("4 in ({x: Nat | x > 3} - {4})", false),
        ("{true, false} == !{}", true),
        ("!{} == {true, false}", true),
        ("!({} + {}) == {true}", false),
        ("7 in !{}", true),
        ("Int2Nat(-1) < 0", false),
        ("Nat2Pos(0) < 1", false),
        ("5 mod Nat2Pos(0) < 0", false),
    ] {
        assert_eq!(yes(condition), Ok(vec![if holds { "yes" } else { "no" }.to_string()]), "{condition}");
    }
    expect(
        "act yes, no; proc P(s: Set(Bool)) = (s == {true, false}) -> yes . delta <> no . delta; init P(!{});",
        &["yes"],
    );
    let undecided = yes("Int2Nat(-1) == 5").unwrap_err();
    assert!(undecided.contains("neither true nor false"), "{undecided}");
}

#[test]
fn what_cannot_be_is_refused_by_name() {
    let negative = labels("act t, f; init dist b: Bool [if(b, 1, -1)] . (b -> t . delta <> f . delta);");
    assert_eq!(negative, Err("dist on line 1: a probability is below 0".into()));
    let far = labels("act a: Nat; init sum x: Nat . (x > 2000000 && x < 2000003) -> a(x) . delta;");
    assert_eq!(far, Ok(vec!["a(2000001)".to_string(), "a(2000002)".to_string()]));
    let hidden = labels("act a: Nat; init sum x: Nat . (x mod 7000000 == 6999999) -> a(x) . delta;");
    assert!(
        hidden.as_ref().is_err_and(|why| why.contains("no range of at most 1048576 values")),
        "{hidden:?}"
    );
    let mut chain: String = (0..150).map(|i| format!("P{i} = P{};", i + 1)).collect();
    chain = format!("act a; proc {chain} P150 = a . P0; init P0;");
    let deep = labels(&chain);
    assert!(deep.as_ref().is_err_and(|why| why.contains("100 calls without an action between")), "{deep:?}");
    let twice =
        mcrl2::compile("act a: Nat; proc P(x: Nat, x: Nat) = a(x); init P(1, 2);".into()).unwrap_err();
    assert_eq!(twice.problem, "the process P has two parameters x");
    let long = mcrl2::compile(format!("act a; init ({} == 1) -> a;", "x".repeat(100_000))).unwrap_err();
    assert!(long.problem.len() < 1_000 && long.problem.ends_with("x is not declared"), "{}", long.problem);
    let vague = mcrl2::compile("act a; init (#(!{}) == 2) -> a;".into()).unwrap_err();
    assert!(vague.problem.contains("complement is not known"), "{vague:?}");
}

/// Whether a goal is found; or why it is refused.
fn is_found(text: &str, goal: &str) -> Result<bool, String> {
    let system = read(text);
    let mut pattern = Pattern::parse(goal).unwrap();
    pattern.settle(&system).map_err(|e| e.to_string())?;
    let mut goals = Goals::default();
    goals.find(vec![pattern]).unwrap();
    match Check::new(Sought::new(system, Arc::new(goals))).strategy("bfs".parse().unwrap()).run().verdict {
        Verdict::Verified => Ok(false),
        Verdict::Violated => Ok(true),
        other => panic!("{goal}: {other:?}"),
    }
}

#[test]
fn goals_with_any_value_are_matched_or_refused() {
    let text = "sort D = struct x(p: Nat, q: Bool) | y; map K: Nat; eqn K = 2; \
        act d: D; l: List(Nat); s: Set(Nat); g: Bag(Nat); i: List(Int); f: Nat -> Nat; n: Nat; h: Set(Nat); \
        init (d(x(2, true)) + l([1, 2]) + s({1, 2}) + g({1: 2}) + i([-1, 2]) + f(lambda k: Nat . k) + n(1) \
        + h({k: Nat | k > 1})) . delta;";
    for (goal, found) in [
        ("d(x(K, _))", true),
        ("d(x(1+1, _))", true),
        ("d(x(K+1, _))", false),
        ("d(x(_, !false))", true),
        ("d(x(_, _))", true),
        ("l(1 |> [_])", true),
        ("l(K |> [_])", false),
        ("l([K-1,_])", true),
        ("l([_])", false),
        ("s({_, _})", true),
        ("s({1+1, 1})", true),
        ("g({1:_})", true),
        ("g({K - 1: _})", true),
        ("g({K:_})", false),
        ("i([-(1), _])", true),
        ("i([_, -(1)])", false),
        ("f(_)", true),
        ("h(_)", true),
        ("n(K - 1)", true),
        ("n(K / 2)", true),
    ] {
        assert_eq!(is_found(text, goal), Ok(found), "{goal}");
    }
    for (goal, part) in [
        ("l(1 |> _)", "a list of any length"),
        ("l(_ ++ [2])", "cannot be evaluated"),
        ("l([_] <| 2)", "cannot be evaluated"),
        ("s({2, _})", "beside other elements of a set"),
        ("g({1: _, 2: _})", "beside other elements of a bag"),
        ("g({_: 2})", "an element of a bag"),
        ("d(x(1 + _, true))", "cannot be evaluated"),
        ("d(z(_))", "constructor of D"),
        ("f(lambda k: Nat . k)", "functions and comprehensions"),
        ("h({k: Nat | k > 1})", "functions and comprehensions"),
        ("n(K - 3)", "this is -1, which is no Nat"),
        ("n(1 / 2)", "this is 1/2, which is no Nat"),
    ] {
        let why = is_found(text, goal).expect_err(goal);
        assert!(why.contains(part), "{goal}: {why}");
    }
}

#[test]
fn goals_are_looked_for_where_a_specification_ends() {
    assert_eq!(is_found("act a, b; init a;", "b"), Ok(false));
    assert_eq!(is_found("act a, b; init a;", "Terminate"), Ok(true));
}

#[test]
fn patterns_of_a_multi_action_find_different_actions() {
    let text = "act a: Nat; init a(1)|a(2) . delta;";
    for (goal, found) in
        [("a(_)|a(1)", true), ("a(_)|a(2)", true), ("a(1)|a(1)", false), ("a(_)|a(_)|a(_)", false)]
    {
        assert_eq!(is_found(text, goal), Ok(found), "{goal}");
    }
}
