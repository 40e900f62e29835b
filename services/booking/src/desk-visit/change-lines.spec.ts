import { type Appointment, offerPriceOf, permissionsOf, type VisitRecord } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { forgetCustomerOf } from '../appointments/forget-customer.js';
import { eachMonday } from '../testing/each-monday.js';
import { CUT, NAILS, RITUAL, service } from '../testing/fake-catalog.js';
import { ADMIN, customer } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { ChangeLines } from './change-lines.js';
import { TakePayment } from './take-payment.js';
import { VisitRecordQueries } from './visit-record.queries.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const COLLEAGUE = customer('Colleague', { role: 'admin', permissions: permissionsOf('front_desk') });
const COLOUR = service('Colour', {
  priceCents: 800_000,
  minutes: 90,
  bufferMinutes: 10,
  freeMiddle: { after: 30, minutes: 40 },
});

const record = ({ appointmentId }: Appointment): Promise<VisitRecord> =>
  new VisitRecordQueries(salon.db, salon.calendar, salon.clock).record(appointmentId);
const line = ({ id }: { id: string }, change = {}) => ({ service: id, quantity: 1, ...change });
async function change(held: Appointment, services: object[], more = {}, admin: Caller = ADMIN) {
  const { version } = (await record(held)).lines;
  return changing().run(held._id, { services, version, ...more }, admin);
}
const changing = () => new ChangeLines(salon.db, salon.catalog, salon.calendar, salon.clock);
const pay = ({ _id }: Appointment, amount: number) =>
  new TakePayment(salon.db, salon.clock).run(_id, { amount, means: 'cash' }, ADMIN);
const undo = ({ act }: { act: { id: string } }) => salon.undoAdminAction.run(act.id, ADMIN);
/** Takes every stylist from then on. */
const fillFrom = async (startTime: string) => {
  for (let each = 0; each < 3; each += 1) await paid({ startTime });
};

it('a service is added at the chair: the visit takes longer, more is owed, and the undo gives both back', async () => {
  const { held } = await paid();
  const done = await change(held, [line(CUT), line(NAILS, { quantity: 2 })]);
  expect(done).toMatchObject({
    appointment: { endTime: '12:00', minutes: 120, totalAmount: 8101, due: 8101, feePaid: 1000 },
    act: { undoable: true },
  });
  const services = [
    { title: 'Cut', quantity: 1 },
    { title: 'Nails', quantity: 2 },
  ];
  expect((await record(held)).history[0]).toMatchObject({
    cause: { kind: 'lines', services, totalCents: 810_100 },
    words: null,
  });
  expect(await undo(done)).toMatchObject({ endTime: '11:00', minutes: 60, totalAmount: 4500 });
});

it('a visit does not become longer than its stylist has time: the desk has blocked what follows', async () => {
  const { held } = await paid();
  const { stylist } = await salon.appointments.one(held._id, ADMIN);
  await salon.db.query(
    `INSERT INTO booking.hours_exception ("id", "stylistId", "kind", "from", "to", "hours", "note")
     VALUES (gen_random_uuid(), $1, 'block', $2, $2, '{"start":"11:00","end":"12:00"}', 'Dentist')`,
    [stylist._id, held.date],
  );
  await expect(change(held, [line(CUT), line(NAILS)])).rejects.toMatchObject({
    code: 'LINES_REFUSED',
    message:
      `The time of ${stylist.name} is blocked from 11:00 AM to 12:00 PM (Dentist), so the longer visit lacks ` +
      '30 minutes. Please move the visit first, or free that time.',
  });
  await salon.db.query('DELETE FROM booking.hours_exception');
});

it('what was booked keeps its price; another one, and a price that was agreed, needs its reason', async () => {
  const { held } = await paid();
  salon.catalog.put({ ...CUT, priceCents: 999_900 });
  expect((await change(held, [line(CUT), line(NAILS)])).appointment.totalAmount).toBe(6300.5);
  const cheaper = line(CUT, { price: 4000 });
  await expect(change(held, [cheaper])).rejects.toMatchObject({ params: { reason: 'priceReason', title: 'Cut' } });
  await change(held, [{ ...cheaper, reason: 'waited long' }]);
  expect(await record(held)).toMatchObject({
    visit: { totalAmount: 4000, due: 4000 },
    lines: { list: [{ title: 'Cut', price: 4000, reason: 'waited long' }] },
    history: [
      {
        cause: { kind: 'lines', services: [{ title: 'Cut', quantity: 1 }], totalCents: 400_000 },
        words: 'waited long',
      },
      {},
      {},
      {},
    ],
  });
  await change(held, [line(CUT, { price: 4000, reason: 'waited long' }), line(NAILS)]);
  const [{ words } = { words: undefined }] = (await record(held)).history;
  expect(words).toBeNull(); // The reason was given before.
  salon.catalog.put(CUT);
});

it('the services of a visit can be changed after its reasons were deleted with its customer', async () => {
  const { held } = await paid();
  await change(held, [line(CUT, { price: 4000, reason: 'waited long' })]);
  await salon.db.transaction((tx) => forgetCustomerOf(tx, [held._id]));
  const done = await change(held, [line(CUT), line(NAILS)]);
  expect(done.appointment.totalAmount).toBe(5800.5);
  await expect(change(held, [line(CUT, { price: 3000 })])).rejects.toMatchObject({ params: { reason: 'priceReason' } });
});

it('the time grows only as far as the stylist is free, and the undo of a shorter visit too', async () => {
  const { held } = await paid();
  const shorter = await change(held, [line(NAILS)]);
  await fillFrom('10:30');
  await expect(change(held, [line(CUT), line(NAILS)])).rejects.toMatchObject({
    code: 'LINES_REFUSED',
    message: expect.stringMatching(
      / has .+ from 10:30 AM to 11:30 AM, so the longer visit lacks 60 minutes\. Please move one of them first\.$/,
    ),
  });
  await expect(undo(shorter)).rejects.toMatchObject({ code: 'ACT_NOT_UNDOABLE', params: { reason: 'timeTaken' } });
  expect((await record(held)).visit).toMatchObject({ endTime: '10:30', due: 1800.5 });
});

it('free middle and buffer of a new service count, also when the visit ends as before', async () => {
  salon.catalog.put(COLOUR, service('Plain', { minutes: 90 }));
  const { held } = await paid();
  await change(held, [line(service('Plain', { minutes: 90 }))]);
  const busy = async () =>
    (
      await salon.db.query('SELECT "during"::text AS "during" FROM booking.occupied WHERE "appointmentId" = $1', [
        held._id,
      ])
    )[0].during as string;
  const before = await busy();
  await change(held, [line(COLOUR)]);
  expect(before.match(/\[/g)).toHaveLength(1);
  expect((await busy()).match(/\[/g)).toHaveLength(2);
});

it('names who is booked in the free middle that the new service lacks, also of a longer visit', async () => {
  const plain = service('Plain', { minutes: 120 });
  const perm = service('Perm', { minutes: 120, freeMiddle: { after: 30, minutes: 60 } });
  salon.catalog.put(perm, plain);
  const { held } = await paid();
  const { stylist } = (await change(held, [line(perm)])).appointment;
  const { who } = await paid({ startTime: '10:30', stylistId: stylist._id });
  for (const quantity of [1, 2])
    await expect(change(held, [line(plain, { quantity })])).rejects.toMatchObject({
      message:
        `${stylist.name} has ${who.name} from 10:30 AM to 11:30 AM, so the changed visit does not fit. ` +
        'Please move one of them first.',
    });
});

it('an offer keeps its services and its price; what is added beside it has its own', async () => {
  const offer = salon.catalog.putOffer();
  const who = customer('of the offer');
  await salon.offers.run(who.id, offer.id, undefined);
  const services = [CUT, NAILS].map(({ id }) => ({ service: id, quantity: 1 }));
  const held = await salon.book(who, { services });
  await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  salon.catalog.put(COLOUR);
  await expect(change(held, [line(CUT)])).rejects.toMatchObject({ params: { reason: 'offer' } });
  const done = await change(held, [line(CUT), line(NAILS), line(COLOUR)]);
  expect(done.appointment).toMatchObject({ totalAmount: 13_000, minutes: 180 });
  expect(done.appointment.services.map(({ isAdded }) => isAdded)).toEqual([undefined, undefined, true]);
  expect(offerPriceOf(done.appointment)).toBe(5000);
  expect((await change(held, [line(CUT), line(NAILS)])).appointment.totalAmount).toBe(5000);
});

it('a service costs and takes what the desk has said, or its new price and length are named', async () => {
  const { held } = await paid();
  const both = [line(CUT), line(NAILS)];
  await expect(change(held, both, { total: 5000, minutes: 90 })).rejects.toMatchObject({
    code: 'DESK_QUOTE_CHANGED',
    params: { amount: 'LKR 6,300.50', minutes: 90 },
  });
  await expect(change(held, both, { total: 6300.5, minutes: 75 })).rejects.toMatchObject({
    code: 'DESK_QUOTE_CHANGED',
  });
  expect((await change(held, both, { total: 6300.5, minutes: 90 })).appointment.totalAmount).toBe(6300.5);
});

it('never below what was paid without a word', async () => {
  const { held } = await paid();
  await pay(held, 4500);
  await expect(change(held, [line(NAILS)])).rejects.toMatchObject({
    params: { reason: 'overpaid', amount: 'LKR 2,699.50' },
  });
  await change(held, [line(NAILS)], { overpaid: true });
  expect((await record(held)).money).toEqual({ deskPaid: 4500, payable: 0, overpaid: 2699.5 });
  await pay(held, -2699.5);
  expect((await record(held)).money).toEqual({ deskPaid: 1800.5, payable: 0, overpaid: 0 });
});

it('two desks change the same visit: one wins, the other is told and has the current state', async () => {
  const { held } = await paid();
  const { version } = (await record(held)).lines;
  const run = (services: object[], admin: Caller) => changing().run(held._id, { services, version }, admin);
  const results = await Promise.allSettled([
    run([line(CUT), line(NAILS)], ADMIN),
    run([line(CUT, { quantity: 2 })], COLLEAGUE),
  ]);
  const lost = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(lost).toHaveLength(1);
  expect(lost[0]?.reason).toMatchObject({ code: 'CHANGED_MEANWHILE' });
});

it('refuses what is no visit: nothing, a service nobody knows, more than eight hours, an unpaid hold', async () => {
  const { held } = await paid();
  await expect(change(held, [])).rejects.toMatchObject({ code: 'INVALID' });
  await expect(change(held, [line(service('Unknown'))])).rejects.toMatchObject({ code: 'SERVICE_NOT_FOUND' });
  await expect(change(held, [line(RITUAL, { quantity: 3 })])).rejects.toMatchObject({ code: 'INVALID' });
  await expect(change(held, [line(CUT, { price: -1 })])).rejects.toMatchObject({ code: 'INVALID' });
  const pending = await salon.held(customer('unpaid'), { startTime: '14:00' });
  await expect(change(pending, [line(NAILS)])).rejects.toMatchObject({ params: { reason: 'linesStatus' } });
});
