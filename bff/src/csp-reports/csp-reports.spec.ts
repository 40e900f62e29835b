import { register } from 'prom-client';
import { type Bff, startBff } from '../testing/start-bff.js';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ limits: 'strict' });
});
afterAll(() => bff.close());

const CALL = 'POST /api/csp-reports';
const send = (report: unknown, address = '198.51.100.1', type = 'application/csp-report') =>
  bff.call(CALL, {
    body: JSON.stringify(report),
    headers: { 'content-type': type, 'x-forwarded-for': address },
  });

/** Values of the counter by label, for violations only. */
async function counted(): Promise<Record<string, number>> {
  const metric = await register.getSingleMetric('salon_events_total')?.get();
  const values = (metric?.values ?? []).filter(({ labels }) => String(labels.event).startsWith('csp '));
  return Object.fromEntries(values.map(({ labels, value }) => [String(labels.event), value]));
}

it('T52 counts violation reports by directive, and accepts no label from outside', async () => {
  const reports = [
    { 'csp-report': { 'effective-directive': 'style-src-attr', 'blocked-uri': 'inline' } },
    { 'csp-report': { 'violated-directive': "script-src 'self'" } },
    { 'csp-report': { 'effective-directive': 'made-up-7' } },
    { 'csp-report': { 'effective-directive': { a: 1 } } },
    { 'csp-report': null },
    [],
  ];
  for (const report of reports) expect((await send(report)).status).toBe(204);
  expect(await counted()).toEqual({ 'csp style-src-attr': 1, 'csp script-src': 1, 'csp other': 4 });
});

it('T52 limits reports by address and size, and accepts only their content type', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 31; at += 1) statuses.push((await send({}, '198.51.100.2')).status);
  expect([statuses.slice(0, 30).every((status) => status === 204), statuses[30]]).toEqual([true, 429]);
  expect((await send({ text: 'x'.repeat(9_000) })).status).toBe(413);
  expect((await send({}, '198.51.100.3', 'application/json')).status).toBe(415);
});

it('T52 accepts a report at no other call', async () => {
  const reply = await bff.call('POST /api/contact', {
    body: '{}',
    headers: { 'content-type': 'application/csp-report' },
  });
  expect(reply.status).toBe(415);
});
