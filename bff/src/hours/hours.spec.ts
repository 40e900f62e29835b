import { failed } from '../testing/fake-service.js';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');

const ID = '11111111-1111-4111-8111-111111111111';
const week = [
  null,
  { start: '09:00', end: '18:00', breaks: [{ start: '13:00', end: '14:00' }] },
  null,
  null,
  null,
  null,
  null,
];
const plan = { subject: 'plan', stylistId: ID, validFrom: '2026-12-01', week };
const exception = { stylistId: ID, kind: 'leave', from: '2026-12-01', to: '2026-12-03', hours: null, note: '' };
const change = {
  _id: ID,
  kind: 'create',
  subject: 'plan',
  subjectId: 'x',
  title: 'Hours',
  by: 'A',
  at: 'x',
  undoUntil: 'x',
  undone: false,
};
const act = { id: ID, undoable: true, undoableUntil: 'x' };

it.each<[string, unknown, string, object]>([
  ['GET /api/admin/hours', undefined, 'GET /hours', { today: '2026-11-23', plans: [], stylists: [], closures: [] }],
  ['PUT /api/admin/hours', { change: plan, version: '0123456789abcdef' }, 'PUT /hours', { change }],
  ['PUT /api/admin/hours', { change: { subject: 'exception', exception } }, 'PUT /hours', { change }],
  [
    'PUT /api/admin/hours',
    { change: { subject: 'closure', closures: [{ day: '2026-12-25', reason: 'Christmas' }] } },
    'PUT /hours',
    { change },
  ],
  ['POST /api/admin/hours/impact', { change: plan }, 'POST /hours/impact', { visits: [], total: 0, warnings: [] }],
  [
    'GET /api/admin/hours/holidays?year=2027',
    undefined,
    'GET /hours/holidays?year=2027',
    { isKnown: true, holidays: [] },
  ],
  ['GET /api/admin/outside-hours', undefined, 'GET /outside-hours', { visits: [], total: 0 }],
  [
    `POST /api/admin/appointments/${ID}/reassign`,
    { stylistId: ID, from: { date: '2026-12-01', startTime: '10:00', stylistId: ID } },
    `POST /appointments/${ID}/reassign`,
    { appointment: { _id: ID }, act },
  ],
  [
    `POST /api/admin/appointments/${ID}/keep`,
    undefined,
    `POST /appointments/${ID}/keep`,
    { appointment: { _id: ID }, act },
  ],
])('passes %s %j on', async (call, body, upstreamCall, answer) => {
  bff.services.booking.on(upstreamCall, { status: 200, body: answer });
  const reply = await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) });
  expect([reply.status, reply.body.data]).toEqual([200, answer]);
  expect(JSON.parse(bff.services.booking.requests(upstreamCall).at(-1)?.body || 'null')).toEqual(body ?? null);
});

const day = (change: object) => ({
  subject: 'plan',
  stylistId: null,
  validFrom: '2026-12-01',
  week: [{ start: '09:00', end: '18:00', breaks: [], ...change }, null, null, null, null, null, null],
});
const leave = (change: object) => ({ subject: 'exception', exception: { ...exception, ...change } });
const closures = (...list: unknown[]) => ({ subject: 'closure', closures: list });

it.each<[string, unknown, Record<string, string>]>([
  ['a day that ends before it begins', day({ end: '08:00' }), { 'week.0': 'The end is not after the beginning' }],
  [
    'a break outside the hours',
    day({ breaks: [{ start: '08:00', end: '10:00' }] }),
    { 'week.0': 'A break lies outside the working hours' },
  ],
  [
    'overlapping breaks',
    day({
      breaks: [
        { start: '12:00', end: '13:00' },
        { start: '12:59', end: '14:00' },
      ],
    }),
    { 'week.0': 'Two breaks overlap' },
  ],
  ['a time that is none', day({ start: '25:00' }), { 'week.0': 'Please give times as 09:00 or 17:30' }],
  ['six weekdays', { ...plan, week: [null] }, { week: 'A week has seven days' }],
  ['a day that is none', { ...plan, validFrom: '2026-02-30' }, { validFrom: 'Please choose a day' }],
  ['leave of nobody', leave({ stylistId: '' }), { stylistId: 'Please choose a stylist' }],
  ['leave backwards', leave({ to: '2026-11-30' }), { to: 'The last day is before the first' }],
  ['whole extra days', leave({ kind: 'extra' }), { hours: 'Please say from when to when the extra hours are' }],
  ['a long note', leave({ note: 'x'.repeat(201) }), { note: 'Please use at most 200 characters' }],
  ['an unknown kind', leave({ kind: 'party' }), { kind: 'Please choose leave, sick or extra hours' }],
  ['blocked time', leave({ kind: 'block' }), { kind: 'Please choose leave, sick or extra hours' }],
  ['no closure', closures(), { closures: 'Please choose a day' }],
  [
    'a closure without a reason',
    closures({ day: '2026-12-25', reason: ' ' }),
    { 'closures.0.reason': 'Please say why the salon is closed: guests read it in the calendar' },
  ],
  [
    'a day twice',
    closures({ day: '2026-12-25', reason: 'a' }, { day: '2026-12-25', reason: 'b' }),
    { 'closures.1.day': 'This day is listed twice' },
  ],
  ['nothing', undefined, { change: 'Please choose a day' }],
])('refuses %s beside its field, in preview and when saved', async (_name, wrong, errors) => {
  for (const call of ['PUT /api/admin/hours', 'POST /api/admin/hours/impact']) {
    const reply = await bff.call(call, { token: bff.token, body: { change: wrong } });
    expect([reply.status, reply.body.errors]).toEqual([400, errors]);
  }
  expect(bff.services.booking.calls).toEqual([]);
});

it('passes on what is there now when somebody else has saved', async () => {
  const data = { current: { validFrom: '2026-12-01', week } };
  bff.services.booking.on('PUT /hours', failed(409, 'CHANGED_MEANWHILE', { data }));
  const reply = await bff.call('PUT /api/admin/hours', { token: bff.token, body: { change: plan } });
  expect([reply.status, reply.body.message, reply.body.data]).toEqual([
    409,
    'Somebody else has changed this meanwhile.',
    data,
  ]);
});

it.each<[string, unknown]>([
  ['GET /api/admin/hours/holidays', undefined],
  ['GET /api/admin/hours/holidays?year=27', undefined],
  [`POST /api/admin/appointments/${ID}/reassign`, {}],
  [`POST /api/admin/appointments/${ID}/reassign`, { stylistId: ID, silent: true }],
])('refuses %s %j', async (call, body) => {
  expect((await bff.call(call, { token: bff.token, ...(body !== undefined && { body }) })).status).toBe(400);
  expect(bff.services.booking.calls).toEqual([]);
});
