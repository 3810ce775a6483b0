//! The project keeps its own rules.

#[test]
fn the_workspace_is_tidy() {
    let problems = xtask::tidy::check(&xtask::root());
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
