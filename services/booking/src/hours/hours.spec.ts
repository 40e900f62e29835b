import type { HoursChange, SalonChange, WorkWeek } from '@salon/contracts';
import { eachMonday, resetHours } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { ADMIN, DAY } from '../testing/salon.js';

const salon = eachMonday();
const TODAY = '2026-11-23';
const nine = { start: '09:00', end: '18:00', breaks: [] };
const weekOf = (day: WorkWeek[number]): WorkWeek => [null, day, day, day, day, day, day];

let dilani: string;
beforeEach(async () => {
  [dilani = ''] = await resetHours(salon);
});

const save = (change: HoursChange, version?: string): Promise<SalonChange> =>
  salon.saveHours.run({ change, ...(version !== undefined && { version }) }, ADMIN);
const times = async (date: string, stylistId?: string) =>
  (await salon.slots.search({ date, services: [{ service: CUT.id, quantity: 1 }], stylistId }, null)).availableSlots;
const leave = (from: string, to = from): HoursChange => ({
  subject: 'exception',
  exception: { stylistId: dilani, kind: 'leave', from, to, hours: null, note: '' },
});
const mine = async () => (await salon.hours.all()).stylists[0];

it('begins with what the working hours said, for each stylist and for the salon', async () => {
  const { today, plans, stylists, closures } = await salon.hours.all();
  expect([today, stylists.length, closures]).toEqual([TODAY, 3, []]);
  const week = [null, nine, nine, nine, nine, nine, nine];
  expect([plans[0]?.week, stylists[0]?.plans[0]]).toEqual([
    week,
    { stylistId: dilani, validFrom: '1970-01-01', week, version: expect.any(String) },
  ]);
});

it('a plan counts from its day on, with its breaks, until the next one', async () => {
  const late = { start: '12:00', end: '18:00', breaks: [{ start: '14:00', end: '15:00' }] };
  const change = await save({ subject: 'plan', stylistId: dilani, validFrom: DAY, week: weekOf(late) });
  expect(change).toMatchObject({
    kind: 'create',
    subject: 'plan',
    title: 'Hours of Dilani Perera from Nov 26, 2026',
  });
  expect(await times('2026-11-25', dilani)).toContain('09:00');
  expect(await times(DAY, dilani)).toEqual(['12:00', '12:30', '13:00', '15:00', '15:30', '16:00', '16:30', '17:00']);
  await salon.undoSalonChange.run(change._id, ADMIN);
  expect(await times(DAY, dilani)).toContain('09:00');
});

it('leave survives a new plan, can be changed, removed and undone', async () => {
  await save(leave(DAY));
  await save({ subject: 'plan', stylistId: dilani, validFrom: DAY, week: weekOf({ ...nine, start: '08:00' }) });
  expect(await times(DAY, dilani)).toEqual([]);
  expect(
    (await salon.slots.search({ date: DAY, services: [{ service: CUT.id, quantity: 1 }], stylistId: dilani }, null))
      .closed,
  ).toBe('Dilani Perera is away on this day');
  expect(await times('2026-11-27', dilani)).toContain('08:00');
  const [known] = (await mine())?.exceptions ?? [];
  const shorter = {
    stylistId: dilani,
    kind: 'leave' as const,
    from: DAY,
    to: DAY,
    hours: { start: '09:00', end: '12:00' },
    note: '',
  };
  await save({ subject: 'exception', id: known?._id ?? '', exception: shorter }, known?.version);
  expect((await times(DAY, dilani)).slice(-1)).toEqual(['17:00']);
  const [edited] = (await mine())?.exceptions ?? [];
  const removed = await save({ subject: 'exception', id: known?._id ?? '', exception: null }, edited?.version);
  expect(removed).toMatchObject({ kind: 'remove', title: 'Leave of Dilani Perera, Nov 26, 2026' });
  expect(await times(DAY, dilani)).toContain('09:00');
  await salon.undoSalonChange.run(removed._id, ADMIN);
  expect((await mine())?.exceptions).toMatchObject([{ _id: known?._id, hours: shorter.hours }]);
});

it('extra hours open a day off, and a closure closes every day with its reason', async () => {
  const sunday = '2026-11-29';
  const extra = {
    stylistId: dilani,
    kind: 'extra' as const,
    from: sunday,
    to: sunday,
    hours: { start: '10:00', end: '12:00' },
    note: 'Bride',
  };
  await save({ subject: 'exception', exception: extra });
  expect(await times(sunday)).toEqual(['10:00', '10:30', '11:00']);
  const closed = await save({
    subject: 'closure',
    closures: [
      { day: '2026-12-25', reason: 'Christmas Day' },
      { day: sunday, reason: 'Poya' },
    ],
  });
  expect(closed.title).toBe('Nov 29, 2026 and 1 more');
  expect(await times(sunday)).toEqual([]);
  const { closures } = await salon.hours.all();
  await save({ subject: 'closure', closures: [{ day: sunday, reason: null }] }, closures[0]?.version);
  expect([await times(sunday), (await salon.hours.all()).closures.map(({ day }) => day)]).toEqual([
    ['10:00', '10:30', '11:00'],
    ['2026-12-25'],
  ]);
});

it('the second of two who edit the same is refused with what is there now', async () => {
  const plan = (start: string): HoursChange => ({
    subject: 'plan',
    stylistId: dilani,
    validFrom: DAY,
    week: weekOf({ ...nine, start }),
  });
  await save(plan('10:00'));
  await expect(save(plan('11:00'))).rejects.toMatchObject({
    kind: 'conflict',
    code: 'CHANGED_MEANWHILE',
    data: { current: { validFrom: DAY, week: weekOf({ ...nine, start: '10:00' }) } },
  });
  const version = (await mine())?.plans.find(({ validFrom }) => validFrom === DAY)?.version;
  const both = await Promise.allSettled([save(plan('11:00'), version), save(plan('12:00'), version)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const days = [{ day: DAY, reason: 'Poya' }];
  const twice = await Promise.allSettled([
    save({ subject: 'closure', closures: days }),
    save({ subject: 'closure', closures: [...days, { day: '2026-11-27', reason: 'Poya' }] }),
  ]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it.each<[string, unknown, Record<string, string>]>([
  [
    'a plan from yesterday',
    { subject: 'plan', stylistId: null, validFrom: '2026-11-22', week: null },
    { validFrom: 'This day has passed. Please choose today or a later one' },
  ],
  [
    'a closure of yesterday',
    { subject: 'closure', closures: [{ day: '2026-11-22', reason: 'Poya' }] },
    { 'closures.0.day': 'This day has passed. Please choose today or a later one' },
  ],
  [
    'overlapping breaks',
    {
      subject: 'plan',
      stylistId: null,
      validFrom: DAY,
      week: weekOf({
        ...nine,
        breaks: [
          { start: '12:00', end: '13:00' },
          { start: '12:30', end: '14:00' },
        ],
      }),
    },
    { 'week.1': 'Two breaks overlap' },
  ],
  [
    'a day that ends before it begins',
    { subject: 'plan', stylistId: null, validFrom: DAY, week: weekOf({ ...nine, end: '08:00' }) },
    { 'week.1': 'The end is not after the beginning' },
  ],
  [
    'leave that ends before it begins',
    {
      subject: 'exception',
      exception: {
        stylistId: '00000000-0000-4000-8000-000000000001',
        kind: 'leave',
        from: DAY,
        to: TODAY,
        hours: null,
        note: '',
      },
    },
    { to: 'The last day is before the first' },
  ],
  [
    'a stylist of another salon',
    {
      subject: 'exception',
      exception: {
        stylistId: '00000000-0000-4000-8000-000000000001',
        kind: 'leave',
        from: DAY,
        to: DAY,
        hours: null,
        note: '',
      },
    },
    { stylistId: 'This stylist is not in the team any more' },
  ],
])('refuses %s beside its field and saves nothing', async (_name, change, errors) => {
  await expect(salon.saveHours.run({ change }, ADMIN)).rejects.toMatchObject({
    kind: 'invalid',
    code: 'HOURS_INVALID',
    errors: expect.objectContaining(errors),
  });
  expect(await salon.db.query('SELECT FROM booking.salon_change')).toEqual([]);
});

it('days begin at midnight in the salon’s zone', async () => {
  salon.clock.set('2026-11-23T18:29:00Z'); // 23:59 in Colombo
  await save({ subject: 'closure', closures: [{ day: TODAY, reason: 'Water' }] });
  salon.clock.set('2026-11-23T18:30:00Z'); // midnight
  await expect(save({ subject: 'closure', closures: [{ day: TODAY, reason: null }] })).rejects.toMatchObject({
    code: 'HOURS_INVALID',
  });
  expect((await salon.hours.all()).closures).toEqual([]);
  await save({
    subject: 'plan',
    stylistId: dilani,
    validFrom: '2026-11-24',
    week: weekOf({ start: '20:00', end: '00:00', breaks: [] }),
  });
  expect(await times('2026-11-24', dilani)).toEqual(['20:00', '20:30', '21:00', '21:30', '22:00', '22:30']);
});
