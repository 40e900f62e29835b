import { addMinutes, MINUTE_MS, minutesOf, timeOf, toLocal } from '@salon/kernel';
import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { customer } from '../testing/salon.js';
import { bookingWindowOf } from '../salon/calendar.rules.js';
import { asBusy } from './busy.rules.js';
import { planDay } from './slots.rules.js';
import { visitTime } from './visit-time.rules.js';

const salon = eachMonday();

/** Days on which the clock is put forward or back, with a time in the hour that is skipped or shown twice. */
const CHANGES = [
  ['Europe/London', '2026-03-29', '01:00'],
  ['Europe/London', '2026-10-25', '01:00'],
  ['America/New_York', '2026-03-08', '02:00'],
  ['America/New_York', '2026-11-01', '01:00'],
] as const;
const BREAK = 'Your visit would run into a break of our stylists.';

/** Each stylist works on every day around the clock, and the day is three days away. */
async function openAroundTheClock(zone: string, day: string): Promise<void> {
  const hours = JSON.stringify(Array.from({ length: 7 }, () => ({ start: '00:00', end: '00:00', breaks: [] })));
  await salon.db.query('UPDATE booking.settings SET "zone" = $1', [zone]);
  await salon.db.query('UPDATE booking.week_plan SET "week" = $1', [hours]);
  salon.clock.set(addMinutes(new Date(`${day}T00:00:00Z`), -3 * 24 * 60).toISOString());
  salon.calendar.invalidate();
}

it.each([...CHANGES, ['Asia/Colombo', '2026-03-29', null] as const])(
  'offers in %s on %s only times that the clock shows once, for visits that it measures',
  async (zone, day, changed) => {
    await openAroundTheClock(zone, day);
    const calendar = await salon.calendar.calendar();
    const bookingWindow = bookingWindowOf(salon.clock.now(), calendar.settings);
    for (const minutes of [15, 60, 90, 480]) {
      const { starts } = planDay(
        calendar,
        { date: day, minutes, busy: asBusy(null, minutes), serviceIds: [] },
        new Map(),
        bookingWindow,
      );
      expect(starts.includes('01:00')).toBe(changed !== '01:00' && !(changed === '02:00' && minutes > 60));
      expect(starts).toContain('03:00');
      const visits = starts.map((time) => visitTime(day, time, minutes, zone));
      const shown = visits.map(({ startsAt, endsAt }) => ({
        begins: toLocal(startsAt, zone),
        lasts: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
        lastMinute: toLocal(addMinutes(endsAt, -1), zone),
      }));
      expect(shown).toEqual(
        visits.map(({ startTime, endTime }) => ({
          begins: { day, time: startTime },
          lasts: minutes,
          lastMinute: { day, time: timeOf(minutesOf(endTime) - 1) },
        })),
      );
      const instants = visits.map(({ startsAt }) => startsAt.getTime());
      expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
    }
  },
);

const [LONDON_FORWARD, , , NEW_YORK_BACK] = CHANGES;

it.each([LONDON_FORWARD, NEW_YORK_BACK])(
  'sells in %s on %s every hour but that of %s, one visit after the other',
  async (zone, day, changed) => {
    await openAroundTheClock(zone, day);
    const stylistId = (await salon.calendar.stylists())[0]?._id ?? '';
    const search = { date: day, services: [{ service: CUT.id }], stylistId };
    for (;;) {
      const [startTime] = (await salon.slots.search(search, null)).availableSlots;
      if (startTime === undefined) break;
      await salon.held(customer(`${day} ${startTime}`), { date: day, startTime, stylistId });
    }
    const visits = await salon.db.query<{ startTime: string; startsAt: Date; hours: number }[]>(
      `SELECT "startTime", "startsAt", extract(epoch FROM "endsAt" - "startsAt")::int / 3600 AS "hours"
       FROM booking.appointment ORDER BY "startsAt"`,
    );
    const hours = Array.from({ length: 23 }, (_, hour) => timeOf(hour * 60));
    expect(visits.map(({ startTime }) => startTime)).toEqual(hours.filter((time) => time !== changed));
    expect(visits.map(({ startsAt }) => toLocal(startsAt, zone).time)).toEqual(
      visits.map(({ startTime }) => startTime),
    );
    expect(new Set(visits.map((visit) => visit.hours))).toEqual(new Set([1]));
  },
);

it.each(CHANGES)('refuses in %s on %s a visit at %s, and one that reaches it', async (zone, day, changed) => {
  await openAroundTheClock(zone, day);
  const before = timeOf(minutesOf(changed) - 30);
  for (const startTime of [changed, timeOf(minutesOf(changed) + 30), before])
    await expect(salon.held(customer(`at ${startTime}`), { date: day, startTime })).rejects.toMatchObject({
      kind: 'invalid',
      errors: { startTime: BREAK },
    });
  expect(visitTime(day, before, 30, zone).endTime).toBe(changed);
});
