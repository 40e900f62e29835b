import { APPOINTMENT_STATUSES, MONEY_STATES } from '@salon/contracts';
import { plansOf, removed, type Step } from '@salon/testing';
import { REGULAR, storeVisits } from '../testing/many-visits.js';
import { openSalon, type Salon } from '../testing/salon.js';
import { VisitListQueries } from './visit-list.queries.js';

/** `VISITS=1000000` measures the lists of a large salon, and then expects each page within 10 ms. */
const VISITS = Number(process.env.VISITS ?? 30_000);
const PAGE = 51;
const MAX_MS = 10;

let salon: Salon;
beforeAll(async () => {
  salon = await openSalon();
  await storeVisits(salon.db, VISITS, salon.clock.now());
}, 1_200_000);
afterAll(() => salon.close());

interface Read {
  /** Steps of the plan that read visits. */
  visits: Step[];
  rows: number;
  ms: number;
}

/** The plan of a list's only statement. */
async function planOf(read: (list: VisitListQueries) => Promise<unknown>): Promise<Read> {
  const [plan] = await plansOf(salon.db, (db) => read(new VisitListQueries(db, salon.calendar, salon.clock)));
  if (!plan) throw new Error('nothing was read');
  const { steps, ms } = plan;
  return {
    visits: steps.filter((step) => step['Relation Name'] === 'appointment'),
    rows: steps[0]?.['Actual Rows'] ?? 0,
    ms,
  };
}

/** One index, of which only the shown rows are read. */
async function expectOnePage(read: (list: VisitListQueries) => Promise<unknown>, index: string): Promise<Read> {
  const first = await planOf(read);
  const plan = VISITS >= 1_000_000 ? await planOf(read) : first;
  expect(plan.visits.map((step) => [step['Node Type'], step['Index Name'], removed(step)])).toEqual([
    ['Index Scan', index, 0],
  ]);
  expect(plan.visits[0]?.['Actual Rows']).toBeLessThanOrEqual(PAGE);
  if (VISITS >= 1_000_000) expect(plan.ms).toBeLessThan(MAX_MS);
  return plan;
}

const STATUSES = [undefined, ...APPOINTMENT_STATUSES];
const MONEY = [undefined, ...MONEY_STATES];
const DAYS = [{}, { from: '2026-10-01', to: '2026-10-15' }, { from: '2026-11-20' }, { to: '2026-10-15' }];

const FILTERS = STATUSES.flatMap((status) => MONEY.map((money) => ({ status, money })));
const indexFor = ({ status, money }: { status?: string; money?: string }): string => {
  if (status && money) return 'appointment_by_status_and_money';
  if (status) return 'appointment_by_status';
  return money ? 'appointment_by_money' : 'appointment_by_start';
};

it.each(FILTERS)(
  "a page of the admin's list with status $status and money $money reads its own rows alone",
  async (filter) => {
    for (const days of DAYS) await expectOnePage((list) => list.page({ ...filter, ...days }), indexFor(filter));
  },
);

it.each([{}, { status: 'completed' }, { money: 'refund_due' }, { status: 'completed', money: 'paid' }])(
  'the page in the middle of %j costs what the first one does',
  async (filter) => {
    const cursor = Buffer.from(`2026-10-20T05:00:00.000Z ${'5'.repeat(8)}-5555-4555-8555-${'5'.repeat(12)}`).toString(
      'base64url',
    );
    await expectOnePage((list) => list.page({ ...filter, cursor }), indexFor(filter));
  },
);

it('a page reads its own rows alone when no visit has a lower value than the filter', async () => {
  await salon.db.query(`UPDATE booking.appointment SET "money" = 'refunded' WHERE "money" < 'paid'`);
  await salon.db.query('VACUUM ANALYZE booking.appointment, booking.stylist, booking.policy');
  await expectOnePage((list) => list.page({ money: 'paid' }), 'appointment_by_money');
});

it('a page of filters that many visits match is full', async () => {
  for (const filter of [{ status: 'completed' }, { money: 'paid' }, { from: '2026-10-01', to: '2026-10-15' }])
    expect((await planOf((list) => list.page(filter))).rows).toBe(PAGE);
});

it("a page of a customer's visits reads that customer's rows alone", async () => {
  const plan = await planOf((list) => list.mine(REGULAR));
  expect(plan.visits.map((step) => [step['Index Name'], removed(step)])).toEqual([['appointment_of_customer', 0]]);
  expect(plan.rows).toBe(PAGE);
  expect(plan.visits[0]?.['Actual Rows']).toBeLessThan(PAGE + 5);
});
