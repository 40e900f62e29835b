import { type Appointment, VISIT } from '@salon/contracts';
import { timeOf } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { chaos } from '@salon/testing';
import fc from 'fast-check';
import { emptyVisits } from '../testing/each-monday.js';
import { CUT, NAILS, RITUAL } from '../testing/fake-catalog.js';
import { customer, DAY, MONDAY_MORNING, openSalon, type Salon } from '../testing/salon.js';

const BODIES = 5_000;
const QUESTIONS = 10_000;
const MENU = [CUT, NAILS, RITUAL];
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon();
  await salon.db.query('UPDATE booking.settings SET "unpaidPerDay" = 1000000, "newcomerMinutes" = 1000000');
});
afterAll(() => salon.close());
beforeEach(async () => {
  await emptyVisits(salon.db);
  salon.clock.set(MONDAY_MORNING);
  salon.calendar.invalidate();
});
afterEach(async () => expect(await salon.broken()).toEqual([]));

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, 1, 10, 11, 1e308, -1e308, NaN, Infinity, 1.5, '1000.00LKR2', '1', null, true, [], {}),
  fc.double(),
  fc.string({ maxLength: 8 }),
);
/** The maximum of a cart: eight hours. */
const quantities = fc
  .array(fc.constantFrom(0, 1, 2), { minLength: MENU.length, maxLength: MENU.length })
  .filter((wanted) => sumOf(wanted, ({ minutes }) => minutes) <= VISIT.maxMinutes);
/** Fields that a client may send beside the visit; the server must ignore or refuse all of them. */
const claims = fc.record(
  {
    price: hostileNumber,
    totalAmount: hostileNumber,
    appointmentFee: hostileNumber,
    duration: hostileNumber,
    status: fc.constantFrom('confirmed', 'completed'),
    offer: hostileNumber,
  },
  { requiredKeys: [] },
);
const bodies = fc.record({
  claims,
  quantities,
  amount: fc.oneof(fc.constantFrom(1000, undefined), hostileNumber),
  start: fc.integer({ min: 0, max: 17 }),
  endTime: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.constantFrom('10:07', '24:00', 660)),
  line: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, hostileNumber),
});
type Hostile = typeof bodies extends fc.Arbitrary<infer T> ? T : never;

async function fillExactly(who: Caller, wanted: readonly number[]): Promise<void> {
  for (const [at, service] of MENU.entries())
    await salon.fill(who, ...Array.from({ length: wanted[at] ?? 0 }, () => service));
}

/** The model: price and duration of the lines, nothing else. */
const sumOf = (wanted: readonly number[], of: (service: (typeof MENU)[number]) => number): number =>
  MENU.reduce((total, service, at) => total + of(service) * (wanted[at] ?? 0), 0);
const refusal = (error: unknown): string => (error as { kind?: string }).kind ?? String(error);

it(
  'T20 whatever a client claims of price, fee, minutes or quantity, the stored visit is what the menu says, ' +
    'and the gateway is asked for 1000.00',
  async () => {
    let at = 0;
    let held = 0;
    const play = async ({
      claims: claimed,
      quantities: wanted,
      amount,
      start,
      endTime,
      line,
    }: Hostile): Promise<void> => {
      const who = customer(`hostile ${(at += 1)}`);
      await fillExactly(who, wanted);
      const services = MENU.flatMap(({ id }, each) =>
        (wanted[each] ?? 0) > 0 ? [{ service: id, quantity: wanted[each] }] : [],
      );
      const body = {
        ...claimed,
        date: DAY,
        startTime: timeOf(540 + start * 30),
        endTime,
        services: line === undefined ? services : [...services.slice(1), { service: CUT.id, quantity: line }],
      };
      const made = await salon.bookAppointment.run(who, body).catch(refusal);
      if (typeof made === 'string') return expect(['invalid', 'conflict']).toContain(made);
      held += 1;
      expect([Math.round(made.totalAmount * 100), made.minutes, made.appointmentFee, made.status]).toEqual([
        sumOf(wanted, ({ priceCents }) => priceCents),
        sumOf(wanted, ({ minutes }) => minutes),
        1000,
        'pending',
      ]);
      const init = await salon.startPayment.run(who, { amount, appointmentData: { _id: made._id } }).catch(refusal);
      if (typeof init === 'string') expect([init, amount === 1000 || amount === undefined]).toEqual(['invalid', false]);
      else expect([init.amount, init.fields.amount, amount ?? 1000]).toEqual(['1000.00', '1000.00', 1000]);
      await salon.cancelAppointment.run(made._id, who);
    };
    await fc.assert(fc.asyncProperty(bodies, play), { numRuns: chaos.scaled(BODIES), seed: chaos.seed });
    expect(held).toBeGreaterThan(chaos.scaled(BODIES) / 20);
    expect(await salon.db.query(`SELECT DISTINCT "amount" FROM booking.payment_attempt`)).toEqual([
      { amount: '1000.00' },
    ]);
  },
  chaos.timeout(900_000),
);

/** A busy salon: forty visits at irregular places of the next days. */
async function busy(): Promise<void> {
  const visits = fc.sample(
    fc.record({ ahead: fc.integer({ min: 1, max: 3 }), start: fc.integer({ min: 0, max: 16 }) }),
    { numRuns: 40, seed: chaos.seed },
  );
  for (const [at, { ahead, start }] of visits.entries()) {
    const date = `2026-11-${String(23 + ahead)}`;
    await salon.held(customer(`busy ${at}`), { date, startTime: timeOf(540 + start * 30) }).catch(refusal);
  }
  await salon.db.query(`UPDATE booking.appointment SET "holdUntil" = '2026-12-31' WHERE "status" = 'pending'`);
}

const DATES = [
  '2026-11-22',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  DAY,
  '2026-11-29',
  '2026-12-24',
  '2027-02-21',
  '2027-02-22',
  '2026-02-30',
  '2027-02-29',
  '2026-11-26T00:00:00+14:00',
];
const questions = fc.record({
  date: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...DATES.slice(1, 5)) }, fc.constantFrom(...DATES)),
  startTime: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 16, max: 37 }).map((half) => timeOf(half * 30)) },
    fc.integer({ min: 0, max: 1439 }).map(timeOf),
    fc.constantFrom('24:00', '10:07', '9:00', ''),
  ),
  now: fc.integer({ min: 0, max: 12 * 60 }),
  who: fc.nat(2),
  stylist: fc.option(fc.nat(2), { nil: undefined }),
});

it(
  'T26 a create succeeds exactly when its time was offered, whatever the day, the time, the hour of asking, the visit and the stylist',
  async () => {
    await busy();
    const baskets = [
      [1, 0, 0],
      [1, 1, 0],
      [0, 0, 2],
    ];
    const people = baskets.map((_, at) => customer(`asking ${at}`));
    for (const [at, who] of people.entries()) await fillExactly(who, baskets[at] ?? []);
    const ids = (await salon.calendar.stylists()).map(({ _id }) => _id);
    const counts = { yes: 0, no: 0 };
    const play = async ({
      date,
      startTime,
      now,
      who: at,
      stylist,
    }: typeof questions extends fc.Arbitrary<infer T> ? T : never): Promise<void> => {
      salon.clock.set(MONDAY_MORNING);
      salon.clock.advance(now);
      const who = people[at] as Caller;
      const services = MENU.flatMap(({ id }, each) =>
        (baskets[at]?.[each] ?? 0) > 0 ? [{ service: id, quantity: baskets[at]?.[each] ?? 0 }] : [],
      );
      const visit = { date, services, ...(stylist !== undefined && { stylistId: ids[stylist] }) };
      const offered = await salon.slots.search(visit, who.id).then(
        ({ availableSlots }) => availableSlots.includes(startTime),
        () => false,
      );
      const made = await salon
        .book(who, { ...visit, startTime })
        .then((appointment: Appointment) => appointment, refusal);
      expect([date, startTime, typeof made !== 'string', typeof made === 'string' ? made : 'held']).toEqual([
        date,
        startTime,
        offered,
        typeof made === 'string' ? expect.stringMatching(/^(?:invalid|conflict)$/) : 'held',
      ]);
      counts[offered ? 'yes' : 'no'] += 1;
      if (typeof made !== 'string') await salon.cancelAppointment.run(made._id, who);
    };
    await fc.assert(fc.asyncProperty(questions, play), { numRuns: chaos.scaled(QUESTIONS), seed: chaos.seed });
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(chaos.scaled(QUESTIONS) / 20);
  },
  chaos.timeout(900_000),
);
