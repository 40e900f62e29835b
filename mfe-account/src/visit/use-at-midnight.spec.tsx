import { act, screen, waitFor } from '@testing-library/react';
import { admin } from '../testing/fixtures.js';
import { accountSalon, open } from '../testing/open.js';
import { atNow } from '../testing/salon-clock.js';

const DATE = '2026-11-26';
const shifts = [{ start: '09:00', end: '18:00' }];
const dilani = { _id: 'd', name: 'Dilani', picture: null, shifts, away: [] };
const day = { date: DATE, today: DATE, closed: null, stylists: [dilani], visits: [], cancelled: 0 };
const closing = {
  ...{ date: DATE, lines: [], closed: null, closable: true },
  ...{ undecided: [], unnoted: [], entries: [], trace: [], version: 'v1' },
};

atNow(new Date('2026-11-26T18:29:00Z')); // A minute before midnight in Colombo.

it.each([
  [`/admin/day/${DATE}`, `GET /admin/days/${DATE}`, day, 'Visits of the day'],
  [`/admin/week/${DATE}`, `GET /admin/weeks/${DATE}`, { stylist: 'd', stylists: [dilani], days: [day] }, 'Stylist'],
  [`/admin/close/${DATE}`, `GET /admin/close/${DATE}`, closing, 'Expected and counted'],
])('%s is read again once another day has begun', async (path, call, reply, shown) => {
  const every = jest.spyOn(globalThis, 'setInterval');
  const salon = accountSalon({ 'GET /auth/me': { user: admin }, [call]: reply });
  open(path, { signedIn: true });
  await waitFor(() => expect(screen.getAllByLabelText(shown).length).toBeGreaterThan(0));
  const reads = () => salon.callsTo(call).length;
  const before = reads();
  const tick = (at: string) =>
    act(() => {
      jest.setSystemTime(new Date(at));
      for (const [callback, ms] of every.mock.calls) if (ms === 30_000) callback();
    });
  tick('2026-11-26T18:29:30Z');
  expect(reads()).toBe(before);
  tick('2026-11-26T18:30:00Z');
  await waitFor(() => expect(reads()).toBe(before + 1));
});
