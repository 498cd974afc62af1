#!/bin/sh
# Compiles the core for Java 8 and runs its tests, with the contract's cases among them.
#   test.sh OUT     leaves OUT/reports/*.xml and OUT/deliveries.json
set -eu
out=$(realpath -m "$1")
cd "$(dirname "$0")/.."
rm -rf "$out"
mkdir -p "$out/classes"
jars=/usr/share/java
# Android's own reader of JSON, so that the tests meet what the phone has.
compile=$jars/com.android.json.jar
for jar in junit-jupiter-api junit-platform-commons apiguardian-api opentest4j; do compile=$compile:$jars/$jar.jar; done
run=$out/classes:$compile
for jar in "$jars"/junit-platform-*.jar "$jars"/junit-jupiter-*.jar "$jars"/opentest4j-*.jar; do run=$run:$jar; done

find core -name '*.java' > "$out/sources.txt"
javac -encoding UTF-8 --release 8 -Xlint:all,-options -Werror -cp "$compile" -d "$out/classes" "@$out/sources.txt"
java -cp "$run" agency.shell.core.DeliveryScripts > "$out/deliveries.json"
java -Dcases=../contract/cases.json -cp "$run" org.junit.platform.console.ConsoleLauncher \
  --scan-classpath "$out/classes" --include-engine junit-jupiter --details summary --disable-banner --fail-if-no-tests \
  --reports-dir "$out/reports"
