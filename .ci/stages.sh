# Sourced by .ci/run: the stages that are more than one command.

# Every feature can be left out, and no verdict changes: an eighth of the corpus of checked programs without them.
features() {
    cargo check --quiet --package sojourner --no-default-features || return 1
    SOJOURNER_SLICE=0/8 cargo test --quiet --package sojourner-jvm --no-default-features --test check_corpus
}

# The documentation of the code builds, without links that lead nowhere. Links to private items are for who reads the code.
docs() {
    RUSTDOCFLAGS="-D warnings -A rustdoc::private_intra_doc_links" cargo doc --workspace --no-deps --quiet
}

# The licences of what is built; with cargo-deny also bans, sources and advisories.
licences() {
    cargo xtask licences || return 1
    if cargo deny --version >/dev/null 2>&1; then
        cargo deny check bans licenses sources || return 1
        if timeout 120 cargo deny fetch db >/dev/null 2>&1; then
            cargo deny check --disable-fetch advisories || return 1
        else
            echo "licences: the list of advisories is not to be had; it was not looked at"
        fi
    else
        echo "licences: cargo-deny is not installed; bans and advisories were not looked at"
    fi
}

# The tests that look at one JDK only, and today's eighth of the corpora, on another JDK than the usual one: $1 is its
# version.
other_jdk() {
    local home usual
    usual=$("${JAVA_HOME:+$JAVA_HOME/bin/}javac" -version 2>&1 | sed 's/^javac \([0-9]*\).*/\1/')
    if [ "$usual" = "$1" ]; then
        echo "jdk-$1: this is the JDK of all tests"
        return 0
    fi
    for home in ${SOJOURNER_JDKS:-/usr/lib/jvm}/*; do
        if [ -x "$home/bin/javac" ] && grep -q "^JAVA_VERSION=\"$1[\".]" "$home/release" 2>/dev/null; then
            JAVA_HOME=$home PATH=$home/bin:$PATH \
                SOJOURNER_SLICE=${SOJOURNER_SLICE:-$(($(date -u +%s) / 86400 % 8))/8} cargo test --no-fail-fast \
                --package sojourner-jvm --test counts --test labels --test corpus --test check_corpus
            return
        fi
    done
    echo "jdk-$1: skipped, there is no JDK $1 on this machine"
}

# Programs of the corpus while garbage is collected at every allocation and call.
torture() {
    SOJOURNER_TORTURE=collect SOJOURNER_CORPUS=classes/ cargo test --quiet --package sojourner-jvm --test corpus -- \
        --exact every_program_shows_what_java_shows
}

# The readers, for a minute: guided by coverage where cargo-fuzz is there, otherwise damaged files made by a seed.
fuzz() {
    local target
    if cargo +nightly fuzz --version >/dev/null 2>&1; then
        for target in class_file code archive; do
            (cd fuzz && cargo +nightly fuzz run "$target" -- -seed=1 -max_total_time=20 -rss_limit_mb=4096) || return 1
        done
        return 0
    fi
    echo "fuzz: cargo-fuzz is not installed; damaged files are made by a seed"
    SOJOURNER_FUZZ_CASES=20000 SOJOURNER_JAR_CASES=6000 cargo test --quiet --package sojourner-jvm \
        --test hostile --test hostile_jars
}

# The modules with unsafe code that run without a JDK, under Miri.
miri() {
    if ! cargo +nightly miri --version >/dev/null 2>&1 || ! cargo +nightly miri setup >/dev/null 2>&1; then
        echo "miri: skipped, there is no nightly tool chain with Miri here (rustup +nightly component add miri rust-src)"
        return 0
    fi
    CARGO_TARGET_DIR=target/miri MIRIFLAGS=-Zmiri-disable-isolation timeout 1200 \
        cargo +nightly miri test --quiet --package sojourner-kernel --lib memory::
}

# The oldest compiler that Cargo.toml promises.
minimum_rust() {
    local version
    version=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    if ! rustup run "$version" cargo --version >/dev/null 2>&1; then
        echo "minimum-rust: Rust $version is not installed here (rustup toolchain install $version); clippy has looked for newer library items"
        return 0
    fi
    CARGO_TARGET_DIR=target/minimum rustup run "$version" cargo check --quiet --workspace
}

# The archive of a release: it holds together, runs on its own, and installs with cargo as well. One release build serves
# all three, and the stage `builds` after it.
dist() {
    local target=x86_64-unknown-linux-musl archive folder file
    rm -rf target/dist
    if ! [ -d "$(rustc --print sysroot)/lib/rustlib/$target" ] && ! rustup target add "$target" >/dev/null 2>&1; then
        echo "dist: there is no library for $target here (rustup target add $target); the archive is for this machine's own"
        target=$(rustc -vV | sed -n 's/^host: //p')
    fi
    archive=$(cargo xtask dist --target "$target" | tail -1) || return 1
    (cd "$(dirname "$archive")" && sha256sum --check --quiet "$(basename "$archive").sha256") || return 1
    folder=target/dist/unpacked
    mkdir -p "$folder" && tar -xzf "$archive" -C "$folder" --strip-components=1 || return 1
    for file in LICENSE-MIT LICENSE-APACHE licences/LIST man/sojourner-check.1 completions/_sojourner; do
        [ -s "$folder/$file" ] || { echo "dist: no $file in the archive"; return 1; }
    done
    finds_deadlock "$folder/sojourner" || return 1
    cargo install --quiet --locked --path crates/cli --target "$target" --target-dir target --root target/installed \
        --force --no-track || return 1
    finds_deadlock target/installed/bin/sojourner
}

# A program that was built elsewhere works: it finds a deadlock, in Java where there is a JDK.
finds_deadlock() {
    local example=examples/java/Bank.java code
    have javac || [ -n "${JAVA_HOME:-}" ] || example='builtin:philosophers?n=4'
    "$1" check "$example" --quiet >/dev/null
    code=$?
    [ "$code" -eq 1 ] || { echo "dist: $1 did not find the deadlock of $example: exit code $code"; return 1; }
}

# The site of the documentation, where mdbook is there; its commands are run by tests.
site() {
    if ! have mdbook; then
        echo "site: skipped, mdbook is not installed here (cargo install mdbook)"
        return 0
    fi
    mdbook build --dest-dir "$PWD/target/site" || return 1
    [ -s target/site/index.html ] || { echo "site: there is no index.html"; return 1; }
}
