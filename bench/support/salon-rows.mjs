/** The salon of `npm run bench -- size`: thirty stylists who each serve sixteen people a day. */
const STYLISTS = 30;
/** Of one stylist. */
const VISITS_PER_DAY = 16;
/**
 * Full days to come; all other visits lie in the past, so that the days that are measured are the same at every size.
 */
export const COMING_DAYS = 2;
/**
 * Of the newest thousand visits, three of five are those of the customers who sign in; afterwards one of a thousand.
 */
const RECENT_VISITS = 1_000;

const STYLISTS_AND_PLANS = [
  `INSERT INTO booking.stylist ("id", "name", "skills", "position")
   SELECT gen_random_uuid(), 'Stylist ' || n, '', n
   FROM generate_series((SELECT count(*) + 1 FROM booking.stylist), ${STYLISTS}) n`,
  `INSERT INTO booking.week_plan ("stylistId", "validFrom", "week")
   SELECT "id", current_date - 10000,
     (SELECT jsonb_agg('{"start":"08:00","end":"20:00","breaks":[]}'::jsonb) FROM generate_series(1, 7))
   FROM booking.stylist WHERE "name" LIKE 'Stylist %' ON CONFLICT DO NOTHING`,
];

/**
 * Customers $1 to $2, with an account and a session each; one of twenty has notes, one of five hundred was merged into
 * another.
 */
const CUSTOMERS = [
  `INSERT INTO account."user" ("id", "email", "name", "role", "verifiedAt", "phone", "createdAt")
   SELECT md5('customer ' || n)::uuid, 'customer-' || n || '@example.test',
     (ARRAY['Nimali','Kasun','Ishara','Dilani','Tharindu','Sanduni','Ruwan','Amaya','Chamari','Lahiru'])[1 + n % 10]
       || ' '
       || (ARRAY['Perera','Silva','Fernando','Jayasinghe','Bandara','Wickramasinghe','Gunawardena'])[1 + n / 10 % 7]
       || ' ' || n / 70,
     'user', now() - interval '1 year', '07' || lpad(n::text, 8, '0'), now() - interval '1 year'
   FROM generate_series($1::int, $2::int - 1) n`,
  `INSERT INTO account.session ("id", "userId", "createdAt", "lastSeenAt", "expiresAt", "endsAt")
   SELECT gen_random_uuid(), md5('customer ' || n)::uuid, now(), now(),
     now() + interval '20 days', now() + interval '30 days'
   FROM generate_series($1::int, $2::int - 1) n`,
  `INSERT INTO account.audit ("at", "kind", "userId", "network", "agent")
   SELECT now() - make_interval(mins => n), 'signed_in', md5('customer ' || n)::uuid, 'n', ''
   FROM generate_series($1::int, $2::int - 1) n`,
  `INSERT INTO booking.customer_note ("customerId", "email", "preferences")
   SELECT md5('customer ' || n)::uuid, 'customer-' || n || '@example.test', 'Tea'
   FROM generate_series($1::int, $2::int - 1) n WHERE n % 20 = 0`,
  `INSERT INTO booking.customer_merge ("mergedId", "personId", "email", "keptId", "keptName")
   SELECT md5('customer ' || n)::uuid, md5('customer ' || n)::uuid, NULL,
     md5('customer ' || n - 1)::uuid, 'Nimali Perera'
   FROM generate_series($1::int, $2::int - 1) n WHERE n % 500 = 1`,
];

/**
 * Visits $1 to $2, the newest first, of the customers below $3 and of those of `$4`, who sign in. One of twelve is
 * cancelled.
 */
const VISITS = `
  WITH stylist AS (
    SELECT "id", row_number() OVER (ORDER BY "position", "id") - 1 AS place
    FROM booking.stylist ORDER BY 2 LIMIT ${STYLISTS})
  INSERT INTO booking.appointment (
    "id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "cancelReason", "cancelCostCents",
    "money", "stylistId", "day", "startTime", "endTime", "startsAt", "endsAt", "minutes",
    "lines", "totalCents", "feeCents", "deskPaidCents", "requestHash", "createdAt", "orderId", "paymentId")
  SELECT
    gen_random_uuid(), day - 7, coalesce(own, md5('customer ' || other)::uuid), 'Nimali Perera',
    CASE WHEN own IS NULL THEN 'customer-' || other || '@example.test' ELSE own || '@example.test' END,
    status, CASE status WHEN 'cancelled' THEN 'customer' END,
    CASE WHEN status = 'cancelled' AND chance < 4 THEN 125000 END,
    CASE status WHEN 'cancelled' THEN 'refunded' ELSE 'paid' END,
    stylist."id", day, to_char(starts, 'HH24:MI'), to_char(starts + interval '30 minutes', 'HH24:MI'),
    starts AT TIME ZONE 'Asia/Colombo', (starts + interval '30 minutes') AT TIME ZONE 'Asia/Colombo', 30,
    jsonb_build_array(jsonb_build_object(
      'serviceId', md5('service ' || n % 40)::uuid, 'title', 'Service ' || n % 40, 'category', 'hair',
      'priceCents', 250000, 'minutes', 30, 'quantity', 1)),
    250000, 100000, CASE status WHEN 'completed' THEN 150000 ELSE 0 END, '',
    (starts - interval '7 days') AT TIME ZONE 'Asia/Colombo', order_id, order_id
  FROM generate_series($1::int, $2::int - 1) n
  JOIN stylist ON n % ${STYLISTS} = place,
  LATERAL (
    SELECT (CURRENT_TIMESTAMP AT TIME ZONE 'Asia/Colombo')::date + ${COMING_DAYS} - n / ${STYLISTS * VISITS_PER_DAY} AS day,
      abs(hashint4(n + 1)) % 100 AS chance, abs(hashint4(n)) % $3::int AS other,
      lpad(n::text, 19, '0') || 'A' AS order_id,
      CASE WHEN n < ${RECENT_VISITS} AND n % 5 < 3 THEN ($4::uuid[])[1 + n / 5 % cardinality($4::uuid[])]
           WHEN n >= ${RECENT_VISITS} AND n % 1000 = 0 THEN ($4::uuid[])[1 + n / 1000 % cardinality($4::uuid[])] END AS own) d,
  LATERAL (
    SELECT day + make_interval(mins => 540 + 30 * (n / ${STYLISTS} % ${VISITS_PER_DAY})) AS starts,
      CASE WHEN chance < 8 THEN 'cancelled'
           WHEN n < ${STYLISTS * VISITS_PER_DAY * (COMING_DAYS + 1)} THEN 'confirmed'
           WHEN chance < 13 THEN 'no_show' ELSE 'completed' END AS status) s`;

/** What each visit above the number $1 brings along: its place, its history, its payments and its mail. */
const OF_VISITS = [
  `INSERT INTO booking.occupied SELECT "id", "stylistId", booking.occupied_during("startsAt", "endsAt", "busy")
   FROM booking.appointment WHERE "number" > $1 AND "status" <> 'cancelled'`,
  `INSERT INTO booking.appointment_journal ("appointmentId", "at", "actor", "actorId", "from", "to")
   SELECT "id", "createdAt", 'customer', "customerId", NULL, 'pending' FROM booking.appointment WHERE "number" > $1
   UNION ALL
   SELECT "id", "createdAt" + interval '3 minutes', 'system', NULL, 'pending', 'confirmed'
   FROM booking.appointment WHERE "number" > $1
   UNION ALL
   SELECT "id", "endsAt", 'admin', $2::uuid, 'confirmed', "status"
   FROM booking.appointment WHERE "number" > $1 AND "status" <> 'confirmed'`,
  `INSERT INTO booking.payment_attempt
     ("orderId", "appointmentId", "amount", "amountCents", "currency", "state", "createdAt")
   SELECT "orderId", "id", '1000.00', 100000, 'LKR', 'paid', "createdAt" FROM booking.appointment WHERE "number" > $1`,
  `INSERT INTO booking.payment_notice
     ("receivedAt", "source", "verdict", "merchantId", "orderId", "paymentId", "statusCode", "amount", "currency")
   SELECT attempt."createdAt", 'notice', 'accepted', 'm', attempt."orderId", attempt."orderId", 2, "amount", 'LKR'
   FROM booking.appointment visit JOIN booking.payment_attempt attempt ON "appointmentId" = visit."id"
   WHERE "number" > $1 ORDER BY attempt."createdAt"`,
  `INSERT INTO booking.retrieved_payment
   SELECT attempt."orderId", attempt."orderId", attempt."createdAt"
   FROM booking.appointment visit JOIN booking.payment_attempt attempt ON "appointmentId" = visit."id"
   WHERE "number" > $1`,
  `INSERT INTO booking.act ("id", "kind", "appointmentId", "adminId", "adminName", "before", "after", "at")
   SELECT "id", CASE "status" WHEN 'completed' THEN 'desk_payment' ELSE 'status' END, "id", $2::uuid, 'Ama',
     '{"status":"confirmed"}', jsonb_build_object('status', "status"), "endsAt"
   FROM booking.appointment WHERE "number" > $1 AND "status" IN ('completed', 'no_show')`,
  `INSERT INTO booking.desk_payment ("id", "appointmentId", "amountCents", "means", "reference", "adminName", "at")
   SELECT "id", "id", "deskPaidCents", CASE WHEN "number" % 3 = 0 THEN 'card' ELSE 'cash' END, '', 'Ama', "endsAt"
   FROM booking.appointment WHERE "number" > $1 AND "deskPaidCents" > 0`,
  `INSERT INTO booking.refund_task (
     "id", "appointmentId", "orderId", "paymentId", "amountCents", "reason", "state",
     "createdAt", "method", "begunAt", "acknowledgedAt", "doneAt")
   SELECT gen_random_uuid(), "id", "orderId", "paymentId", 100000, 'cancelled', 'refunded',
     "startsAt", 'gateway', "startsAt", "startsAt", "startsAt"
   FROM booking.appointment WHERE "number" > $1 AND "status" = 'cancelled'`,
  `INSERT INTO booking.message ("id", "appointmentId", "kind", "version", "facts", "createdAt", "sentAt", "leftAt")
   SELECT gen_random_uuid(), "id", kind, 0,
     jsonb_build_object('email', "customerEmail", 'name', "customerName", 'lines', "lines"),
     "createdAt", "createdAt", "createdAt"
   FROM booking.appointment, unnest(ARRAY['confirmation', 'cancellation']) kind
   WHERE "number" > $1 AND (kind = 'confirmation' OR "status" = 'cancelled')`,
  `INSERT INTO booking.first_visit
   SELECT "customerId", min("day") FROM booking.appointment
   WHERE "number" > $1 AND "status" IN ('confirmed', 'completed')
   GROUP BY "customerId" ON CONFLICT ("customerId") DO UPDATE SET "day" = least(first_visit."day", EXCLUDED."day")`,
];

/**
 * Calls $1 to $2 of the admin $3, four minutes apart: as many in 90 days as somebody makes who calls each minute of a
 * working day.
 */
const CALLS = `
  INSERT INTO account.audit ("at", "kind", "userId", "actorId", "network", "agent", "note")
  SELECT now() - make_interval(mins => 4 * n), 'call', $3::uuid, $3::uuid, 'n', '', 'POST /api/admin/desk/visits'
  FROM generate_series($2::int - 1, $1::int, -1) n`;

/**
 * Rows $1 to $2 of what the salon's own people do: blocked times with their changes, and changes of the content. By one
 * person of a hundred.
 */
const OF_THE_SALON = [
  `INSERT INTO booking.hours_exception ("id", "stylistId", "kind", "from", "to", "hours", "note")
   SELECT md5('block ' || n)::uuid,
     (SELECT "id" FROM booking.stylist ORDER BY "position" LIMIT 1 OFFSET n % ${STYLISTS}), 'block',
     current_date - 1 - n / ${STYLISTS}, current_date - 1 - n / ${STYLISTS}, '{"start":"17:30","end":"18:00"}', ''
   FROM generate_series($1::int, $2::int - 1) n`,
  `INSERT INTO booking.salon_change
     ("id", "kind", "subject", "subjectId", "title", "adminId", "adminName", "before", "after", "at")
   SELECT gen_random_uuid(), 'create', 'exception', md5('block ' || n), 'Blocked time',
     md5('admin ' || n % 100)::uuid, 'Ama', NULL, '{"kind":"block"}', now() - make_interval(mins => 1 + n * 20)
   FROM generate_series($1::int, $2::int - 1) n`,
  `INSERT INTO catalog.act ("id", "kind", "what", "entryId", "byId", "byName", "before", "after", "at")
   SELECT gen_random_uuid(), 'services', 'edit', md5('service ' || n % 40), md5('admin ' || n % 100)::uuid, 'Ama',
     '{"title":"Cut"}', '{"title":"Cut and style"}', now() - make_interval(mins => 1 + n * 20)
   FROM generate_series($1::int, $2::int - 1) n`,
];

/** Reviews $1 to $2, one of a hundred hidden. */
const REVIEWS = `
  INSERT INTO catalog.review (
    "id", "userId", "userName", "rating", "comment", "createdAt", "hiddenAt", "hiddenReason", "verifiedVisit")
  SELECT
    gen_random_uuid(), md5('customer ' || n)::uuid, 'Nimali Perera', 5 - abs(hashint4(n)) % 20 / 5,
    repeat('I shall come again. ', 6), now() - make_interval(mins => 1 + n),
    CASE WHEN n % 100 = 99 THEN now() END, CASE WHEN n % 100 = 99 THEN 'Names a person' END, true
  FROM generate_series($1::int, $2::int - 1) n`;

/** How much of each there is. */
export const SIZES = {
  few: { visits: 1_000, customers: 100, reviews: 100, changes: 10, calls: 100 },
  many: { visits: 1_000_000, customers: 100_000, reviews: 10_000, changes: 10_000, calls: 30_000 },
};

/** A size with a part of everything. */
export const shareOf = (size, share) =>
  Object.fromEntries(Object.entries(size).map(([name, count]) => [name, Math.round(count * share)]));

const NOTHING = { visits: 0, customers: 0, reviews: 0, changes: 0, calls: 0 };

/**
 * Adds what a salon of the size has more than one of `from`, without triggers and constraints of each row; returns the
 * seconds.
 * @param own ids of the customers who sign in. @param admin id of the admin who did what was done at the desk
 */
export async function fillTo(db, size, { from = NOTHING, own, admin }) {
  const began = performance.now();
  await db.query(
    `SET statement_timeout = 0; SET synchronous_commit = off; SET work_mem = '64MB';
     SET TIME ZONE 'Asia/Colombo'; SET session_replication_role = replica`,
  );
  if (from === NOTHING) for (const sql of STYLISTS_AND_PLANS) await db.query(sql);
  for (const sql of CUSTOMERS) await db.query(sql, [from.customers, size.customers]);
  const { rows } = await db.query('SELECT coalesce(max("number"), 0) AS last FROM booking.appointment');
  await db.query(VISITS, [from.visits, size.visits, size.customers, own]);
  for (const sql of OF_VISITS) await db.query(sql, sql.includes('$2') ? [rows[0].last, admin] : [rows[0].last]);
  for (const sql of OF_THE_SALON) await db.query(sql, [from.changes, size.changes]);
  await db.query(CALLS, [from.calls, size.calls, admin]);
  await db.query(REVIEWS, [from.reviews, size.reviews]);
  await db.query('SET session_replication_role = origin');
  await db.query('TRUNCATE booking.day_report'); // Without triggers no day is marked to be counted anew.
  await db.query('VACUUM ANALYZE'); // As autovacuum does, sooner or later.
  await db.query('CHECKPOINT');
  return (performance.now() - began) / 1000;
}
