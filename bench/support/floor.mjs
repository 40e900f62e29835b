// The floor the site is measured against: one node:http process with pg, minimal SQL, no authentication, no validation.
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.FLOOR_DATABASE_URL, max: 20 });

const TABLES = `
  DROP SCHEMA IF EXISTS floor CASCADE; CREATE SCHEMA floor;
  CREATE TABLE floor.service AS SELECT id, title, description, category, "priceCents", minutes, thumbnail FROM catalog.service;
  CREATE TABLE floor.line (customer uuid, service uuid, quantity int, PRIMARY KEY (customer, service));
  CREATE TABLE floor.visit (id uuid PRIMARY KEY, stylist int, during tstzrange, status text,
    CONSTRAINT once EXCLUDE USING gist (stylist WITH =, during WITH &&));
  CREATE INDEX visit_day ON floor.visit USING gist (during);`;

const routes = {
  'GET /services': async () => ({ services: (await pool.query('SELECT * FROM floor.service')).rows }),
  'POST /availability': async ({ date }) => {
    const { rows } = await pool.query('SELECT stylist, lower(during) AS start, upper(during) AS finish FROM floor.visit WHERE during && tstzrange($1::timestamptz, $1::timestamptz + interval \'1 day\')', [`${date}T00:00:00+05:30`]);
    return { availableSlots: freeSlots(Date.parse(`${date}T00:00:00+05:30`), rows) };
  },
  'POST /cart': async ({ customer, service }) => {
    await pool.query('INSERT INTO floor.line VALUES ($1, $2, 1) ON CONFLICT (customer, service) DO UPDATE SET quantity = 1', [customer, service]);
    return { items: (await pool.query('SELECT * FROM floor.line JOIN floor.service ON id = service WHERE customer = $1', [customer])).rows };
  },
  'POST /create': async ({ stylist, start }) => {
    const id = randomUUID();
    await pool.query('INSERT INTO floor.visit VALUES ($1, $2, tstzrange($3::timestamptz, $3::timestamptz + interval \'1 hour\'), \'pending\')', [id, stylist, start]);
    return { id };
  },
};

function freeSlots(midnight, taken) {
  const slots = [];
  for (let minute = 540; minute + 60 <= 1080; minute += 30) {
    const start = midnight + minute * 60_000;
    const busy = new Set(taken.filter((span) => span.start < start + 3_600_000 && start < span.finish).map((span) => span.stylist));
    if (busy.size < 3) slots.push(minute);
  }
  return slots;
}

const read = async (request) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : {};
};

await pool.query(TABLES);
const server = createServer(async (request, reply) => {
  try {
    const body = await read(request);
    const answer = await routes[`${request.method} ${request.url}`](body);
    reply.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  } catch (error) {
    reply.statusCode = error.code === '23P01' ? 409 : 500;
    reply.end('{}');
  }
});
server.listen(Number(process.env.FLOOR_PORT), '127.0.0.1', () => process.send?.('ready'));
process.on('disconnect', () => process.exit(0));
