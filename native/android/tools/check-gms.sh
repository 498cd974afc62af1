#!/bin/sh
# Checks the types of the `gms` flavour against our own stubs of Google's libraries: consistency with those, nothing more.
#   check-gms.sh TOOLS BUILD OUT     BUILD is what build.sh made; it has the resources' class
set -eu
tools=$(realpath "$1") build=$(realpath "$2") out=$(realpath -m "$3")
cd "$(dirname "$0")/.."
rm -rf "$out"
mkdir -p "$out"
find gms-stubs stubs core/src/main app/src/main app/src/gms "$build/gen" -name '*.java' > "$out/sources.txt"
javac -proc:none -encoding UTF-8 -source 8 -target 8 -bootclasspath "$tools/android.jar" -Xlint:all,-options,-deprecation,-serial -Werror \
  -d "$out/classes" "@$out/sources.txt"
