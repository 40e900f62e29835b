#!/bin/bash
# `backup.sh store` stores the schemas of all services and the pictures, and keeps the newest fourteen backups; `backup.sh restore` replaces them by those of BACKUP.
set -euo pipefail
backups=${BACKUPS:-/backups} pictures=${PICTURES:-/pictures} kept=14
# Booking first: whatever it refers to is in the dumps after it.
services=(booking account catalog bff)

# The database's own address where there is a pooler.
url() {
  local pooled=${1^^}_DATABASE_URL direct=${1^^}_DIRECT_DATABASE_URL
  echo "${!direct:-${!pooled}}"
}

store() {
  local name service
  name=$(date -u +%Y-%m-%dT%H-%M-%SZ)
  rm -rf "$backups"/*.part
  mkdir "$backups/$name.part"
  cd "$backups/$name.part"
  for service in "${services[@]}"; do
    pg_dump -Fc -n "$service" -n "${service}_jobs" -f "$service.dump" "$(url "$service")"
  done
  # Status 1: a picture was uploaded or removed meanwhile. The archive is whole.
  tar -C "$pictures" --exclude=lost+found -cf pictures.tar . || [ $? -eq 1 ]
  sha256sum -- * >SHA256SUMS
  cd "$backups"
  mv "$name.part" "$name"
  ls -d 20*Z | head -n -$kept | xargs -r rm -r
  du -sh 20*Z
}

restore() {
  local service
  cd "$backups/${BACKUP:?}"
  sha256sum --check --quiet SHA256SUMS
  for service in "${services[@]}"; do
    # One transaction: what ends early is never committed.
    {
      echo 'SET client_min_messages = warning; BEGIN; SET LOCAL statement_timeout = 0;'
      echo "DROP SCHEMA IF EXISTS $service, ${service}_jobs CASCADE;"
      pg_restore -f - "$service.dump"
      echo 'COMMIT; SET client_min_messages = error; ANALYZE;'
    } | psql -q -v ON_ERROR_STOP=1 -o /dev/null "$(url "$service")"
  done
  find "$pictures" -mindepth 2 -maxdepth 2 ! -name lost+found -exec rm -r {} +
  tar -C "$pictures" --no-overwrite-dir -xf pictures.tar
  echo "$BACKUP is restored."
}

"$1"
