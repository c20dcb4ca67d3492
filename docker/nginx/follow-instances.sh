#!/bin/sh
# Runs nginx in front of every instance that a DNS name resolves to. nginx resolves a name only when it starts; this script
# resolves it repeatedly and reloads nginx when the addresses change. Open sockets survive a reload.
#
#   sh follow-instances.sh FOLDER NAME PORT nginx …
#
# FOLDER gets calls.conf and sockets.conf.
set -eu
folder=$1 name=$2 port=$3
shift 3

# IPv6 addresses count only where there are no others: an instance has one of each in a cluster with both.
instances() {
  { getent ahostsv4 "$name" || getent ahostsv6 "$name"; } |
    awk -v port="$port" '{ print "server " ($1 ~ /:/ ? "[" $1 "]" : $1) ":" port }' | sort -u
}

write() {
  printf '%s\n' "$found" | sed 's/$/ max_fails=1 fail_timeout=2s;/' > "$folder/calls.conf"
  printf '%s\n' "$found" | sed 's/$/ max_fails=0;/' > "$folder/sockets.conf"
}

# An empty result is more likely a DNS fault than the truth, so it changes nothing.
until found=$(instances) && [ -n "$found" ]; do sleep 1; done
write

# `exec` replaces this shell, so that nginx has its process id.
while sleep "${LOOK_EVERY_SECONDS:-2}" && kill -0 $$; do
  now=$(instances) || continue
  if [ -n "$now" ] && [ "$now" != "$found" ]; then
    found=$now
    write
    kill -HUP $$
  fi
done &
exec "$@"
