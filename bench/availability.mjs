// npm run bench -- availability: the cost of a search for free times with 1,000 and with 100,000 stored visits.
import pg from 'pg';
import { bookingSetUp } from './support/customers.mjs';
import { searchCost } from './support/search-cost.mjs';
import { SERVER_DATABASE, startSite } from './support/site.mjs';

const FEW_VISITS = 1_000;
const MANY_VISITS = 100_000;
const CUSTOMERS = 10;
const MOST_RATIO = 1.5;

/** Fills past days with visits of three stylists from nine to six, up to `count`. */
const FILL = `
  INSERT INTO booking.appointment (
    "id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "money", "stylistId",
    "day", "startTime", "endTime", "startsAt", "endsAt", "minutes",
    "lines", "totalCents", "feeCents", "requestHash", "createdAt")
  SELECT
    gen_random_uuid(), past."day", gen_random_uuid(), 'n', 'e', 'completed', 'paid', stylist."id",
    past."day", lpad(hour::text, 2, '0') || ':00', lpad((hour + 1)::text, 2, '0') || ':00',
    (past."day" + make_interval(hours => hour)) AT TIME ZONE 'Asia/Colombo',
    (past."day" + make_interval(hours => hour + 1)) AT TIME ZONE 'Asia/Colombo', 60,
    '[]', 1, 1, '', past."day"
  FROM (SELECT current_date - n AS "day" FROM generate_series(1, 5000) n) past,
    generate_series(9, 17) AS hour, booking.stylist
  ORDER BY past."day" DESC, hour, stylist."id" OFFSET $1 LIMIT $2`;

async function fill(db, from, to) {
  await db.query(FILL, [from, to - from]);
  await db.query('ANALYZE booking.appointment');
}

/** Measures and prints; false when a hundred times as many visits cost more than 1.5 times as much. */
export async function run() {
  const site = await startSite({ fresh: true });
  const db = new pg.Client({ connectionString: SERVER_DATABASE });
  try {
    await db.connect();
    const customers = await bookingSetUp({ customers: CUSTOMERS, days: 60 });
    await fill(db, 0, FEW_VISITS);
    const few = await searchCost(site, customers);
    await fill(db, FEW_VISITS, MANY_VISITS);
    const many = await searchCost(site, customers);
    return report(few, many);
  } finally {
    await db.end();
    await site.stop();
  }
}

function report(few, many) {
  const line = (stored, { cpuMs, p50, p99 }) =>
    `${stored.toLocaleString('en-US').padStart(8)} stored visits: ${cpuMs.toFixed(2)} ms of processor a search, ` +
    `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  const ratio = many.cpuMs / few.cpuMs;
  process.stdout.write(
    `${line(FEW_VISITS, few)}\n${line(MANY_VISITS, many)}\nratio ${ratio.toFixed(2)}, at most ${MOST_RATIO}\n`,
  );
  return ratio <= MOST_RATIO;
}
