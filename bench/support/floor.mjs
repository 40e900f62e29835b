// The floor that the site is compared with: one node:http process with pg, minimal SQL, no authentication, no
// validation. Its search and its booking do the minimum that every salon needs. The search knows how long the services
// take. The booking locks the day, prices the cart, releases the customer's other hold, finds a free stylist, and
// writes the visit, its history and its release job: one transaction of seven round trips.
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 20 });

const TABLES_SQL = `
  DROP SCHEMA IF EXISTS floor CASCADE; CREATE SCHEMA floor;
  CREATE TABLE floor.service AS
    SELECT id, title, description, category, "priceCents", minutes, thumbnail FROM catalog.service;
  CREATE TABLE floor.line (customer uuid, service uuid, quantity int, PRIMARY KEY (customer, service));
  CREATE TABLE floor.visit (
    id uuid PRIMARY KEY, customer uuid, stylist int, during tstzrange, status text, lines jsonb, cents int,
    CONSTRAINT once EXCLUDE USING gist (stylist WITH =, during WITH &&) WHERE (status <> 'cancelled'));
  CREATE INDEX visit_day ON floor.visit USING gist (during) WHERE status <> 'cancelled';
  CREATE UNIQUE INDEX one_hold ON floor.visit (customer) WHERE status = 'pending';
  CREATE TABLE floor.history (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, visit uuid, status text, at timestamptz);
  CREATE TABLE floor.job (visit uuid PRIMARY KEY, run_at timestamptz);`;

/**
 * The taken spans of a day, each with the length of the wanted visit; a single row with the length when none are taken.
 */
const DAY_SQL = `
  SELECT wanted.minutes, stylist, lower(during) AS start, upper(during) AS finish
  FROM (
    SELECT sum(minutes * quantity)::int AS minutes
    FROM jsonb_to_recordset($2) AS line(_id uuid, quantity int) JOIN floor.service ON id = _id) wanted
  LEFT JOIN floor.visit
    ON during && tstzrange($1::timestamptz, $1::timestamptz + interval '1 day') AND status <> 'cancelled'`;
const LOCK_SQL = 'SELECT pg_advisory_xact_lock(9, $1)';
const CART_SQL = `
  SELECT id, title, "priceCents", minutes, quantity
  FROM floor.line JOIN floor.service ON id = service WHERE customer = $1`;
const REPLACE_SQL = `
  WITH old AS (UPDATE floor.visit SET status = 'cancelled' WHERE customer = $1 AND status = 'pending' RETURNING id),
  noted AS (INSERT INTO floor.history (visit, status, at) SELECT id, 'cancelled', now() FROM old)
  DELETE FROM floor.job USING old WHERE visit = old.id`;
const TAKEN_SQL = `
  SELECT stylist FROM floor.visit
  WHERE during && tstzrange($1::timestamptz, $1::timestamptz + $2::interval) AND status <> 'cancelled'`;
const OPEN_SQL = `
  WITH fresh AS (
    INSERT INTO floor.visit
    VALUES ($1, $2, $3, tstzrange($4::timestamptz, $4::timestamptz + $5::interval), 'pending', $6, $7)
    RETURNING id),
  noted AS (INSERT INTO floor.history (visit, status, at) SELECT id, 'pending', now() FROM fresh)
  INSERT INTO floor.job SELECT id, now() + interval '15 minutes' FROM fresh`;
const STYLISTS = [1, 2, 3];

/** One booking on its own connection; undefined when no stylist is free. */
async function book(db, { customer, start }) {
  await db.query('BEGIN');
  await db.query(LOCK_SQL, [Date.parse(start.slice(0, 10)) / 86_400_000]);
  const lines = (await db.query(CART_SQL, [customer])).rows;
  const length = `${lines.reduce((sum, { minutes, quantity }) => sum + minutes * quantity, 0)} minutes`;
  await db.query(REPLACE_SQL, [customer]);
  const taken = (await db.query(TAKEN_SQL, [start, length])).rows.map(({ stylist }) => stylist);
  const stylist = STYLISTS.find((each) => !taken.includes(each));
  const id = randomUUID();
  if (stylist)
    await db.query(OPEN_SQL, [
      id,
      customer,
      stylist,
      start,
      length,
      JSON.stringify(lines),
      lines.reduce((sum, { priceCents, quantity }) => sum + priceCents * quantity, 0),
    ]);
  await db.query(stylist ? 'COMMIT' : 'ROLLBACK');
  return stylist && id;
}

const routes = {
  'GET /services': async () => ({ services: (await pool.query('SELECT * FROM floor.service')).rows }),
  'POST /availability': async ({ date, services }) => {
    const { rows } = await pool.query(DAY_SQL, [`${date}T00:00:00+05:30`, JSON.stringify(services)]);
    return { availableSlots: freeSlots(Date.parse(`${date}T00:00:00+05:30`), rows) };
  },
  'POST /cart': async ({ customer, service }) => {
    await pool.query(
      'INSERT INTO floor.line VALUES ($1, $2, 1) ON CONFLICT (customer, service) DO UPDATE SET quantity = 1',
      [customer, service],
    );
    return {
      items: (
        await pool.query('SELECT * FROM floor.line JOIN floor.service ON id = service WHERE customer = $1', [customer])
      ).rows,
    };
  },
  'POST /create': async (wanted) => {
    const db = await pool.connect();
    try {
      const id = await book(db, wanted);
      return id ? { status: 201, id } : { status: 409 };
    } finally {
      db.release();
    }
  },
};

function freeSlots(midnight, taken) {
  const [{ minutes }] = taken;
  const slots = [];
  for (let minute = 540; minute + minutes <= 1080; minute += 30) {
    const start = midnight + minute * 60_000;
    const busy = new Set(
      taken
        .filter((span) => span.stylist !== null && span.start < start + minutes * 60_000 && start < span.finish)
        .map((span) => span.stylist),
    );
    if (busy.size < 3) slots.push(minute);
  }
  return slots;
}

const read = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
};

await pool.query(TABLES_SQL);
const server = createServer(async (request, reply) => {
  try {
    const body = await read(request);
    const { status = 200, ...result } = await routes[`${request.method} ${request.url}`](body);
    reply.statusCode = status;
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(result));
  } catch {
    reply.statusCode = 500; // The caller counts it by its status.
    reply.end('{}');
  }
});
server.listen(Number(process.env.FLOOR_PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
