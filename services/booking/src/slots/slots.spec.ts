import { CUT, NAILS, RITUAL, service } from '../testing/fake-catalog.js';
import { customer, DAY, MONDAY_MORNING, openSalon, type Salon } from '../testing/salon.js';

let salon: Salon;
const cut = [{ service: CUT.id, quantity: 1 }];
/** A day that no other test here uses. */
const SOLD_OUT = '2026-12-10';

beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());
beforeEach(() => salon.clock.set(MONDAY_MORNING));

it('B-205 B-206 offers every half hour of a working day, each visit ending by closing', async () => {
  const found = await salon.slots.search({ date: DAY, services: cut }, null);
  expect(found).toMatchObject({ date: DAY, minutes: 60, closed: null, nextFree: null });
  expect(found.availableSlots).toHaveLength(17);
  expect([found.availableSlots[0], found.availableSlots.at(-1)]).toEqual(['09:00', '17:00']);
  expect(found.blocked.map(({ time, code }) => [time, code])).toEqual([['17:30', 'TOO_LONG']]);
});

it('B-176 B-177 adds up minutes times quantity, and one of each when none is said', async () => {
  expect(
    (await salon.slots.search({ date: DAY, services: [{ service: CUT.id, quantity: 2 }, { service: NAILS.id }] }, null))
      .minutes,
  ).toBe(150);
});

it('seeds three stylists who do everything, Monday to Saturday', async () => {
  const stylists = await salon.calendar.stylists();
  expect(stylists.map(({ name }) => name)).toEqual(['Dilani Perera', 'Nadeesha Silva', 'Ruwan Fernando']);
  expect(stylists.map(({ picture }) => picture)).toEqual([
    '/art/people/dilani-perera.svg',
    '/art/people/nadeesha-silva.svg',
    '/art/people/ruwan-fernando.svg',
  ]);
  const sunday = await salon.slots.search({ date: '2026-11-29', services: cut }, null);
  expect(sunday).toMatchObject({
    availableSlots: [],
    closed: 'Closed on Sundays',
    nextFree: { date: '2026-11-30', time: '09:00' },
  });
});

it('C7 offers nothing past nor within the hour of lead time today', async () => {
  salon.clock.set('2026-11-23T05:10:00Z');
  const { availableSlots, blocked } = await salon.slots.search({ date: '2026-11-23', services: cut }, null);
  expect(availableSlots[0]).toBe('12:00');
  expect(blocked.find(({ time }) => time === '10:30')?.code).toBe('PAST');
  expect(blocked.find(({ time }) => time === '11:30')).toMatchObject({
    code: 'LEAD_TIME',
    text: 'This is too soon: we need 1 hour to prepare for your visit.',
  });
});

describe('the next free time today', () => {
  const at = async (instant: string, body: object = { service: CUT.id }) => {
    salon.clock.set(instant);
    return salon.slots.nextToday(body);
  };

  it('is the first one after the hour of lead time', async () => {
    expect(await at('2026-11-23T05:10:00Z')).toEqual({ date: '2026-11-23', time: '12:00' });
    expect(await at('2026-11-23T05:10:00Z', {})).toEqual({ date: '2026-11-23', time: '12:00' });
  });

  it('is none when the visit would not be finished by closing, and none on a closed day', async () => {
    expect(await at('2026-11-23T10:40:00Z')).toBeNull();
    expect(await at('2026-11-23T10:40:00Z', { service: NAILS.id })).toEqual({ date: '2026-11-23', time: '17:30' });
    expect(await at('2026-11-29T03:00:00Z')).toBeNull();
  });

  it("is the salon's today, whatever the day elsewhere, and goes on when every stylist is taken", async () => {
    salon.clock.set('2026-11-23T18:40:00Z');
    const tuesday = '2026-11-24';
    expect(await salon.slots.nextToday({})).toEqual({ date: tuesday, time: '09:00' });
    for (const { _id } of await salon.calendar.stylists())
      await salon.held(customer(`next ${_id}`), { date: tuesday, startTime: '09:00', stylistId: _id });
    expect(await salon.slots.nextToday({})).toEqual({ date: tuesday, time: '10:00' });
  });

  it.each([[{ service: 'anything' }], [[]], [null]])('is not told for %j', async (body) => {
    await expect(salon.slots.nextToday(body)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

it('says why a day is closed, and when the next free time is', async () => {
  await salon.db.query(`INSERT INTO booking.closure VALUES ('2026-12-24', 'Closed for a family day')`);
  salon.calendar.invalidate();
  expect(await salon.slots.search({ date: '2026-12-24', services: cut }, null)).toMatchObject({
    closed: 'Closed for a family day',
    nextFree: { date: '2026-12-25', time: '09:00' },
  });
});

it('C1 says that no stylist does all of the services, or one of them, and looks for no other day', async () => {
  const both = [{ service: CUT.id }, { service: NAILS.id }];
  const [first] = await salon.calendar.stylists();
  const onlyDo = async (ids: string[] | null, where: string) => {
    await salon.db.query(`UPDATE booking.stylist SET "serviceIds" = $1 WHERE "id" ${where} $2`, [ids, first?._id]);
    salon.calendar.invalidate();
  };
  await onlyDo([CUT.id], '=');
  expect(await salon.slots.search({ date: DAY, services: both }, null)).not.toHaveProperty('unbookable');
  await onlyDo([NAILS.id], '<>');
  for (const date of [DAY, '2026-11-29'])
    expect(await salon.slots.search({ date, services: both }, null)).toMatchObject({
      availableSlots: [],
      nextFree: null,
      unbookable: 'No stylist does all of these services. Please book them as two visits.',
    });
  const chosen = await salon.slots.search({ date: DAY, services: both, stylistId: first?._id }, null);
  expect(chosen).toMatchObject({ closed: `${first?.name} does not do all of these services.` });
  expect(chosen).not.toHaveProperty('unbookable');
  await onlyDo([CUT.id], '<>');
  for (const services of [[{ service: NAILS.id }], both]) {
    const text = 'One of these services has no stylist at present. Please remove it or call us.';
    const found = await salon.slots.search({ date: DAY, services }, null);
    expect(found).toMatchObject({ availableSlots: [], closed: text, nextFree: null, unbookable: text });
  }
  await onlyDo(null, '=');
  await onlyDo(null, '<>');
});

it('does not say of a stylist who has left that nobody does the services', async () => {
  const stylistId = 'a0000000-0000-4000-8000-000000000000';
  expect(await salon.slots.search({ date: DAY, services: cut, stylistId }, null)).toMatchObject({
    availableSlots: [],
    closed: 'Nobody is free for these services on this day',
  });
});

it('C15 shows a month at a glance', async () => {
  const november = await salon.slots.days({ month: '2026-11', services: cut }, null);
  const states = Object.fromEntries(november.map(({ date, state, left }) => [date, [state, left]]));
  expect(november).toHaveLength(30);
  expect(states).toMatchObject({ '2026-11-22': ['past', 0], '2026-11-26': ['free', 17], '2026-11-29': ['closed', 0] });
  const february = await salon.slots.days({ month: '2027-02', services: cut }, null);
  expect(february.find(({ date }) => date === '2027-02-22')).toMatchObject({
    state: 'beyond',
    note: 'Bookings open 90 days ahead',
  });
});

it.each(['9999-12', '0000-01', '2026-13', '2026-11-01', '', null, ['2026-11']])(
  'T55 C15 %j is no month to look at',
  async (month) => {
    await expect(salon.slots.days({ month, services: cut }, null)).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Please choose a month',
    });
  },
);

it.each([
  ['too late for this visit, though the salon is open', '2026-11-23T11:40:00Z', 'No times left today'],
  ['after the last visit has begun', '2026-11-23T13:30:00Z', 'Closed for today'],
])('C15 says of today why it has no times left: %s', async (_story, instant, note) => {
  salon.clock.set(instant);
  const november = await salon.slots.days({ month: '2026-11', services: cut }, null);
  expect(november.find(({ date }) => date === '2026-11-23')).toEqual({
    date: '2026-11-23',
    state: 'full',
    left: 0,
    note,
  });
});

it("a customer's own unpaid hold does not stand in their way, others' do", async () => {
  const [own, other] = [customer('slots own'), customer('slots other')];
  const stylistId = (await salon.calendar.stylists())[0]?._id ?? '';
  await salon.held(own, { startTime: '14:00', stylistId });
  expect((await salon.slots.search({ date: DAY, services: cut, stylistId }, own.id)).availableSlots).toContain('14:00');
  const seen = await salon.slots.search({ date: DAY, services: cut, stylistId }, other.id);
  expect(seen.availableSlots).not.toContain('14:00');
  expect(seen.blocked.find(({ time }) => time === '14:00')).toEqual({
    time: '14:00',
    code: 'BUSY',
    text: 'All stylists are busy.',
  });
});

it.each([
  ['B-174 no date', { services: cut }],
  ['the past', { date: '2026-11-22', services: cut }],
  ['beyond 90 days', { date: '2027-02-22', services: cut }],
  ['29 February of a common year', { date: '2027-02-29', services: cut }],
  ['30 February', { date: '2026-02-30', services: cut }],
  ['a date with a time', { date: '2026-11-26T00:00:00Z', services: cut }],
  ['a date as a number', { date: 20261126, services: cut }],
  ['no services', { date: DAY, services: [] }],
  ['services as an object', { date: DAY, services: { length: 1 } }],
  ['B-175 a service without id', { date: DAY, services: [{ quantity: 1 }] }],
  ['an id that is none', { date: DAY, services: [{ service: `${CUT.id}'--`, quantity: 1 }] }],
  ['quantity 0', { date: DAY, services: [{ service: CUT.id, quantity: 0 }] }],
  ['quantity 1e9', { date: DAY, services: [{ service: CUT.id, quantity: 1e9 }] }],
  ['a service twice', { date: DAY, services: [...cut, ...cut] }],
  ['10,000 services', { date: DAY, services: Array.from({ length: 10_000 }, () => cut[0]) }],
  ['more than eight hours', { date: DAY, services: [{ service: RITUAL.id, quantity: 3 }] }],
  ['a stylist who is none', { date: DAY, services: cut, stylistId: 'anyone' }],
  ['a list', [DAY]],
  ['nothing', undefined],
])('T32 refuses %s', async (_story, body) => {
  await expect(salon.slots.search(body, null)).rejects.toMatchObject({ kind: 'invalid' });
});

it('refuses a service nobody knows, and a month that is none', async () => {
  await expect(
    salon.slots.search({ date: DAY, services: [{ service: service('Nowhere').id, quantity: 1 }] }, null),
  ).rejects.toMatchObject({ kind: 'not_found' });
  for (const month of ['2026-13', '2026-1', '2026', 202611, undefined]) {
    await expect(salon.slots.days({ month, services: cut }, null)).rejects.toMatchObject({ kind: 'invalid' });
  }
});

it('never shows a time again once it is sold, by whichever process, and refuses it with fresh times', async () => {
  const shows = async (startTime: string): Promise<boolean> =>
    (await salon.slots.search({ date: SOLD_OUT, services: cut }, null)).availableSlots.includes(startTime);
  expect(await shows('10:00')).toBe(true);
  for (const name of ['Amal', 'Bimal', 'Chamari']) await salon.held(customer(name), { date: SOLD_OUT });
  expect(await shows('10:00')).toBe(false);
  await salon.fill(customer('Dinesh'), CUT);
  expect(await shows('14:00')).toBe(true);
  // Written past the code of this process, as another process would.
  await salon.db.query(
    `INSERT INTO booking.appointment
       ("id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "stylistId", "day",
        "startTime", "endTime", "startsAt", "endsAt",
        "minutes", "lines", "totalCents", "feeCents", "requestHash", "createdAt")
     SELECT gen_random_uuid(), $1, gen_random_uuid(), 'Guest', 'guest@example.test', 'confirmed', "id", $1,
            '14:00', '15:00', $1::date + time '08:30' AT TIME ZONE 'UTC', $1::date + time '09:30' AT TIME ZONE 'UTC',
            60, '[]', 0, 0, '', $2
     FROM booking.stylist`,
    [SOLD_OUT, salon.clock.now()],
  );
  expect(await shows('14:00')).toBe(false);
  await expect(salon.book(customer('Dinesh'), { date: SOLD_OUT, startTime: '14:00' })).rejects.toMatchObject({
    code: 'BOOKING_SLOT_TAKEN',
    data: { availableSlots: expect.not.arrayContaining(['14:00']) },
  });
});
