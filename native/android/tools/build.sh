#!/bin/sh
# Builds the signed APK of the `platform` flavour with Debian's tools: the same sources and the same key give the same bytes.
#   build.sh TOOLS OUT [release]
# TOOLS is what get-tools.sh filled. Without `release` the app can be debugged, and its key is made here, in OUT/../debug.keystore.
# With it KEYSTORE, KEYSTORE_PASSWORD and KEY_ALIAS name the key.
set -eu
tools=$(realpath "$1") out=$(realpath -m "$2") kind=${3:-debug}
here=$(realpath "$(dirname "$0")/..")
cd "$here"
rm -rf "$out"
mkdir -p "$out/gen" "$out/classes" "$out/stubs"
export TZ=UTC LC_ALL=C.UTF-8

node tools/owner-resources.mjs ../app.json app/src/main/AndroidManifest.xml "$out/owner"
. "$out/owner/app.sh"

aapt2 compile --dir app/src/main/res -o "$out/res.zip"
aapt2 compile --dir "$out/owner/res" -o "$out/owner.zip"
[ "$kind" = debug ] && debug=--debug-mode || debug=
aapt2 link -o "$out/unsigned.apk" -I /usr/share/android-framework-res/framework-res.apk \
  --manifest "$out/owner/AndroidManifest.xml" --java "$out/gen" --rename-manifest-package "$package_name" \
  --min-sdk-version 24 --target-sdk-version 36 --version-code "$version_code" --version-name "$version_name" \
  $debug "$out/res.zip" "$out/owner.zip"

find stubs -name '*.java' > "$out/stubs.txt"
find core/src/main app/src/main app/src/platform "$out/gen" -name '*.java' | sort > "$out/sources.txt"
compile="javac -encoding UTF-8 -source 8 -target 8 -bootclasspath $tools/android.jar -Xlint:all,-options,-deprecation -Werror"
$compile -d "$out/stubs" "@$out/stubs.txt"
$compile -cp "$out/stubs" -d "$out/classes" "@$out/sources.txt"
java -cp "$tools/dx.jar" com.android.dx.command.Main --dex --min-sdk-version=24 --output="$out/classes.dex" "$out/classes"

touch -d '1980-01-01 00:00:00' "$out/classes.dex"
(cd "$out" && zip -q -X -j unsigned.apk classes.dex)
zipalign -f -p 4 "$out/unsigned.apk" "$out/aligned.apk"

if [ "$kind" = debug ]; then
  KEYSTORE=$(dirname "$out")/debug.keystore KEYSTORE_PASSWORD=android KEY_ALIAS=debug
  export KEYSTORE_PASSWORD
  [ -f "$KEYSTORE" ] || keytool -genkeypair -keystore "$KEYSTORE" -storetype PKCS12 -storepass:env KEYSTORE_PASSWORD \
    -alias "$KEY_ALIAS" -keyalg RSA -keysize 3072 -validity 10950 -dname 'CN=Debug' > "$out/keytool.log" 2>&1
fi
apksigner sign --v1-signing-enabled false --ks "$KEYSTORE" --ks-pass env:KEYSTORE_PASSWORD --ks-key-alias "$KEY_ALIAS" \
  --out "$out/app.apk" "$out/aligned.apk"
echo "$out/app.apk"
