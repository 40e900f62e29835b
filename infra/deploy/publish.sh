#!/bin/sh
# Publishes a release into the volume: new files first, then the ones that name them, each by an atomic rename; nothing is deleted for KEEP_DAYS (30) after it was replaced. Then serves them.
set -eu
site=${SITE_DIR:-/site}
release=${RELEASE_DIR:-/release}
# Two containers can publish into one volume at once, and each is process 1.
part=.part.$(hostname).$$
cd "$release"
# What was published last is replaced only now, however old its files are; without a list of it, it may be any file.
{ cat "$site/.published" 2> /dev/null || (cd "$site" && find . -type f); } | while read -r file; do
  if [ -e "$site/$file" ]; then touch "$site/$file"; fi
done
find . -type f ! -name index.html ! -name document.json ! -name mf-manifest.json ! -name version.json | while read -r file; do
  mkdir -p "$site/$(dirname "$file")"
  [ -e "$site/$file" ] && case "$file" in *.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]*) touch "$site/$file"; continue ;; esac
  cp "$file" "$site/$file$part" && mv "$site/$file$part" "$site/$file"
done
for file in version.json mf-manifest.json document.json index.html; do
  if [ -e "$file" ]; then cp "$file" "$site/$file$part" && mv "$site/$file$part" "$site/$file"; fi
done
find . -type f > "$site/.published$part" && mv "$site/.published$part" "$site/.published"
find "$site" -type f -mtime +"${KEEP_DAYS:-30}" -name '*.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]*' | while read -r old; do
  [ -e "$release/${old#"$site"/}" ] || rm -f "$old"
done
exec "$@"
