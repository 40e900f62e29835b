import { dropTestDatabase, testDatabaseUrl } from '@salon/testing';
import { Collector, type ReceivedSpan } from './testing/collector.js';
import { TracedSite } from './testing/processes.js';

const FORGED = '0af7651916cd43dd8448eb211c80319c';
const CANARIES = [
  'canary-name',
  'canary@example.test',
  'canary message',
  'canary-query',
  'canary-agent',
  '203.0.113.77',
];
const NEW_ADMIN = { name: 'Nadeesha', email: 'canary@example.test', password: 'Canary-password-1' };
/** Calls that carry secrets; the account service and booking are away, so that their failure is traced too. */
const SECRET_CALLS: readonly [route: string, path: string, body: object | string][] = [
  ['PATCH /api/auth/reset-password/:token', 'canary-reset-token', { password: 'Canary-password-1' }],
  ['POST /api/auth/login', '', { email: 'canary@example.test', password: 'Canary-password-1' }],
  ['POST /api/auth/verify-email', '', { userId: '11111111-1111-4111-8111-111111111111', otp: 'canary' }],
  ['POST /api/auth/admin/register', '', { ...NEW_ADMIN, invite: 'canary-invitation' }],
  ['POST /api/auth/google/exchange', '', { code: 'canary'.padEnd(43, 'x') }],
  ['POST /api/appointments/payhere-notify', '', 'md5sig=canary&card_no=canary'],
];
const EVERY = { OTEL_TRACES_SAMPLER: 'always_on', OTEL_BSP_SCHEDULE_DELAY: '100' };

let databaseUrl: string;
let site: TracedSite;
let collector: Collector;

beforeAll(async () => {
  databaseUrl = await testDatabaseUrl();
});
afterAll(() => dropTestDatabase(databaseUrl));

function prepare(): void {
  site = new TracedSite();
  collector = new Collector();
}
async function leave(): Promise<void> {
  await site.stop();
  site.remove();
  collector.stop();
}

const contact = (): Promise<Response> =>
  fetch(`${site.url}/api/contact?canary-query=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'canary-agent',
      'x-forwarded-for': '203.0.113.77',
      traceparent: `00-${FORGED}-b7ad6b7169203331-01`,
      tracestate: 'forged=1',
      baggage: 'forged=1',
    },
    body: JSON.stringify({ name: 'canary-name', email: 'canary@example.test', message: 'A canary message for you' }),
  });

function secretly([route, path, body]: (typeof SECRET_CALLS)[number]): Promise<Response> {
  const [method = '', template = ''] = route.split(' ');
  return fetch(`${site.url}${template.replace(':token', path)}`, {
    method,
    headers: {
      authorization: 'Bearer canary-bearer',
      'content-type': `application/${typeof body === 'string' ? 'x-www-form-urlencoded' : 'json'}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const offers = async (): Promise<number> => {
  const startedAt = performance.now();
  expect((await fetch(`${site.url}/api/services/get-services`)).status).toBe(200);
  return performance.now() - startedAt;
};

const of =
  (service: string, name: string | RegExp) =>
  (span: ReceivedSpan): boolean =>
    span.service === service && (typeof name === 'string' ? span.name === name : name.test(span.name));

describe('with a collector', () => {
  beforeAll(async () => {
    prepare();
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start() };
    await site.start(databaseUrl, { ...EVERY, ...endpoint, ...site.withScripts });
  });
  afterAll(leave);

  it('one trace leads from the edge over the BFF and the service to its SQL and its job, and holds nothing of the visitor', async () => {
    const reply = await contact();
    expect(reply.status).toBe(201);
    const edge = await collector.span(of('edge', 'POST /api/*'));
    const bff = await collector.span(of('bff', 'POST /api/contact'));
    const catalog = await collector.span(of('catalog', 'POST /contact'));
    const insert = await collector.span((span) => of('catalog', 'INSERT')(span) && span.traceId === edge.traceId);
    expect(edge.parentSpanId).toBeFalsy();
    expect(edge.traceId).not.toBe(FORGED);
    expect([bff, catalog, insert].map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([
      [edge.traceId, edge.spanId],
      [edge.traceId, bff.spanId],
      [edge.traceId, catalog.spanId],
    ]);
    expect(catalog).toMatchObject({
      version: 'abc123',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/contact',
        'http.response.status_code': 201,
        'salon.request_id': reply.headers.get('x-request-id'),
      },
    });
    expect(insert.attributes['db.query.text']).toContain('$1');
    const job = await collector.span(({ service, links }) => service === 'catalog' && links.length > 0);
    expect(job.links[0]?.traceId).toBe(edge.traceId);
    expect(job.traceId).not.toBe(edge.traceId);
    for (const canary of [...CANARIES, FORGED]) expect(collector.received).not.toContain(canary);
    expect(site.output).toContain(`"traceId":"${edge.traceId}"`);
  });

  it.each(SECRET_CALLS)('T63 no span of %s holds its secrets', async (...call) => {
    const reply = await secretly(call);
    expect([400, 503]).toContain(reply.status);
    const bff = await collector.span(of('bff', call[0]));
    await collector.span(({ service, traceId }) => service === 'edge' && traceId === bff.traceId);
    expect(collector.received).not.toMatch(/canary/i);
  });

  it('what is left is delivered when the processes then stop, and only health and metrics have no span', async () => {
    await offers();
    await site.stop();
    expect(collector.spans.some(of('catalog', 'GET /services'))).toBe(true);
    expect(collector.spans.filter(({ name }) => /health|metrics/.test(name))).toEqual([]);
    expect(site.loaded().some((url) => url.includes('/@opentelemetry/sdk-trace'))).toBe(true);
  });
});

describe('without a collector that answers', () => {
  beforeEach(prepare);
  afterEach(leave);

  it('a collector that never answers slows no request, and no stop beyond its two seconds', async () => {
    collector = new Collector(true);
    await site.start(databaseUrl, { ...EVERY, OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start() });
    await offers();
    for (let count = 0; count < 20; count += 1) expect(await offers()).toBeLessThan(1_000);
    expect(collector.requests).toBeGreaterThan(0);
    for (const { took, code } of await site.stop()) {
      expect(code).toBe(0);
      expect(took).toBeLessThan(5_000);
    }
  });

  it('a collector that is down fails no request, and is reported', async () => {
    await site.start(databaseUrl, {
      ...EVERY,
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    });
    for (let count = 0; count < 5; count += 1) await offers();
    await site.stop();
    expect(site.output).toContain('traces were not delivered');
  });

  it('without an endpoint nothing of it is loaded but the API that prom-client requires, and no log line has a trace', async () => {
    await site.start(databaseUrl, site.withScripts);
    await offers();
    await site.stop();
    const loaded = site.loaded();
    expect(loaded.some((url) => url.includes('/prom-client/'))).toBe(true);
    expect(loaded.filter((url) => /\/@opentelemetry\/(?!api\/)|\/traces\/dist\/tracing/.test(url))).toEqual([]);
    expect(site.output).toContain('"responded"');
    expect(site.output).not.toContain('traceId');
  });
});
