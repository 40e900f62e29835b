import { eachMonday } from '../testing/each-monday.js';
import { CUT } from '../testing/fake-catalog.js';
import { customer } from '../testing/salon.js';
import { Outbox } from '@salon/nest-kit';
import { todayOf } from '../salon/calendar.rules.js';
import { ChangeZone } from './change-zone.js';
import { PublishZoneJob } from './publish-zone.job.js';

const salon = eachMonday();
const change = (zone: unknown) => new ChangeZone(salon.db, salon.calendar, new Outbox('booking_jobs')).run(zone);
const today = async () => todayOf(salon.clock.now(), (await salon.calendar.calendar()).settings);

it('before anything is booked the salon moves to another zone, and its day begins at midnight there', async () => {
  await change('Pacific/Auckland');
  salon.clock.set('2026-11-23T10:59:59Z');
  expect(await today()).toBe('2026-11-23');
  salon.clock.set('2026-11-23T11:00:00Z');
  expect(await today()).toBe('2026-11-24');
});

it('the catalog is handed the zone that counts when it is asked, once for each change', async () => {
  await change('Europe/Lisbon');
  await change('Europe/Lisbon');
  expect(await salon.waiting('publish-zone')).toBe(1);
  const received: string[] = [];
  const publishZone = async (zone: string) => void received.push(zone);
  await new PublishZoneJob(salon.calendar, { publishZone } as never).run();
  expect(received).toEqual(['Europe/Lisbon']);
});

it.each(['Mars/Olympus', '+05:30', '', 5, null])('%p is no time zone', async (zone) => {
  await expect(change(zone)).rejects.toMatchObject({ kind: 'invalid', code: 'VALIDATION' });
});

it('once a visit is booked the zone stays, and so does the visit', async () => {
  await change('Asia/Colombo');
  const nimali = customer('of the zone');
  await salon.fill(nimali, CUT);
  const visit = await salon.book(nimali);
  await expect(change('Pacific/Auckland')).rejects.toMatchObject({ kind: 'conflict', code: 'ZONE_FIXED' });
  await change('Asia/Colombo'); // Already the current zone: nothing to refuse.
  expect(await salon.appointments.mine(nimali.id)).toMatchObject([{ _id: visit._id, startTime: visit.startTime }]);
});
