#!/bin/sh
# Publishes a release into the volume: new files first, then the ones that name them, each by an atomic rename; nothing is deleted for KEEP_DAYS (30) after it was replaced. Then serves them.
# When a file cannot be published, as on a full volume, the release that is there goes on being served.
set -eu
site=${SITE_DIR:-/site}
# In a process of its own, which ends at its first failure.
if [ "${1:-}" != --publish ]; then
  if ! sh "$0" --publish; then
    echo "The release could not be published." >&2
    [ -e "$site/.published" ] || exit 1
  fi
  exec "$@"
fi
release=${RELEASE_DIR:-/release}
# Two containers can publish into one volume at once, and each is process 1.
part=.part.$(hostname).$$
cd "$release"
# What was published last is replaced only now, however old its files are; without a list of it, it may be any file.
{ cat "$site/.published" 2> /dev/null || (cd "$site" && find . -type f); } | while read -r file; do
  if [ -e "$site/$file" ]; then touch "$site/$file"; fi
done
# Not `cp … && mv …`: after a failed `cp` of that list the shell would go on.
replace() {
  cp "$1" "$site/$1$part"
  mv "$site/$1$part" "$site/$1"
}
find . -type f ! -name index.html ! -name document.json ! -name mf-manifest.json ! -name version.json | while read -r file; do
  mkdir -p "$site/$(dirname "$file")"
  [ -e "$site/$file" ] && case "$file" in *.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]*) touch "$site/$file"; continue ;; esac
  replace "$file"
done
for file in version.json mf-manifest.json document.json index.html; do
  if [ -e "$file" ]; then replace "$file"; fi
done
find . -type f > "$site/.published$part"
mv "$site/.published$part" "$site/.published"
find "$site" -type f -mtime +"${KEEP_DAYS:-30}" -name '*.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]*' | while read -r old; do
  [ -e "$release/${old#"$site"/}" ] || rm -f "$old"
done
