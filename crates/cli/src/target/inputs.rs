//! Inputs that the command line names: arguments of the program, parameters of a method, and whether they are there.

use anyhow::ensure;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::launch::method::{MOST_ELEMENTS, OpenArgument};

use crate::args::{JavaArgs, TargetArgs};

/// The arguments of the program. Those that are inputs are empty here, and the launch says what they are.
pub fn arguments(java: &JavaArgs, launch: &mut Launch) -> anyhow::Result<Vec<String>> {
    let mut args = java.args.clone();
    if launch.method.is_some() {
        ensure!(
            args.is_empty(),
            "--method: a method has no arguments from the command line; leave out what comes after --"
        );
        return Ok(args);
    }
    for input in &java.input {
        let Some(at) = input.argument() else { continue };
        ensure!(at < 256, "--input args[{at}]: at most 256 arguments can be inputs");
        launch.open_arguments.retain(|known| known.at != at);
        launch.open_arguments.push(OpenArgument { at, range: input.range });
    }
    launch.open_arguments.sort_by_key(|open| open.at);
    for open in &launch.open_arguments {
        let at = open.at;
        ensure!(
            at <= args.len(),
            "--input args[{at}]: the program has {} arguments before it; give the others after --, or as inputs",
            args.len()
        );
        match args.get_mut(at) {
            Some(given) => given.clear(),
            None => args.push(String::new()),
        }
    }
    Ok(args)
}

/// Whether what ranges and profiles name is there.
pub fn check(arguments: &TargetArgs, launch: &Launch) -> anyhow::Result<()> {
    let java = &arguments.java;
    for name in java.input.iter().filter_map(|input| input.name.as_deref()) {
        ensure!(
            is_input(launch, name),
            "--input {name}=...: the program has no input '{name}'; it is the name in \
             sojourner.Symbolic.intIn(\"{name}\", LOW, HIGH), of a parameter of --method, or an argument 'args[0]'"
        );
    }
    for (name, _) in &arguments.asked.profile {
        ensure!(
            is_input(launch, name),
            "--profile: the program has no input '{name}'; a profile names inputs as \
             sojourner.Symbolic.intIn(\"{name}\", LOW, HIGH) does, or parameters of --method"
        );
    }
    let Some(method) = &launch.method else { return Ok(()) };
    for array in method.parameters.iter().filter(|p| p.descriptor.starts_with('[')) {
        let length = format!("{}.length", array.name);
        let given = java.input.iter().rev().find(|input| input.name.as_ref() == Some(&length));
        let profile = arguments.asked.profile.iter().find(|(name, _)| *name == length);
        let given = given.and_then(|input| input.range);
        let range = given.or(profile.map(|(_, usage)| usage.ends()));
        if let Some((low, high)) = range {
            ensure!(
                low >= 0 && high <= MOST_ELEMENTS,
                "{length} from {low} to {high}: arrays of 0 to {MOST_ELEMENTS} elements can be followed"
            );
        }
        ensure!(
            !arguments.asked.is_chance || range.is_some(),
            "--method: how likely are the lengths of {}? Say which there are: --input {length}=0..4",
            array.name
        );
    }
    Ok(())
}

/// Whether a program may have an input of this name; one with a number at its end may be put together.
fn is_input(launch: &Launch, name: &str) -> bool {
    if launch.makes_input(name) || launch.program.names(&launch.main_class, name) {
        return true;
    }
    let stem =
        name.trim_end_matches(']').trim_end_matches(|c: char| c.is_ascii_digit()).trim_end_matches('[');
    stem != name && !stem.is_empty() && launch.program.names(&launch.main_class, stem)
}
