//! The exporters, on one small system whose texts can be checked by eye.

use sojourner_kernel::export::{JsonLines, aut, dot, lab, listing, nameless, sta, tra};
use sojourner_kernel::{Check, Graph, Table};

fn chain() -> Table {
    let mut table =
        Table::new(4).chance(0, &[(1.0, 1), (3.0, 2)]).chance(1, &[(1.0, 3), (1.0, 3)]).violating(2, "bad");
    table.propositions = vec!["p".into()];
    table.rows[1].labels = 1;
    table
}

fn explored(limit: u64) -> Graph {
    Check::new(chain()).labels().all_violations().max_transitions(limit).run().graph
}

fn text(write: impl FnOnce(&mut Vec<u8>) -> std::io::Result<()>) -> String {
    let mut out = Vec::new();
    write(&mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn tangs_listing_marks_final_targets() {
    assert_eq!(text(|out| listing(&explored(9), out)), "0 0.25 1\n0 0.75 2 *\n1 0.5 3 *\n1 0.5 3 *\n");
}

#[test]
fn prism_files_of_a_finished_search() {
    let graph = explored(9);
    assert_eq!(text(|out| tra(&graph, out)), "4 3\n0 1 0.25\n0 2 0.75\n1 3 1\n");
    let labels = "0=\"init\" 1=\"deadlock\" 2=\"violation\" 3=\"unsupported\" 4=\"unexplored\" 5=\"p\"\n";
    assert_eq!(text(|out| lab(&graph, &["p".into()], out)), format!("{labels}0: 0\n1: 5\n2: 1 2\n3: 1\n"));
    // A proposition that is called init too is not declared twice.
    let twice = text(|out| lab(&graph, &["init".into()], out));
    assert_eq!((twice.matches("init").count(), twice.contains('5')), (1, false), "{twice}");
    // Nor is one that is called like another label of ours.
    let names = ["deadlock".into(), "model_deadlock".into(), "p".into(), "p".into()];
    let other = text(|out| lab(&graph, &names, out));
    let told = "5=\"model_model_deadlock\" 6=\"model_deadlock\" 7=\"p\" 8=\"model_p\"\n0: 0\n1: 5\n";
    assert!(other.contains(told), "{other}");
    assert_eq!(text(|out| sta(&graph, out)), "(state)\n0:(0)\n1:(1)\n2:(2)\n3:(3)\n");
}

#[test]
fn prism_files_of_an_unfinished_search_have_the_sink() {
    let graph = explored(1);
    assert_eq!(text(|out| tra(&graph, out)), "3 3\n0 1 0.25\n0 2 0.75\n1 2 1\n");
    assert!(text(|out| lab(&graph, &[], out)).ends_with("\n2: 1 4\n"));
}

#[test]
fn decisions_have_a_choice_column() {
    let table = Table::new(3).grouped(0, &[&[(1.0, 1), (1.0, 2)], &[(1.0, 2)]]);
    let graph = Check::new(table).run().graph;
    assert_eq!(text(|out| tra(&graph, out)), "3 2 3\n0 0 1 0.5\n0 0 2 0.5\n0 1 2 1\n");
    let aldebaran = "des (0, 3, 3)\n(0, \"g0; prob 0.5\", 1)\n(0, \"g0; prob 0.5\", 2)\n(0, \"a2\", 2)\n";
    assert_eq!(text(|out| aut(&graph, &nameless, false, out)), aldebaran);
}

#[test]
fn aldebaran_and_dot() {
    let graph = explored(9);
    let expected = "des (0, 4, 4)\n(0, \"prob 0.25\", 1)\n(0, \"prob 0.75\", 2)\n(1, \"prob 0.5\", 3)\n(1, \"prob 0.5\", 3)\n";
    assert_eq!(text(|out| aut(&graph, &nameless, false, out)), expected);
    let named = |_, alternative| Some(format!("say \"{alternative}\""));
    let picture = text(|out| dot(&graph, &named, out));
    assert!(picture.contains("  0 -> 2 [label=\"say \\\"1\\\": 0.75\"];"), "{picture}");
    assert!(picture.contains("  2 [shape=doublecircle, color=red, fontcolor=red];"), "{picture}");
    assert!(picture.contains("  3 [shape=doublecircle];"));
}

#[test]
fn events_as_json_lines() {
    let mut lines = JsonLines::new(Vec::new());
    Check::new(chain()).observer(&mut lines).run();
    let text = String::from_utf8(lines.finish().unwrap()).unwrap();
    let expected = r#"{"event":"state","id":0,"kind":"choice","alternatives":2,"groups":1,"site":0}
{"event":"state","id":1,"kind":"choice","alternatives":2,"groups":1,"site":0}
{"event":"transition","from":0,"alternative":0,"to":1,"probability":0.25,"new":true}
{"event":"state","id":2,"kind":"violation"}
{"event":"violation","state":2,"kind":"bad","message":"state 2"}
{"event":"transition","from":0,"alternative":1,"to":2,"probability":0.75,"new":true}
"#;
    assert_eq!(text, expected);
}
