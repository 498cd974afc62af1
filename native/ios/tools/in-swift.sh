#!/bin/sh
# What swift.sh runs where Swift is. $1: a folder for what is built.
set -eu
cd "$(dirname "$0")/.."
build=$1

echo '== style'
swift-format lint --strict --recursive --configuration swift-format.json App Core stubs

echo '== tests of ShellCore'
swift test --package-path Core --scratch-path "$build/core" 2>&1

echo '== types of the app'
modules=$build/modules
rm -rf "$modules"
mkdir -p "$modules"
module() {
  name=$1
  shift
  swiftc -swift-version 5 -emit-module -parse-as-library -suppress-warnings -I "$modules" \
    -module-name "$name" -emit-module-path "$modules/$name.swiftmodule" "$@"
}
module ShellCore Core/Sources/ShellCore/*.swift
for name in UIKit CryptoKit WebKit AuthenticationServices QuickLook; do module "$name" "stubs/$name.swift"; done
swiftc -swift-version 5 -typecheck -parse-as-library -warnings-as-errors -I "$modules" -module-name Agency App/*.swift
echo 'types: well'
