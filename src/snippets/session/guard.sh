#!/bin/sh
# Clears up after a runner that is gone. It reads from the runner what there is to clear up, a line each:
# "p 12" kill process 12, "g 12" kill its group, "d /x" delete the folder,
# "ok" the runner has done all of it itself.
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
  # What was killed may still be writing.
  rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
done
