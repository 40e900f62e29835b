import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The salon's texts as rows, archived instead of deleted, with a journal of what its admins did. */
export class Content1764300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE catalog.category ADD "archivedAt" timestamptz;
      ALTER TABLE catalog.gallery_image ADD "archivedAt" timestamptz;
      ALTER TABLE catalog.review ADD "verifiedVisit" boolean NOT NULL DEFAULT false, ADD "hiddenReason" text;
      CREATE TABLE catalog.faq_entry (
        "id"         uuid PRIMARY KEY,
        "question"   text NOT NULL,
        "answer"     text NOT NULL,
        "more"       jsonb,
        "position"   int NOT NULL,
        "archivedAt" timestamptz
      );
      CREATE TABLE catalog.team_member (
        "id"         uuid PRIMARY KEY,
        "name"       text NOT NULL,
        "role"       text NOT NULL,
        "bio"        text NOT NULL,
        "image"      text NOT NULL,
        "position"   int NOT NULL,
        "archivedAt" timestamptz
      );
      CREATE TABLE catalog.statistic (
        "id"          uuid PRIMARY KEY,
        "number"      text NOT NULL,
        "title"       text NOT NULL,
        "description" text NOT NULL,
        "footnote"    text,
        "position"    int NOT NULL,
        "archivedAt"  timestamptz
      );
      CREATE TABLE catalog.value_card (
        "id"         uuid PRIMARY KEY,
        "title"      text NOT NULL,
        "content"    text NOT NULL,
        "isHiring"   boolean NOT NULL DEFAULT false,
        "position"   int NOT NULL,
        "archivedAt" timestamptz
      );
      CREATE TABLE catalog.act (
        "id"       uuid PRIMARY KEY,
        "kind"     text NOT NULL,
        "what"     text NOT NULL,
        "entryId"  text NOT NULL,
        "byId"     uuid NOT NULL,
        "byName"   text NOT NULL,
        "before"   jsonb,
        "after"    jsonb NOT NULL,
        "at"       timestamptz NOT NULL,
        "undoneAt" timestamptz
      );
      CREATE INDEX act_newest ON catalog.act ("at" DESC)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE catalog.act, catalog.value_card, catalog.statistic, catalog.team_member, catalog.faq_entry;
      ALTER TABLE catalog.review DROP "verifiedVisit", DROP "hiddenReason";
      ALTER TABLE catalog.gallery_image DROP "archivedAt";
      ALTER TABLE catalog.category DROP "archivedAt"`);
  }
}
