import { DiscoveryService } from '@nestjs/core';
import { PERMISSIONS } from '@salon/contracts';
import { callsBeside, staffAccess } from '@salon/testing';
import { type RunningBooking, startBooking } from './testing/running-booking.js';
import { customer } from './testing/salon.js';

let booking: RunningBooking;
beforeAll(async () => {
  booking = await startBooking();
});
afterAll(() => booking.close());

const ID = '00000000-0000-4000-8000-000000000001';

const STAFF = {
  'GET /today': 'desk',
  [`DELETE /customer-data/${ID}`]: 'exports',
  [`POST /merged-records/${ID}/deletable`]: 'exports',
  'GET /days/2026-11-26': 'desk',
  'GET /weeks/2026-11-23': 'desk',
  'POST /desk/visits': 'desk',
  [`POST /desk/visits/${ID}/move`]: 'desk',
  'POST /desk/blocks': 'desk',
  [`DELETE /desk/blocks/${ID}`]: 'desk',
  'GET /visits/AB12CD': 'desk',
  [`POST /visits/${ID}/progress`]: 'desk',
  [`POST /visits/${ID}/payments`]: 'money',
  [`POST /visits/${ID}/cancel`]: 'desk',
  [`PUT /visits/${ID}/note`]: 'desk',
  [`PUT /visits/${ID}/lines`]: 'desk',
  [`POST /visits/${ID}/receipt`]: 'desk',
  'GET /visits/AB12CD/customer': 'desk',
  [`GET /customer-visits?ids=${ID}`]: 'desk',
  'PUT /customer-notes': 'desk',
  [`PUT /customers/${ID}/address`]: 'desk',
  [`GET /customer-merges?ids=${ID}`]: 'desk',
  'POST /customer-merges': 'desk',
  'GET /salon-changes': 'settings',
  [`POST /salon-changes/${ID}/undo`]: 'desk',
  [`POST /acts/${ID}/undo`]: 'desk',
  'GET /actions': 'desk',
  'GET /hours': 'settings',
  'PUT /hours': 'settings',
  'GET /hours/holidays?year=2026': 'settings',
  'POST /hours/impact': 'settings',
  'GET /outside-hours': 'desk',
  [`POST /appointments/${ID}/reassign`]: 'desk',
  [`POST /appointments/${ID}/keep`]: 'desk',
  'GET /open-tasks': 'desk',
  [`POST /notices/${ID}/review`]: 'money',
  [`POST /messages/${ID}/send`]: 'desk',
  'GET /closings/2026-11-26': 'money',
  'POST /closings/2026-11-26': 'money',
  'POST /closings/2026-11-26/reopen': 'money',
  'GET /reports?from=2026-11-01&to=2026-11-30': 'reports',
  'PUT /policy': 'settings',
  'GET /setup': 'settings',
  'GET /my-day': 'own_days',
  'GET /admin-stylists': 'settings',
  [`GET /admin-stylists/${ID}/visits`]: 'settings',
  'POST /admin-stylists': 'settings',
  'PUT /admin-stylists/order': 'settings',
  [`PATCH /admin-stylists/${ID}`]: 'settings',
  [`POST /admin-stylists/${ID}/archive`]: 'settings',
  [`POST /admin-stylists/${ID}/restore`]: 'settings',
  [`POST /refunds/${ID}/send`]: 'money',
  [`POST /refunds/${ID}/settle`]: 'money',
  [`GET /cart/holding/${ID}`]: 'content',
  'GET /appointments/all': 'desk',
  [`PATCH /appointments/${ID}/status`]: 'desk',
  'GET /export/size': 'exports',
  'GET /export/part?data=visits': 'exports',
  [`POST /my-day/visits/${ID}/step`]: 'own_days',
  [`POST /my-day/acts/${ID}/undo`]: 'own_days',
  'POST /setup/checks/policy': 'settings',
  'POST /setup/open': 'settings',
  'PUT /setup/zone': 'settings',
  'POST /ops/retry': 'ops',
  'GET /ops': 'ops',
} as const;

/** Calls that do not need a permission. */
const OTHERS = [
  // Of everybody.
  'GET /policy',
  'GET /stylists',
  'POST /slots/days',
  'POST /slots/next-today',
  'POST /slots/search',
  // Of signed-in people about what is theirs; of their visits also the desk.
  'GET /appointments/completed',
  'GET /cart',
  'DELETE /cart',
  'POST /cart/lines',
  'PUT /cart/lines/:serviceId',
  'DELETE /cart/lines/:serviceId',
  'POST /cart/offer',
  'GET /appointments',
  'POST /appointments',
  'GET /appointments/:id',
  'PUT /appointments/:id',
  'GET /appointments/:id/calendar',
  'GET /appointments/:id/new-days',
  'GET /appointments/:id/new-times',
  'PATCH /appointments/:id/cancel',
  'PATCH /appointments/:id/reschedule',
  'POST /payments/init',
  'GET /customer-data',
  'DELETE /customer-data',
  'GET /merged-records',
  'GET /merged-records/deletable',
  // Of the gateway, which signs them.
  'POST /payments/notices',
  // Of the BFF for itself.
  'GET /desk/changes',
  'POST /desk/messages-changed',
  // Of the probes.
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
];

it.each(staffAccess(PERMISSIONS, STAFF))('T8 %s by %s', async (call, _who, visitor, isAllowed) => {
  const caller = visitor && customer('Visitor', visitor);
  const { status } = await booking.call(caller, call, /^(?:GET|DELETE)/.test(call) ? undefined : {});
  if (isAllowed) expect([401, 403]).not.toContain(status);
  else expect(status).toBe(visitor ? 403 : 401);
});

test('T8 every other call is known to need no permission', () => {
  expect(callsBeside(booking.app.get(DiscoveryService), STAFF)).toEqual([...OTHERS].sort());
});
