#!/bin/sh
# Runs nginx before every instance that a name in DNS stands for, as many as there are. nginx itself looks a name up only when
# it starts; this looks again, and has it reload where the answer is another one. Open sockets outlive a reload.
#
#   sh follow-instances.sh FOLDER NAME PORT nginx …
#
# FOLDER gets calls.conf and sockets.conf.
set -eu
folder=$1 name=$2 port=$3
shift 3

instances() {
  getent ahostsv4 "$name" | awk -v port="$port" '{ print "server " $1 ":" port }' | sort -u
}

write() {
  printf '%s\n' "$found" | sed 's/$/ max_fails=1 fail_timeout=2s;/' > "$folder/calls.conf"
  printf '%s\n' "$found" | sed 's/$/ max_fails=0;/' > "$folder/sockets.conf"
}

# Without any there is nothing to run before, and none for a moment is rather a fault of DNS than the truth.
until found=$(instances) && [ -n "$found" ]; do sleep 1; done
write

# By `exec` nginx takes this shell's place and its process id.
while sleep "${LOOK_EVERY_SECONDS:-2}" && kill -0 $$; do
  now=$(instances) || continue
  if [ -n "$now" ] && [ "$now" != "$found" ]; then
    found=$now
    write
    kill -HUP $$
  fi
done &
exec "$@"
