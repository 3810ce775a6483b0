//! What a run ran on, so that a checkpoint is not gone on with on something else.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::ensure;
use serde::{Deserialize, Serialize};
use sojourner_report::token::fact;
use xxhash_rust::xxh3::Xxh3;

use crate::args::TargetArgs;
use crate::target::Target;

/// The program or model as a digest, and the JDK.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Identity {
    /// Of the program's classes or the model's files.
    pub program: String,
    /// The version of the JDK, and a digest of what it says of itself; empty for models.
    pub jdk: String,
}

impl Identity {
    pub fn of(target: &Target, arguments: &TargetArgs) -> anyhow::Result<Identity> {
        let mut digest = Xxh3::new();
        let Some(java) = target.java() else {
            let file = Path::new(&arguments.system);
            for part in [file.to_path_buf(), file.with_extension("lab"), file.with_extension("sta")] {
                add(&mut digest, &std::fs::read(&part).unwrap_or_default());
            }
            return Ok(Identity { program: word(&digest), jdk: String::new() });
        };
        let classes = &java.launch.program.class_path;
        add(&mut digest, java.launch.main_class.as_bytes());
        for name in classes.classes()? {
            add(&mut digest, name.as_bytes());
            if let Some(found) = classes.find(&name)? {
                add(&mut digest, &found.bytes);
            }
        }
        let jdk = &java.launch.jdk;
        let mut about = Xxh3::new();
        add(&mut about, &std::fs::read(jdk.home.join("release")).unwrap_or_default());
        add(&mut about, &std::fs::metadata(jdk.modules()).map_or(0, |m| m.len()).to_le_bytes());
        Ok(Identity { program: word(&digest), jdk: format!("{} ({})", jdk.version, word(&about)) })
    }

    /// Whether a checkpoint of `self` may be gone on with on `now`.
    pub fn is_still(&self, now: &Identity) -> anyhow::Result<()> {
        ensure!(self.jdk == now.jdk, "the checkpoint was made with JDK {}; now it is {}", self.jdk, now.jdk);
        ensure!(
            self.program == now.program,
            "the program or model has changed since the checkpoint was made; start the check anew"
        );
        Ok(())
    }
}

/// What a replay token says of what its run was found with; nothing for a system without files.
pub fn facts(target: &Target, arguments: &TargetArgs) -> BTreeMap<String, String> {
    let mut facts = BTreeMap::new();
    if target.java().is_none() && !Path::new(&arguments.system).is_file() {
        return facts;
    }
    if let Ok(identity) = Identity::of(target, arguments) {
        facts.insert(fact::PROGRAM.into(), identity.program);
    }
    if let Some(java) = target.java() {
        facts.insert(fact::JDK.into(), java.launch.jdk.version.clone());
    }
    facts
}

fn add(digest: &mut Xxh3, part: &[u8]) {
    digest.update(&(part.len() as u64).to_le_bytes());
    digest.update(part);
}

fn word(digest: &Xxh3) -> String {
    format!("{:016x}", digest.digest())
}
