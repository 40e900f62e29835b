import type { DayClosing } from '@salon/contracts';
import { TakePayment } from '../desk-visit/take-payment.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { CloseDay } from './close-day.js';
import { ClosingQueries } from './closing.queries.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const TODAY = '2026-11-23';

beforeEach(() => salon.db.query('DELETE FROM booking.day_closing; DELETE FROM booking.salon_change'));

const queries = () => new ClosingQueries(salon.db, salon.calendar, salon.clock);
const closings = () => new CloseDay(salon.db, queries(), salon.clock);
const day = (): Promise<DayClosing> => queries().day(TODAY);
const formerly = async () => (await day()).lines.map(({ means, former }) => [means, former]);

/** Closes the day with LKR 100 less cash than expected. */
async function close(reason: string): Promise<void> {
  const { lines, version } = await day();
  const counted = lines.map(({ means, expected }) => ({
    means,
    amount: means === 'cash' ? expected - 100 : expected,
    reason: means === 'cash' ? reason : '',
  }));
  await closings().close(TODAY, { counted, version }, ADMIN);
}
const reopen = async () =>
  closings().reopen(TODAY, { reason: 'Card slip found', version: (await day()).version }, ADMIN);
const countsWith = (reason: string) => [
  ['cash', { amount: 2400.5, reason }],
  ['card', { amount: 0, reason: '' }],
  ['transfer', { amount: 0, reason: '' }],
  ['online', { amount: 1000, reason: '' }],
];
const NONE = ['cash', 'card', 'transfer', 'online'].map((means) => [means, undefined]);

it('what was counted, and why it differed, is there again once the day is opened again, also by an undo', async () => {
  const { held } = await paid();
  await new TakePayment(salon.db, salon.clock).run(held._id, { amount: 2500.5, means: 'cash' }, ADMIN);
  expect(await formerly()).toEqual(NONE);
  await close('Change was wrong');
  expect(await formerly()).toEqual(NONE);
  await reopen();
  expect(await formerly()).toEqual(countsWith('Change was wrong'));
  await close('Stamps');
  const [{ id }] = await salon.db.query('SELECT "id" FROM booking.salon_change ORDER BY "number" DESC LIMIT 1');
  await salon.undoSalonChange.run(id, ADMIN);
  expect(await formerly()).toEqual(countsWith('Stamps'));
});
