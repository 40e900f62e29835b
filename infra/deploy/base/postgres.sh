#!/bin/sh
# The part of the official image's entrypoint that the site uses: a new data folder gets its password, database and scripts.
set -eu
if [ "$1" != postgres ]; then exec "$@"; fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export POSTGRES_USER=postgres PGPASSWORD="${POSTGRES_PASSWORD:?}"
  printf '%s\n' "$POSTGRES_PASSWORD" >/tmp/password
  initdb --username=postgres --pwfile=/tmp/password --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 >/dev/null
  rm /tmp/password
  printf 'host all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait --silent start -o "-c listen_addresses=''"
  createdb -U postgres "${POSTGRES_DB:?}"
  for script in /docker-entrypoint-initdb.d/*.sh; do sh "$script"; done
  pg_ctl --wait --silent --mode=fast stop
fi
exec "$@" -c listen_addresses='*'
