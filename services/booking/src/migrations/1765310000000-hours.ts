import { timeOf } from '@salon/kernel';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Shift {
  stylistId: string;
  weekday: number;
  start: number;
  end: number;
}

const clock = (minutes: number): string => timeOf(minutes % (24 * 60));
const span = (start: number, end: number) => ({ start: clock(start), end: clock(end) });

/** Shifts of one weekday, in their order, as hours with breaks. */
function dayOf(shifts: readonly Shift[]) {
  const [first] = shifts;
  const last = shifts.at(-1);
  if (!first || !last) return null;
  const breaks = shifts.slice(1).map(({ start }, at) => span(shifts[at]?.end ?? start, start));
  return { ...span(first.start, last.end), breaks: breaks.filter(({ start, end }) => start !== end) };
}

const weekOf = (shifts: readonly Shift[]) =>
  Array.from({ length: 7 }, (_, weekday) => dayOf(shifts.filter((each) => each.weekday === weekday)));

/** The salon's own hours at first: from the first beginning to the last end of each weekday. */
function frameOf(shifts: readonly Shift[]) {
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = shifts.filter((each) => each.weekday === weekday);
    if (day.length === 0) return null;
    return { ...span(Math.min(...day.map(({ start }) => start)), Math.max(...day.map(({ end }) => end))), breaks: [] };
  });
}

/**
 * Weekly plans from a day on, exceptions to them, and the visits that are kept outside them on purpose (ADR-0042). The
 * plans begin with what `working_hours` says, which the previous release goes on reading.
 */
export class Hours1765310000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE booking.week_plan (
        "stylistId" uuid REFERENCES booking.stylist ON DELETE CASCADE,
        "validFrom" date NOT NULL,
        "week"      jsonb NOT NULL,
        CONSTRAINT one_plan_per_day UNIQUE NULLS NOT DISTINCT ("stylistId", "validFrom")
      );
      COMMENT ON TABLE booking.week_plan IS 'hours and breaks by weekday, 0 is Sunday, until the next plan begins; of the salon itself without a stylist';
      CREATE TABLE booking.hours_exception (
        "id"        uuid PRIMARY KEY,
        "stylistId" uuid NOT NULL REFERENCES booking.stylist ON DELETE CASCADE,
        "kind"      text NOT NULL CHECK ("kind" IN ('leave','sick','extra')),
        "from"      date NOT NULL,
        "to"        date NOT NULL CHECK ("to" >= "from"),
        "hours"     jsonb,
        "note"      text NOT NULL DEFAULT ''
      );
      COMMENT ON COLUMN booking.hours_exception."hours" IS 'start and end on each of the days; null for the whole day';
      CREATE INDEX hours_exception_by_end ON booking.hours_exception ("to");
      CREATE TABLE booking.kept_outside (
        "appointmentId" uuid PRIMARY KEY REFERENCES booking.appointment ON DELETE CASCADE,
        "stylistId"     uuid NOT NULL,
        "startsAt"      timestamptz NOT NULL
      );
      COMMENT ON TABLE booking.kept_outside IS 'visits kept outside the hours on purpose, with this stylist at this time';
      ALTER TABLE booking.act DROP CONSTRAINT act_kind_check,
        ADD CONSTRAINT act_kind_check CHECK ("kind" IN ('status','reschedule','reassign','keep','refund_send','refund_settle')) NOT VALID;
      ALTER TABLE booking.message DROP CONSTRAINT message_kind_check,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN
          ('confirmation','cancellation','unplaced','rescheduled','reassigned','unconfirmed','owed','refunded','unrefunded')) NOT VALID`);
    await this.fill(db);
  }

  private async fill(db: QueryRunner): Promise<void> {
    const shifts = (await db.query(
      `SELECT "stylistId", "weekday", "startMinute" AS "start", "endMinute" AS "end" FROM booking.working_hours ORDER BY "startMinute"`,
    )) as Shift[];
    const insert = (stylistId: string | null, week: unknown) =>
      db.query(`INSERT INTO booking.week_plan VALUES ($1, '1970-01-01', $2)`, [stylistId, JSON.stringify(week)]);
    for (const id of new Set(shifts.map(({ stylistId }) => stylistId)))
      await insert(id, weekOf(shifts.filter(({ stylistId }) => stylistId === id)));
    if (shifts.length > 0) await insert(null, frameOf(shifts));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM booking.act WHERE "kind" IN ('reassign','keep');
      ALTER TABLE booking.act DROP CONSTRAINT act_kind_check,
        ADD CONSTRAINT act_kind_check CHECK ("kind" IN ('status','reschedule','refund_send','refund_settle'));
      DELETE FROM booking.message WHERE "kind" = 'reassigned';
      ALTER TABLE booking.message DROP CONSTRAINT message_kind_check,
        ADD CONSTRAINT message_kind_check CHECK ("kind" IN ('confirmation','cancellation','unplaced','rescheduled','unconfirmed','owed','refunded','unrefunded'));
      DROP TABLE booking.kept_outside, booking.hours_exception, booking.week_plan`);
  }
}
