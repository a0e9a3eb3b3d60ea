#!/bin/sh
# Cleans up after a runner that has ended. It reads from the runner what has to be cleaned up, one item per line: "p 12" kill process 12, "g
# 12" kill its group, "d /x" delete the folder, "ok" the runner has done all of it itself.
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
  # Killed processes may still be writing.
  rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
done
