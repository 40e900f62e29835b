import { type AdminStylist, messages } from '@salon/contracts';
import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');

const ID = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const fields = { name: 'Dilani', skills: 'Colour', picture: null, serviceIds: null, accountEmail: '' };
const stylist: AdminStylist = { _id: ID, ...fields, archived: false, visits: 2, hasHours: true, version: 'v1' };
const data = { stylist, change: { _id: OTHER } };

it.each<[string, string, number, unknown, string]>([
  ['POST /api/admin/stylists', 'POST /admin-stylists', 201, fields, messages.contentSaved],
  [
    `PATCH /api/admin/stylists/${ID}`,
    `PATCH /admin-stylists/${ID}`,
    200,
    { name: 'Dilani P.', version: 'v1' },
    messages.contentSaved,
  ],
  [
    `POST /api/admin/stylists/${ID}/archive`,
    `POST /admin-stylists/${ID}/archive`,
    200,
    undefined,
    messages.stylistArchived,
  ],
  [
    `POST /api/admin/stylists/${ID}/restore`,
    `POST /admin-stylists/${ID}/restore`,
    200,
    undefined,
    messages.stylistRestored,
  ],
])('%s is passed on to booking and confirmed to the admin', async (call, upstreamCall, status, body, message) => {
  bff.services.booking.on(upstreamCall, { status, body: data });
  const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
  expect([reply.status, reply.body]).toEqual([status, { status: 'success', message, data }]);
  expect(bff.services.booking.requests(upstreamCall)[0]?.body).toBe(body === undefined ? '' : JSON.stringify(body));
});

it.each([
  ['of nobody in the team', 'nobody@araliya.test', 400],
  ['of somebody whose access ended', 'gone@araliya.test', 400],
  ['of a colleague', ' Dilani@Araliya.test', 201],
])('the account %s', async (_whose, accountEmail, status) => {
  const person = { _id: OTHER, name: 'Dilani', email: 'dilani@araliya.test', role: 'stylist', disabled: false };
  const people = [person, { ...person, email: 'gone@araliya.test', disabled: true }];
  bff.services.account.on('GET /staff', { status: 200, body: { people, acts: [] } });
  bff.services.booking.on('POST /admin-stylists', { status: 201, body: data });
  const reply = await bff.call('POST /api/admin/stylists', { token: bff.token, body: { ...fields, accountEmail } });
  expect(reply.status).toBe(status);
  if (status === 400)
    expect(reply.body.errors).toEqual({
      accountEmail: 'Nobody in the team signs in with this address. Invite them as a stylist first.',
    });
});

it('lists the stylists and the visits to come of one', async () => {
  const visit = { _id: OTHER, appointmentId: 'ARL-261126-0001', date: '2026-11-26', startTime: '10:00' };
  bff.services.booking.on('GET /admin-stylists', { status: 200, body: { stylists: [stylist] } });
  bff.services.booking.on(`GET /admin-stylists/${ID}/visits`, { status: 200, body: { visits: [visit] } });
  expect((await bff.call('GET /api/admin/stylists', { token: bff.token })).body.data).toEqual({ stylists: [stylist] });
  expect((await bff.call(`GET /api/admin/stylists/${ID}/visits`, { token: bff.token })).body.data).toEqual({
    visits: [visit],
  });
});

it.each<[string, unknown, Record<string, string> | undefined]>([
  ['POST /api/admin/stylists', { ...fields, name: '' }, { name: 'Name is required' }],
  ['POST /api/admin/stylists', { ...fields, serviceIds: [] }, { serviceIds: messages.servicesMissing }],
  [`PATCH /api/admin/stylists/${ID}`, { leftAt: null }, { leftAt: 'Unknown field: leftAt' }],
  [`PATCH /api/admin/stylists/${ID}`, { accountEmail: 'me' }, { accountEmail: messages.emailInvalid }],
  ['PUT /api/admin/stylists/order', { from: [ID], to: '/' }, undefined],
  ['PUT /api/admin/stylists/order', { from: ['../x'], to: [ID] }, undefined],
])('T46 %s with %j is refused beside its field', async (call, body, errors) => {
  const reply = await bff.call(call, { token: bff.token, body });
  expect([reply.status, reply.body.errors]).toEqual([400, errors]);
  expect(bff.services.booking.calls).toEqual([]);
});

it('says why a stylist stays, and shows what somebody else saved meanwhile', async () => {
  bff.services.booking.on(
    `POST /admin-stylists/${ID}/archive`,
    failed(409, 'STYLIST_HAS_VISITS', { params: { name: 'Dilani', count: 2 } }),
  );
  const kept = await bff.call(`POST /api/admin/stylists/${ID}/archive`, { token: bff.token });
  expect([kept.status, kept.body.message]).toEqual([
    409,
    'Dilani still has 2 visits to come. Give them to somebody else first.',
  ]);
  bff.services.booking.on(
    `PATCH /admin-stylists/${ID}`,
    failed(409, 'CHANGED_MEANWHILE', { data: { current: fields } }),
  );
  const meanwhile = await bff.call(`PATCH /api/admin/stylists/${ID}`, {
    token: bff.token,
    body: { name: 'D', version: 'v0' },
  });
  expect([meanwhile.status, meanwhile.body.data]).toEqual([409, { current: fields }]);
});

it('has the catalog keep the picture before booking names it', async () => {
  const picture = '/media/catalog/0f-4x4-e9b44c/4.webp';
  bff.services.catalog.on('POST /uploads/kept', { status: 204 });
  bff.services.booking.on('POST /admin-stylists', { status: 201, body: data });
  expect((await bff.call('POST /api/admin/stylists', { token: bff.token, body: { ...fields, picture } })).status).toBe(
    201,
  );
  expect(bff.services.catalog.requests('POST /uploads/kept')[0]?.body).toBe(JSON.stringify({ url: picture }));
});
