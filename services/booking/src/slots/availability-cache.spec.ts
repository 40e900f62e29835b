import { CUT } from '../testing/fake-catalog.js';
import { customer, DAY, openSalon, type Salon } from '../testing/salon.js';
import { AvailabilityCache } from './availability-cache.js';
import { SlotsQueries } from './slots.queries.js';

let salon: Salon;
const cut = [{ service: CUT.id, quantity: 1 }];
const shows = async (slots: SlotsQueries): Promise<boolean> =>
  (await slots.search({ date: DAY, services: cut }, null)).availableSlots.includes('10:00');

beforeEach(async () => {
  salon = await openSalon();
});
afterEach(() => salon.close());

it('never shows a time again that this process has sold, without any waiting', async () => {
  expect(await shows(salon.slots)).toBe(true);
  for (const name of ['Amal', 'Bimal', 'Chamari']) await salon.held(customer(name));
  expect(await shows(salon.slots)).toBe(false);
});

it('shows what another process has sold within a second, and refuses it at once with fresh times', async () => {
  for (const name of ['Amal', 'Bimal', 'Chamari']) await salon.fill(customer(name), CUT);
  expect(await shows(salon.slots)).toBe(true);
  // Written without a transaction of this process, as another process would.
  await salon.db.query(
    `INSERT INTO booking.appointment ("id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "stylistId", "day", "startTime", "endTime", "startsAt", "endsAt", "minutes", "lines", "totalCents", "feeCents", "requestHash", "createdAt")
     SELECT gen_random_uuid(), $1, gen_random_uuid(), 'Guest', 'guest@example.test', 'confirmed', "id", $1, '10:00', '11:00', $1::date + time '04:30' AT TIME ZONE 'UTC', $1::date + time '05:30' AT TIME ZONE 'UTC', 60, '[]', 0, 0, '', $2
     FROM booking.stylist`,
    [DAY, salon.clock.now()],
  );
  await expect(salon.book(customer('Amal'))).rejects.toMatchObject({ code: 'BOOKING_SLOT_TAKEN' });
  salon.clock.advance(1 / 60);
  expect(await shows(salon.slots)).toBe(false);
});

it('asks again after a question that failed', async () => {
  const other = new SlotsQueries(
    salon.db,
    salon.calendar,
    salon.catalog,
    salon.clock,
    new AvailabilityCache(salon.db, salon.clock),
  );
  await salon.db.query('ALTER TABLE booking.appointment RENAME TO elsewhere');
  await expect(shows(other)).rejects.toThrow();
  await salon.db.query('ALTER TABLE booking.elsewhere RENAME TO appointment');
  expect(await shows(other)).toBe(true);
});
