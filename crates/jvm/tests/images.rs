//! Every class of every JDK on this machine is read, decoded and analysed.

use sojourner_jvm::bytecode::analysis::{Frames, Signature};
use sojourner_jvm::classfile::ClassFile;
use sojourner_jvm::image::Image;
use sojourner_jvm::jdk::Jdk;

/// Reads everything there is to read about a class; the number of its instructions.
fn study(class: &ClassFile) -> Result<usize, String> {
    let name = class.name().map_err(|e| e.to_string())?;
    let told = |e: &dyn std::fmt::Display| format!("{name}: {e}");
    class.source_file().map_err(|e| told(&e))?;
    class.signature().map_err(|e| told(&e))?;
    class.inner_classes().map_err(|e| told(&e))?;
    class.enclosing_method().map_err(|e| told(&e))?;
    class.nest_host().map_err(|e| told(&e))?;
    class.nest_members().map_err(|e| told(&e))?;
    class.permitted_subclasses().map_err(|e| told(&e))?;
    class.record_components().map_err(|e| told(&e))?;
    class.bootstrap_methods().map_err(|e| told(&e))?;
    let mut count = 0;
    for method in &class.methods {
        let method_name = class.pool.utf8(method.name).map_err(|e| told(&e))?;
        let told = |e: &dyn std::fmt::Display| format!("{name}.{method_name}: {e}");
        class.exceptions(method).map_err(|e| told(&e))?;
        class.method_parameters(method).map_err(|e| told(&e))?;
        class.method_signature(method).map_err(|e| told(&e))?;
        let Some(attribute) = class.code(method).map_err(|e| told(&e))? else { continue };
        attribute.line_numbers().map_err(|e| told(&e))?;
        attribute.local_variables().map_err(|e| told(&e))?;
        let code = attribute.decode().map_err(|e| told(&e))?;
        let signature = Signature {
            descriptor: class.pool.utf8(method.descriptor).map_err(|e| told(&e))?,
            is_static: method.is_static(),
            max_stack: attribute.max_stack,
            max_locals: attribute.max_locals,
        };
        let frames = Frames::of(&code, signature, &class.pool).map_err(|e| told(&e))?;
        if frames.depth(0) != Some(0) {
            return Err(told(&"a method that does not begin"));
        }
        count += code.insns.len();
    }
    Ok(count)
}

#[test]
fn every_class_of_the_jdks_is_read_decoded_and_analysed() {
    let jdks = Jdk::all();
    assert!(!jdks.is_empty(), "the tests need a JDK");
    for jdk in jdks {
        let image = Image::open(&jdk.modules()).unwrap();
        let (mut classes, mut insns, mut faults) = (0, 0, Vec::new());
        for entry in image.entries().filter(|e| e.extension == "class") {
            let read = ClassFile::parse(image.content(&entry).unwrap());
            let studied = read
                .map_err(|e| format!("{}/{}: {e}", entry.parent, entry.base))
                .and_then(|class| study(&class));
            match studied {
                Ok(count) => insns += count,
                Err(fault) => faults.push(fault),
            }
            classes += 1;
        }
        assert!(
            faults.is_empty(),
            "{}: {} faults: {:#?}",
            jdk.version,
            faults.len(),
            &faults[..faults.len().min(20)]
        );
        assert!(classes > 1000 && insns > 100_000, "{classes} classes, {insns} instructions");
    }
}

#[test]
fn classes_are_found_by_name() {
    for jdk in Jdk::all() {
        let image = Image::open(&jdk.modules()).unwrap();
        for (name, module) in image.classes().iter().step_by(97) {
            let found = image.find(name).unwrap().unwrap_or_else(|| panic!("{module}/{name}"));
            assert_eq!(ClassFile::parse(found).unwrap().name().unwrap(), name);
        }
        assert_eq!(image.module_of("java/util").unwrap().as_deref(), Some("java.base"));
        assert!(image.find("java/util/NoSuchThing").unwrap().is_none());
        assert!(image.find("no/such/Thing").unwrap().is_none());
        assert!(image.find("NoPackage").unwrap().is_none());
        assert!(image.find_resource("java/lang/uniName.dat").unwrap().is_some());
        assert!(image.modules().iter().any(|m| m == "java.base"));
    }
}

#[test]
fn what_is_no_image_is_refused() {
    let error = Image::open(std::path::Path::new("/nonexistent/modules")).unwrap_err();
    assert!(error.to_string().contains("/nonexistent/modules"), "{error}");
    let path = std::env::temp_dir().join(format!("sojourner-no-image-{}", std::process::id()));
    for content in [&b"too short"[..], &[0; 100], &[0xda, 0xda, 0xfe, 0xca, 0, 0, 1, 0, 0, 0, 0, 0]] {
        std::fs::write(&path, content).unwrap();
        assert!(Image::open(&path).is_err());
    }
    std::fs::remove_file(&path).unwrap();
}
