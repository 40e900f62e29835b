#!/bin/sh
# Runs once in a new Postgres container: roles and schemas, then each role's password from the environment.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" -f /roles.sql
for role in catalog account booking bff; do
  variable=$(echo "$role" | tr '[:lower:]' '[:upper:]')_DB_PASSWORD
  eval "password=\${$variable:?}"
  printf "ALTER ROLE %s PASSWORD :'password';\n" "$role" | psql -v ON_ERROR_STOP=1 -v password="$password" -U "$POSTGRES_USER" -d "$POSTGRES_DB"
done
