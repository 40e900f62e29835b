import { DESK_LENGTHS, type DeskBookingRequest } from '@salon/contracts';
import { DomainError, groupThousands } from '@salon/kernel';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS, RITUAL, service } from '../testing/fake-catalog.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, paid } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(() => desk.open());

it('a walk-in is confirmed at once, without a fee, all of it owed at the desk and no mail sent', async () => {
  const { appointment, act } = await desk.book({ note: 'Sensitive skin' });
  expect(appointment).toMatchObject({
    status: 'confirmed',
    money: 'none',
    appointmentFee: 0,
    feePaid: 0,
    due: 4500,
    totalAmount: 4500,
    holdUntil: null,
    endTime: '11:00',
  });
  expect(act).toMatchObject({ undoable: true });
  expect(await salon.waiting('send-mail')).toBe(0);
  expect((await desk.day()).visits).toMatchObject([{ origin: 'walk_in', note: 'Sensitive skin', status: 'confirmed' }]);
});

it('who calls gets the confirmation by mail, if they have an address', async () => {
  await desk.book({ origin: 'phone', customer: desk.guest({ email: 'caller@example.test' }) });
  await desk.book({ origin: 'phone', startTime: '12:00' });
  expect(await salon.waiting('send-mail')).toBe(1);
});

it('refuses a long note in words of its own', async () => {
  const [most, note] = [DESK_LENGTHS.note, 'x'.repeat(DESK_LENGTHS.note + 1)];
  await expect(desk.book({ note })).rejects.toMatchObject({
    message: `Note must be at most ${groupThousands(most)} characters`,
    params: { reason: 'noteLength', most },
  });
});

it('begins at any five minutes, within the notice online bookings need, also while it has begun already', async () => {
  salon.clock.set(`${DAY}T04:37:00Z`); // 10:07 in Colombo
  expect((await desk.book({ startTime: '10:05' })).appointment).toMatchObject({ startTime: '10:05' });
  await expect(desk.book({ startTime: '12:03' })).rejects.toMatchObject({
    code: 'INVALID',
    errors: { startTime: 'At the desk there is a time every 5 minutes. Please choose 12:00 PM or 12:05 PM' },
  });
  await expect(desk.book({ startTime: '09:05' })).rejects.toMatchObject({ params: { reason: 'over' } });
});

it('the same call twice books once', async () => {
  const customer = desk.guest();
  const [one, two] = [await desk.book({ customer }, 'press-1'), await desk.book({ customer }, 'press-1')];
  expect(two.appointment._id).toBe(one.appointment._id);
  expect(two.act).toEqual(one.act);
});

it.each([{ note: 'Allergic to acetone' }, { startTime: '11:00' }])(
  'a call repeated with a change is refused, so that nobody takes it for saved: %j',
  async (change) => {
    const customer = desk.guest();
    await desk.book({ customer }, 'press-1');
    await expect(desk.book({ customer, ...change }, 'press-1')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  },
);

it.each([{}, { startTime: '11:00' }])(
  'a call repeated after its visit was cancelled books nothing and says so, also with a change: %j',
  async (change) => {
    const customer = desk.guest();
    const { appointment } = await desk.book({ customer }, 'press-1');
    await salon.changeStatus.run(appointment._id, { status: 'cancelled' }, ADMIN);
    await expect(desk.book({ customer, ...change }, 'press-1')).rejects.toMatchObject({ code: 'BOOKING_OVER' });
  },
);

it.each([
  [{ total: 3000, minutes: 60 }, 'another price'],
  [{ total: 4500, minutes: 45 }, 'another length'],
])('books nothing else than was quoted, and says what it is by now: %j', async (quoted) => {
  await expect(desk.book(quoted)).rejects.toMatchObject({
    code: 'DESK_QUOTE_CHANGED',
    message:
      'The menu has changed meanwhile: the services cost LKR 4,500.00 and take 60 minutes (1\u00a0h) now. ' +
      'Please tell the customer, and press again',
  });
  expect((await desk.book({ total: 4500, minutes: 60 })).appointment).toMatchObject({ totalAmount: 4500 });
});

it('a call repeated after its price has changed finds the visit that it has booked', async () => {
  const call = { customer: desk.guest(), total: 4500, minutes: 60 };
  const { appointment } = await desk.book(call, 'press-1');
  salon.catalog.put({ ...CUT, priceCents: 999_900 });
  expect((await desk.book(call, 'press-1')).appointment._id).toBe(appointment._id);
  salon.catalog.put(CUT);
});

it('taken back, it is cancelled by the salon and its time is free again', async () => {
  const { appointment, act } = await desk.book();
  expect(await salon.undoAdminAction.run(act?.id ?? '', ADMIN)).toMatchObject({
    status: 'cancelled',
    cancelReason: 'salon',
  });
  expect((await desk.book()).appointment._id).not.toBe(appointment._id);
  await expect(salon.undoAdminAction.run(act?.id ?? '', ADMIN)).rejects.toMatchObject({ code: 'ACT_NOT_UNDOABLE' });
});

it('what the desk books does not count as an unpaid hold of its customer', async () => {
  const who = somebody();
  const customer = desk.guest({ _id: who.id, email: who.email, hasAccount: true });
  for (const startTime of ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'])
    await desk.book({ startTime, customer });
  expect(await salon.held(who, { startTime: '16:00' })).toMatchObject({ status: 'pending' });
});

describe('what is in the way is named, with the nearest free places', () => {
  it('a visit', async () => {
    const { who } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
    await expect(desk.book({ startTime: '10:30' })).rejects.toMatchObject({
      code: 'DESK_PLACE_TAKEN',
      message: `Dilani Perera has ${who.name} from 10:00 AM to 11:00 AM`,
      data: {
        places: [
          { date: DAY, startTime: '11:00', stylistId: desk.dilani(), stylistName: 'Dilani Perera' },
          { startTime: '11:30', stylistId: desk.dilani() },
          { startTime: '10:30', stylistId: desk.nadeesha(), stylistName: 'Nadeesha Silva' },
          { startTime: '10:30', stylistId: desk.ruwan() },
        ],
      },
    });
  });

  it('an unpaid hold, which goes when it runs out', async () => {
    const who = somebody();
    await salon.held(who, { stylistId: desk.dilani() });
    await expect(desk.book()).rejects.toMatchObject({ params: { reason: 'held', who: who.name } });
    salon.clock.advance(31);
    expect((await desk.book()).appointment.status).toBe('confirmed');
  });

  it('closing time, and not a block in the free middle of the visit', async () => {
    const colour = service('Colour', { minutes: 90, freeMiddle: { after: 30, minutes: 40 } });
    salon.catalog.put(colour);
    await desk.block('17:30', '18:00');
    const services = [{ service: colour.id, quantity: 1 }];
    await expect(desk.book({ startTime: '17:00', services })).rejects.toMatchObject({ params: { reason: 'off' } });
  });

  it('closing time, a day off, leave and skill', async () => {
    await expect(desk.book({ startTime: '17:30' })).rejects.toMatchObject({ params: { reason: 'off' } });
    await salon.saveHours.run(
      {
        change: {
          subject: 'exception',
          exception: {
            stylistId: desk.dilani(),
            kind: 'leave',
            from: DAY,
            to: DAY,
            hours: { start: '10:30', end: '12:00' },
            note: 'Dentist',
          },
        },
      },
      ADMIN,
    );
    await expect(desk.book()).rejects.toMatchObject({
      message: 'Dilani Perera is away from 10:30 AM to 12:00 PM (Dentist)',
    });
    await salon.db.query(`UPDATE booking.stylist SET "serviceIds" = $1 WHERE "id" = $2`, [[NAILS.id], desk.dilani()]);
    await expect(desk.book()).rejects.toMatchObject({ message: 'Dilani Perera does not do all of these services' });
    await salon.db.query(`UPDATE booking.stylist SET "serviceIds" = NULL`);
  });
});

it.each<[string, Partial<Record<keyof DeskBookingRequest, unknown>>]>([
  ['no service', { services: [] }],
  ['a day that has passed', { date: '2026-11-20' }],
  ['nobody', { customer: { _id: CUT.id, name: 'X', email: '', phone: '', hasAccount: false } }],
  ['an online booking', { origin: 'online' }],
  ['more than eight hours', { services: [{ service: RITUAL.id, quantity: 3 }] }],
  ['a stylist the salon does not have', { stylistId: CUT.id }],
])('refuses %s', async (_what, change) => {
  await expect(desk.book(change as never)).rejects.toMatchObject({ kind: 'invalid' });
});

it('of a desk and an online booking at one time one wins, and the other is told', async () => {
  for (let round = 0; round < 10; round += 1) {
    const startTime = `${String(9 + (round % 8)).padStart(2, '0')}:00`;
    const date = round < 8 ? DAY : '2026-11-27';
    const who = somebody();
    await salon.fill(who, CUT);
    const results = await Promise.allSettled([
      desk.book({ startTime, date }),
      salon.book(who, { startTime, date, stylistId: desk.dilani() }),
      desk.book({ startTime, date }),
    ]);
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as DomainError] : []));
    expect(refused).toHaveLength(2);
    for (const { code } of refused) expect(['DESK_PLACE_TAKEN', 'BOOKING_SLOT_TAKEN']).toContain(code);
  }
});
