import { minutesOf, timeOf } from '@salon/kernel';
import { CUT, NAILS, RITUAL } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { customer, DAY } from '../testing/salon.js';

const salon = eachMonday();
let people = 0;
const somebody = () => customer(`hold customer ${(people += 1)}`);

it('B-127 B-128 B-130 B-131 B-132 B-138 B-207 B-209 holds a time: pending, its end computed, prices and person frozen', async () => {
  const nimali = somebody();
  await salon.fill(nimali, CUT, NAILS);
  const appointment = await salon.book(nimali, {
    endTime: '11:30',
    services: [
      { service: NAILS.id, quantity: 1 },
      { service: CUT.id, quantity: 1 },
    ],
  });
  expect(appointment).toMatchObject({
    appointmentId: expect.stringMatching(/^ARL-261123-\d{4}$/),
    status: 'pending',
    money: 'none',
    orderId: null,
    paymentId: null,
    date: DAY,
    startTime: '10:00',
    endTime: '11:30',
    minutes: 90,
    startsAt: '2026-11-26T04:30:00.000Z',
    totalAmount: 6300.5,
    appointmentFee: 1000,
    holdUntil: '2026-11-23T03:15:00.000Z',
    createdAt: '2026-11-23T03:00:00.000Z',
    user: { name: nimali.name, email: nimali.email, phone: '0771234567' },
  });
  expect(appointment.services).toContainEqual({
    service: { _id: NAILS.id, title: 'Nails', category: 'hair', price: 1800.5, averageTime: 30 },
    quantity: 1,
  });
  expect((await salon.carts.view(nimali)).cartCount).toBe(2);
});

it('C1 gives the visit to the least loaded stylist, then the lower id, or to the one asked for', async () => {
  const ids = (await salon.calendar.stylists()).map(({ _id }) => _id).sort();
  const first = await salon.held(somebody(), { startTime: '09:00' });
  const second = await salon.held(somebody(), { startTime: '14:00' });
  const asked = await salon.held(somebody(), { startTime: '14:00', stylistId: ids[0] });
  expect([first, second, asked].map(({ stylist }) => stylist._id)).toEqual([ids[0], ids[1], ids[0]]);
  await expect(salon.held(somebody(), { startTime: '14:00', stylistId: ids[0] })).rejects.toMatchObject({
    code: 'BOOKING_SLOT_TAKEN',
  });
});

it.each([
  ['a past date', { date: '2026-11-22' }],
  ['a time that has passed', { date: '2026-11-23', startTime: '08:00' }],
  ['a time inside the lead time', { date: '2026-11-23', startTime: '09:00' }],
  ['a closed day', { date: '2026-11-29' }],
  ['a time off the grid', { startTime: '10:07' }],
  ['a time before opening', { startTime: '08:30' }],
  ['a visit past closing', { startTime: '17:30' }],
  ['a start late at night', { startTime: '23:30' }],
  ['24:00', { startTime: '24:00' }],
  ['30 February', { date: '2027-02-30' }],
  ['29 February of a common year', { date: '2027-02-29' }],
  ['a day beyond the horizon', { date: '2027-03-01' }],
  ['an instant for a date', { date: '2026-11-26T00:00:00+14:00' }],
  ["B3 another end than the server's", { endTime: '10:30' }],
  ['an end of another type', { endTime: 660 as never }],
  ['no lines', { services: [] }],
  ['quantity 0', { services: [{ service: CUT.id, quantity: 0 }] }],
  ['quantity -1', { services: [{ service: CUT.id, quantity: -1 }] }],
  ['quantity 11', { services: [{ service: CUT.id, quantity: 11 }] }],
  ['quantity 1e308', { services: [{ service: CUT.id, quantity: 1e308 }] }],
])('T26 T20 refuses %s', async (_story, change) => {
  await expect(salon.held(somebody(), change)).rejects.toMatchObject({ kind: 'invalid' });
});

it('B-181 needs something in the cart', async () => {
  await expect(salon.book(somebody())).rejects.toMatchObject({
    kind: 'invalid',
    message: 'Please add services to your cart first',
  });
});

it('B3 B4 a payload that is not the cart, or a price that has changed, is answered with the cart', async () => {
  const nimali = somebody();
  await salon.fill(nimali, CUT);
  const { quote } = await salon.carts.view(nimali);
  await expect(salon.book(nimali, { services: [{ service: NAILS.id, quantity: 1 }] })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CART_CHANGED',
    data: { cart: { cartCount: 1 } },
  });
  salon.catalog.put({ ...CUT, priceCents: 460_000 });
  await expect(salon.book(nimali, { quote })).rejects.toMatchObject({
    code: 'QUOTE_CHANGED',
    data: { cart: { servicesTotal: 4600 } },
  });
  salon.catalog.put(CUT);
  expect(await salon.book(nimali, { quote })).toMatchObject({ totalAmount: 4500 });
});

it('T21 books an offer at its price, and not once it has ended', async () => {
  const nimali = somebody();
  const offer = salon.catalog.putOffer({ endDate: '2026-11-23' });
  const services = [
    { service: CUT.id, quantity: 1 },
    { service: NAILS.id, quantity: 1 },
  ];
  await salon.offers.run(nimali.id, offer.id, undefined);
  expect(await salon.book(nimali, { services })).toMatchObject({
    totalAmount: 5000,
    minutes: 90,
    specialOffer: { _id: offer.id },
  });
  salon.clock.set('2026-11-24T03:00:00Z');
  await expect(salon.book(nimali, { services, startTime: '12:00' })).rejects.toMatchObject({
    kind: 'conflict',
    code: 'OFFER_ENDED',
  });
  await salon.releaseUnpaid.run({ id: (await salon.appointments.mine(nimali.id))[0]?._id ?? '' });
});

it('C6 T27 a new hold replaces the old one, on the same day or another', async () => {
  const nimali = somebody();
  const first = await salon.held(nimali);
  const second = await salon.book(nimali, { startTime: '10:30' });
  const third = await salon.book(nimali, { date: '2026-11-24', startTime: '10:30' });
  const mine = await salon.appointments.mine(nimali.id);
  expect(Object.fromEntries(mine.map(({ _id, status, cancelReason }) => [_id, [status, cancelReason]]))).toEqual({
    [first._id]: ['cancelled', 'replaced'],
    [second._id]: ['cancelled', 'replaced'],
    [third._id]: ['pending', null],
  });
  expect(await salon.waiting('release-unpaid')).toBe(1);
});

it('C6 T27 after ten unpaid bookings in a day the next waits until tomorrow', async () => {
  const nimali = somebody();
  await salon.fill(nimali, CUT);
  for (let at = 0; at < 10; at += 1) await salon.book(nimali, { startTime: timeOf(540 + at * 30) });
  await expect(salon.book(nimali, { startTime: '16:00' })).rejects.toMatchObject({
    kind: 'throttled',
    // From 08:30 on the salon's clock until midnight.
    retryAfter: 15.5 * 3_600,
  });
  salon.clock.set('2026-11-24T03:00:00Z');
  expect(await salon.book(nimali, { startTime: '16:00' })).toMatchObject({ status: 'pending' });
});

it('B-141 C5 T27 an unpaid hold is given back when it ends, and its time is free again', async () => {
  const [dilani] = await salon.calendar.stylists();
  const held = await salon.held(somebody(), { stylistId: dilani?._id });
  salon.clock.advance(14);
  await expect(salon.releaseUnpaid.run({ id: held._id })).rejects.toThrow('held until 2026-11-23T03:15:00.000Z');
  expect((await salon.appointments.mine(customer(held.user.name).id))[0]?.status).toBe('pending');
  salon.clock.advance(1);
  await salon.releaseUnpaid.run({ id: held._id });
  await salon.releaseUnpaid.run({ id: held._id });
  expect((await salon.appointments.mine(customer(held.user.name).id))[0]).toMatchObject({
    status: 'cancelled',
    cancelReason: 'unpaid',
    holdUntil: null,
  });
});

it('C5 sells a time whose hold has run out even before the job has come by', async () => {
  const [dilani] = await salon.calendar.stylists();
  const overdue = await salon.held(somebody(), { stylistId: dilani?._id });
  salon.clock.advance(15);
  const next = await salon.held(somebody(), { stylistId: dilani?._id });
  expect(next.status).toBe('pending');
  expect((await salon.appointments.mine(customer(overdue.user.name).id))[0]).toMatchObject({
    status: 'cancelled',
    cancelReason: 'unpaid',
  });
});

it('T26 a create succeeds exactly when the time was offered', async () => {
  for (const at of [9, 10, 11, 12, 13])
    for (const half of [0, 30]) await salon.held(somebody(), { startTime: timeOf(at * 60 + half) });
  salon.clock.set('2026-11-25T22:00:00Z');
  await salon.db.query(`UPDATE booking.appointment SET "holdUntil" = '2026-11-27' WHERE "status" = 'pending'`);
  salon.clock.set('2026-11-26T04:10:00Z');
  const nimali = somebody();
  await salon.fill(nimali, RITUAL);
  const services = [{ service: RITUAL.id, quantity: 1 }];
  const { availableSlots } = await salon.slots.search({ date: DAY, services }, nimali.id);
  await salon.db.query(`UPDATE booking.settings SET "unpaidPerDay" = 1000`);
  salon.calendar.invalidate();
  for (let minute = 8 * 60; minute < 19 * 60; minute += 15) {
    const outcome = await salon.book(nimali, { services, startTime: timeOf(minute) }).then(
      () => true,
      () => false,
    );
    expect([timeOf(minute), outcome]).toEqual([timeOf(minute), availableSlots.includes(timeOf(minute))]);
  }
  expect(availableSlots.length).toBeGreaterThan(0);
  expect(minutesOf(availableSlots.at(-1) ?? '')).toBe(14 * 60);
});
