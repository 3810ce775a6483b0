//! `sojourner coverage`: the natives and intrinsics a Java program can reach, and what becomes of them.

use std::fmt::Write as _;

use sojourner_jvm::coverage::Treatment;
use sojourner_jvm::launch::{Launch, launch_to_inspect};

use crate::args::InspectArgs;
use crate::output;

/// Lists what the program reaches statically.
pub fn run(args: InspectArgs) -> anyhow::Result<u8> {
    let request = args.request();
    let Launch { program, main_class, .. } = launch_to_inspect(&request)?;
    let coverage = program.coverage(&main_class);
    let mut text = String::new();
    if !coverage.has_main {
        let name = main_class.replace('/', ".");
        let _ = writeln!(text, "{name} has no main: what all of its methods can reach");
    }
    let count = |wanted: Treatment| coverage.natives.iter().filter(|n| n.treatment == wanted).count();
    let _ = writeln!(
        text,
        "{} classes, {} methods: {} natives modelled, {} methods replaced, {} natives refused",
        coverage.classes,
        coverage.methods,
        count(Treatment::Modelled),
        count(Treatment::Replaced),
        count(Treatment::Refused),
    );
    for native in &coverage.natives {
        let word = match native.treatment {
            Treatment::Modelled => "modelled",
            Treatment::Replaced => "replaced",
            Treatment::Refused => "refused",
        };
        let _ = writeln!(text, "{word:<9} {}.{}", native.class.replace('/', "."), native.method);
    }
    output::write(None, &text)?;
    Ok(0)
}
