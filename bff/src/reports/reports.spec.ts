import { signedIn } from '../testing/signed-in.js';

const bff = signedIn('admin');
const report = {
  ...{ from: '2026-11-01', to: '2026-11-30', asOf: '2026-11-23T08:35:00.000Z', unit: 'day' },
  ...{ stylists: [], weekdays: [], services: [], money: [] },
  periods: [{ period: '2026-11-01', visits: 3, noShows: 1, lateCancels: 0, firstVisits: 2, money: [] }],
};
const at = (query: string) => bff.call(`GET /api/admin/reports${query}`, { token: bff.token });

it('an owner reads a report of the days asked for', async () => {
  bff.services.booking.on('GET /reports?from=2026-11-01&to=2026-11-30', { status: 200, body: report });
  const reply = await at('?from=2026-11-01&to=2026-11-30');
  expect([reply.status, reply.body.data]).toEqual([200, report]);
});

it.each([
  ['', 'Please choose the first and the last day of the report'],
  ['?from=2026-11-01', 'Please choose the first and the last day of the report'],
  ['?from=2026-02-30&to=2026-03-01', 'Please choose the first and the last day of the report'],
  ['?from=2026-11-02&to=2026-11-01', 'The first day must not be after the last'],
  ['?from=2024-11-01&to=2026-11-02', 'A report covers two years at most'],
])('refuses %j in words', async (query, sentence) => {
  const { status, body } = await at(query);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(sentence)]);
});

it('two years with a leap day are not too many', async () => {
  bff.services.booking.on('GET /reports?from=2023-11-01&to=2025-10-31', { status: 200, body: report });
  expect((await at('?from=2023-11-01&to=2025-10-31')).status).toBe(200);
});
