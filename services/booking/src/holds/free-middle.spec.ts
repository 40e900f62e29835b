import { type Appointment, type BookAppointmentRequest, type PricedService } from '@salon/contracts';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS, service } from '../testing/fake-catalog.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody } = visitsOf(salon);

/** 10:00 to 12:00, the stylist free from 10:30 to 11:30, busy until 12:30. */
const COLOUR = service('Colour', { minutes: 120, bufferMinutes: 30, freeMiddle: { after: 30, minutes: 60 } });

let dilani: string;
beforeEach(async () => {
  salon.catalog.put(COLOUR);
  dilani = (await salon.calendar.stylists())[0]?._id ?? '';
});

async function book(wanted: PricedService, startTime: string, more: Partial<BookAppointmentRequest> = {}) {
  const who = somebody();
  await salon.fill(who, wanted);
  const services = [{ service: wanted.id, quantity: 1 }];
  const held = await salon.book(who, { stylistId: dilani, startTime, services, ...more });
  return { who, held };
}
const times = async (wanted: PricedService): Promise<string[]> =>
  (await salon.slots.search({ date: DAY, stylistId: dilani, services: [{ service: wanted.id }] }, null)).availableSlots;
const refused = expect.objectContaining({ code: 'BOOKING_SLOT_TAKEN' });

it('the middle of a visit is sold to somebody else, its buffer to nobody; the customer sees neither', async () => {
  const { held } = await book(COLOUR, '10:00');
  expect(held).toMatchObject({ startTime: '10:00', endTime: '12:00', minutes: 120 });
  const offered = await times(CUT);
  expect(['09:00', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'].map((time) => offered.includes(time))).toEqual(
    [true, false, true, false, false, false, true],
  );
  const inside = await book(CUT, '10:30');
  expect(inside.held).toMatchObject({ startTime: '10:30', endTime: '11:30', stylist: { _id: dilani } });
  await expect(book(NAILS, '12:00')).rejects.toEqual(refused);
  await expect(book(NAILS, '11:00')).rejects.toEqual(refused);
});

it('two of the same lie in each other: each in the free middle of the other, as far as they fit', async () => {
  salon.catalog.put(service('Colour', { minutes: 120, freeMiddle: { after: 30, minutes: 60 } }));
  await book(COLOUR, '10:00');
  expect(await times(COLOUR)).toContain('10:30');
  expect(await times(COLOUR)).not.toContain('11:30');
});

it('a visit keeps its middle when it is moved, and its services have changed since', async () => {
  const { who, held } = await book(COLOUR, '10:00');
  const { orderId } = await salon.pay(who, held);
  await visitsOf(salon).tell(orderId);
  salon.catalog.put(service('Colour', { minutes: 120 }));
  await salon.rescheduleAppointment.run(held._id, { date: DAY, startTime: '14:00' }, who);
  expect(await times(CUT)).toEqual(expect.arrayContaining(['10:00', '14:30', '16:30']));
  expect(await times(CUT)).not.toContain('16:00');
});

it('R1 of twenty who want the free middle at once one gets it', async () => {
  await book(COLOUR, '10:00');
  const people = Array.from({ length: 20 }, somebody);
  for (const who of people) await salon.fill(who, CUT);
  const outcomes = await Promise.allSettled(
    people.map((who): Promise<Appointment> => salon.book(who, { stylistId: dilani, startTime: '10:30' })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('the undo of a cancellation finds the middle taken by somebody else', async () => {
  const { who, held } = await book(CUT, '10:30');
  const { orderId } = await salon.pay(who, held);
  await visitsOf(salon).tell(orderId);
  const done = await salon.changeStatus.run(held._id, { status: 'cancelled', reason: 'wrong row' }, ADMIN);
  await book(COLOUR, '10:00');
  expect(await salon.undoAdminAction.run(done.act.id, ADMIN)).toMatchObject({ status: 'confirmed' });
  const again = await salon.changeStatus.run(held._id, { status: 'cancelled', reason: 'wrong row' }, ADMIN);
  await book(NAILS, '11:00');
  await expect(salon.undoAdminAction.run(again.act.id, ADMIN)).rejects.toMatchObject({ code: 'ACT_NOT_UNDOABLE' });
});

it('what a statement of the code overlooks, the table refuses', async () => {
  const { held } = await book(COLOUR, '10:00');
  const copy = (startsAt: string, minutes: number) =>
    salon.db.query(
      `INSERT INTO booking.appointment
         ("id", "bookedOn", "customerId", "customerName", "customerEmail", "status", "stylistId",
          "day", "startTime", "endTime", "startsAt", "endsAt", "minutes",
          "lines", "totalCents", "feeCents", "requestHash", "createdAt")
       SELECT gen_random_uuid(), "bookedOn", gen_random_uuid(), '', '', 'confirmed', "stylistId",
              "day", '', '', $2::timestamptz, $2::timestamptz + make_interval(mins => $3), $3,
              '[]', 0, 0, '', "createdAt"
       FROM booking.appointment WHERE "id" = $1`,
      [held._id, startsAt, minutes],
    );
  await expect(copy('2026-11-26T06:30:00Z', 15)).rejects.toThrow('stylist_sold_once'); // the buffer
  await expect(copy('2026-11-26T04:30:00Z', 30)).rejects.toThrow('stylist_sold_once');
  await copy('2026-11-26T05:00:00Z', 60); // the middle
  await salon.db.query('DELETE FROM booking.appointment WHERE "requestHash" = $1', ['']);
});
