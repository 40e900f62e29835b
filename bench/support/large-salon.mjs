/** The salon that the admin's screens are measured with. */
export const STYLISTS = 30;
export const VISITS = 100_000;
/** The leave whose impact is measured: when it begins, its days, and the visits of the stylist on it. */
export const LEAVE = { inDays: 30, days: 7, visits: 200 };

/** Stylists up to thirty, with three plans each, breaks and leave. */
const PEOPLE = `
  WITH stylist AS (
    INSERT INTO booking.stylist ("id", "name", "skills", "position")
    SELECT gen_random_uuid(), 'Stylist ' || n, '', n
    FROM generate_series((SELECT count(*) + 1 FROM booking.stylist), $1) n
    RETURNING "id"),
  plan AS (
    INSERT INTO booking.week_plan ("stylistId", "validFrom", "week")
    SELECT "id", since, week
    FROM stylist, (VALUES (current_date - 700), (current_date - 20), (current_date + 45)) AS plans(since),
      (SELECT jsonb_agg('{"start":"06:00","end":"22:00","breaks":[{"start":"21:00","end":"21:30"}]}'::jsonb) AS week
       FROM generate_series(1, 7)) AS whole)
  INSERT INTO booking.hours_exception ("id", "stylistId", "kind", "from", "to", "hours")
  SELECT gen_random_uuid(), "id", 'leave', current_date + 50 + n, current_date + 50 + n, NULL
  FROM stylist, generate_series(0, 3) n`;

const visits = (source) => `
  INSERT INTO booking.appointment (
    "id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "money",
    "stylistId", "day", "startTime", "endTime", "startsAt", "endsAt", "minutes",
    "lines", "totalCents", "feeCents", "requestHash", "createdAt")
  SELECT
    gen_random_uuid(), current_date - 400, gen_random_uuid(), 'Nimali Perera', 'nimali@example.test',
    CASE WHEN day < current_date THEN 'completed' ELSE 'confirmed' END, 'paid',
    stylist."id", day, to_char(starts, 'HH24:MI'), to_char(starts + interval '30 minutes', 'HH24:MI'),
    starts AT TIME ZONE 'Asia/Colombo', (starts + interval '30 minutes') AT TIME ZONE 'Asia/Colombo', 30,
    jsonb_build_array(jsonb_build_object(
      'serviceId', $1::text, 'title', 'Cut', 'priceCents', 250000, 'minutes', 30, 'quantity', 1)),
    250000, 100000, '', now()
  FROM ${source}`;

/** Eight visits a day of each stylist, the last three weeks of them still to come. */
const EVERY_DAY = visits(`
  (SELECT "id", row_number() OVER (ORDER BY "position") - 1 AS place, count(*) OVER () AS places
   FROM booking.stylist WHERE "name" LIKE 'Stylist %') stylist
  JOIN generate_series(0, $2::int - 1) n ON n / 8 % places = place,
  LATERAL (SELECT current_date + 20 - (n / 8 / places)::int AS day) d,
  LATERAL (SELECT day + make_interval(hours => (ARRAY[9, 10, 11, 12, 14, 15, 16, 17])[n % 8 + 1]) AS starts) s`);

/** Visits of the last stylist without a gap, in the week of the leave. */
const OF_THE_LEAVE = visits(`
  generate_series(0, $2::int - 1) n, LATERAL (SELECT current_date + $3::int + n / 29 AS day) d,
  LATERAL (SELECT day + make_interval(mins => 360 + 30 * (n % 29)) AS starts) s,
  (SELECT "id" FROM booking.stylist ORDER BY "position" DESC LIMIT 1) stylist`);

/** Fills the salon; returns the stylist whose leave is measured. */
export async function fillSalon(db, service) {
  await db.query('SET statement_timeout = 0');
  await db.query(`SET TIME ZONE 'Asia/Colombo'`); // The days are the salon's.
  await db.query(PEOPLE, [STYLISTS]);
  await db.query(EVERY_DAY, [service, VISITS]);
  await db.query(OF_THE_LEAVE, [service, LEAVE.visits, LEAVE.inDays]);
  await db.query('ANALYZE');
  return (await db.query('SELECT "id" FROM booking.stylist ORDER BY "position" DESC LIMIT 1')).rows[0].id;
}
