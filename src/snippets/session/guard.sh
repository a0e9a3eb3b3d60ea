#!/bin/sh
# Cleans up after a runner that has ended. It reads what to clean up from the runner, one item per line: "p 12" kills process 12, "g 12"
# kills its process group, "d /x" deletes the folder, and "ok" means that the runner has already cleaned up.
trap '' INT TERM HUP
while IFS=' ' read -r what value; do
  case $what in
    p) pids="$pids $value" ;;
    g) groups="$groups -$value" ;;
    d) folders="$folders $value" ;;
    ok) exit 0 ;;
  esac
done
kill -KILL $pids 2>/dev/null
for group in $groups; do kill -KILL -- $group 2>/dev/null; done
for folder in $folders; do
  # Killed processes might still be writing.
  rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
done
