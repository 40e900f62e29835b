import { CUT, RITUAL } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, customer, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid, somebody } = visitsOf(salon);

const WHOLE_DAY = [{ service: RITUAL.id, quantity: 2 }];
const LONG = [{ service: RITUAL.id, quantity: 1 }];
const tooLong = (advice: string) => ({
  kind: 'throttled',
  code: 'TOO_LONG_UNPAID',
  message: `Before your first visit you can hold at most 300 minutes a day without paying. ${advice}`,
});

it('C6 T27 three new accounts cannot hold a day of eight hours each', async () => {
  for (let account = 0; account < 3; account += 1) {
    const who = somebody();
    await salon.fill(who, RITUAL, RITUAL);
    await expect(salon.book(who, { services: WHOLE_DAY, startTime: '09:00' })).rejects.toMatchObject(
      tooLong('This visit takes 480 minutes. Please choose fewer services or call us.'),
    );
  }
  const { availableSlots } = await salon.slots.search({ date: DAY, services: [{ service: CUT.id }] }, null);
  expect(availableSlots).toHaveLength(17);
});

it('C6 T27 holds that ran out count for their day, one that was replaced or cancelled does not', async () => {
  const who = somebody();
  await salon.fill(who, RITUAL);
  const first = await salon.book(who, { services: LONG });
  const second = await salon.book(who, { services: LONG, startTime: '11:00' });
  await salon.cancelAppointment.run(second._id, who);
  const third = await salon.book(who, { services: LONG });
  expect(new Set([first, second, third].map(({ _id }) => _id)).size).toBe(3);
  salon.clock.advance(15);
  await salon.releaseUnpaid.run({ id: third._id });
  await expect(salon.book(who, { services: LONG })).rejects.toMatchObject(
    tooLong('Please choose fewer services, try again tomorrow or call us.'),
  );
  salon.clock.set('2026-11-24T03:00:00Z');
  expect((await salon.book(who, { services: LONG })).status).toBe('pending');
});

it('C6 T27 a customer with a paid visit may hold eight hours, one whose visit was cancelled or missed may not', async () => {
  const [known, cancelled, missed] = [await paid(), await paid(), await paid()];
  await salon.cancelAppointment.run(cancelled.held._id, cancelled.who);
  salon.clock.set('2026-11-26T05:00:00Z');
  await salon.changeStatus.run(missed.held._id, { status: 'no_show' }, ADMIN);
  await salon.changeStatus.run(known.held._id, { status: 'completed' }, ADMIN);
  const outcome = async ({ who }: { who: ReturnType<typeof customer> }) => {
    await salon.fill(who, RITUAL, RITUAL);
    const visit = { services: WHOLE_DAY, date: '2026-11-27', startTime: '09:00' };
    return salon.book(who, visit).then(
      ({ status }) => status,
      (error: { code: string }) => error.code,
    );
  };
  expect([await outcome(known), await outcome(cancelled), await outcome(missed)]).toEqual([
    'pending',
    'TOO_LONG_UNPAID',
    'TOO_LONG_UNPAID',
  ]);
});
