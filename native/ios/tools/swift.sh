#!/usr/bin/env bash
# Tests ShellCore, type-checks the app against stubs/ and checks the style, in a Debian trixie of its own: the only one
# that packages Swift. 0: all well, 1: failed, 77: skipped, with the reason on the last line.
#   tools/swift.sh [--install]
#   SWIFT_ROOT     where that system stands (default /var/lib/nirmaan-swift); --install makes it (3.2 GB, two minutes)
#   DEBIAN_MIRROR  where its packages come from, unless the usual place
set -euo pipefail

root=${SWIFT_ROOT:-/var/lib/nirmaan-swift}
ios=$(cd "$(dirname "$0")/.." && pwd)

skip() {
  echo "skipped: $1"
  exit 77
}

install_swift() {
  command -v debootstrap >/dev/null || apt-get install -y -qq --no-install-recommends debootstrap >/dev/null ||
    skip 'debootstrap is not there to make a Debian with'
  # It leaves its own folder behind when it was interrupted.
  if [ ! -e "$root/etc/debian_version" ] || [ -e "$root/debootstrap" ]; then
    debootstrap --variant=minbase trixie "$root" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}
  fi
  # Nothing that is installed there is to be started.
  printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
  chmod 755 "$root/usr/sbin/policy-rc.d"
  DEBIAN_FRONTEND=noninteractive chroot "$root" apt-get install -y -qq --no-install-recommends \
    swiftlang swiftlang-dev libstdc++-14-dev libc6-dev
}

[ "$(uname -s)" = Linux ] || skip 'not Linux: with Xcode, run swift test in native/ios/Core'
[ "$(id -u)" = 0 ] || skip 'a chroot needs root'
if [ ! -x "$root/usr/libexec/swift/bin/swift" ]; then
  [ "${1:-}" = --install ] || skip "no Swift at $root (tools/swift.sh --install puts it there)"
  install_swift
fi

# What is built stays there, with the times of the sources: the second run is quick.
work=/var/cache/agency-ios
mkdir -p "$root$work"
exec 9>"$root$work/lock"
flock 9
mounted=
leave() {
  if [ -n "$mounted" ]; then umount "$root/proc"; fi
}
trap leave EXIT
# swiftc finds its own libraries by /proc/self/exe.
if ! mountpoint -q "$root/proc"; then
  mount -t proc proc "$root/proc" 2>/dev/null || skip 'proc cannot be mounted here'
  mounted=yes
fi

rm -rf "$root$work/native"
mkdir -p "$root$work/native/contract"
cp -p "$ios/../contract/cases.json" "$root$work/native/contract/"
cp -Rp "$ios" "$root$work/native/ios"
rm -rf "$root$work/native/ios/Core/.build"

chroot "$root" /usr/bin/env -i PATH=/usr/libexec/swift/bin:/usr/bin:/bin HOME=/root LANG=C.UTF-8 \
  sh "$work/native/ios/tools/in-swift.sh" "$work/build"
