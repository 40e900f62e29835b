import { failed } from '../testing/fake-service.js';
import { makeToken, nimali, tokenOf } from '../testing/people.js';
import { oneBff } from '../testing/signed-in.js';
import { type Reply, startBff } from '../testing/start-bff.js';

const bff = oneBff();

const ID = '11111111-1111-4111-8111-111111111111';
const FORM =
  'merchant_id=1211149&order_id=ABCDEFGHIJKLMNOPQRST&payhere_amount=1000.00&payhere_currency=LKR&status_code=2' +
  '&md5sig=ABC&custom_1=a%20b+c&custom_1=again';
const notify = (body: string, type = 'application/x-www-form-urlencoded', to = bff): Promise<Reply> =>
  to.call('POST /api/appointments/payhere-notify', { body, headers: { 'content-type': type } });

it('B-215 B-216 begins a payment and answers what the checkout form needs', async () => {
  const data = {
    merchantId: '1211149',
    orderId: 'ABCDEFGHIJKLMNOPQRST',
    amount: '1000.00',
    currency: 'LKR',
    hash: 'H',
    custom_1: ID,
    checkoutUrl: 'u',
    fields: {},
  };
  bff.services.booking.on('POST /payments/init', { status: 200, body: data });
  const reply = await bff.call('POST /api/appointments/init-payhere', {
    token: await tokenOf('user'),
    body: { amount: 1000, appointmentData: { _id: ID } },
  });
  expect([reply.status, reply.body]).toEqual([200, { status: 'success', message: 'Payment initialized', data }]);
});

it('B-233 sends the address and city of the profile along, for the checkout form', async () => {
  const user = { ...nimali, address: '12 Temple Road', city: 'Kandy' };
  bff.services.account.on('GET /sessions/session-kandy', { status: 200, body: { user } });
  const body = { amount: 1000, appointmentData: { _id: ID } };
  const token = await makeToken({ sid: 'session-kandy' });
  await bff.call('POST /api/appointments/init-payhere', { token, body });
  const [sent] = bff.services.booking.requests('POST /payments/init');
  expect(JSON.parse(String(sent?.body))).toEqual({ ...body, profile: { address: '12 Temple Road', city: 'Kandy' } });
});

it.each<[string, object]>([
  ['an amount as text', { amount: '1000.00LKR2', appointmentData: { _id: ID } }],
  ['a negative amount', { amount: -1000, appointmentData: { _id: ID } }],
  ['no appointment', { amount: 1000 }],
  ['an appointment that is none', { appointmentData: 'x' }],
  ['a list for one', { appointmentData: [{ _id: ID }] }],
  ['an address of its own', { profile: { address: 'x' }, appointmentData: { _id: ID } }],
  ['an order id of its own', { orderId: 'MINE', appointmentData: { _id: ID } }],
])('T33 refuses %s', async (_story, body) => {
  expect((await bff.call('POST /api/appointments/init-payhere', { token: await tokenOf('user'), body })).status).toBe(
    400,
  );
});

it.each([{ amount: 1000 }, { amount: 1000, appointmentData: {} }])(
  'B-182 says of the body %j that the appointment is missing',
  async (body) => {
    const reply = await bff.call('POST /api/appointments/init-payhere', { token: await tokenOf('user'), body });
    expect([reply.status, reply.body.message]).toEqual([400, 'Missing appointment data. Please try again.']);
  },
);

it('passes a notice on byte for byte, without a caller', async () => {
  expect((await notify(FORM)).status).toBe(200);
  const [received] = bff.services.booking.requests('POST /payments/notices');
  expect([received?.body, received?.headers['content-type']]).toEqual([FORM, 'application/x-www-form-urlencoded']);
});

it.each([
  ['one it cannot read', failed(400, 'NOTICE_MALFORMED'), 400],
  ['one it could not store', failed(503, 'UNAVAILABLE'), 503],
  ['one it stumbled over', failed(500, 'INTERNAL'), 503],
  ['one it had no room for', failed(507, 'FULL'), 503],
])('answers the gateway on %s', async (_story, answer, status) => {
  bff.services.booking.on('POST /payments/notices', answer);
  expect((await notify(FORM)).status).toBe(status);
});

it.each<[string, string, string, number]>([
  ['T34 JSON', '{"order_id":"X"}', 'application/json', 415],
  ['T34 nothing', '', 'application/x-www-form-urlencoded', 400],
  ['T40 nine kilobytes', `a=${'x'.repeat(9_000)}`, 'application/x-www-form-urlencoded', 413],
])('refuses a notice that is %s', async (_story, body, type, status) => {
  expect((await notify(body, type)).status).toBe(status);
  expect(bff.services.booking.requests('POST /payments/notices')).toEqual([]);
});

// Last: the passport strategies of another BFF replace those of this one.
it('makes the gateway retry while the booking service is down', async () => {
  const own = await startBff();
  await own.services.booking.stop();
  const reply = await notify(FORM, undefined, own);
  await own.close();
  expect([reply.status, reply.body.code, Number(reply.headers.get('retry-after')) > 0]).toEqual([
    503,
    'UPSTREAM_DOWN',
    true,
  ]);
});
