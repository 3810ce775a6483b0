#!/usr/bin/env bash
# The run of action.yml: checks, writes the summary of the job, and says what the job is to be judged by. COMMAND,
# ARGUMENTS, FAIL_ON and BINARY come from the action's inputs.
set -uo pipefail
binary=${BINARY:-${RUNNER_TEMP:-/tmp}/sojourner/bin/sojourner}
folder=${RUNNER_TEMP:-/tmp}/sojourner-reports
mkdir -p "$folder"
case $COMMAND in
    check | test) ;;
    *) echo "::error::command is check or test, not $COMMAND"; exit 2 ;;
esac
# Quotes in the arguments are those of a shell, and nothing else of it is.
words=()
if [ -n "${ARGUMENTS:-}" ]; then
    mapfile -d '' -t words < <(xargs printf '%s\0' <<<"$ARGUMENTS")
fi
"$binary" "$COMMAND" --report "$folder/sojourner.sarif" --report "$folder/summary.md" --report "$folder/sojourner.xml" \
    "${words[@]}"
code=$?
case $code in
    0) word=verified ;;
    1) word=violation ;;
    3) word=undecided ;;
    4) word=could-not-check ;;
    *) echo "::error::sojourner ended with $code"; exit "$code" ;;
esac
fails=false
case ",${FAIL_ON// /}," in
    *,$word,*) fails=true ;;
esac
[ -n "${GITHUB_STEP_SUMMARY:-}" ] && cat "$folder/summary.md" >>"$GITHUB_STEP_SUMMARY"
{
    echo "code=$code"
    echo "fails=$fails"
    echo "sarif=$folder/sojourner.sarif"
} >>"${GITHUB_OUTPUT:-/dev/stdout}"
