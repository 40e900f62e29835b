/** What grows with visits and customers. */
const OF_VISITS = [
  ...['appointment_journal', 'occupied', 'payment_attempt', 'refund_task', 'message', 'desk_payment', 'act'],
].map((name) => `booking.${name}`);

/** The rows of each table that a run does not write: of visits up to the number `last`, of people it has not made. */
function rowsUntil(last) {
  const visits = `SELECT "id" FROM booking.appointment WHERE "number" <= ${last}`;
  const orders = `SELECT "orderId" FROM booking.payment_attempt WHERE "appointmentId" IN (${visits})`;
  const people = `SELECT "id" FROM account."user" WHERE "email" NOT LIKE 'bench-%'`;
  return {
    'booking.appointment': `"number" <= ${last}`,
    ...Object.fromEntries(OF_VISITS.map((table) => [table, `"appointmentId" IN (${visits})`])),
    'booking.payment_notice': `"orderId" IN (${orders})`,
    'account."user"': `"id" IN (${people})`,
    'account.session': `"userId" IN (${people})`,
    'catalog.review': 'true',
  };
}

/** The number of the newest visit. */
export const lastVisit = async (db) =>
  (await db.query('SELECT max("number")::text AS last FROM booking.appointment')).rows[0].last;

/** Of each table the number of those rows, and a sum over their content. @param last visit, by its number */
export async function contentOf(db, last) {
  const content = {};
  for (const [table, those] of Object.entries(rowsUntil(last))) {
    const { rows } = await db.query(
      `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(each::text, 0)), 0)::text AS sum
       FROM ${table} each WHERE ${those}`,
    );
    content[table] = `${rows[0].rows} rows ${rows[0].sum}`;
  }
  return content;
}
