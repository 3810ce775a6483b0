# Sourced by ./run, ./test and .ci/run: a Rust tool chain and a JDK, installed where that is possible.

HOME=${HOME:-$(cd ~ && pwd)}

have() { command -v "$1" >/dev/null 2>&1; }

install_package() { # what it is for, then the package names to try
    local why=$1 package sudo=""
    shift
    have apt-get || return 1
    if [ "$(id -u)" -ne 0 ]; then
        have sudo && sudo -n true 2>/dev/null || return 1
        sudo="sudo -n"
    fi
    echo "installing $why" >&2
    $sudo apt-get update -qq >&2 || true
    for package in "$@"; do
        DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "$package" >&2 && return 0
    done
    return 1
}

need_rust() {
    [ -f "$HOME/.cargo/env" ] && . "$HOME/.cargo/env"
    have cargo && return 0
    if have curl || install_package "curl" curl; then
        echo "installing Rust" >&2
        curl -sSf https://sh.rustup.rs | sh -s -- -y -q --profile minimal -c rustfmt -c clippy >&2 \
            && . "$HOME/.cargo/env"
    fi
    have cargo || { echo "Rust is missing: install it from https://rustup.rs" >&2; exit 2; }
    have cc || install_package "a C linker" gcc libc6-dev \
        || { echo "a C linker is missing: install gcc" >&2; exit 2; }
}

need_java() {
    { [ -n "${JAVA_HOME:-}" ] && [ -x "$JAVA_HOME/bin/javac" ]; } && return 0
    have javac && return 0
    install_package "a JDK" openjdk-17-jdk-headless openjdk-21-jdk-headless default-jdk-headless && return 0
    echo "no JDK was found: install JDK 17 or later, or set JAVA_HOME; Java programs cannot be checked without one" >&2
    return 1
}
