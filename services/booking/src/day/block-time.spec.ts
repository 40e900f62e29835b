import { DomainError } from '@salon/kernel';
import { lockDaysFrom } from '../slots/day-lock.js';
import { deskOf } from '../testing/desk.js';
import { eachMonday, emptyVisits } from '../testing/each-monday.js';
import { service } from '../testing/fake-catalog.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid, somebody } = visitsOf(salon);
const desk = deskOf(salon);
beforeEach(() => desk.open());

const awayOfDilani = async () => (await desk.day()).stylists.find(({ _id }) => _id === desk.dilani())?.away;

it('blocked time is seen with its reason, cannot be booked by anybody, and is freed and blocked again by undo', async () => {
  const made = await desk.block('12:00', '13:00');
  expect(made).toMatchObject({ title: 'Blocked time of Dilani Perera, Nov 26, 2026', undone: false });
  const [block] = (await awayOfDilani()) ?? [];
  expect(block).toMatchObject({ start: '12:00', end: '13:00', kind: 'block', note: 'Training' });
  await expect(desk.book({ startTime: '12:30' })).rejects.toMatchObject({
    message: 'The time of Dilani Perera is blocked from 12:00 PM to 1:00 PM (Training)',
  });
  const refused = salon.held(somebody(), { startTime: '12:00', stylistId: desk.dilani() });
  await expect(refused).rejects.toMatchObject({ code: 'BOOKING_SLOT_TAKEN' });

  const freed = await desk.free(block?.blockId ?? '');
  expect(await awayOfDilani()).toEqual([]);
  await salon.undoSalonChange.run(freed._id, ADMIN);
  expect(await awayOfDilani()).toMatchObject([{ kind: 'block' }]);
});

it('freed time is not blocked again by an undo once somebody is booked or it is blocked anew', async () => {
  const free = async () => desk.free((await desk.block('12:00', '13:00')).subjectId);
  const freed = await free();
  const visit = await desk.book({ startTime: '12:30' });
  const taken = { kind: 'conflict', code: 'BLOCK_TIME_TAKEN' };
  await expect(salon.undoSalonChange.run(freed._id, ADMIN)).rejects.toMatchObject(taken);
  await expect(salon.undoSalonChange.run(freed._id, ADMIN)).rejects.toMatchObject(taken);
  expect(await awayOfDilani()).toEqual([]);
  await salon.changeStatus.run(visit.appointment._id, { status: 'cancelled' }, ADMIN);
  const again = await desk.block('12:30', '13:30', 'Delivery');
  await expect(salon.undoSalonChange.run(freed._id, ADMIN)).rejects.toMatchObject(taken);
  await salon.undoSalonChange.run(again._id, ADMIN);
  await salon.undoSalonChange.run(freed._id, ADMIN);
  expect(await awayOfDilani()).toMatchObject([{ kind: 'block', note: 'Training' }]);
});

it('is not taken by an undo: neither of a cancellation nor of a move', async () => {
  const place = { stylistId: desk.dilani(), startTime: '10:00' };
  const refused = { code: 'ACT_NOT_UNDOABLE', params: { reason: 'timeBlocked' } };
  const { appointment } = await desk.book(place);
  const moved = await desk.move(appointment._id, { startTime: '14:00', stylistId: desk.dilani() });
  const block = await desk.block('10:30', '12:00');
  await expect(salon.undoAdminAction.run(moved.act?.id ?? '', ADMIN)).rejects.toMatchObject(refused);
  await salon.undoSalonChange.run(block._id, ADMIN);
  await salon.undoAdminAction.run(moved.act?.id ?? '', ADMIN);
  const cancelled = await salon.changeStatus.run(appointment._id, { status: 'cancelled' }, ADMIN);
  await desk.block('09:00', '10:15');
  await expect(salon.undoAdminAction.run(cancelled.act.id, ADMIN)).rejects.toMatchObject(refused);
});

it('takes the time of a hold that has expired, which no late payment then confirms there', async () => {
  const who = somebody();
  const held = await salon.held(who, { startTime: '10:00', stylistId: desk.dilani() });
  salon.clock.advance(120);
  await desk.block('10:00', '11:00');
  expect(await salon.appointments.one(held._id, who)).toMatchObject({ status: 'cancelled', cancelReason: 'unpaid' });
});

it('taken back, the time is free', async () => {
  const { _id } = await desk.block('12:00', '13:00');
  await salon.undoSalonChange.run(_id, ADMIN);
  expect(await awayOfDilani()).toEqual([]);
});

it('is refused where somebody is booked, by name', async () => {
  const { who } = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  await expect(desk.block('10:30', '12:00')).rejects.toMatchObject({
    message: `Dilani Perera has ${who.name} from 10:00 AM to 11:00 AM`,
  });
  await expect(desk.block('12:00', '12:00')).rejects.toMatchObject({
    kind: 'invalid',
    errors: { endTime: 'The end is not after the beginning' },
  });
  await expect(desk.block('12:00', '13:00', '  ')).rejects.toMatchObject({ kind: 'invalid' });
});

it('is refused where the desk has blocked the time before', async () => {
  await desk.block('12:00', '13:00');
  await expect(desk.block('12:30', '14:00')).rejects.toMatchObject({
    message: 'The time of Dilani Perera is blocked from 12:00 PM to 1:00 PM (Training)',
  });
});

it('a time that is blocked while customers book it has one winner', async () => {
  for (let round = 0; round < 6; round += 1) {
    await emptyVisits(salon.db);
    await salon.db.query('DELETE FROM booking.hours_exception');
    salon.calendar.invalidate();
    await salon.calendar.calendar(); // The bookings use the previously cached calendar.
    const place = { startTime: '10:00', stylistId: desk.dilani() };
    const writes = [desk.block('10:00', '11:00'), ...[1, 2, 3].map(() => salon.held(somebody(), place)), desk.book()];
    const done = await Promise.allSettled(round % 2 === 0 ? writes : writes.toReversed());
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

it('leave without an end in sight locks only the days that can be booked', async () => {
  const exception = {
    stylistId: desk.dilani(),
    kind: 'leave' as const,
    from: DAY,
    to: '2126-11-26',
    hours: null,
    note: '',
  };
  await salon.saveHours.run({ change: { subject: 'exception', exception } }, ADMIN);
  const held = await salon.db.transaction(async (tx) => {
    await lockDaysFrom(tx, exception, salon.clock.now());
    return tx.query(
      `SELECT count(*)::int AS days FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()`,
    );
  });
  expect(held).toEqual([{ days: 364 }]);
});

it('a visit that is sold around blocked time, with that in its free middle, is no open task', async () => {
  const colour = service('Colour', { minutes: 90, freeMiddle: { after: 30, minutes: 40 } });
  salon.catalog.put(colour);
  await desk.block('12:00', '12:30');
  const services = [{ service: colour.id, quantity: 1 }];
  expect((await desk.book({ startTime: '11:30', services })).appointment.status).toBe('confirmed');
  expect(await salon.outside.open()).toEqual({ visits: [], total: 0 });
});

it('the desk frees blocks only', async () => {
  const exception = { stylistId: desk.dilani(), kind: 'leave' as const, from: DAY, to: DAY, hours: null, note: '' };
  const leave = await salon.saveHours.run({ change: { subject: 'exception', exception } }, ADMIN);
  await expect(desk.free(leave.subjectId)).rejects.toMatchObject({ code: 'BLOCK_NOT_FOUND' });
  expect(await awayOfDilani()).toMatchObject([{ kind: 'leave', blockId: null, start: '09:00', end: '18:00' }]);
});

it('leave that is saved while the desk books: the visit is refused in words, or it is an open task of the leave', async () => {
  for (let round = 0; round < 6; round += 1) {
    await emptyVisits(salon.db);
    await salon.db.query('DELETE FROM booking.hours_exception');
    salon.calendar.invalidate();
    const exception = { stylistId: desk.dilani(), kind: 'leave' as const, from: DAY, to: DAY, hours: null, note: '' };
    const [booking, leave] = await Promise.allSettled([
      desk.book(),
      salon.saveHours.run({ change: { subject: 'exception', exception } }, ADMIN),
    ]);
    expect(leave.status).toBe('fulfilled');
    const { visits } = await salon.outside.open();
    if (booking.status === 'rejected')
      expect([(booking.reason as DomainError).message, visits]).toEqual(['Dilani Perera is away all day', []]);
    else expect(visits).toMatchObject([{ _id: booking.value.appointment._id }]);
  }
});
