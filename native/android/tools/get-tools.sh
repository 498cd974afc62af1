#!/bin/sh
# Brings what Debian 12 no longer carries: the platform's classes at API 23 (android.jar) and dx, from Debian 11, into one
# folder; nothing of the system is changed. Says why and ends with 1 where they cannot be had.
#   get-tools.sh FOLDER
set -eu
stop() {
  echo "$1" >&2
  exit 1
}
into=$(realpath -m "$1")
[ -f "$into/android.jar" ] && [ -f "$into/dx.jar" ] && exit 0

command -v apt-get >/dev/null || stop 'no apt-get: this is not a Debian machine'
# The mirror that this machine uses anyway.
mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
  sed -nE 's/^(URIs:|deb( \[[^]]*\])?) +([a-z]+:[^ ]+\/debian)\/?( .*)?$/\3/p' | head -n 1)
[ -n "$mirror" ] || stop 'no Debian mirror in /etc/apt'

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$work/sources"
: > "$work/status"
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror bullseye main" > "$work/sources.list"
cat > "$work/apt.conf" <<CONF
Dir::Etc::sourcelist "$work/sources.list";
Dir::Etc::sourceparts "$work/sources";
Dir::State::lists "$work/lists";
Dir::State::status "$work/status";
Dir::Cache "$work/cache";
APT::Architecture "$(dpkg --print-architecture)";
Acquire::Languages "none";
APT::Sandbox::User "root";
CONF
export APT_CONFIG="$work/apt.conf"
cd "$work"
apt-get update -qq -o APT::Update::Error-Mode=any -o Acquire::Retries=1 -o Acquire::http::Timeout=15 >&2 ||
  stop 'Debian 11 cannot be reached'
apt-get download -qq libandroid-23-java dalvik-exchange >&2 || stop 'Debian 11 no longer offers them'
for package in ./*.deb; do dpkg-deb -x "$package" root; done
mkdir -p "$into"
cp -L "$(find root -name 'android.jar' -o -name 'com.android.android-23*.jar' | head -n 1)" "$into/android.jar"
cp -L "$(find root -name 'dx*.jar' -o -name 'com.android.dx*.jar' | head -n 1)" "$into/dx.jar"
