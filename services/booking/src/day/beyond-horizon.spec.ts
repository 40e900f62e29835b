import { deskOf } from '../testing/desk.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
const desk = deskOf(salon);
const FRIDAY = '2026-11-27';

async function horizon(days: number) {
  await salon.db.query('UPDATE booking.settings SET "horizonDays" = $1', [days]);
  salon.calendar.invalidate();
}
beforeEach(async () => {
  await horizon(90);
  await desk.open();
});
/** A visit at 10:00 with Dilani on a day that guests cannot book any more. */
async function beyond() {
  const visit = await paid({ stylistId: desk.dilani(), startTime: '10:00' });
  await horizon(1);
  return visit;
}

it('the desk moves, books and blocks on days that guests cannot book yet', async () => {
  const { held } = await beyond();
  expect((await desk.move(held._id, { startTime: '10:15' })).appointment).toMatchObject({ startTime: '10:15' });
  expect((await desk.book({ startTime: '12:00' })).appointment).toMatchObject({ date: DAY, status: 'confirmed' });
  expect(await desk.block('14:00', '15:00')).toMatchObject({ kind: 'create' });
  await expect(desk.book({ date: '2027-11-24' })).rejects.toMatchObject({ params: { reason: 'lateDate', days: 365 } });
});

it('gives a visit another time there by the call of the desk, not of its customer', async () => {
  const { who, held } = await beyond();
  const to = { date: FRIDAY, startTime: '14:00' };
  const late = { params: { reason: 'lateDate', days: 1 } };
  await expect(salon.newTimes.day(held._id, to, who)).rejects.toMatchObject(late);
  await expect(salon.rescheduleAppointment.run(held._id, to, who)).rejects.toMatchObject(late);
  expect((await salon.newTimes.day(held._id, to, ADMIN)).availableSlots).toContain('14:00');
  const month = await salon.newTimes.month(held._id, '2026-11', ADMIN);
  expect(month.find(({ date }) => date === FRIDAY)?.state).toBe('free');
  expect((await salon.rescheduleAppointment.run(held._id, to, ADMIN)).appointment).toMatchObject(to);
});

it('offers other times there for a visit outside the hours', async () => {
  const { held } = await beyond();
  const exception = { stylistId: desk.dilani(), kind: 'leave', from: DAY, to: DAY, hours: null, note: '' } as const;
  await salon.saveHours.run({ change: { subject: 'exception', exception } }, ADMIN);
  const [visit] = (await salon.outside.open()).visits;
  expect([visit?._id, visit?.otherTimes.map(({ date }) => date)]).toEqual([held._id, [DAY, FRIDAY, '2026-11-25']]);
});
