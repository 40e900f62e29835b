/** The salon whose reports are measured: two years, the last three weeks of them still to come. */
export const VISITS = 1_000_000;
const STYLISTS = 30;
const DAYS = 731;
export const COMING_DAYS = 20;
/** Visits of a stylist on one day, a quarter of an hour each. */
const VISITS_PER_DAY = 46;

/**
 * Most past visits took place; of a hundred, five were missed and eight cancelled, half of these late. 200,000
 * customers.
 */
const BOOKED = `
  INSERT INTO booking.appointment (
    "id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "cancelReason", "cancelCostCents",
    "money", "stylistId", "day", "startTime", "endTime", "startsAt", "endsAt", "minutes",
    "lines", "totalCents", "feeCents", "deskPaidCents", "requestHash", "createdAt")
  SELECT
    md5('visit ' || n)::uuid, day, md5('customer ' || abs(hashint4(n)) % 200000)::uuid, 'Nimali Perera',
    'nimali@example.test', status, CASE status WHEN 'cancelled' THEN 'customer' END,
    CASE WHEN status = 'cancelled' AND chance < 4 THEN 125000 END, 'paid',
    stylist."id", day, to_char(starts, 'HH24:MI'), to_char(starts + interval '15 minutes', 'HH24:MI'),
    starts AT TIME ZONE 'Asia/Colombo', (starts + interval '15 minutes') AT TIME ZONE 'Asia/Colombo', 15,
    jsonb_build_array(jsonb_build_object(
      'serviceId', md5('service ' || n % 40), 'title', 'Service ' || n % 40,
      'priceCents', 250000, 'minutes', 15, 'quantity', 1)),
    250000, 100000, CASE status WHEN 'completed' THEN 250000 ELSE 0 END, '', starts
  FROM generate_series(0, $1::int - 1) n
  JOIN (
    SELECT "id", row_number() OVER (ORDER BY "id") - 1 AS place, count(*) OVER () AS places
    FROM booking.stylist) stylist ON n / ${VISITS_PER_DAY} % places = place,
  LATERAL (
    SELECT current_date + ${COMING_DAYS} - (n / ${VISITS_PER_DAY} / places)::int AS day, abs(hashint4(n + 1)) % 100 AS chance) d,
  LATERAL (
    SELECT day + make_interval(mins => 480 + 15 * (n % ${VISITS_PER_DAY})) AS starts,
      CASE WHEN chance < 8 THEN 'cancelled'
           WHEN day >= current_date THEN 'confirmed'
           WHEN chance < 13 THEN 'no_show' ELSE 'completed' END AS status) s`;

const FILL = [
  `INSERT INTO booking.stylist ("id", "name", "skills", "position")
   SELECT gen_random_uuid(), 'Stylist ' || n, '', n
   FROM generate_series((SELECT count(*) + 1 FROM booking.stylist), ${STYLISTS}) n`,
  `INSERT INTO booking.week_plan ("stylistId", "validFrom", "week")
   SELECT "id", current_date - ${DAYS},
     (SELECT jsonb_agg('{"start":"08:00","end":"20:00","breaks":[{"start":"13:00","end":"13:30"}]}'::jsonb)
      FROM generate_series(1, 7))
   FROM booking.stylist ON CONFLICT DO NOTHING`,
];
/** Every fee was paid online, and the rest of what took place in cash or by card. */
const PAID = [
  `INSERT INTO booking.payment_attempt
     ("orderId", "appointmentId", "amount", "amountCents", "currency", "state", "createdAt")
   SELECT lpad("number"::text, 19, '0') || 'A', "id", '1000.00', 100000, 'LKR', 'paid', "createdAt"
   FROM booking.appointment`,
  `INSERT INTO booking.payment_notice
     ("receivedAt", "source", "verdict", "merchantId", "orderId", "paymentId", "statusCode", "amount", "currency")
   SELECT "createdAt", 'notice', 'accepted', 'm', "orderId", "orderId", 2, "amount", 'LKR'
   FROM booking.payment_attempt`,
  `INSERT INTO booking.act ("id", "kind", "appointmentId", "adminId", "adminName", "before", "after", "at")
   SELECT "id", 'desk_payment', "id", "id", 'Ama', '{}', '{}', "endsAt"
   FROM booking.appointment WHERE "deskPaidCents" > 0`,
  `INSERT INTO booking.desk_payment ("id", "appointmentId", "amountCents", "means", "reference", "adminName", "at")
   SELECT "id", "id", "deskPaidCents", CASE WHEN "number" % 3 = 0 THEN 'card' ELSE 'cash' END, '', 'Ama', "endsAt"
   FROM booking.appointment WHERE "deskPaidCents" > 0`,
  `INSERT INTO booking.first_visit
   SELECT "customerId", min("day") FROM booking.appointment
   WHERE "status" IN ('confirmed', 'completed') GROUP BY "customerId"`,
];

/** Fills the salon without triggers, which would mark each visit, and constraints on each row. */
export async function fillTwoYears(db) {
  await db.query(`SET statement_timeout = 0; SET TIME ZONE 'Asia/Colombo'; SET session_replication_role = replica`);
  for (const sql of FILL) await db.query(sql);
  await db.query(BOOKED, [VISITS]);
  for (const sql of PAID) await db.query(sql);
  await db.query('SET session_replication_role = origin; ANALYZE');
}

/** What two of the reports cost without figures by day: minutes by stylist and hour, and services. Milliseconds. */
export async function directly(db, from, to) {
  const began = performance.now();
  await db.query(
    `SELECT "stylistId", left("startTime", 2) AS hour, sum("minutes") FROM booking.appointment
     WHERE "day" BETWEEN $1 AND $2 AND "status" IN ('confirmed', 'completed') GROUP BY 1, 2`,
    [from, to],
  );
  await db.query(
    `SELECT line->>'serviceId' AS service, sum((line->>'quantity')::int), sum((line->>'priceCents')::bigint)
     FROM booking.appointment, jsonb_array_elements("lines") line
     WHERE "day" BETWEEN $1 AND $2 AND "status" IN ('confirmed', 'completed') GROUP BY 1`,
    [from, to],
  );
  return performance.now() - began;
}
