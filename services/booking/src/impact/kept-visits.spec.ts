import type { HoursChange, WorkWeek } from '@salon/contracts';
import { eachMonday, resetHours } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { paid } = visitsOf(salon);

let dilani: string;
let nadeesha: string;
beforeEach(async () => {
  [dilani = '', nadeesha = ''] = await resetHours(salon);
});

interface Away {
  day?: string;
  id?: string;
  hours?: { start: string; end: string };
}
const exception = (kind: 'leave' | 'sick' | 'extra', { day = DAY, id, hours }: Away = {}): HoursChange => ({
  subject: 'exception',
  ...(id && { id }),
  exception: { stylistId: dilani, kind, from: day, to: day, hours: hours ?? null, note: '' },
});
const removal = (id: string): HoursChange => ({ subject: 'exception', id, exception: null });
const plan = (stylistId: string, start: string, end: string): HoursChange => {
  const week: WorkWeek = Array.from({ length: 7 }, () => ({ start, end, breaks: [] }));
  return { subject: 'plan', stylistId, validFrom: DAY, week };
};
const save = (change: HoursChange) => salon.saveHours.run({ change }, ADMIN);
const onlyException = async (): Promise<string> => {
  const [found] = await salon.db.query<{ id: string }[]>('SELECT "id" FROM booking.hours_exception');
  return found?.id ?? '';
};

/** A visit of Dilani that is kept in spite of a change, which is removed again when `isBack`. */
async function keptDespite(change: HoursChange, { startTime = '10:00', isBack = false } = {}) {
  const { held } = await paid({ stylistId: dilani, startTime });
  const saved = await save(change);
  await salon.keepAppointment.run(held._id, ADMIN);
  if (isBack) await salon.undoSalonChange.run(saved._id, ADMIN);
  return [{ appointmentId: held.appointmentId, date: DAY, startTime, customerName: held.user.name }];
}
const impact = (change: HoursChange) => salon.outside.impact({ change });
const keptBy = async (change: HoursChange) => (await impact(change)).kept;

it.each(['leave', 'sick'] as const)('%s names a visit that was kept during a leave that is over', async (kind) => {
  const kept = await keptDespite(exception('leave'), { isBack: true });
  expect(await impact(exception(kind))).toEqual({ visits: [], total: 0, warnings: [], kept });
  expect(await keptBy(exception(kind, { day: '2026-11-27' }))).toBeUndefined();
  await save(exception(kind));
  expect((await salon.outside.open()).total).toBe(0);
});

it('sickness names a visit that was kept outside the hours of a plan, but not one at another time', async () => {
  const kept = await keptDespite(plan(dilani, '12:00', '18:00'));
  expect(await keptBy(exception('sick'))).toEqual(kept);
  expect(await keptBy(exception('sick', { hours: { start: '13:00', end: '18:00' } }))).toBeUndefined();
});

it('sickness during the leave in which a visit was kept names it; the leave itself does not, edited or removed', async () => {
  const kept = await keptDespite(exception('leave'));
  const id = await onlyException();
  expect(await keptBy(exception('sick'))).toEqual(kept);
  expect(await keptBy(exception('leave', { id, hours: { start: '09:00', end: '15:00' } }))).toBeUndefined();
  expect(await keptBy(removal(id))).toBeUndefined();
});

it('a plan names a visit that was kept and would be outside again, and only for its stylist', async () => {
  const kept = await keptDespite(exception('leave'), { isBack: true });
  expect(await keptBy(plan(dilani, '12:00', '18:00'))).toEqual(kept);
  expect(await keptBy(plan(dilani, '09:00', '12:00'))).toBeUndefined();
  expect(await keptBy(plan(nadeesha, '12:00', '18:00'))).toBeUndefined();
});

it('the removal of extra hours names a visit within them that was kept once', async () => {
  await save(exception('extra', { hours: { start: '18:00', end: '20:00' } }));
  const id = await onlyException();
  const kept = await keptDespite(exception('sick'), { startTime: '18:00', isBack: true });
  expect(await keptBy(removal(id))).toEqual(kept);
});

it('a visit that was kept at two places is an open task after the undo of one, and kept at the other after its move', async () => {
  const open = async () => (await salon.outside.open()).total;
  const { held } = await paid({ stylistId: dilani });
  await save(exception('leave'));
  await salon.keepAppointment.run(held._id, ADMIN);
  salon.clock.advance(1);
  const move = await salon.reassignAppointment.run(held._id, { stylistId: nadeesha }, ADMIN);
  await save(plan(nadeesha, '12:00', '18:00'));
  salon.clock.advance(1);
  const second = await salon.keepAppointment.run(held._id, ADMIN);
  expect(await open()).toBe(0);
  await salon.undoAdminAction.run(second.act.id, ADMIN);
  expect(await open()).toBe(1);
  await salon.undoAdminAction.run(move.act.id, ADMIN);
  expect(await open()).toBe(0);
  const [{ id }] = await salon.db.query<[{ id: string }]>('SELECT "id" FROM booking.act ORDER BY "number" LIMIT 1');
  await salon.undoAdminAction.run(id, ADMIN);
  expect(await open()).toBe(1);
});
