import type { Appointment } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { deskOf } from '../testing/desk.js';
import { eachMonday, emptyVisits } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(() => desk.open());

const booked = async () => {
  const { held, who } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  return { id: held._id, who };
};
const mails = async (): Promise<string[]> =>
  (await salon.db.query<{ kind: string }[]>(`SELECT "kind" FROM booking.message ORDER BY "createdAt", "kind"`)).map(
    ({ kind }) => kind,
  );
/** The newest entry of the history. */
const lastEntry = async (): Promise<unknown> =>
  (await salon.db.query('SELECT "cause", "reason" FROM booking.appointment_journal ORDER BY "id" DESC LIMIT 1'))[0];
const refusals = (results: readonly PromiseSettledResult<unknown>[]): DomainError[] =>
  results.flatMap((each) => (each.status === 'rejected' ? [each.reason as DomainError] : []));

it('a visit gets another time and stylist in one act, the customer is mailed if the desk says so, and it is undone', async () => {
  const { id, who } = await booked();
  const { appointment, act } = await desk.move(id, { startTime: '13:05', stylistId: desk.nadeesha(), tell: true });
  expect(appointment).toMatchObject({ startTime: '13:05', endTime: '14:05', stylist: { name: 'Nadeesha Silva' } });
  expect(await mails()).toEqual(['confirmation', 'rescheduled']);
  expect(await salon.undoAdminAction.run(act?.id ?? '', ADMIN)).toMatchObject({
    startTime: '10:00',
    stylist: { _id: desk.dilani() },
  });
  expect((await salon.carts.priced(who)).lines).toEqual([]);
});

it('nobody is mailed of a move the desk keeps to itself, and another stylist alone is another mail', async () => {
  const { id } = await booked();
  await desk.move(id, { stylistId: desk.ruwan() });
  expect(await mails()).toEqual(['confirmation']);
  const from = { date: DAY, startTime: '10:00', stylistId: desk.ruwan() };
  await desk.move(id, { from, stylistId: desk.nadeesha(), tell: true, reason: 'Asked for her' });
  expect(await mails()).toEqual(['confirmation', 'reassigned']);
  const actions = await salon.db.query('SELECT "kind" FROM booking.act');
  expect(actions).toEqual([{ kind: 'reassign' }, { kind: 'reassign' }]);
  expect(await lastEntry()).toEqual({
    cause: { kind: 'reassigned', stylist: 'Ruwan Fernando' },
    reason: 'Asked for her',
  });
  expect(await salon.db.query('SELECT "rescheduled" FROM booking.appointment')).toEqual([{ rescheduled: 0 }]);
});

it('pressed twice it is moved once', async () => {
  const { id } = await booked();
  await desk.move(id, { startTime: '12:00' });
  const again = await desk.move(id, { startTime: '12:00' });
  expect([again.appointment.startTime, again.act]).toEqual(['12:00', undefined]);
});

it('within its notice and after its last move a visit is moved with a reason, which its history keeps', async () => {
  const { id } = await booked();
  salon.clock.set(`${DAY}T04:40:00Z`); // it has begun ten minutes ago
  expect((await desk.day()).visits[0]?.moveNeedsReason).toMatch(/until 24 hours before/);
  await expect(desk.move(id, { startTime: '11:00' })).rejects.toMatchObject({ code: 'MOVE_NEEDS_REASON' });
  await desk.move(id, { startTime: '11:00', reason: 'The customer is late' });
  expect(await lastEntry()).toEqual({
    cause: { kind: 'rescheduled', day: DAY, startTime: '10:00' },
    reason: 'The customer is late',
  });
});

it('a visit moved three times is moved a fourth time with a reason', async () => {
  const { id } = await booked();
  await salon.db.query('UPDATE booking.appointment SET "rescheduled" = 3');
  await expect(desk.move(id, { startTime: '11:00' })).rejects.toMatchObject({ params: { reason: 'often', most: 3 } });
  expect((await desk.move(id, { startTime: '11:00', reason: 'Dilani asked' })).appointment.startTime).toBe('11:00');
});

const sick = () => {
  const exception = { stylistId: desk.dilani(), kind: 'sick', from: DAY, to: DAY, hours: null, note: '' };
  return salon.saveHours.run({ change: { subject: 'exception', exception } }, ADMIN);
};

it('C10 the board asks no reason for a visit whose stylist is sick that day, however late it is moved', async () => {
  const { id } = await booked();
  await sick();
  salon.clock.set(`${DAY}T04:00:00Z`); // half an hour before it begins
  expect((await desk.day()).visits[0]?.moveNeedsReason).toBeNull();
  await desk.move(id, { startTime: '14:00', stylistId: desk.nadeesha() });
  expect(await salon.db.query('SELECT "rescheduled" FROM booking.appointment')).toEqual([{ rescheduled: 0 }]);
});

it('C10 a visit that has begun is moved with a reason and counted, even if its stylist is sick that day', async () => {
  const { id } = await booked();
  await sick();
  salon.clock.set(`${DAY}T04:40:00Z`); // ten minutes after it began
  const move = (reason: string) => desk.move(id, { startTime: '14:00', stylistId: desk.nadeesha(), reason });
  await expect(move('')).rejects.toMatchObject({ code: 'MOVE_NEEDS_REASON' });
  expect((await move('Dilani fell ill')).appointment.startTime).toBe('14:00');
  expect(await salon.db.query('SELECT "rescheduled" FROM booking.appointment')).toEqual([{ rescheduled: 1 }]);
});

it('C10 another stylist at the same time needs no reason, however late and however often the visit was moved', async () => {
  const { id } = await booked();
  await salon.db.query('UPDATE booking.appointment SET "rescheduled" = 3');
  salon.clock.set(`${DAY}T04:00:00Z`); // half an hour before it begins
  const { appointment, act } = await desk.move(id, { stylistId: desk.nadeesha() });
  expect([appointment.stylist._id, act?.undoable]).toEqual([desk.nadeesha(), true]);
  expect(await salon.db.query('SELECT "rescheduled" FROM booking.appointment')).toEqual([{ rescheduled: 3 }]);
});

it('a move into what is not free is refused by name, and the visit stays', async () => {
  const { id } = await booked();
  const other = await paid({ stylistId: desk.nadeesha(), startTime: '10:00' });
  await expect(desk.move(id, { startTime: '10:30', stylistId: desk.nadeesha() })).rejects.toMatchObject({
    message: `Nadeesha Silva has ${other.who.name} from 10:00 AM to 11:00 AM`,
    data: {
      places: [{ startTime: '11:00' }, { startTime: '11:30' }, { startTime: '10:30', stylistId: desk.dilani() }, {}],
    },
  });
  expect((await desk.day()).visits.find(({ _id }) => _id === id)).toMatchObject({ startTime: '10:00' });
  // Overlapping its own time.
  expect((await desk.move(id, { startTime: '10:15' })).appointment.startTime).toBe('10:15');
});

it('its own place is not offered instead of a place that is taken', async () => {
  const { id } = await booked();
  const other = await paid({ stylistId: desk.nadeesha(), startTime: '10:00' });
  const refused = await desk.move(id, { stylistId: desk.nadeesha() }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ message: `Nadeesha Silva has ${other.who.name} from 10:00 AM to 11:00 AM` });
  const { places } = (refused as { data: { places: { startTime: string; stylistId: string }[] } }).data;
  expect(places.length).toBeGreaterThan(1);
  expect(places).not.toContainEqual(expect.objectContaining({ startTime: '10:00', stylistId: desk.dilani() }));
});

it('two desks move the same visit: one wins, the other reads where it is now', async () => {
  for (let round = 0; round < 5; round += 1) {
    await emptyVisits(salon.db);
    const { id } = await booked();
    const results = await Promise.allSettled([
      desk.move(id, { startTime: '12:00' }),
      desk.move(id, { startTime: '14:00', stylistId: desk.nadeesha() }),
    ]);
    const [refused, ...more] = refusals(results);
    expect(more).toEqual([]);
    expect(refused?.code).toBe('VISIT_CHANGED');
    expect(refused?.message).toMatch(/moved this visit meanwhile. It is on November 26, 2026 at (12|2):00 PM with /);
  }
});

it('a customer cancels while the desk moves: the visit is cancelled, and a desk that comes second is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    await emptyVisits(salon.db);
    const { id, who } = await booked();
    const [moved, cancelled] = await Promise.allSettled([
      desk.move(id, { startTime: '12:00' }),
      salon.cancelAppointment.run(id, who),
    ]);
    const [visit] = await salon.db.query<Pick<Appointment, 'status'>[]>('SELECT "status" FROM booking.appointment');
    expect(cancelled.status).toBe('fulfilled');
    expect(visit?.status).toBe('cancelled');
    for (const { message } of refusals([moved])) expect(message).toBe(`${who.name} has cancelled this visit meanwhile`);
  }
});
