#!/bin/sh
# Publishes a release into the volume: new files first, then the ones that name them, each by an atomic rename; nothing is deleted for KEEP_DAYS (30) after it was replaced. Then serves them.
set -eu
site=${SITE_DIR:-/site}
cd /release
if [ -e "$site/mf-manifest.json" ]; then
  grep -o '"[^"]*\.[0-9a-f]\{8\}[^"]*"' "$site/mf-manifest.json" | tr -d '"' | sort -u | while read -r file; do
    if [ -e "$site/$file" ]; then touch "$site/$file"; fi
  done
fi
find . -type f ! -name index.html ! -name document.json ! -name mf-manifest.json ! -name version.json | while read -r file; do
  mkdir -p "$site/$(dirname "$file")"
  [ -e "$site/$file" ] && case "$file" in *.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]*) touch "$site/$file"; continue ;; esac
  cp "$file" "$site/$file.part" && mv "$site/$file.part" "$site/$file"
done
for file in version.json mf-manifest.json document.json index.html; do
  if [ -e "$file" ]; then cp "$file" "$site/$file.part" && mv "$site/$file.part" "$site/$file"; fi
done
find "$site" -type f -mtime +"${KEEP_DAYS:-30}" -name '*.[0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f][0-9a-f]*' | while read -r old; do
  [ -e "/release/${old#"$site"/}" ] || rm -f "$old"
done
exec "$@"
