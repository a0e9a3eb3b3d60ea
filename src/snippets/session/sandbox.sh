#!/bin/bash
# Starts a page's shell in a sandbox that gives access only to what the page needs: programs and libraries to read, the session's folders to
# write to, a /proc with its own processes, a few devices, and one network port that leads to the S3 server. sandbox.ts runs this script as
# the first process in separate namespaces, in which it is root.
#
# sandbox.sh FOLDER PACKAGES NODE PORT PATH …
#
# FOLDER: session folder. PACKAGES: its node_modules. PORT: port where programs find the page's proxy, which listens at FOLDER/meta/s3.sock;
# empty if the sandbox uses the machine's network. Each PATH is available at its original location.
set -euo pipefail
folder=$1 packages=$2 node=$3 port=$4
shift 4
new=$folder/root
programs=$PATH
PATH=/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin

place() { # SOURCE [TARGET]: including mounts below it, which can't be left out
  local target=$new${2:-$1}
  if [ -d "$1" ]; then mkdir --parents "$target"; else mkdir --parents "${target%/*}" && : >"$target"; fi
  mount --rbind "$1" "$target"
}

mount -t tmpfs -o mode=755 tmpfs "$new"
for path; do
  if [ -L "$path" ]; then cp --no-dereference "$path" "$new$path"; elif [ -e "$path" ]; then place "$path"; fi
done
place "$packages" "$folder/node_modules"
for name in bin meta; do place "$folder/$name"; done
# A mount keeps its existing restrictions, which can't be removed here.
while read -r _ _ _ _ path options _; do
  path=$(printf %b "$path")
  case $path in "$new"/*) mount -o "remount,bind,${options/#rw/ro}" "$path" ;; esac
done </proc/self/mountinfo
# Hide the machine's passwords and private keys, in case its root user runs this script.
while IFS= read -r -d '' path; do
  if [ -d "$path" ]; then mount -t tmpfs -o ro tmpfs "$path"; else mount --bind /dev/null "$path"; fi
done < <(find "$new/etc" ! -perm -o=r \( -type f -o -type d \) -print0 -prune)

for name in home work tmp out; do place "$folder/$name"; done
for name in null zero full random urandom tty fuse; do [ ! -e "/dev/$name" ] || place "/dev/$name"; done
for name in fd:fd stdin:fd/0 stdout:fd/1 stderr:fd/2; do ln -s "/proc/self/${name#*:}" "$new/dev/${name%:*}"; done
mkdir --parents --mode=1777 "$new/dev/shm" "$new/var/tmp"
mkdir "$new/proc"
mount -t proc proc "$new/proc"
# A process in a separate cgroup namespace could mount the machine's cgroups. The limit applies to all nested namespaces.
limit=$new/proc/sys/user/max_cgroup_namespaces
[ ! -e "$limit" ] || echo 0 >"$limit"
# If the machine's root user runs this script, settings in these folders could be changed from the sandbox.
for name in sys sysrq-trigger irq bus fs kcore; do
  [ ! -e "$new/proc/$name" ] || { mount --bind "$new/proc/$name" "$new/proc/$name" && mount -o remount,bind,ro "$new/proc/$name"; }
done

cd "$new"
pivot_root . .
umount --lazy .
cd "$folder/work"
if [ -n "$port" ]; then
  # The new network's loopback interface is down. This brings it up: SIOCSIFFLAGS with IFF_UP.
  perl -e 'my $request = pack("a16sx22", "lo", 1); socket(my $any, 2, 2, 0) or die; ioctl($any, 0x8914, $request) or die "loopback: $!\n"'
  exec 9< <(exec "$node" "$folder/meta/forward.mjs" "$port" "$folder/meta/s3.sock" </dev/null 3>&-)
  read -r _ <&9
  exec 9<&-
fi
# In these nested namespaces, none of the restrictions above can be undone, but s3fs can mount.
PATH=$programs
exec unshare --user --map-root-user --mount --fork -- /bin/bash --noprofile --norc
