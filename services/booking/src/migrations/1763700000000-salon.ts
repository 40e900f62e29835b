import { seedId } from '@salon/nest-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const STYLISTS = [
  ['Dilani Perera', 'Colour, bridal hair and skin rituals'],
  ['Nadeesha Silva', 'Cutting, nail art and herbal facials'],
  ['Ruwan Fernando', 'Styling, make-up and spa manicures'],
] as const;
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];
const NINE = 9 * 60;
const SIX_IN_THE_EVENING = 18 * 60;

/**
 * When the salon works, who works in it, and the settings of booking (decision C1).
 * @param isDemo with three stylists; a salon of its own begins without anybody (ADR-0044)
 */
export const salonMigration = (isDemo: boolean) =>
  class Salon1763700000000 implements MigrationInterface {
    async up(db: QueryRunner): Promise<void> {
      await db.query(`
      CREATE TABLE booking.settings (
        "id"              boolean PRIMARY KEY DEFAULT true CHECK ("id"),
        "zone"            text NOT NULL DEFAULT 'Asia/Colombo',
        "gridMinutes"     int NOT NULL DEFAULT 30 CHECK ("gridMinutes" BETWEEN 5 AND 60),
        "leadMinutes"     int NOT NULL DEFAULT 60 CHECK ("leadMinutes" BETWEEN 0 AND 10080),
        "horizonDays"     int NOT NULL DEFAULT 90 CHECK ("horizonDays" BETWEEN 1 AND 365),
        "feeCents"        int NOT NULL DEFAULT 100000 CHECK ("feeCents" > 0),
        "holdMinutes"     int NOT NULL DEFAULT 15 CHECK ("holdMinutes" > 0),
        "payHoldMinutes"  int NOT NULL DEFAULT 20 CHECK ("payHoldMinutes" >= "holdMinutes"),
        "mostHoldMinutes" int NOT NULL DEFAULT 30 CHECK ("mostHoldMinutes" >= "payHoldMinutes"),
        "unpaidPerDay"    int NOT NULL DEFAULT 10 CHECK ("unpaidPerDay" > 0)
      );
      CREATE TABLE booking.stylist (
        "id"         uuid PRIMARY KEY,
        "name"       text NOT NULL CHECK (length("name") BETWEEN 1 AND 80),
        "skills"     text NOT NULL,
        "position"   int NOT NULL DEFAULT 0,
        "serviceIds" uuid[],
        "leftAt"     timestamptz
      );
      COMMENT ON COLUMN booking.stylist."serviceIds" IS 'the services this stylist does; null for all of them';
      CREATE TABLE booking.working_hours (
        "stylistId"   uuid NOT NULL REFERENCES booking.stylist ON DELETE CASCADE,
        "weekday"     int NOT NULL CHECK ("weekday" BETWEEN 0 AND 6),
        "startMinute" int NOT NULL CHECK ("startMinute" >= 0),
        "endMinute"   int NOT NULL CHECK ("endMinute" > "startMinute" AND "endMinute" <= 1440),
        PRIMARY KEY ("stylistId", "weekday", "startMinute")
      );
      COMMENT ON TABLE booking.working_hours IS 'minutes since salon midnight, weekday 0 is Sunday; a break is the gap between two rows of a day';
      CREATE TABLE booking.closure (
        "day"    date PRIMARY KEY,
        "reason" text NOT NULL CHECK (length("reason") BETWEEN 1 AND 200)
      );
      INSERT INTO booking.settings DEFAULT VALUES`);
      for (const [position, [name, skills]] of isDemo ? STYLISTS.entries() : []) {
        const id = seedId(`stylist ${name}`);
        await db.query('INSERT INTO booking.stylist ("id", "name", "skills", "position") VALUES ($1, $2, $3, $4)', [
          id,
          name,
          skills,
          position,
        ]);
        await db.query('INSERT INTO booking.working_hours SELECT $1, unnest($2::int[]), $3, $4', [
          id,
          MONDAY_TO_SATURDAY,
          NINE,
          SIX_IN_THE_EVENING,
        ]);
      }
    }

    async down(db: QueryRunner): Promise<void> {
      await db.query('DROP TABLE booking.closure, booking.working_hours, booking.stylist, booking.settings');
    }
  };
