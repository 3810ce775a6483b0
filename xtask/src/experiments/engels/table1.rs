//! Table 1: our specifications, and those of mCRL2's project, beside the paper's figures.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::{
    Problem, RANDOM, RDFS, Scratch, Setting, Trial, head, highway, interval, line, mean, mean_of_all, share,
};

/// The searches of the table.
const COLUMNS: [&str; 5] = ["random", "rdfs", "highway 8", "highway 16", "highway 32"];

/// The paper's line: states, trace and percent of success, for each search.
type Figures = [[u32; 3]; 5];

/// A specification of ours: how it differs from its file, its goal, and the line it is like.
type Ours = (&'static str, &'static str, Option<(&'static str, &'static str)>, &'static str, &'static str);

#[rustfmt::skip]
const OURS: &[Ours] = &[
    ("link layer", "link-layer", None, "action response(_, good)", "1394"),
    ("retransmission 10", "retransmission", None, "action abandon", "brp(10)"),
    ("retransmission 30", "retransmission", Some(("Most = 10;", "Most = 30;")), "action abandon", "brp(30)"),
    ("retransmission 90", "retransmission", Some(("Most = 10;", "Most = 90;")), "action abandon", "brp(90)"),
    ("conference", "conference", None, "action get(3, 1)", "commprot"),
    ("lifts", "lifts", None, "action error(_)", "lift-init(3)"),
    ("board", "board", None, "action draw", "othello"),
    ("sliding window 2", "sliding-window", None, "action stuck(_)", "swp(2)"),
    ("sliding window 6", "sliding-window", Some(("Window = 2;", "Window = 6;")), "action stuck(_)", "swp(6)"),
    ("sliding window 10", "sliding-window", Some(("Window = 2;", "Window = 10;")), "action stuck(_)", "swp(10)"),
];

/// A line of the table on a published specification.
struct Public {
    name: &'static str,
    file: &'static str,
    /// Texts to put others in place of; each must be there.
    changes: fn(u32) -> Vec<(String, String)>,
    parameter: u32,
    find: &'static [&'static str],
    most: u64,
    paper: Figures,
}

fn none(_: u32) -> Vec<(String, String)> {
    Vec::new()
}

/// The bus and its links.
fn links(n: u32) -> Vec<(String, String)> {
    let all: Vec<String> = (0..n).map(|i| format!("LINK({n},{i})")).collect();
    vec![("BUS(2) || LINK(2,0) || LINK(2,1)".into(), format!("BUS({n}) || {}", all.join(" || ")))]
}

/// The retransmission bound; the goal must not be hidden.
fn bound(k: u32) -> Vec<(String, String)> {
    vec![
        ("S(e0,3)".into(), format!("S(e0,{k})")),
        ("hide({c2,c3,c5,c6,c7,c8,c9,c10,a,r1,s4}".into(), "hide({c2,c3,c5,c6,c7,c8,c9,a,r1,s4}".into()),
    ]
}

/// The lifts.
fn lifts(n: u32) -> Vec<(String, String)> {
    let all: Vec<String> = (1..=n).map(|i| format!("Lift0({i})")).collect();
    vec![
        ("N = 3;".into(), format!("N = {n};")),
        ("Lift0(1) || Lift0(2) || Lift0(3)".into(), all.join(" || ")),
    ]
}

/// The window.
fn window(b: u32) -> Vec<(String, String)> {
    vec![("MaxBuf = 2;".into(), format!("MaxBuf = {b};"))]
}

/// The rows of a board with four pieces in the middle; a field without one goes by this name.
fn rows(n: u32, empty: &str) -> String {
    let (low, high) = (n / 2 - 1, n / 2);
    let row = |r: u32| {
        let piece = |c: u32| match (r, c) {
            at if at == (low, low) || at == (high, high) => "Red",
            at if at == (low, high) || at == (high, low) => "White",
            _ => empty,
        };
        format!("[{}]", (0..n).map(piece).collect::<Vec<_>>().join(", "))
    };
    format!("[{}]", (0..n).map(row).collect::<Vec<_>>().join(", "))
}

/// The board; that of the file goes by another name.
fn board(n: u32) -> Vec<(String, String)> {
    let ours = format!("eqn initial_board = {};\n", rows(n, "None"));
    vec![(
        "eqn initial_board = [[None, None, None, None],".into(),
        format!("map other_board: Board;\n{ours}    other_board = [[None, None, None, None],"),
    )]
}

/// What only the othello of before August 2009 has, which the paper searched.
const DRAW_OF_THE_PAPER: &str = "Draw.Othello(b,WhiteMoves)";

/// The board in that text.
fn board_of_the_paper(n: u32) -> Vec<(String, String)> {
    vec![
        ("eqn N=4;\n    M=4;".into(), format!("eqn N={n};\n    M={n};")),
        (
            "init Othello([[Empty,Empty,Empty,Empty],".into(),
            format!("init Othello({},false);", rows(n, "Empty")),
        ),
        ("              [Empty, Red ,White,Empty],".into(), String::new()),
        ("              [Empty,White, Red ,Empty],".into(), String::new()),
        ("              [Empty,Empty,Empty,Empty]],false);".into(), String::new()),
    ]
}

/// The outcomes that are draws, of boards up to six by six.
#[rustfmt::skip]
const DRAWS: &[&str] = &[
    "action Outcome(2, 2)", "action Outcome(3, 3)", "action Outcome(4, 4)", "action Outcome(5, 5)",
    "action Outcome(6, 6)", "action Outcome(7, 7)", "action Outcome(8, 8)", "action Outcome(9, 9)",
    "action Outcome(10, 10)", "action Outcome(11, 11)", "action Outcome(12, 12)", "action Outcome(13, 13)",
    "action Outcome(14, 14)", "action Outcome(15, 15)", "action Outcome(16, 16)", "action Outcome(17, 17)",
    "action Outcome(18, 18)",
];

#[rustfmt::skip]
const PUBLIC: &[Public] = &[
    Public { name: "1394(2)", file: "industrial/1394/1394-fin", changes: links, parameter: 2, find: &["action LDres"], most: 50_000,
        paper: [[3266, 158, 100], [981, 491, 100], [1154, 174, 88], [2078, 153, 93], [3439, 125, 95]] },
    Public { name: "1394(4)", file: "industrial/1394/1394-fin", changes: links, parameter: 4, find: &["action LDres"], most: 50_000,
        paper: [[4870, 3777, 100], [2990, 2501, 99], [1807, 322, 86], [2047, 175, 99], [3514, 141, 99]] },
    Public { name: "brp(10)", file: "industrial/brp/brp", changes: bound, parameter: 10, find: &["action c10"], most: 50_000,
        paper: [[268, 137, 100], [155, 152, 100], [937, 124, 100], [1441, 94, 100], [2390, 78, 100]] },
    Public { name: "brp(30)", file: "industrial/brp/brp", changes: bound, parameter: 30, find: &["action c10"], most: 50_000,
        paper: [[19885, 311, 75], [382, 361, 100], [1717, 240, 100], [3089, 209, 100], [5611, 186, 100]] },
    Public { name: "brp(50)", file: "industrial/brp/brp", changes: bound, parameter: 50, find: &["action c10"], most: 50_000,
        paper: [[0, 0, 0], [539, 494, 100], [2345, 341, 100], [4496, 315, 100], [8415, 286, 100]] },
    Public { name: "brp(70)", file: "industrial/brp/brp", changes: bound, parameter: 70, find: &["action c10"], most: 50_000,
        paper: [[0, 0, 0], [690, 629, 100], [3043, 445, 100], [5809, 413, 100], [11372, 387, 100]] },
    Public { name: "brp(90)", file: "industrial/brp/brp", changes: bound, parameter: 90, find: &["action c10"], most: 50_000,
        paper: [[0, 0, 0], [821, 745, 100], [3593, 542, 100], [7103, 509, 100], [14094, 486, 100]] },
    Public { name: "commprot", file: "academic/commprot/commprot", changes: none, parameter: 0, find: &["action CFSAP_out"], most: 50_000,
        paper: [[1516, 1517, 100], [4864, 631, 72], [7418, 929, 100], [13181, 825, 97], [16441, 515, 90]] },
    Public { name: "lift-init(3)", file: "industrial/lift/lift3-init", changes: lifts, parameter: 3, find: &["action protocol_error"], most: 50_000,
        paper: [[13, 14, 2], [553, 14, 100], [87, 13, 31], [149, 13, 58], [257, 13, 93]] },
    Public { name: "lift-init(4)", file: "industrial/lift/lift3-init", changes: lifts, parameter: 4, find: &["action protocol_error"], most: 50_000,
        paper: [[0, 0, 0], [1232, 17, 100], [106, 15, 14], [207, 16, 45], [367, 15, 81]] },
    Public { name: "lift-init(5)", file: "industrial/lift/lift3-init", changes: lifts, parameter: 5, find: &["action protocol_error"], most: 50_000,
        paper: [[0, 0, 0], [2438, 19, 100], [119, 17, 2], [253, 18, 30], [461, 17, 65]] },
    Public { name: "lift-init(6)", file: "industrial/lift/lift3-init", changes: lifts, parameter: 6, find: &["action protocol_error"], most: 50_000,
        paper: [[0, 0, 0], [6311, 21, 99], [0, 0, 0], [313, 22, 11], [542, 20, 48]] },
    Public { name: "othello(4x4)", file: "games/othello/othello", changes: board, parameter: 4, find: DRAWS, most: 50_000,
        paper: [[12, 13, 12], [86, 13, 26], [87, 13, 49], [165, 13, 77], [312, 13, 91]] },
    Public { name: "othello(6x6)", file: "games/othello/othello", changes: board, parameter: 6, find: DRAWS, most: 50_000,
        paper: [[32, 33, 3], [300, 33, 20], [248, 33, 35], [487, 33, 58], [955, 33, 80]] },
    Public { name: "swp(2)", file: "academic/swp/swp_with_tanenbaums_bug", changes: window, parameter: 2, find: &["action error"], most: 80_000,
        paper: [[327, 204, 27], [279, 274, 27], [1217, 154, 26], [2214, 141, 27], [3161, 102, 27]] },
    Public { name: "swp(4)", file: "academic/swp/swp_with_tanenbaums_bug", changes: window, parameter: 4, find: &["action error"], most: 80_000,
        paper: [[1640, 906, 27], [1570, 1552, 27], [6307, 790, 27], [12794, 802, 27], [13374, 421, 27]] },
    Public { name: "swp(6)", file: "academic/swp/swp_with_tanenbaums_bug", changes: window, parameter: 6, find: &["action error"], most: 80_000,
        paper: [[4391, 2372, 27], [3872, 3844, 27], [14986, 1875, 27], [24588, 1540, 27], [29377, 922, 27]] },
    Public { name: "swp(8)", file: "academic/swp/swp_with_tanenbaums_bug", changes: window, parameter: 8, find: &["action error"], most: 80_000,
        paper: [[7273, 3315, 27], [8531, 6500, 25], [21419, 2680, 27], [35119, 2198, 26], [48052, 1505, 21]] },
    Public { name: "swp(10)", file: "academic/swp/swp_with_tanenbaums_bug", changes: window, parameter: 10, find: &["action error"], most: 80_000,
        paper: [[11546, 5642, 27], [16327, 8115, 21], [29425, 3681, 26], [45012, 2816, 22], [62502, 1957, 12]] },
];

/// Ours, line by line.
pub(super) fn ours(setting: &Setting) -> Result<String> {
    let trials = setting.trials(100);
    let mut page = format!(
        "\n### Table 1 on our specifications\n\n{trials} searches each, at most 50,000 states. Each cell: states \
         expanded and length of the trace, means over the searches that succeeded, the percentage of these with \
         its 95 % interval, and behind a semicolon the mean of the states of all searches, if some failed. Our specifications are small, and some of them are seen whole within the limit: then \
         randomised depth-first search cannot fail.\n\n"
    );
    page.push_str(&head("specification", COLUMNS.map(String::from).into_iter().chain(["like".to_string()])));
    for &(name, file, change, find, like) in OURS {
        let text = read(&setting.root.join(format!("examples/mcrl2/{file}.mcrl2")))?;
        let changes: Vec<(String, String)> = change.iter().map(|&(a, b)| (a.into(), b.into())).collect();
        let file = Scratch::new(file, &changed(&text, &changes)?)?;
        let mut cells = cells(setting, &file, &[find], 50_000, trials)?;
        cells.push(like.into());
        line(&mut page, name, &cells);
    }
    Ok(page)
}

/// The published ones, line by line, with the paper's figures below each.
pub(super) fn public(setting: &Setting, folder: &Path) -> Result<String> {
    let trials = setting.trials(100);
    let mut page = format!(
        "\n### Table 1 on the specifications of mCRL2's project\n\n{trials} searches each, at most 50,000 states, \
         for swp 80,000. The second line of each is the paper's: states, trace, percentage of success. What was \
         changed in the files: the parameter in brackets; in brp the goal c10 is not hidden. Othello with the action \
         Draw is the file of February 2009, which the paper had, from the history of that project; in the file of \
         today a draw is an outcome with equal counts, and two passes come before it.\n\n"
    );
    page.push_str(&head("specification", COLUMNS.map(String::from)));
    for row in PUBLIC {
        let text = read(&folder.join(format!("examples/{}.mcrl2", row.file)))?;
        let (changes, find, name) = match text.contains(DRAW_OF_THE_PAPER) {
            true => {
                (board_of_the_paper(row.parameter), ["action Draw"].as_slice(), format!("{}, Draw", row.name))
            }
            false => ((row.changes)(row.parameter), row.find, row.name.to_string()),
        };
        let fewer =
            setting.row.iter().find_map(|r| r.strip_prefix(row.name)?.strip_prefix('=')?.parse().ok());
        let trials = fewer.unwrap_or(trials);
        let name = if fewer.is_some() { format!("{name}, {trials} searches") } else { name };
        let file = Scratch::new("public", &changed(&text, &changes)?)?;
        eprintln!("  {}", row.name);
        let found = match setting.skip.iter().any(|s| s == row.name) {
            true => Ok(vec!["not run".to_string(); COLUMNS.len()]),
            false => cells(setting, &file, find, row.most, trials),
        };
        match found {
            Ok(cells) => line(&mut page, &name, &cells),
            Err(why) => {
                let why = format!("{why:#}").replace(['\n', '|'], " ");
                line(&mut page, &name, &[format!("did not run: {why}")]);
            }
        }
        let paper = row.paper.map(|[states, trace, success]| match success {
            0 => "not found".to_string(),
            _ => format!("{states}, {trace}, {success} %"),
        });
        line(&mut page, "paper", &paper);
    }
    Ok(page)
}

fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("{}: cannot be read", file.display()))
}

fn changed(text: &str, changes: &[(String, String)]) -> Result<String> {
    let mut text = text.to_string();
    for (from, to) in changes {
        ensure!(text.contains(from.as_str()), "'{from}' is not in the file");
        text = text.replacen(from.as_str(), to, 1);
    }
    Ok(text)
}

fn cells(setting: &Setting, file: &Scratch, find: &[&str], most: u64, trials: u64) -> Result<Vec<String>> {
    let strategies = [RANDOM.to_string(), RDFS.into(), highway(8), highway(16), highway(32)];
    let system = file.0.to_string_lossy();
    let results = setting.compare(&Problem { system: &system, find, most }, &strategies, trials)?;
    let cell = |trials: Vec<Trial>| {
        let rate = share(&trials, |t| t.success);
        let (low, high) = interval(rate, trials.len());
        let success = format!("{:.0} % ({:.0}-{:.0})", 100.0 * rate, 100.0 * low, 100.0 * high);
        match (mean(&trials, |t| t.expanded), mean(&trials, |t| t.trace)) {
            (Some(states), Some(trace)) if rate < 1.0 => {
                let all = mean_of_all(&trials).unwrap_or(f64::NAN);
                format!("{states:.0}, {trace:.0}, {success}; {all:.0}")
            }
            (Some(states), Some(trace)) => format!("{states:.0}, {trace:.0}, {success}"),
            _ => format!("not found ({success})"),
        }
    };
    Ok(results.into_iter().map(cell).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_specifications_have_what_is_changed() {
        for &(name, file, change, ..) in OURS {
            let text = read(&xtask::root().join(format!("examples/mcrl2/{file}.mcrl2"))).unwrap();
            assert!(change.is_none_or(|(from, _)| text.contains(from)), "{name}");
        }
    }

    #[test]
    fn boards_are_square_and_begin_with_four_pieces() {
        let (_, text) = &board(6)[0];
        let ours = text.split("other_board =").next().unwrap();
        assert_eq!((ours.matches("Red").count(), ours.matches("White").count()), (2, 2));
        assert_eq!(ours.matches("None").count(), 32);
        let middle = "[Empty, Red, White, Empty], [Empty, White, Red, Empty]";
        assert_eq!(rows(4, "Empty").matches(middle).count(), 1);
    }

    #[test]
    fn changes_must_be_possible() {
        assert_eq!(changed("a b", &[("b".into(), "c".into())]).unwrap(), "a c");
        assert!(changed("a b", &[("x".into(), "c".into())]).is_err());
    }
}
