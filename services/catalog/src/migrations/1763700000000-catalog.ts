import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Services, offers, gallery, reviews and the salon's own texts. Money in integer cents, days as salon-local dates. */
export class Catalog1763700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE catalog.category (
        "slug"     text PRIMARY KEY,
        "label"    text NOT NULL,
        "position" int NOT NULL
      );
      CREATE TABLE catalog.service (
        "id"          uuid PRIMARY KEY,
        "title"       text NOT NULL CHECK (length("title") BETWEEN 1 AND 120),
        "description" text NOT NULL,
        "category"    text NOT NULL REFERENCES catalog.category,
        "priceCents"  int NOT NULL CHECK ("priceCents" >= 0),
        "minutes"     int CHECK ("minutes" BETWEEN 5 AND 480),
        "thumbnail"   text,
        "position"    int NOT NULL DEFAULT 0,
        "archivedAt"  timestamptz
      );
      CREATE TABLE catalog.offer (
        "id"                 uuid PRIMARY KEY,
        "title"              text NOT NULL CHECK (length("title") BETWEEN 1 AND 120),
        "description"        text NOT NULL,
        "image"              text,
        "priceCents"         int NOT NULL CHECK ("priceCents" >= 0),
        "originalPriceCents" int NOT NULL,
        "startDate"          date NOT NULL,
        "endDate"            date NOT NULL CHECK ("endDate" >= "startDate"),
        "position"           int NOT NULL DEFAULT 0,
        "archivedAt"         timestamptz,
        CONSTRAINT offer_saves_something CHECK ("priceCents" < "originalPriceCents")
      );
      CREATE TABLE catalog.offer_service (
        "offerId"   uuid NOT NULL REFERENCES catalog.offer ON DELETE CASCADE,
        "serviceId" uuid NOT NULL REFERENCES catalog.service,
        "position"  int NOT NULL,
        PRIMARY KEY ("offerId", "serviceId")
      );
      CREATE TABLE catalog.gallery_image (
        "id"       uuid PRIMARY KEY,
        "caption"  text NOT NULL,
        "title"    text NOT NULL,
        "imageUrl" text NOT NULL,
        "position" int NOT NULL
      );
      CREATE TABLE catalog.review (
        "id"        uuid PRIMARY KEY,
        "userId"    uuid NOT NULL,
        "userName"  text NOT NULL,
        "userImage" text,
        "rating"    int NOT NULL CHECK ("rating" BETWEEN 1 AND 5),
        "comment"   text NOT NULL CHECK (length("comment") BETWEEN 1 AND 2000),
        "createdAt" timestamptz NOT NULL,
        "hiddenAt"  timestamptz,
        CONSTRAINT one_review_per_user UNIQUE ("userId")
      );
      CREATE TABLE catalog.site (
        "id"    boolean PRIMARY KEY DEFAULT true CHECK ("id"),
        "value" jsonb NOT NULL
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE catalog.site, catalog.review, catalog.gallery_image, catalog.offer_service, catalog.offer,
                 catalog.service, catalog.category`);
  }
}
