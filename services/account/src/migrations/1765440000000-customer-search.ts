import { createIndexConcurrently, dropIndexConcurrently } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = [
  ['account.user_by_words', 'account."user" USING gin (account.search_words("name", "email", "phone"))'],
  ['account.client_by_words', 'account.client USING gin (account.search_words("name", "email", "phone"))'],
  ['account.user_by_name', 'account."user" (lower("name"), "id")'],
] as const;

/**
 * Customers are found by the beginning of any word of their name, address or number. The function is expensive on
 * paper, so that the planner takes the index instead of calling it for every person. Each statement may run twice.
 */
export class CustomerSearch1765440000000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE OR REPLACE FUNCTION account.search_words("name" text, "email" text, "phone" text) RETURNS tsvector
      LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000 AS $$
      DECLARE
        address text := lower(coalesce("email", ''));
        number  text := regexp_replace(regexp_replace(coalesce("phone", ''), '\\D', '', 'g'), '^(00)?94', '0');
      BEGIN
        RETURN array_to_tsvector(array_remove(
          regexp_split_to_array(lower("name"), '\\s+') || address || regexp_split_to_array(address, '[@._+-]+')
            || number || ltrim(number, '0'), ''));
      END $$`);
    for (const [name, on] of INDEXES) await createIndexConcurrently(db, name, on);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await dropIndexConcurrently(db, name);
    await db.query('DROP FUNCTION IF EXISTS account.search_words(text, text, text)');
  }
}
