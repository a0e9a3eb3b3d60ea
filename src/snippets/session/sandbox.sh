#!/bin/bash
# Starts the shell of a page in a sandbox that gives access to nothing but the page: programs and libraries to read, the folders of its
# session to write, a /proc with its own processes, few devices, and one network port that leads to the S3 server. sandbox.ts runs it as the
# first process of separate namespaces, in which it is root.
#
# sandbox.sh FOLDER PACKAGES NODE PORT PATH …
#
# FOLDER: of the session. PACKAGES: its node_modules. PORT: where programs find the page's proxy, which listens at FOLDER/meta/s3.sock;
# empty if the network is that of the machine. Each PATH is available at its original location.
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
# A mount keeps its restrictions, which can't be removed here.
while read -r _ _ _ _ path options _; do
  path=$(printf %b "$path")
  case $path in "$new"/*) mount -o "remount,bind,${options/#rw/ro}" "$path" ;; esac
done </proc/self/mountinfo
# Passwords and private keys of the machine, in case its root runs this.
while IFS= read -r -d '' path; do
  if [ -d "$path" ]; then mount -t tmpfs -o ro tmpfs "$path"; else mount --bind /dev/null "$path"; fi
done < <(find "$new/etc" ! -perm -o=r \( -type f -o -type d \) -print0 -prune)

for name in home work tmp out; do place "$folder/$name"; done
for name in null zero full random urandom tty fuse; do [ ! -e "/dev/$name" ] || place "/dev/$name"; done
for name in fd:fd stdin:fd/0 stdout:fd/1 stderr:fd/2; do ln -s "/proc/self/${name#*:}" "$new/dev/${name%:*}"; done
mkdir --parents --mode=1777 "$new/dev/shm" "$new/var/tmp"
mkdir "$new/proc"
mount -t proc proc "$new/proc"
# A process in its own cgroup namespace can mount those of the machine. The limit applies to all namespaces below these.
limit=$new/proc/sys/user/max_cgroup_namespaces
[ ! -e "$limit" ] || echo 0 >"$limit"
# Settings that the machine's root can change there could also be changed from here.
for name in sys sysrq-trigger irq bus fs kcore; do
  [ ! -e "$new/proc/$name" ] || { mount --bind "$new/proc/$name" "$new/proc/$name" && mount -o remount,bind,ro "$new/proc/$name"; }
done

cd "$new"
pivot_root . .
umount --lazy .
cd "$folder/work"
if [ -n "$port" ]; then
  # The new network has a loopback interface that is down: SIOCSIFFLAGS with IFF_UP.
  perl -e 'my $request = pack("a16sx22", "lo", 1); socket(my $any, 2, 2, 0) or die; ioctl($any, 0x8914, $request) or die "loopback: $!\n"'
  exec 9< <(exec "$node" "$folder/meta/forward.mjs" "$port" "$folder/meta/s3.sock" </dev/null 3>&-)
  read -r _ <&9
  exec 9<&-
fi
# In namespaces below these, nothing of the above can be undone, but s3fs can mount.
PATH=$programs
exec unshare --user --map-root-user --mount --fork -- /bin/bash --noprofile --norc
