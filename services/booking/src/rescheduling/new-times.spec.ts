import type { Caller } from '@salon/nest-kit';
import { CUT } from '../testing/fake-catalog.js';
import { eachMonday } from '../testing/each-monday.js';
import { ADMIN, DAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, unplaced } = visitsOf(salon);
const FRIDAY = '2026-11-27';

/** A confirmed cut at 10:00 on Thursday. */
async function confirmed() {
  const who = somebody();
  const { _id: id, stylist } = await salon.held(who);
  await salon.changeStatus.run(id, { status: 'confirmed' }, ADMIN);
  return { who, id, stylist };
}

it('C10 offers the times around its own, and says of its own that it is the one it has', async () => {
  const { who, id } = await confirmed();
  for (let each = 0; each < 2; each += 1) await salon.held(somebody());
  const { availableSlots, blocked, minutes } = await salon.newTimes.day(id, { date: DAY }, who);
  expect(minutes).toBe(60);
  expect(availableSlots).toEqual(expect.arrayContaining(['09:30', '10:30', '11:00']));
  expect(availableSlots).not.toContain('10:00');
  expect(blocked).toContainEqual({ time: '10:00', code: 'CURRENT', text: 'This is the time you have now.' });
  for (const startTime of availableSlots.slice(0, 3))
    await expect(salon.rescheduleAppointment.run(id, { date: DAY, startTime }, who)).resolves.toBeDefined();
});

it('offers only the times of the stylist that is given', async () => {
  const { who, id, stylist } = await confirmed();
  const other = await salon.held(somebody(), { date: FRIDAY, startTime: '10:00', stylistId: stylist._id });
  expect(other.stylist._id).toBe(stylist._id);
  expect((await salon.newTimes.day(id, { date: FRIDAY }, who)).availableSlots).toContain('10:00');
  const { availableSlots } = await salon.newTimes.day(id, { date: FRIDAY, stylistId: stylist._id }, who);
  expect(availableSlots).not.toContain('10:00');
  expect(availableSlots).toContain('11:00');
});

it('C10 finds times for the visit as it was booked, even when its service is no longer on the menu', async () => {
  const { who, id } = await confirmed();
  salon.catalog.put({ ...CUT, archived: true });
  expect((await salon.newTimes.day(id, { date: FRIDAY }, who)).availableSlots).toContain('14:00');
  salon.catalog.put(CUT);
});

it('C1 offers the desk times that are too soon for guests, none that has begun', async () => {
  const { who, id } = await confirmed();
  salon.clock.set('2026-11-26T03:35:00Z');
  const early = async (caller: Caller): Promise<string[]> => {
    const { availableSlots } = await salon.newTimes.day(id, { date: DAY }, caller);
    return availableSlots.filter((time) => time < '11:00');
  };
  expect([await early(ADMIN), await early(who)]).toEqual([['09:30', '10:30'], ['10:30']]);
});

it('C1 D4 a paid visit without a time is placed by the desk also too soon for its customer', async () => {
  const { who, held } = await unplaced();
  const at = { date: '2026-11-23', startTime: '09:30' };
  await expect(salon.rescheduleAppointment.run(held._id, at, who)).rejects.toMatchObject({ kind: 'invalid' });
  expect((await salon.newTimes.day(held._id, at, ADMIN)).availableSlots[0]).toBe('09:30');
  const { appointment } = await salon.rescheduleAppointment.run(held._id, at, ADMIN);
  expect(appointment).toMatchObject({ status: 'confirmed', ...at });
});

it('C10 names the next free time when the day has none, and why a day is closed', async () => {
  const { who, id } = await confirmed();
  expect(await salon.newTimes.day(id, { date: '2026-11-29' }, who)).toMatchObject({
    availableSlots: [],
    closed: 'Closed on Sundays',
    nextFree: { date: '2026-11-30', time: '09:00' },
  });
});

it('C10 shows a month of days at a glance', async () => {
  const { who, id } = await confirmed();
  const days = await salon.newTimes.month(id, '2026-11', who);
  expect(days).toHaveLength(30);
  expect(days.find(({ date }) => date === '2026-11-22')?.state).toBe('past');
  expect(days.find(({ date }) => date === FRIDAY)).toMatchObject({ state: 'free', note: null });
});

it("T29 looks for nobody but the visit's customer and the salon", async () => {
  const { id } = await confirmed();
  await expect(salon.newTimes.day(id, { date: FRIDAY }, somebody())).rejects.toMatchObject({ kind: 'not_found' });
  await expect(salon.newTimes.month(CUT.id, '2026-11', ADMIN)).rejects.toMatchObject({ kind: 'not_found' });
  expect((await salon.newTimes.day(id, { date: FRIDAY }, ADMIN)).availableSlots).toContain('14:00');
});

it.each([['2026-11-22'], ['2027-11-22'], ['tomorrow'], [undefined], [['2026-11-27']]])(
  'C10 refuses the day %j in words',
  async (date) => {
    const { who, id } = await confirmed();
    await expect(salon.newTimes.day(id, { date }, who)).rejects.toMatchObject({ kind: 'invalid' });
  },
);

it.each([['2026-13'], [undefined], [7]])('C10 refuses the month %j in words', async (month) => {
  const { who, id } = await confirmed();
  await expect(salon.newTimes.month(id, month, who)).rejects.toMatchObject({ kind: 'invalid' });
});
