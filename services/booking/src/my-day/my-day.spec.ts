import { permissionsOf } from '@salon/contracts';
import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, customer, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { MarkOwn } from './mark-own.js';
import { MyDayQueries } from './my-day.queries.js';

const salon = eachMonday();
const { paid, tell } = visitsOf(salon);
const desk = deskOf(salon);
const DILANI = customer('Dilani', { email: 'dilani@araliya.test', permissions: permissionsOf('stylist') });
const HALF_PAST_TEN = `${DAY}T05:00:00Z`;

beforeEach(async () => {
  await desk.open();
  await salon.db.query('UPDATE booking.stylist SET "accountEmail" = $2 WHERE "id" = $1', [desk.dilani(), DILANI.email]);
  salon.calendar.invalidate();
});

const marking = () => new MarkOwn(salon.db, salon.calendar, salon.undoAdminAction, salon.outbox, salon.clock);
const day = (caller = DILANI) => new MyDayQueries(salon.db, salon.calendar, salon.clock).day(caller);
const mark = (id: string, to: string, caller = DILANI) => marking().run(id, { to }, caller);
const takeBack = (act: string, caller = DILANI) => marking().takeBack(act, caller);
const ownAction = async (): Promise<string> => (await day()).visits[0]?.takeBack?.act ?? '';

it('a stylist sees their own visits of today: first name, services and the note, nothing of money or of how to reach the customer', async () => {
  const { held, who } = await paid({ stylistId: desk.dilani() });
  await paid({ stylistId: desk.nadeesha(), startTime: '12:00' });
  await salon.db.query(`UPDATE booking.appointment SET "note" = 'Sensitive skin' WHERE "id" = $1`, [held._id]);
  expect((await day()).visits).toEqual([]);
  salon.clock.set(`${DAY}T04:11:00Z`);
  expect(await day()).toEqual({
    date: DAY,
    asOf: '09:41',
    stylist: { _id: desk.dilani(), name: 'Dilani Perera' },
    closed: null,
    shifts: expect.any(Array),
    visits: [
      {
        _id: held._id,
        startTime: '10:00',
        endTime: '11:00',
        firstName: who.name.split(' ')[0],
        services: [{ title: held.services[0]?.service.title, quantity: 1 }],
        note: 'Sensitive skin',
        allergies: '',
        customerNotes: '',
        state: 'expected',
        steps: ['arrived', 'started'],
        takeBack: null,
      },
    ],
  });
});

it('arrived, started and done are noted one after another, and each is taken back the same day', async () => {
  const { held } = await paid({ stylistId: desk.dilani() });
  salon.clock.set(HALF_PAST_TEN);
  for (const to of ['arrived', 'started', 'done']) {
    await mark(held._id, to);
    expect((await day()).visits).toMatchObject([{ state: to, takeBack: { step: to } }]);
  }
  expect((await day()).visits[0]?.steps).toEqual([]);
  for (const left of ['started', 'arrived', 'expected']) {
    await takeBack(await ownAction());
    expect((await day()).visits).toMatchObject([{ state: left }]);
  }
  expect((await day()).visits[0]?.takeBack).toBeNull();
});

it('done by whoever takes no money leaves a fee that was charged back due, so that the closing expects no cash', async () => {
  const { held, orderId } = await paid({ stylistId: desk.dilani() });
  await tell(orderId, -3);
  salon.clock.set(HALF_PAST_TEN);
  await mark(held._id, 'done');
  expect(await salon.appointments.one(held._id, ADMIN)).toMatchObject({
    status: 'completed',
    money: 'charged_back',
    due: 1000,
  });
});

it('what the desk has done after it stays, and a step of the desk is not the stylist’s to take back', async () => {
  const { held } = await paid({ stylistId: desk.dilani() });
  salon.clock.set(HALF_PAST_TEN);
  await mark(held._id, 'arrived');
  const act = await ownAction();
  const { act: byDesk } = await salon.changeStatus.run(held._id, { status: 'completed' }, ADMIN);
  expect((await day()).visits).toMatchObject([{ state: 'done', takeBack: null }]);
  await expect(takeBack(act)).rejects.toMatchObject({ code: 'ACT_NOT_UNDOABLE', params: { reason: 'later' } });
  await expect(takeBack(byDesk.id)).rejects.toMatchObject({ code: 'ACT_NOT_FOUND' });
});

it('visits of colleagues, of other days and of nobody’s account do not exist for a stylist', async () => {
  const { held: theirs } = await paid({ stylistId: desk.nadeesha() });
  const { held: own } = await paid({ stylistId: desk.dilani(), startTime: '12:00' });
  const stranger = customer('Stranger', { permissions: permissionsOf('stylist') });
  const missing = { kind: 'not_found', message: 'This visit is not yours today any more' };
  await expect(mark(own._id, 'arrived')).rejects.toMatchObject(missing); // today is Monday
  salon.clock.set(HALF_PAST_TEN);
  await expect(mark(theirs._id, 'arrived')).rejects.toMatchObject(missing);
  await expect(mark(own._id, 'arrived', stranger)).rejects.toMatchObject(missing);
  await expect(mark(own._id, 'no_show')).rejects.toMatchObject({ code: 'INVALID' });
  expect(await day(stranger)).toMatchObject({ stylist: null, visits: [], shifts: [] });
  await mark(own._id, 'arrived');
  const act = await ownAction();
  await desk.move(own._id, {
    stylistId: desk.ruwan(),
    startTime: '15:00',
    from: { date: DAY, startTime: '12:00', stylistId: desk.dilani() },
    reason: 'asked for it',
  });
  await expect(takeBack(act)).rejects.toMatchObject({ code: 'ACT_NOT_FOUND' });
  expect((await day()).visits).toEqual([]);
});
