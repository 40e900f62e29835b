import { PERMISSIONS } from '@salon/contracts';
import { staffAccess } from '@salon/testing';
import { type Catalog, openCatalog, person } from './testing/open-catalog.js';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await openCatalog();
});
afterAll(() => catalog.close());

const ID = '00000000-0000-4000-8000-000000000001';

it.each(
  staffAccess(PERMISSIONS, {
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
    [`POST /contact/${ID}/answer`]: 'desk',
    [`POST /contact/${ID}/reopen`]: 'desk',
    'GET /actions': 'desk',
    'GET /ops': 'ops',
    'GET /setup': 'settings',
    'POST /setup/example-menu': 'settings',
  }),
)('T8 %s by %s', async (call, _who, visitor, isAllowed) => {
  const body = call.startsWith('GET') ? undefined : { rows: [], acts: [] };
  const { status } = await catalog.ask(call, visitor && person(visitor), body);
  if (isAllowed) expect([401, 403]).not.toContain(status);
  else expect(status).toBe(visitor ? 403 : 401);
});
