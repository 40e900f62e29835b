import { type ClientImport, IMPORT } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');

const ID = '6f9619ff-8b86-4011-b42d-00c04fc964ff';
const client = { line: 2, name: 'Ama', email: 'ama@example.test', phone: '', city: '', notes: '' };
const service = { line: 2, title: 'Hot stones', description: '', category: 'Massage', price: 9000, minutes: 60 };
const results = [{ line: 2, outcome: 'new', category: { label: 'Massage', archived: false } }];
const imported: ClientImport = {
  _id: ID,
  fileName: 'clients.csv',
  by: 'Nadeesha',
  at: '2026-11-22T10:00:00.000Z',
  clients: 1,
  undoUntil: '2026-11-23T10:00:00.000Z',
  undone: false,
};

it.each([
  ['GET /api/admin/client-imports', 'account', 'GET /client-imports', undefined, { imports: [imported] }],
  ['POST /api/admin/client-imports', 'account', 'POST /client-imports', { fileName: 'a.csv' }, { import: imported }],
  ['POST /api/admin/client-imports/check', 'account', 'POST /client-imports/check', { rows: [client] }, { results }],
  [
    `POST /api/admin/client-imports/${ID}/rows`,
    'account',
    `POST /client-imports/${ID}/rows`,
    { rows: [client] },
    { results },
  ],
  ['POST /api/admin/service-imports/check', 'catalog', 'POST /service-imports/check', { rows: [service] }, { results }],
  [
    'POST /api/admin/service-imports/check',
    'catalog',
    'POST /service-imports/check',
    { rows: [{ ...service, price: '', minutes: null }] },
    { results },
  ],
  [
    'POST /api/admin/service-imports/rows',
    'catalog',
    'POST /service-imports/rows',
    { rows: [service] },
    { results, acts: [ID] },
  ],
  ['POST /api/admin/service-imports/undo', 'catalog', 'POST /service-imports/undo', { acts: [ID] }, { kept: 0 }],
] as const)('%s is passed on to %s', async (call, name, upstream, body, data) => {
  bff.services[name].on(upstream, { status: 200, body: data });
  const reply = await bff.call(call, { token: bff.token, ...(body && { body }) });
  expect([reply.status < 300, reply.body.data]).toEqual([true, data]);
  const [sent] = bff.services[name].requests(upstream);
  expect(sent?.body === '' ? undefined : JSON.parse(sent!.body)).toEqual(body);
});

it.each([
  ['client-imports/check', { rows: [] }],
  ['client-imports/check', { rows: Array.from({ length: IMPORT.batch + 1 }, () => client) }],
  ['client-imports/check', { rows: [{ ...client, role: 'admin' }] }],
  ['client-imports/check', { rows: [{ ...client, name: 7 }] }],
  ['client-imports/check', { rows: [{ ...client, notes: 'x'.repeat(2_001) }] }],
  ['client-imports/check', { rows: 'all' }],
  ['service-imports/rows', { rows: [{ ...service, price: '9000' }] }],
  ['service-imports/rows', { rows: [{ ...service, line: 1.5 }] }],
  ['service-imports/undo', { acts: ['all'] }],
  ['client-imports', {}],
] as const)('%s refuses %j and asks no service', async (call, body) => {
  const reply = await bff.call(`POST /api/admin/${call}`, { token: bff.token, body });
  expect(reply.status).toBe(400);
  expect(
    [...bff.services.account.calls, ...bff.services.catalog.calls].filter((each) => each.call.includes('import')),
  ).toEqual([]);
});

it.each([
  [0, 'The import has been undone'],
  [1, 'The import has been undone, except for 1 service or category that was changed since or is in use'],
  [1_200, 'The import has been undone, except for 1,200 services or categories that were changed since or are in use'],
])('the undo of an import of services that keeps %i says %j', async (kept, message) => {
  bff.services.catalog.on('POST /service-imports/undo', { status: 200, body: { acts: [ID], kept } });
  const { body } = await bff.call('POST /api/admin/service-imports/undo', { token: bff.token, body: { acts: [ID] } });
  expect(body).toMatchObject({ message, data: { kept } });
});

it('the undo of an import of clients says how many were removed and kept, or why it comes too late', async () => {
  const undo = `POST /client-imports/${ID}/undo`;
  const undoing = () => bff.call(`POST /api/admin/client-imports/${ID}/undo`, { token: bff.token });
  bff.services.account.on(undo, { status: 200, body: { import: imported, removed: 1_999, kept: 2 } });
  expect((await undoing()).body).toMatchObject({
    message: 'The import has been undone: 1,999 clients removed, 2 kept because of visits, notes or corrections',
    data: { import: imported },
  });
  bff.services.account.on(undo, { status: 200, body: { import: imported, removed: 1, kept: 0 } });
  expect((await undoing()).body.message).toBe('The import has been undone: 1 client removed');
  bff.services.account.on(undo, failed(409, 'ACT_TOO_OLD'));
  const late = await undoing();
  expect([late.status, late.body.message]).toEqual([409, 'Only what was done in the last 24 hours can be undone.']);
});
