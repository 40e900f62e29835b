import type { DataSource } from 'typeorm';

/** A customer with many visits. */
export const REGULAR = 'af37d08a-e228-a87d-c6b2-65fd1019c97d';

const STYLISTS = 30;
/** Share of the visits that are still to come. */
const COMING = 0.04;

const INSERT_STYLISTS = `
  INSERT INTO booking.stylist ("id", "name", "skills")
  SELECT gen_random_uuid(), 'Stylist ' || n, '' FROM generate_series(1, $1) n`;
const INSERT_VISITS = `
  WITH stylists AS (
    SELECT "id", row_number() OVER () - 1 AS at FROM booking.stylist WHERE "name" LIKE 'Stylist %'),
  visit AS (
    SELECT n, abs(hashint4(n)) % 1000 AS chance, n >= $1::int * (1 - $3::float) AS coming,
           date_trunc('day', $2::timestamptz)
             - make_interval(days => ($1::int * (1 - $3::float) / $4::int / 16)::int - n / $4::int / 16)
             + make_interval(hours => 3, mins => 30 + 30 * (n / $4::int % 16)) AS starts
    FROM generate_series(0, $1::int - 1) n)
  INSERT INTO booking.appointment
    ("id", "bookedOn", "customerId",
     "customerName", "customerEmail", "status", "cancelReason", "money",
     "stylistId", "day", "startTime", "endTime", "startsAt", "endsAt", "minutes",
     "lines", "totalCents", "feeCents", "requestHash", "createdAt")
  SELECT gen_random_uuid(), starts::date, md5(CASE WHEN n % 100 = 0 THEN 'regular' ELSE (n % 20000)::text END)::uuid,
         'Nimali Perera', 'nimali@example.test', status, CASE status WHEN 'cancelled' THEN 'customer' END,
         CASE WHEN status = 'cancelled' AND chance < 141
              THEN CASE WHEN chance = 140 THEN 'refund_due' WHEN chance < 80 THEN 'none' ELSE 'refunded' END
              WHEN status = 'completed' AND chance % 9 = 0 THEN 'paid_at_desk' ELSE 'paid' END,
         stylists."id", local::date, to_char(local, 'HH24:MI'), to_char(local + interval '30 minutes', 'HH24:MI'),
         starts, starts + interval '30 minutes', 30,
         '[{"serviceId":"00000000-0000-4000-8000-000000000000","title":"Cut","priceCents":250000,"minutes":30,"quantity":1}]',
         250000, 100000, '', starts
  FROM visit JOIN stylists ON stylists.at = n % $4::int,
       LATERAL (SELECT CASE WHEN chance < 150 THEN 'cancelled' WHEN coming THEN 'confirmed'
                            WHEN chance < 220 THEN 'no_show' ELSE 'completed' END AS status,
                       starts AT TIME ZONE 'Asia/Colombo' AS local) AS said`;

/**
 * Stores `count` visits of a salon with 30 stylists who each serve 16 customers a day; the newest are upcoming.
 * Most past visits are completed and paid, one in a thousand waits for its refund. Every hundredth visit belongs to
 * `REGULAR`.
 */
export async function storeVisits(db: DataSource, count: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    await tx.query(INSERT_STYLISTS, [STYLISTS]);
    await tx.query(INSERT_VISITS, [count, now, COMING, STYLISTS]);
  });
  await db.query('ANALYZE booking.appointment');
}

/**
 * The desk's actions on those visits: each past visit was completed or marked as a no-show by `most`, one of a thousand
 * by `few`; each cancelled one was refunded. Also a change of the salon for each fourth visit, and one of the notes about
 * the customer for each eighth.
 */
export async function storeDeskWork(db: DataSource, { most, few }: { most: string; few: string }): Promise<void> {
  const by = `CASE WHEN "number" % 1000 = 0 THEN $2::uuid ELSE $1::uuid END`;
  await db.transaction(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0');
    await tx.query(
      `INSERT INTO booking.act ("id", "kind", "appointmentId", "adminId", "adminName", "before", "after", "at")
       SELECT gen_random_uuid(), 'status', "id", ${by}, 'Ama',
              '{"status":"confirmed"}', jsonb_build_object('status', "status"), "endsAt"
       FROM booking.appointment WHERE "status" IN ('completed', 'no_show')`,
      [most, few],
    );
    await tx.query(
      `INSERT INTO booking.refund_task
         ("id", "appointmentId", "orderId", "paymentId", "amountCents", "reason",
          "state", "createdAt", "method", "begunAt")
       SELECT gen_random_uuid(), "id", "id", 'p', 100000, 'cancelled',
              CASE WHEN "money" = 'refund_due' THEN 'due' ELSE 'refunded' END, "startsAt",
              CASE WHEN "money" <> 'refund_due' THEN 'gateway' END,
              CASE WHEN "money" <> 'refund_due' THEN "startsAt" END
       FROM booking.appointment WHERE "status" = 'cancelled'`,
    );
    await tx.query(
      `INSERT INTO booking.salon_change
         ("id", "kind", "subject", "subjectId", "title", "adminId", "adminName", "before", "after", "at")
       SELECT gen_random_uuid(), 'create', 'exception', "id", 'Blocked time', ${by}, 'Ama',
              NULL, '{"kind":"block"}', "startsAt"
       FROM booking.appointment WHERE "number" % 4 = 0`,
      [most, few],
    );
    await tx.query(
      `INSERT INTO booking.salon_change
         ("id", "kind", "subject", "subjectId", "title", "adminId", "adminName", "before", "after", "at")
       SELECT gen_random_uuid(), 'edit', 'customer', "customerId", 'Nimali Perera', ${by}, 'Ama',
              '{"notes":{}}', '{"notes":{"colour":"7/43"}}', "startsAt"
       FROM booking.appointment WHERE "number" % 8 = 1 AND "customerId" <> $3`,
      [most, few, REGULAR],
    );
  });
  await db.query('ANALYZE booking.act, booking.refund_task, booking.salon_change');
}
