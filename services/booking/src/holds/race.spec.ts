import { timeOf } from '@salon/kernel';
import { type Appointment, DEFAULT_POLICY } from '@salon/contracts';
import { emptyVisits } from '../testing/each-monday.js';
import { CUT, RITUAL } from '../testing/fake-catalog.js';
import { retries } from '../testing/retries.js';
import { ADMIN, customer, DAY, MONDAY_MORNING, openSalon, type Salon } from '../testing/salon.js';

/** As many concurrent calls as the requirement states, on a pool of twenty. */
const CUSTOMERS = 200;
const customers = Array.from({ length: CUSTOMERS }, (_, at) => customer(`racer ${at}`));
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(20);
});
afterAll(() => salon.close());
beforeEach(async () => {
  await emptyVisits(salon.db);
  salon.clock.set(MONDAY_MORNING);
});
afterEach(async () => {
  expect(await salon.broken()).toEqual([]);
  expect(await retries()).toBe(0);
});

interface Loss {
  kind?: string;
  code?: string;
  data?: { availableSlots?: string[] };
}

function sorted(outcomes: PromiseSettledResult<Appointment>[]): { won: Appointment[]; lost: Loss[] } {
  return {
    won: outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    lost: outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as Loss] : [])),
  };
}

it('T24 of 200 customers for one time exactly as many win as there are stylists; the others get fresh times', async () => {
  for (const who of customers) await salon.fill(who, CUT);
  const { won, lost } = sorted(await Promise.allSettled(customers.map((who) => salon.book(who))));
  expect(won).toHaveLength(3);
  expect(new Set(won.map(({ stylist }) => stylist._id)).size).toBe(3);
  expect(new Set(lost.map(({ kind, code }) => `${kind} ${code}`))).toEqual(new Set(['conflict BOOKING_SLOT_TAKEN']));
  for (const { data } of lost) {
    expect(data?.availableSlots).toContain('11:00');
    expect(data?.availableSlots).not.toContain('10:00');
  }
});

it('T25 partly overlapping visits: no two overlap, nobody fails otherwise, no deadlock', async () => {
  const some = customers.slice(0, 80);
  for (const who of some) await salon.fill(who, RITUAL);
  const services = [{ service: RITUAL.id, quantity: 1 }];
  const { won, lost } = sorted(
    await Promise.allSettled(
      some.map((who, at) => salon.book(who, { services, startTime: timeOf(600 + (at % 5) * 30) })),
    ),
  );
  expect(won).toHaveLength(3);
  expect(new Set(lost.map(({ code }) => code))).toEqual(new Set(['BOOKING_SLOT_TAKEN']));
});

it('T25 customers who change between two days at once do not lock each other up', async () => {
  const some = customers.slice(0, 24);
  for (const who of some) await salon.fill(who, CUT);
  const days = [DAY, '2026-11-27'];
  const outcomes = await Promise.allSettled(
    some.flatMap((who, at) =>
      [0, 1, 2].map((turn) =>
        salon.book(who, { date: days[(at + turn) % 2] as string, startTime: timeOf(540 + (at % 8) * 60) }),
      ),
    ),
  );
  const { won, lost } = sorted(outcomes);
  expect(won.length).toBeGreaterThan(0);
  expect(lost.filter(({ code }) => code !== 'BOOKING_SLOT_TAKEN')).toEqual([]);
});

it('T28 the same create fifty times with one key is one appointment, and fifty equal answers', async () => {
  const nimali = customer('racer with a key');
  await salon.fill(nimali, CUT);
  const answers = await Promise.all(Array.from({ length: 50 }, () => salon.book(nimali, {}, 'one-key')));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await salon.appointments.mine(nimali.id)).toHaveLength(1);
});

it('T28 a double click without a key is one hold', async () => {
  const nimali = customer('racer who clicks twice');
  await salon.fill(nimali, CUT);
  const answers = await Promise.all(Array.from({ length: 10 }, () => salon.book(nimali)));
  expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
});

it('T28 a cart that becomes a visit in this very instant is not booked a second time', async () => {
  for (let round = 0; round < 15; round += 1) {
    const nimali = customer(`racer with two tabs ${round}`);
    const held = await salon.held(nimali, { startTime: timeOf(540 + (round % 4) * 60) });
    await Promise.allSettled([
      salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN),
      salon.book(nimali, { startTime: timeOf(780 + (round % 4) * 60) }),
    ]);
    const live = (await salon.appointments.mine(nimali.id)).filter(({ status }) => status !== 'cancelled');
    expect(live).toHaveLength(1);
    await salon.cancelAppointment.run(live[0]?._id ?? '', ADMIN);
  }
});

it('T24 beside an overdue hold that is confirmed in this very instant the other customer still gets another stylist', async () => {
  let confirmed = 0;
  for (let round = 0; round < 24; round += 1) {
    const [late, other] = [customer(`racer who is late ${round}`), customer(`racer beside ${round}`)];
    const startTime = timeOf(540 + (round % 8) * 60);
    const held = await salon.held(late, { startTime });
    await salon.fill(other, CUT);
    salon.clock.advance(DEFAULT_POLICY.holdMinutes + 1);
    const [paid, booked] = await Promise.allSettled([
      salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN),
      salon.book(other, { startTime }),
    ]);
    expect(booked.status).toBe('fulfilled');
    confirmed += paid.status === 'fulfilled' ? 1 : 0;
    for (const { id } of [late, other])
      for (const { _id, status } of await salon.appointments.mine(id))
        if (status !== 'cancelled') await salon.cancelAppointment.run(_id, ADMIN);
  }
  expect(confirmed).toBeGreaterThan(0);
});

it('T24 the table itself refuses what no code would let through', async () => {
  const held = await salon.held(customer('racer in the way'));
  const copy = `
    INSERT INTO booking.appointment
    SELECT (jsonb_populate_record(
      a, jsonb_build_object('id', gen_random_uuid(), 'number', 999, 'customerId', gen_random_uuid()))).*
    FROM booking.appointment a WHERE "id" = $1`;
  await expect(salon.db.query(copy, [held._id])).rejects.toMatchObject({
    driverError: { code: '23P01', constraint: 'stylist_sold_once' },
  });
});
