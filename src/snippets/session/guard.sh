#!/bin/sh
# Cleans up after a runner that has ended. It reads what to clean up from the runner, one item per line: "g 12" kills the process group
# of process 12, "d /x" deletes the folder, and "ok" means that the runner has already cleaned up.
trap '' INT TERM HUP
while IFS=' ' read -r what value; do
  case $what in
    g) groups="$groups -$value" ;;
    d) folders="$folders $value" ;;
    ok) exit 0 ;;
  esac
done
# dash understands no other form of a signal before negative numbers.
[ -z "$groups" ] || kill -s KILL -- $groups 2>/dev/null
for folder in $folders; do
  # Killed processes might still be writing.
  rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
done
