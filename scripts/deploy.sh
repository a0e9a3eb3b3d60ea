#!/usr/bin/env bash
# Publishes the built site to an S3 bucket with rclone, in an order that never shows readers an incomplete page.
# `--help` lists the options. "An S3 bucket" in src/hosting/README.md explains the guarantees and what the bucket needs.
set -euo pipefail
shopt -s nullglob
export LC_ALL=C

USAGE='npm run deploy -- --to s3://bucket[/prefix] [--endpoint URL] [--dry-run | --remove]

  --to ADDRESS       bucket and prefix of the site; nothing outside the prefix is read or written
  --endpoint URL     address of the S3 service without a bucket (or AWS_ENDPOINT_URL; the default is Amazon S3)
  --region NAME      region of the bucket (or AWS_REGION)
  --from FOLDER      the built site (default: build)
  --path PATH        path that the site was built for if it differs from the prefix, for example behind a CDN: /docs/
  --grace-days DAYS  how long to keep files that only earlier versions need (default: 7)
  --adopt            overwrite objects that no earlier deploy has written, upload unchanged files again, and allow
                     the deletion of more than a fifth of the pages
  --remove           delete everything that deploys have written below the prefix, such as a preview
  --dry-run          list every change without making it

Keys come from the environment or a profile, as for the AWS CLI: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.
The rclone variables for transfers, bandwidth limits, timeouts, retries, and S3 apply too.
Exit status: 0 done, 1 failed, 2 invalid arguments, 130 stopped by a signal. In every case, each page is complete.'

say() { echo "deploy: $*"; }
fail() {
  say "$*" >&2
  exit 1
}
refuse() {
  printf 'deploy: %s\n\n%s\n' "$*" "$USAGE" >&2
  exit 2
}

# Sets the phase and the headers of an upload. The order of the phases makes sure that every page finds the files that it needs:
# first the files that pages load, then pages that no page links to yet, then the pages that link to them, and finally the lists
# of pages and files for programs. The headers match those of web servers (src/lib/file-headers.ts); scripts/website/ compares them.
classify() { # PATH new|changed
  encoding=''
  if [[ $1 =~ (^|/)assets/ || $1 =~ \.[0-9a-f]{8,}\.[A-Za-z0-9_]+$ ]]; then
    phase=1-assets cache='public, max-age=31536000, immutable' # The name changes with the content.
    # Only browsers request these files, and every browser accepts gzip. Other programs also read pages and texts.
    [[ ! $1 =~ \.(js|css|json|svg)$ ]] || encoding=gzip
  elif [[ $1 = fonts/* ]]; then
    phase=2-files cache='public, max-age=86400'
  else
    phase=2-files cache=no-cache
  fi
  if [ "$phase" = 2-files ]; then
    if [[ $1 =~ (^|/)(sitemap\.xml|robots\.txt|llms[^/]*\.txt|service-worker\.js)$ ]]; then
      phase=5-lists
    elif [[ $1 =~ \.(html|md)$ ]]; then
      phase=3-new-pages
      [ "$2" = new ] || phase=4-changed-pages
    fi
  fi
  case $1 in
    *.css) type='text/css; charset=utf-8' ;;
    *.html) type='text/html; charset=utf-8' ;;
    *.ico) type='image/x-icon' ;;
    *.js) type='text/javascript; charset=utf-8' ;;
    *.jpg) type='image/jpeg' ;;
    *.json) type='application/json; charset=utf-8' ;;
    *.md) type='text/markdown; charset=utf-8' ;;
    *.png) type='image/png' ;;
    *.svg) type='image/svg+xml; charset=utf-8' ;;
    *.txt) type='text/plain; charset=utf-8' ;;
    *.webmanifest) type='application/manifest+json; charset=utf-8' ;;
    *.woff2) type='font/woff2' ;;
    *.xml) type='application/xml; charset=utf-8' ;;
    *.zip) type='application/zip' ;;
    *) type='application/octet-stream' ;;
  esac
}

# Bash reads a script while running it. It reads a block as a whole, so a change to the file can't affect a running deploy.
{
to='' endpoint=${AWS_ENDPOINT_URL:-} region=${AWS_REGION:-${AWS_DEFAULT_REGION:-}} from=build path='' days=7 adopt='' remove='' dry=''
while [ $# -gt 0 ]; do
  case $1 in
    --to | --endpoint | --region | --from | --path | --grace-days)
      [ $# -ge 2 ] || refuse "$1: expected a value"
      case $1 in
        --to) to=$2 ;;
        --endpoint) endpoint=$2 ;;
        --region) region=$2 ;;
        --from) from=$2 ;;
        --path) path=$2 ;;
        --grace-days) days=$2 ;;
      esac
      shift
      ;;
    --adopt) adopt=1 ;;
    --remove) remove=1 ;;
    --dry-run) dry=1 ;;
    --help)
      echo "$USAGE"
      exit
      ;;
    *) refuse "${1%%[=:]*}: no such option" ;; # The rest could contain a key.
  esac
  shift
done

# The message doesn't repeat the address, because it could contain a key.
[[ $to =~ ^s3://([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*)/?$ ]] ||
  refuse '--to: expected s3://bucket or s3://bucket/prefix with letters, digits, periods, hyphens, and underscores, without keys'
bucket=${BASH_REMATCH[1]} prefix=${BASH_REMATCH[2]#/} from=${from%/}
# The slash makes sure that an object with the same name as the prefix isn't treated as part of the site.
target=deploy:$bucket/${prefix:+$prefix/}
[[ $endpoint =~ ^(https?://[^/@?#]+/?)?$ ]] ||
  refuse '--endpoint: expected the address of the S3 service, such as https://s3.example.com, without a bucket or keys'
[[ $days =~ ^[0-9]{1,4}$ ]] || refuse "--grace-days $days: expected a number of days from 0 to 9999"
[ -z "$remove" ] || [ "$prefix" ] || refuse '--remove: expected --to with a prefix, such as s3://bucket/prefix'
command -v rclone >/dev/null || fail 'rclone is missing. Install version 1.60 or later, for example with apt-get install rclone.'

# With filters or limits, rclone would publish only part of the site, and its progress lines would end up in the listings.
for name in "${!RCLONE_@}"; do
  case $name in
    RCLONE_TRANSFERS | RCLONE_CHECKERS | RCLONE_BWLIMIT* | RCLONE_TPSLIMIT* | RCLONE_*TIMEOUT | RCLONE_*RETRIES* | RCLONE_CA_CERT | RCLONE_S3_*) ;;
    *) unset "$name" ;;
  esac
done
export RCLONE_CONFIG_DEPLOY_TYPE=s3 RCLONE_CONFIG_DEPLOY_ENV_AUTH=true RCLONE_CONFIG_DEPLOY_REGION=$region
export RCLONE_CONFIG_DEPLOY_ENDPOINT=$endpoint RCLONE_CONFIG_DEPLOY_PROVIDER=Other RCLONE_TRANSFERS=${RCLONE_TRANSFERS:-8}
export RCLONE_LOW_LEVEL_RETRIES=${RCLONE_LOW_LEVEL_RETRIES:-3}
[ "$endpoint" ] || export RCLONE_CONFIG_DEPLOY_PROVIDER=AWS
# If the bucket's name is misspelled, rclone must not create that bucket.
export RCLONE_CONFIG_DEPLOY_NO_CHECK_BUCKET=true
# After an upload, rclone would request the object, and delete it if another deploy has replaced it in the meantime.
export RCLONE_CONFIG_DEPLOY_NO_HEAD=true
# Two names may differ only in a letter's Unicode form.
export RCLONE_NO_UNICODE_NORMALIZATION=true
# rclone 1.60 fails if AWS_CA_BUNDLE is set. It has another variable for the same purpose.
[ -z "${AWS_CA_BUNDLE:-}" ] || export RCLONE_CA_CERT=${RCLONE_CA_CERT:-$AWS_CA_BUNDLE}
unset AWS_CA_BUNDLE
rc() { rclone --config '' "$@"; }

work=$(mktemp -d)
began=''
finish() {
  status=$?
  rm -rf "$work"
  [ "$status" = 0 ] || say "stopped. ${began:-Nothing was changed.}" >&2
  case $status in
    0 | 130) exit "$status" ;;
    *) exit 1 ;;
  esac
}
trap finish EXIT
# Running requests are completed before the script exits.
trap 'exit 130' INT TERM HUP

# Prints one line per file: its MD5, a space, and its path.
list() { rc lsf --recursive --fast-list --files-only --hash MD5 --format hp --separator ' ' "$1" | sort; }
names() { cut -d ' ' -f 2- | sort; }
count() { awk 'END { print NR }' "$1"; }
pages() { sed -nE '/\.(html|md)$/p' "$1"; }

# The build as it will be stored. It's a copy, so that a build that starts now doesn't change it.
mkdir "$work/site" "$work/pass" "$work/releases"
if [ -z "$remove" ]; then
  for page in index.html 404.html; do
    [ -f "$from/$page" ] || fail "$from/$page is missing. Build the site first: npm run build"
  done
  odd=$(cd "$from" && find . ! -type d ! -type f -o -name '*[[:cntrl:]]*' -o -path ./.deploy)
  [ -z "$odd" ] || fail "${odd%%$'\n'*}: links, names with control characters, and .deploy can't be published. Remove this entry."
  base=/
  [[ ! $(<"$from/index.html") =~ (src|href)=\"?(/([A-Za-z0-9_.-]+/)*)assets/ ]] || base=${BASH_REMATCH[2]}
  path=${path:-/${prefix:+$prefix/}}
  [ "$base" = "$path" ] || fail "$from was built for the path $base, but the path of $to is $path. Build it with this baseUrl in the brand file," \
    "or specify the path where readers find it: --path $base"
  cp -R "$from/." "$work/site"
  (cd "$work/site" && find . -type f) | while IFS= read -r name; do
    classify "${name#./}" new
    if [ "$encoding" ]; then
      gzip -9 -n -c "$work/site/$name" >"$work/packed"
      mv "$work/packed" "$work/site/$name"
    fi
  done
fi
list "$work/site" >"$work/now"
names <"$work/now" >"$work/now-names"

# The contents of the bucket, and the records of earlier deploys. .deploy/SECONDS-RANDOM-RULES lists the files of a deploy, and .done
# means that it was completed. RULES changes with this script, and therefore whenever headers may change.
list "$target" >"$work/all" || fail "$to can't be listed, for the reason above. Check that the bucket is at ${endpoint:-Amazon S3} and that the key has permission to list it."
RECORD='[0-9]{10}-[0-9]+-[0-9]+(\.done)?'
sed -E '/^[^ ]* \.deploy\//d' "$work/all" >"$work/there"
names <"$work/there" >"$work/there-names"
sed -nE "s|^[^ ]* \.deploy/($RECORD)$|\1|p" "$work/all" | sort >"$work/records"
sed -e '/\.done$/d' -e 's|^|.deploy/|' "$work/records" >"$work/fetch"
[ ! -s "$work/fetch" ] || rc copy --files-from-raw "$work/fetch" "$target" "$work/releases"
mkdir -p "$work/releases/.deploy"
contents() { (cd "$work/releases/.deploy" && xargs cat /dev/null) | sort -u; }
# Prints the newest record that was complete at a given time, and all later ones: the versions that readers may still have open.
since() {
  awk -v time="$1" '{ line[NR] = $0 } /\.done$/ && $0 + 0 <= time && NR > 1 { first = NR - 1 }
    END { for (i = first ? first : 1; i <= NR; i++) if (line[i] !~ /\.done$/) print line[i] }'
}

rules=$(cksum <"${BASH_SOURCE[0]}")
rules=${rules%% *}
# Until a deploy without --adopt is completed, the next one uploads all files again, because some files of this one may be missing.
[ -z "$adopt" ] || rules=0
now=$(date +%s)
record=$now-$RANDOM$RANDOM-$rules
cp "$work/now-names" "$work/releases/.deploy/$record"
sed -e '/\.done$/d' "$work/records" | contents >"$work/ours"
printf '%s\n' "$record" | sort - "$work/records" >"$work/expected"
printf '%s\n' "$record.done" | sort - "$work/expected" | since $((now - 10#$days * 86400)) >"$work/kept-records"
contents <"$work/kept-records" >"$work/needed"

# Determine what to do. Only objects that are listed in a record are overwritten or deleted.
comm -12 "$work/now-names" "$work/there-names" | comm -23 - "$work/ours" >"$work/foreign"
if [ -s "$work/foreign" ] && [ -z "$adopt" ]; then
  fail "$(count "$work/foreign") objects that no earlier deploy has written would be overwritten, starting with $(head -n 1 "$work/foreign")." \
    'Choose another prefix, or add --adopt. If the previous deploy command wrote them, see src/hosting/README.md.'
fi
other_rules=$(since 9999999999 <"$work/records" | sed "/-$rules$/d")
if [ "$adopt$other_rules" ]; then
  cp "$work/now-names" "$work/upload"
else
  comm -23 "$work/now" "$work/there" | names >"$work/upload"
fi
comm -23 "$work/upload" "$work/there-names" >"$work/new"
comm -12 "$work/upload" "$work/there-names" >"$work/changed"
for kind in new changed; do
  while IFS= read -r name; do
    classify "$name" "$kind"
    headers=$type@$cache@$encoding
    printf '%s\n' "$name" >>"$work/pass/$phase@${headers//\//_}"
  done <"$work/$kind"
done
# Pages that the site no longer has are deleted. Files that open pages load are kept.
comm -12 "$work/there-names" "$work/ours" | comm -23 - "$work/now-names" >"$work/old"
if [ "$remove" ]; then
  cp "$work/old" "$work/gone"
else
  { comm -23 "$work/old" "$work/needed" && pages "$work/old"; } | sort -u >"$work/gone"
fi
pages "$work/gone" >"$work/gone-pages"
pages "$work/there-names" >"$work/there-pages"
comm -23 "$work/old" "$work/gone" >"$work/kept"
counts() { echo "$(count "$work/new") new, $(count "$work/changed") changed, $(count "$work/gone") deleted, $(count "$work/kept") kept for earlier versions"; }
if [ "$dry" ]; then
  sed 's/^/+ /' "$work/new"
  sed 's/^/~ /' "$work/changed"
  sed 's/^/- /' "$work/gone"
  sed 's/^/  /; s/$/  (kept for earlier versions)/' "$work/kept"
  say "would be: $(counts)"
  exit
fi

# An incomplete build may lack a whole language.
[ "$remove$adopt" ] || [ $(($(count "$work/gone-pages") * 5)) -le "$(count "$work/there-pages")" ] ||
  fail "$(count "$work/gone-pages") of $(count "$work/there-pages") pages would be deleted. Check that $from is complete, and look at the dry run. If it's correct, add --adopt."
began='Every page is complete. To continue, run the same command again.'
# Two deploys at once would delete each other's files, so the one that started first stops here. A deploy that receives an empty
# listing also stops here, before it has written any file.
alone() {
  rc lsf --files-only "$target.deploy/" | sed -nE "/^$RECORD$/p" | sort >"$work/found"
  cmp -s "$work/found" "${1:-$work/expected}" || fail "another deploy to $to has started, or its records were removed."
}
if [ -z "$remove" ]; then
  alone "$work/records"
  # Write the record before any file. If this deploy is interrupted, the next one then knows its files.
  rc copyto --header-upload 'Cache-Control: no-store' "$work/now-names" "$target.deploy/$record"
  for pass in "$work"/pass/*; do
    alone
    IFS= read -r name <"$pass"
    phase=${pass##*/}
    phase=${phase%%@*}
    say "${phase#*-} ($(count "$pass")), from $name"
    classify "$name" new
    rc copy --no-check-dest --files-from-raw "$pass" "$work/site" "$target" \
      --header-upload "Content-Type: $type" --header-upload "Cache-Control: $cache" ${encoding:+--header-upload "Content-Encoding: $encoding"}
  done
  list "$target" >"$work/after"
  wrong=$(comm -23 "$work/now" "$work/after" | names)
  [ -z "$wrong" ] || fail "in the bucket, ${wrong%%$'\n'*} and possibly other files differ from the build."
  alone
fi
remove_all() { [ ! -s "$1" ] || rc delete --files-from-raw "$1" "$target"; }
# Delete pages first, so that no page remains whose files are gone.
remove_all "$work/gone-pages"
remove_all "$work/gone"
if [ -z "$remove" ]; then
  alone
  : >"$work/done"
  rc copyto --header-upload 'Cache-Control: no-store' "$work/done" "$target.deploy/$record.done"
fi
# Delete records that no later deploy needs.
[ -z "$remove" ] || : >"$work/kept-records"
{ cat "$work/kept-records" && sed 's/$/.done/' "$work/kept-records"; } | sort | comm -23 "$work/records" - | sed 's|^|.deploy/|' >"$work/past"
remove_all "$work/past"
say "done: $(counts)"
exit
}
