-- Who owns what in the salon's database. Run it as a superuser, connected to that database; running it again changes nothing:
--   createdb salon && psql -d salon -f roles.sql
-- It sets no passwords: `npm start` gives each role its development one (catalog-dev, ...); in production set them with \password.
-- Each part owns its schema and its jobs schema, and sees nobody else's (house rules, sentence 2).

CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

DO $$
DECLARE
  part text;
BEGIN
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  FOREACH part IN ARRAY ARRAY['catalog', 'account', 'booking', 'bff'] LOOP
    IF to_regrole(part) IS NULL THEN
      EXECUTE format('CREATE ROLE %I LOGIN', part);
    END IF;
    EXECUTE format('GRANT CONNECT, CREATE, TEMPORARY ON DATABASE %I TO %I', current_database(), part);
    EXECUTE format('CREATE SCHEMA IF NOT EXISTS %I AUTHORIZATION %I', part, part);
    EXECUTE format('ALTER ROLE %I SET search_path = %I, public', part, part);
  END LOOP;
END
$$;
