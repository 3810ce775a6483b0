//! Every class of every JDK on this machine is read.

use sojourner_jvm::classfile::ClassFile;
use sojourner_jvm::image::Image;
use sojourner_jvm::jdk::Jdk;

#[test]
fn every_class_of_the_jdks_is_read_and_decoded() {
    let jdks = Jdk::all();
    assert!(!jdks.is_empty(), "the tests need a JDK");
    for jdk in jdks {
        let image = Image::open(&jdk.modules()).unwrap();
        let start = std::time::Instant::now();
        let (mut classes, mut methods, mut insns) = (0, 0, 0usize);
        for entry in image.entries().filter(|e| e.extension == "class") {
            let class = ClassFile::parse(image.content(&entry).unwrap())
                .unwrap_or_else(|e| panic!("{}/{}: {e}", entry.parent, entry.base));
            classes += 1;
            for method in &class.methods {
                if let Some(code) = class.code(method).unwrap() {
                    let code = code.decode().unwrap_or_else(|e| {
                        panic!(
                            "{}/{}.{}: {e}",
                            entry.parent,
                            entry.base,
                            class.pool.utf8(method.name).unwrap()
                        )
                    });
                    methods += 1;
                    insns += code.insns.len();
                }
            }
        }
        println!("{}: {classes} classes {methods} methods {insns} insns {:?}", jdk.version, start.elapsed());
        assert!(classes > 10_000);
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
        assert_eq!(image.module_of("java.sql").unwrap().as_deref(), Some("java.sql"));
        assert!(image.find("java/util/NoSuchThing").unwrap().is_none());
        assert!(image.find("no/such/Thing").unwrap().is_none());
        assert!(image.find_resource("java/lang/uniName.dat").unwrap().is_some());
        assert!(image.modules().iter().any(|m| m == "java.base"));
    }
}
