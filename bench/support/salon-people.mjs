import { allowManyBookings } from './customers.mjs';
import { call, newAccounts, signInAdmin } from './site.mjs';
import { shortService } from './visits.mjs';

const READERS = 10;
const BOOKERS = 20;

const idsOf = async (db, emails) =>
  (await db.query('SELECT "id" FROM account."user" WHERE "email" = ANY($1)', [emails])).rows.map(({ id }) => id);

/**
 * Whoever asks, with tokens and ids. Each size has its own bookers: each booking of the day before the next one counts.
 */
export async function peopleOf(db) {
  await allowManyBookings();
  const service = await shortService();
  const readers = await newAccounts(READERS);
  const bookers = await newAccounts(2 * BOOKERS);
  for (const { token } of bookers) await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
  const tokens = (accounts) => accounts.map(({ token }) => token);
  const emails = readers.map(({ email }) => email);
  return {
    service,
    admin: await signInAdmin(),
    adminId: (await idsOf(db, ['admin@araliya.test']))[0],
    people: await idsOf(db, emails),
    readers: tokens(readers),
    bookers: { few: tokens(bookers.slice(0, BOOKERS)), many: tokens(bookers.slice(BOOKERS)) },
  };
}
