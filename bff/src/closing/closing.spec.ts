import { CLOSING_MEANS } from '@salon/contracts';
import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('frontDesk');
const counted = CLOSING_MEANS.map((means) => ({ means, amount: 100.5, reason: '' }));
const body = { counted, version: 'v' };
const closing = {
  ...{
    date: '2026-11-23',
    lines: [],
    closed: null,
    closable: true,
    undecided: [],
    unnoted: [],
    entries: [],
    trace: [],
  },
  version: 'v',
};

it.each<[string, unknown, string, string | undefined]>([
  ['GET /api/admin/close/2026-11-23', undefined, 'GET /closings/2026-11-23', undefined],
  ['POST /api/admin/close/2026-11-23', body, 'POST /closings/2026-11-23', 'The day is closed'],
  [
    'POST /api/admin/close/2026-11-23/reopen',
    { reason: 'Card slip', version: 'v' },
    'POST /closings/2026-11-23/reopen',
    'The day is open again',
  ],
])('passes %s on', async (call, sent, upstreamCall, message) => {
  bff.services.booking.on(upstreamCall, { status: 200, body: closing });
  const reply = await bff.call(call, { token: bff.token, ...(sent !== undefined && { body: sent }) });
  expect([reply.status, reply.body.message, reply.body.data]).toEqual([200, message, closing]);
  expect(JSON.parse(bff.services.booking.requests(upstreamCall)[0]?.body || 'null')).toEqual(sent ?? null);
});

it.each([
  [{ ...body, counted: [] }],
  [{ ...body, counted: counted.slice(1) }],
  [{ ...body, counted: counted.map((each) => ({ ...each, means: 'gold' })) }],
  [{ ...body, counted: counted.map((each) => ({ ...each, amount: '1' })) }],
  [{ counted }],
])('refuses to close with %j', async (wrong) => {
  expect((await bff.call('POST /api/admin/close/2026-11-23', { token: bff.token, body: wrong })).status).toBe(400);
});

it('knows no 30th of February', async () => {
  expect((await bff.call('GET /api/admin/close/2026-02-30', { token: bff.token })).status).toBe(404);
});
