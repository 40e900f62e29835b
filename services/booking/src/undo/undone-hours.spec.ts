import type { HoursChange, SalonChange } from '@salon/contracts';
import { createLogger } from '@salon/nest-kit';
import type { OutsideVisitsQueries } from '../impact/outside-visits.queries.js';
import { SalonChangesQueries } from '../salon-changes/salon-changes.queries.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { SalonChangesController } from './salon-changes.controller.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);
beforeEach(async () => {
  await salon.db.query(
    `DELETE FROM booking.hours_exception; DELETE FROM booking.closure;
     DELETE FROM booking.week_plan WHERE "validFrom" > '1970-01-01'; DELETE FROM booking.salon_change`,
  );
  salon.calendar.invalidate();
});

const save = (change: HoursChange): Promise<SalonChange> => salon.saveHours.run({ change }, ADMIN);
const undo = ({ _id }: SalonChange, outside: Pick<OutsideVisitsQueries, 'countSince'> = salon.outside) =>
  new SalonChangesController(
    new SalonChangesQueries(salon.db, salon.clock),
    salon.undoSalonChange,
    salon.calendar,
    outside as OutsideVisitsQueries,
    createLogger('booking', 'silent'),
  ).undo(_id, ADMIN);
const dilani = async () => (await salon.calendar.stylists())[0]?._id ?? '';

it('the undo of a plan says how many booked visits are outside the hours now', async () => {
  const stylistId = await dilani();
  const late = { start: '12:00', end: '20:00', breaks: [] };
  const plan = await save({ subject: 'plan', stylistId, validFrom: DAY, week: Array(7).fill(late) });
  await paid({ stylistId, startTime: '18:30' });
  await paid({ stylistId, startTime: '13:00' });
  const { change, outside } = await undo(plan);
  expect([change.effect, outside]).toEqual(['remove', 1]);
});

it('the undo of extra hours says so too', async () => {
  const stylistId = await dilani();
  const hours = { start: '18:00', end: '20:00' };
  const exception = { stylistId, kind: 'extra', from: DAY, to: DAY, hours, note: '' } as const;
  const extra = await save({ subject: 'exception', exception });
  await paid({ stylistId, startTime: '18:30' });
  expect((await undo(extra)).outside).toBe(1);
});

it('the undo of an undo closes a day again and names all that are outside; an undo that leaves none says nothing', async () => {
  const closed = await save({ subject: 'closure', closures: [{ day: DAY, reason: 'Poya' }] });
  const opened = await undo(closed);
  expect(opened).not.toHaveProperty('outside');
  await paid();
  await paid({ startTime: '14:00' });
  const again = await undo(opened.change);
  expect(again).toMatchObject({ change: { kind: 'undo', effect: 'create' }, outside: 2 });
  expect(await undo(again.change)).not.toHaveProperty('outside');
});

it('visits that were outside before are no news of an undo', async () => {
  await paid();
  await save({ subject: 'closure', closures: [{ day: DAY, reason: 'Poya' }] });
  const other = await save({ subject: 'closure', closures: [{ day: '2026-12-25', reason: 'Christmas Day' }] });
  expect(await undo(other)).not.toHaveProperty('outside');
});

it('an undo is done when only the count of the visits outside fails', async () => {
  const closed = await save({ subject: 'closure', closures: [{ day: DAY, reason: 'Poya' }] });
  const { change } = await undo(closed, { countSince: () => Promise.reject(new Error('timeout')) });
  expect(change).toMatchObject({ kind: 'undo', effect: 'remove' });
});
