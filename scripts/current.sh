#!/usr/bin/env bash
# Runs a command with the S3 clients and the server that readers install today, and with the programs that check the
# configuration files on the pages. The command runs in a root filesystem of Debian unstable, with this project, its
# Node.js, and /tmp mounted into it. The machine's own packages aren't changed.
#
# scripts/current.sh [--current] COMMAND [ARGUMENT …]
#
# The option can be anywhere among the arguments. Without it, the command runs with the programs of this machine, which only
# npm run conformance needs.
# mmdebstrap creates the root (2.3 GB) in two to ten minutes from the mirror that this machine's apt uses. It's kept for a month
# below $XDG_CACHE_HOME or ~/.cache, and entered through a mount namespace, and a user namespace as well for users other than root.
# $ROOT_ARCHIVE is a file (700 MB) that continuous integration keeps (.github/actions/root). If it exists, the root is unpacked
# from it. Otherwise, the root is created and packed into it.
set -euo pipefail

PACKAGES=awscli,ca-certificates,caddy,ceph-common,ceph-mon,ceph-osd,curl,docker-registry,duckdb,duplicity
PACKAGES+=,e2fsprogs,iproute2,systemd
PACKAGES+=,golang-github-aws-aws-sdk-go-v2-dev,golang-go,haproxy,jq,libatomic1,nftables,nginx,openssl,procps,prometheus
PACKAGES+=,prometheus-alertmanager,prometheus-blackbox-exporter,prometheus-node-exporter,python3-boto3,radosgw,rclone
PACKAGES+=,restic,s3cmd,s3fs,skopeo
SUITE=sid
# Manuals and translations are a fifth of the files. From Go's libraries, the pages need only a few github.com/aws services, and from
# DuckDB's extensions, only httpfs. The patterns are needed because dpkg can't include a file again if its folder is excluded.
GO=/usr/share/gocode/src
LEAVE_OUT=(
  'path-exclude=/usr/share/doc/*' 'path-exclude=/usr/share/man/*' 'path-exclude=/usr/share/locale/*'
  "path-exclude=$GO/[!g]*" "path-exclude=$GO/go*" "path-exclude=$GO/github.com/[!a]*"
  "path-exclude=$GO/github.com/aws/aws-sdk-go-v2/service/[!is]*" 'path-exclude=/usr/lib/duckdb/*/[mpqs]*'
)

cache=${XDG_CACHE_HOME:-$HOME/.cache}/ds3-docs
content=$(printf '%s\n' "$SUITE" "$PACKAGES" "${LEAVE_OUT[@]}" | sha256sum | cut -c1-8)
root=$cache/debian-$SUITE-$content-$(date -u +%Y-%m)

say() { echo "current: $*" >&2; }
fail() {
  say "$*"
  exit 1
}

# A separate mount namespace. Everything that is mounted in it is gone when the command ends, for whatever reason.
namespace=(unshare --mount)
[ "$(id -u)" = 0 ] || namespace=(unshare --map-root-user --map-auto --mount)

prepare() {
  if ! command -v mmdebstrap >/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    say 'installing mmdebstrap with apt'
    { apt-get -o DPkg::Lock::Timeout=300 update && apt-get -o DPkg::Lock::Timeout=300 install --yes --no-install-recommends mmdebstrap; } >/dev/null || true
  fi
  command -v mmdebstrap >/dev/null || fail 'mmdebstrap is missing. Run: apt-get install mmdebstrap uidmap'
  "${namespace[@]}" true || fail 'this machine doesn'\''t allow namespaces (unshare failed). As root, a container needs CAP_SYS_ADMIN.' \
    'Other users need newuidmap (apt-get install uidmap), a line in /etc/subuid and /etc/subgid, and a kernel that allows them.'
}

# Prints the Debian mirror from this machine's sources. If the output is empty, mmdebstrap uses Debian's own mirror.
mirror() {
  apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' 2>/dev/null | head -n 1
}

make_root() {
  local new=$cache/making started=$SECONDS from
  from=$(mirror || true)
  "${namespace[@]}" rm -rf "$new"
  if [ -f "${ROOT_ARCHIVE:-}" ]; then
    say "unpacking $ROOT_ARCHIVE to $root"
    mkdir "$new"
    "${namespace[@]}" tar --extract --zstd --numeric-owner --file "$ROOT_ARCHIVE" --directory "$new" ||
      fail "$ROOT_ARCHIVE can't be unpacked; delete it to create the root again."
  else
    say "creating $root from Debian $SUITE. This takes two to ten minutes, once a month."
    "${namespace[@]}" mmdebstrap --mode=root --variant=minbase --include="$PACKAGES" "${LEAVE_OUT[@]/#/--dpkgopt=}" \
      --dpkgopt=force-unsafe-io --aptopt='APT::Install-Recommends "false"' --aptopt='Acquire::Check-Valid-Until "false"' \
      "$SUITE" "$new" ${from:+"$from"} || fail 'mmdebstrap failed, for the reason above.'
    [ -z "${ROOT_ARCHIVE:-}" ] || "${namespace[@]}" tar --create --zstd --numeric-owner --file "$ROOT_ARCHIVE" --directory "$new" . ||
      fail "the root can't be packed into $ROOT_ARCHIVE, for the reason above."
  fi
  "${namespace[@]}" rm -rf "$cache/debian-"*
  mv "$new" "$root"
  say "created it in $((SECONDS - started)) s"
}

# Runs in the namespace as root. It doesn't assume standard Node.js folders, because nvm and CI use other ones.
enter='
  set -e
  root=$1 node=$2 npm=$3; shift 3
  mount --bind "$root" "$root"
  place() {
    [ -e "$1" ] || return 0
    if [ -d "$1" ]; then mkdir -p "$root$2"; else mkdir -p "$root${2%/*}"; [ -e "$root$2" ] || : >"$root$2"; fi
    mount --rbind "$1" "$root$2"
  }
  for path in /proc /sys /dev /tmp /etc/resolv.conf /etc/hosts /etc/ssl/certs/ca-certificates.crt "$HOME/.npm" "$HOME/.npmrc" "$HOME/.aws" "$PWD"; do
    place "$path" "$path"
  done
  place "$node" /usr/local/bin/node
  place "$npm" /usr/local/lib/node_modules/npm
  # In Debian unstable, pivot_root is in a separate package.
  PATH=$PATH:/usr/sbin:/sbin
  place "$(command -v pivot_root)" /usr/local/sbin/pivot_root
  for name in npm npx; do ln -sf "../lib/node_modules/npm/bin/$name-cli.js" "$root/usr/local/bin/$name"; done
  project=$PWD
  # This avoids chroot, in which the kernel allows no user namespaces, but the code blocks need one (src/snippets/session/sandbox.sh).
  cd "$root"
  pivot_root . .
  umount --lazy .
  cd "$project"
  export PATH=$PWD/node_modules/.bin:/usr/local/bin:/usr/bin:/usr/sbin:/bin:/sbin LC_ALL=C.UTF-8
  exec "$@"
'

command=()
current=
for argument; do
  case $argument in
    --current) current=1 ;;
    *) command+=("$argument") ;;
  esac
done
[ "$current" ] || exec "${command[@]}"

mkdir -p "$cache"
exec 9>"$cache/lock"
prepare
if [ ! -d "$root" ]; then
  # Other processes may be creating the root at this moment, or may still be using an old one.
  flock 9
  [ -d "$root" ] || make_root
fi
flock --shared 9
node=$(realpath "$(command -v node)")
npm=$(realpath "$(command -v npm)")
exec "${namespace[@]}" bash -c "$enter" bash "$root" "$node" "${npm%/bin/*}" "${command[@]}"
