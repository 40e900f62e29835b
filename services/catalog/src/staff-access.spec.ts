import { DiscoveryService } from '@nestjs/core';
import { PERMISSIONS } from '@salon/contracts';
import { callsBeside, staffAccess } from '@salon/testing';
import { type Catalog, openCatalog, person } from './testing/open-catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.close());

const ID = '00000000-0000-4000-8000-000000000001';

const STAFF = {
  'GET /content/faq': 'desk',
  [`DELETE /customer-data/${ID}`]: 'exports',
  'POST /content/faq': 'content',
  'PUT /content/faq/order': 'content',
  [`PATCH /content/faq/${ID}`]: 'content',
  [`POST /content/faq/${ID}/archive`]: 'content',
  [`POST /content/faq/${ID}/restore`]: 'content',
  'GET /content-acts': 'desk',
  [`POST /content-acts/${ID}/undo`]: 'content',
  [`GET /offers/${ID}/any`]: 'content',
  'POST /uploads': 'content',
  'POST /uploads/kept': 'settings',
  'POST /service-imports/check': 'content',
  'POST /service-imports/rows': 'content',
  'POST /service-imports/undo': 'content',
  'GET /reviews/all': 'desk',
  [`POST /reviews/${ID}/hide`]: 'content',
  [`POST /reviews/${ID}/unhide`]: 'content',
  'GET /contact/unanswered': 'desk',
  'GET /contact/answered': 'desk',
  [`POST /contact/${ID}/answer`]: 'desk',
  [`POST /contact/${ID}/reopen`]: 'desk',
  'GET /actions': 'desk',
  'GET /export/size': 'exports',
  'GET /export/part?data=services': 'exports',
  'POST /ops/retry': 'ops',
  'GET /ops': 'ops',
  'GET /setup': 'settings',
  'POST /setup/example-menu': 'settings',
} as const;

/** Calls that do not need a permission. */
const OTHERS = [
  // Of everybody.
  'GET /almanac',
  'GET /gallery',
  'GET /offers',
  'GET /offers/:id',
  'GET /offers/active',
  'GET /pictures/:name/:file',
  'GET /reviews',
  'GET /services',
  'GET /site',
  'GET /site/content',
  'POST /contact',
  // Of signed-in people about what is theirs.
  'GET /reviews/mine',
  'POST /reviews',
  'PATCH /reviews/:id',
  'DELETE /reviews/:id',
  'GET /customer-data',
  'DELETE /customer-data',
  'DELETE /merged-records',
  // Of the booking service for itself.
  'GET /offers/:id/priced',
  'GET /reviews/unverified',
  'POST /services/lookup',
  'PUT /reviews/verified',
  'PUT /site/zone',
  'PUT /uploads/kept',
  // Of the probes.
  'GET /health/live',
  'GET /health/ready',
  'GET /metrics',
];

it.each(staffAccess(PERMISSIONS, STAFF))('T8 %s by %s', async (call, _who, visitor, isAllowed) => {
  const body = call.startsWith('GET') ? undefined : { rows: [], acts: [] };
  const { status } = await catalog.ask(call, visitor && person(visitor), body);
  if (isAllowed) expect([401, 403]).not.toContain(status);
  else expect(status).toBe(visitor ? 403 : 401);
});

test('T8 every other call is known to need no permission', () => {
  expect(callsBeside(catalog.app.get(DiscoveryService), STAFF)).toEqual([...OTHERS].sort());
});
