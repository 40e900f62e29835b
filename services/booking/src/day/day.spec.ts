import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { prepaidOf } from '../testing/prepaid.js';
import { visitsOf } from '../testing/visits.js';
import { TakePayment } from '../desk-visit/take-payment.js';
import { MarkProgress } from '../desk-visit/mark-progress.js';
import { DayQueries } from './day.queries.js';
import { TodayQueries } from './today.queries.js';

const salon = eachMonday();
const { paid, somebody, tell } = visitsOf(salon);
const dayOf = (date: unknown) => new DayQueries(salon.db, salon.calendar, salon.clock).day(date);

let dilani: string;
beforeEach(async () => {
  await salon.db.query('DELETE FROM booking.hours_exception; DELETE FROM booking.closure');
  salon.calendar.invalidate();
  dilani = (await salon.calendar.stylists())[0]?._id ?? '';
});

it('shows who works, what is booked and held, and what an admin may do with each', async () => {
  const { held: confirmed } = await paid({ stylistId: dilani, startTime: '10:00' });
  const { held: gone } = await paid({ stylistId: dilani, startTime: '13:00' });
  await salon.cancelAppointment.run(gone._id, ADMIN);
  const hold = await salon.held(somebody(), { startTime: '15:00' });
  const day = await dayOf(DAY);
  expect(day).toMatchObject({ date: DAY, today: '2026-11-23', closed: null, cancelled: 1 });
  expect(day.stylists.map(({ name, shifts }) => [name, shifts])).toEqual([
    ['Dilani Perera', [{ start: '09:00', end: '18:00' }]],
    ['Nadeesha Silva', [{ start: '09:00', end: '18:00' }]],
    ['Ruwan Fernando', [{ start: '09:00', end: '18:00' }]],
  ]);
  expect(day.visits.map(({ _id, status, moves }) => [_id, status, moves?.map(({ to }) => to)])).toEqual([
    [confirmed._id, 'confirmed', ['cancelled']],
    [hold._id, 'pending', ['confirmed', 'cancelled']],
  ]);
  salon.clock.advance(60);
  await salon.releaseUnpaid.run({ id: hold._id });
  const after = await dayOf(DAY);
  expect([after.visits.map(({ _id }) => _id), after.cancelled]).toEqual([[confirmed._id], 1]); // a hold is no visit
});

it('says of a visit how much more is paid than it costs', async () => {
  const { held } = await prepaidOf(salon).prepaid(somebody());
  expect((await dayOf(DAY)).visits[0]).not.toHaveProperty('overpaid');
  salon.clock.set(`${DAY}T05:00:00Z`);
  await salon.changeStatus.run(held._id, { status: 'no_show' }, ADMIN);
  expect((await dayOf(DAY)).visits[0]).toMatchObject({ status: 'no_show', due: 0, overpaid: 1000 });
});

it('keeps the column of a stylist who is away but has a visit, and says why the salon is closed', async () => {
  await paid({ stylistId: dilani, startTime: '10:00' });
  await salon.saveHours.run({ change: { subject: 'closure', closures: [{ day: DAY, reason: 'Poya day' }] } }, ADMIN);
  expect(await dayOf(DAY)).toMatchObject({
    closed: 'Poya day',
    stylists: [{ name: 'Dilani Perera', shifts: [] }],
    visits: [{ startTime: '10:00' }],
  });
  expect((await dayOf('2026-11-29')).stylists).toEqual([]);
  for (const date of ['2026-02-30', '9999-99-99', '', undefined, 7])
    await expect(dayOf(date)).rejects.toMatchObject({ code: 'INVALID' });
});

const todayOf = () =>
  new TodayQueries(
    salon.db,
    new DayQueries(salon.db, salon.calendar, salon.clock),
    salon.calendar,
    salon.clock,
  ).today();

it('says of each stylist who is served, who comes next and how much is free from now on', async () => {
  const { held } = await paid({ stylistId: dilani, startTime: '10:00' });
  await paid({ stylistId: dilani, startTime: '14:00' });
  salon.clock.set(`${DAY}T05:00:00Z`); // 10:30 in Colombo
  const [first, second] = (await todayOf()).stylists;
  expect(first).toMatchObject({
    name: 'Dilani Perera',
    visits: 2,
    done: 0,
    freeMinutes: 7 * 60 - 60,
    now: { startTime: '10:00', appointmentId: held.appointmentId },
    next: { startTime: '14:00' },
  });
  expect(second).toMatchObject({ visits: 0, freeMinutes: 7.5 * 60, now: null, next: null });
  await new MarkProgress(salon.db, salon.calendar, salon.clock).run(held._id, { to: 'started' }, ADMIN);
  salon.clock.advance(60);
  expect((await todayOf()).stylists[0]?.now).toMatchObject({ startTime: '10:00' }); // it takes longer
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  expect((await todayOf()).stylists[0]).toMatchObject({ done: 1, now: null, next: { startTime: '14:00' } });
});

it('counts the money of today: online, at the desk and given back, without what was taken back', async () => {
  await paid({ stylistId: dilani, startTime: '10:00' }); // on Monday
  const { money: monday } = await todayOf();
  expect(monday).toEqual({ online: 1000, desk: 0, refunds: 0 });
  salon.clock.set(`${DAY}T05:00:00Z`);
  const { held } = await paid({ stylistId: dilani, startTime: '15:00' });
  const pay = (amount: number) =>
    new TakePayment(salon.db, salon.clock).run(held._id, { amount, means: 'cash' }, ADMIN);
  await pay(2000);
  await pay(-500);
  const { act } = await pay(100);
  await salon.undoAdminAction.run(act.id, ADMIN);
  const hold = await salon.held(somebody(), { startTime: '16:00' });
  await salon.changeStatus.run(hold._id, { status: 'confirmed' }, ADMIN);
  expect((await todayOf()).money).toEqual({ online: 1000, desk: 3000, refunds: 500 });
});

it('names what nobody has noted of the completed visits of today, as their closing and the board do', async () => {
  const { held } = await paid({ stylistId: dilani, startTime: '10:00' });
  salon.clock.set(`${DAY}T05:00:00Z`);
  await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  const pay = (amount: number) =>
    new TakePayment(salon.db, salon.clock).run(held._id, { amount, means: 'card' }, ADMIN);
  const onBoard = async () => (await new DayQueries(salon.db, salon.calendar, salon.clock).day(DAY)).visits[0];
  await pay(3000);
  expect((await todayOf()).money).toEqual({ online: 0, desk: 3000, refunds: 0, unnoted: 1500 });
  expect(await onBoard()).toMatchObject({ due: 0, unnoted: 1500 });
  await pay(1500);
  expect((await todayOf()).money).toEqual({ online: 0, desk: 4500, refunds: 0 });
  expect(await onBoard()).not.toHaveProperty('unnoted');
});

it('counts the money of today as the closing of the day does: charged back, and notices that come again', async () => {
  salon.clock.set(`${DAY}T05:00:00Z`);
  const { orderId } = await paid({ stylistId: dilani, startTime: '15:00' });
  await tell(orderId, 2, 'another id, which nobody signed');
  expect((await todayOf()).money).toEqual({ online: 1000, desk: 0, refunds: 0 });
  await tell(orderId, -3);
  expect((await todayOf()).money).toEqual({ online: 1000, desk: 0, refunds: 1000 });
});

it('shows seven days of one stylist, with what is booked and when they are away on each', async () => {
  const { held } = await paid({ stylistId: dilani, startTime: '10:00' });
  const leave = { stylistId: dilani, kind: 'leave', from: '2026-11-27', to: '2026-11-28', hours: null, note: '' };
  await salon.saveHours.run({ change: { subject: 'exception', exception: leave } }, ADMIN);
  const days = new DayQueries(salon.db, salon.calendar, salon.clock);
  const week = await days.week('2026-11-23', dilani);
  expect([week.stylist, week.stylists.map(({ name }) => name)]).toEqual([
    dilani,
    ['Dilani Perera', 'Nadeesha Silva', 'Ruwan Fernando'],
  ]);
  expect(week.days.map(({ date, visits }) => [date, visits.map(({ _id }) => _id)])).toEqual(
    ['23', '24', '25', '26', '27', '28', '29'].map((day) => [`2026-11-${day}`, day === '26' ? [held._id] : []]),
  );
  expect(week.days.map(({ stylists: [own] }) => own?.away.map(({ kind }) => kind))).toEqual([
    ...[[], [], [], []],
    ...[['leave'], ['leave']],
    undefined,
  ]);
  expect(week.days[3]).toEqual({
    ...(await dayOf(DAY)),
    stylists: [expect.objectContaining({ _id: dilani })],
  });
  salon.clock.advance(14 * 24 * 60);
  const past = await days.week('2026-11-23', dilani);
  expect(past.days.map(({ stylists }) => stylists)).toEqual(week.days.map(({ stylists }) => stylists));
  expect((await days.week(DAY, undefined)).stylist).toBe(dilani);
  await expect(days.week('2026-02-30', dilani)).rejects.toMatchObject({ code: 'INVALID' });
});
