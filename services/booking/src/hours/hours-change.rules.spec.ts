import type { HoursChange } from '@salon/contracts';
import { titleOf } from './hours-change.rules.js';

const leave = { stylistId: 'd', kind: 'leave', from: '2026-11-26', to: '2026-11-26', hours: null, note: '' } as const;

it.each<[string, HoursChange]>([
  ['Hours of the salon from Jan 1, 2027', { subject: 'plan', stylistId: null, validFrom: '2027-01-01', week: null }],
  ['Hours of Dilani from Nov 26, 2026', { subject: 'plan', stylistId: 'd', validFrom: '2026-11-26', week: null }],
  ['Leave of Dilani, Nov 26, 2026', { subject: 'exception', exception: leave }],
  [
    'Extra hours of Dilani, Nov 26, 2026 to Dec 2, 2026',
    { subject: 'exception', exception: { ...leave, kind: 'extra', to: '2026-12-02' } },
  ],
  ['Dec 25, 2026', { subject: 'closure', closures: [{ day: '2026-12-25', reason: 'Christmas Day' }] }],
])('writes the days of a title as the list of changes does: %s', (title, change) => {
  expect(titleOf(change, () => 'Dilani')).toBe(title);
});
