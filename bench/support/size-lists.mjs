import { dayAfter } from './days.mjs';
import { BFF } from './site.mjs';

const STATUSES = ['', 'pending', 'confirmed', 'completed', 'no_show', 'cancelled'];
const MONEY = ['', 'none', 'paid', 'paid_unplaced', 'refund_due', 'refunding', 'refunded', 'charged_back'];
const AREAS = ['', 'visit', 'salon', 'content', 'staff', 'site'];

/** There are visits on both sides of this day. */
const LONG_AGO_DAYS = 900;
const DAYS = [
  {},
  { from: dayAfter(-30), to: dayAfter(-1) },
  { from: dayAfter(-LONG_AGO_DAYS) },
  { to: dayAfter(-LONG_AGO_DAYS) },
];

/** Every combination of one value of each field; '' leaves a field out. */
const each = (fields) =>
  Object.entries(fields).reduce(
    (all, [name, values]) => all.flatMap((query) => values.map((value) => ({ ...query, [name]: value }))),
    [{}],
  );

const cursorOf = ({ at, id }) => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
const first = (db, sql, parameters) => db.query(sql, parameters).then(({ rows }) => rows[0]);

/**
 * The first page, the one in the middle and the one before the last row.
 * @param sorted rows of the table by `at` and "id", newest first
 */
async function byTime(db, sorted) {
  const { count } = await first(db, `SELECT count(*)::int AS count FROM (${sorted}) all_of_it`);
  const rows = [];
  for (const at of [Math.floor(count / 2), Math.max(0, count - 10)])
    rows.push(await first(db, `${sorted} OFFSET $1 LIMIT 1`, [at]));
  return ['', ...rows.filter(Boolean).map(cursorOf)];
}

const newest = (at, table) => `SELECT "${at}" AS at, "id" FROM ${table} ORDER BY "${at}" DESC, "id" DESC`;

/** Pages of ids or numbers, which grow with time. */
async function byNumber(db, column, table) {
  const { most } = await first(db, `SELECT max("${column}")::int AS most FROM ${table}`);
  return ['', String(Math.floor(most / 2)), '40'];
}

async function byName(db) {
  const people = 'SELECT "id" FROM account."user" WHERE "verifiedAt" IS NOT NULL ORDER BY lower("name"), "id"';
  const at = (offset) => first(db, `${people} OFFSET $1 LIMIT 1`, [offset]);
  const { count } = await first(db, 'SELECT count(*)::int AS count FROM account."user" WHERE "verifiedAt" IS NOT NULL');
  return ['', (await at(Math.floor(count / 2))).id, (await at(count - 10)).id];
}

/** One list: `statement` is a text of the one that reads its page. Without `paged` it has one page and no filters. */
const list = (name, path, statement, paged = {}) => ({ name, path, statement, cursors: [''], filters: [{}], ...paged });

const visitFilters = () =>
  each({ status: STATUSES, money: MONEY }).flatMap((query) => DAYS.map((days) => ({ ...query, ...days })));

async function visitLists(db) {
  return [
    list('visits', '/api/appointments/all', 'FROM booking.appointment WHERE', {
      cursors: await byTime(db, newest('startsAt', 'booking.appointment')),
      filters: visitFilters(),
    }),
  ];
}

async function actionLists(db, { adminId }) {
  const person = ['', adminId];
  const { number, day } = await first(
    db,
    `SELECT "number", "bookedOn"::text AS day FROM booking.appointment
     WHERE "status" = 'completed' ORDER BY "startsAt" LIMIT 1`,
  );
  return [
    list('actions', '/api/admin/actions', 'LEFT JOIN LATERAL', {
      cursors: await byTime(db, newest('at', 'booking.act')),
      filters: each({ area: AREAS, person, day: ['', dayAfter(-2), dayAfter(-LONG_AGO_DAYS)] }),
    }),
    list('actions of one visit', '/api/admin/actions', 'booking.act', {
      filters: [{ visit: `ARL-${day.slice(2).replaceAll('-', '')}-${String(number).padStart(4, '0')}` }],
    }),
    list('activity of staff', '/api/admin/staff/activity', 'account.audit', {
      cursors: await byNumber(db, 'id', 'account.audit'),
      filters: each({ kind: ['', 'sign_in', 'refused', 'action'], person, day: ['', dayAfter(-1), dayAfter(-60)] }),
    }),
  ];
}

const peopleLists = async (db) => [
  list('reviews', '/api/admin/reviews', 'FROM catalog.review', {
    cursors: await byTime(db, newest('createdAt', 'catalog.review')),
  }),
  list('customers', '/api/admin/customers', 'account."user"', { cursors: await byName(db) }),
];

/** Lists that are short by their nature or cut at a fixed length. */
async function shortLists(db) {
  const { id } = await first(db, 'SELECT "id" FROM booking.stylist ORDER BY "position" LIMIT 1');
  return [
    list('open tasks', '/api/admin/tasks', 'booking.refund_task'),
    list('visits outside the hours', '/api/admin/outside-hours', 'booking.appointment'),
    list('stylists', '/api/admin/stylists', 'booking.stylist'),
    list('a stylist’s visits to come', `/api/admin/stylists/${id}/visits`, 'booking.appointment'),
    list('changes of the salon', '/api/admin/salon-changes', 'booking.salon_change', {
      filters: [{ subjects: 'plan,exception,closure' }],
    }),
    list('changes of the content', '/api/admin/content-acts', 'catalog.act', { filters: [{ kind: 'services' }] }),
    list('staff', '/api/admin/staff', 'account."user"'),
    list('imports of customers', '/api/admin/client-imports', 'account.client_import'),
    list('given-up jobs', '/api/admin/ops', 'SELECT'),
  ];
}

/** Every list that an admin pages through or sees. */
export const listsOf = async (db, people) => [
  ...(await visitLists(db)),
  ...(await actionLists(db, people)),
  ...(await peopleLists(db)),
  ...(await shortLists(db)),
];

/** The pages of a list: each filter at each cursor, as requests. */
export function pagesOf({ path, filters, cursors }, token) {
  return filters.flatMap((filter) =>
    cursors.map((cursor) => {
      const query = new URLSearchParams(Object.entries({ ...filter, cursor }).filter(([, value]) => value !== ''));
      const url = `${BFF}${path}${query.size > 0 ? `?${query}` : ''}`;
      return { query: String(query), request: { url, headers: { authorization: `Bearer ${token}` } } };
    }),
  );
}

/**
 * What is searched for at the desk and in the list of customers: a few people, many, nearly all of them, a number,
 * nobody.
 */
const SEARCHES = ['customer-777', 'nimali perera', 'perera', 'n', '07', '0700000123', 'zzz'];

export const searchesOf = (db, token) =>
  ['/api/admin/customers', '/api/admin/desk/customers'].flatMap((path) =>
    SEARCHES.map((search) => ({
      name: `${path.includes('desk') ? 'desk' : 'customers'}, “${search}”`,
      statement: 'OFFSET 0',
      pages: pagesOf({ path, filters: [{ search }], cursors: [''] }, token),
    })),
  );
