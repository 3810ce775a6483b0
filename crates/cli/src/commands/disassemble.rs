//! `sojourner disassemble`: the instructions of a class, as the machine reads them.

use sojourner_jvm::bytecode;
use sojourner_jvm::classfile::ClassFile;
use sojourner_jvm::launch::{Launch, launch_to_inspect};

use crate::args::InspectArgs;
use crate::output;

/// Prints one class: the one named, or the main class of a source or jar; of a source without one, the class named like it.
pub fn run(args: InspectArgs) -> anyhow::Result<u8> {
    if args.what.ends_with(".class") {
        let bytes =
            std::fs::read(&args.what).map_err(|e| anyhow::anyhow!("cannot read {}: {e}", args.what))?;
        let file = ClassFile::parse(bytes).map_err(|e| anyhow::anyhow!("{}: {e}", args.what))?;
        output::write(None, &bytecode::disassemble(&file))?;
        return Ok(0);
    }
    let what = args.what.clone();
    let request = args.request();
    let (program, name) = match launch_to_inspect(&request) {
        Ok(Launch { program, main_class, .. }) => (program, main_class),
        // A class of the JDK itself is on no class path.
        Err(error) => {
            let jdk = sojourner_jvm::jdk::Jdk::find(request.jdk.as_deref())?;
            let empty = sojourner_jvm::classpath::ClassPath::from_paths(&[], jdk.feature)?;
            let program = sojourner_jvm::program::Program::open(&jdk, empty)?;
            let name = what.replace('.', "/");
            if !matches!(program.image.find(&name), Ok(Some(_))) {
                return Err(error.into());
            }
            (program, name)
        }
    };
    let bytes = match program.image.find(&name)? {
        Some(bytes) => bytes,
        None => match program.class_path.find(&name)? {
            Some(found) => found.bytes,
            None => anyhow::bail!("the class {} is not on the class path", name.replace('/', ".")),
        },
    };
    let file = ClassFile::parse(bytes).map_err(|e| anyhow::anyhow!("{name}: {e}"))?;
    output::write(None, &bytecode::disassemble(&file))?;
    Ok(0)
}
