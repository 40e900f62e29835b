import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sandboxServer } from './sandbox-server.js';
import { BEHAVIOUR } from './settings.js';
import { checkoutHash, noticeSignature } from './signature.js';

const MERCHANT = '1211149';
const SECRET = 'local-sandbox-merchant-secret';
let sandbox: FastifyInstance;
let base: string;
let folder: string;
let merchant: Server;
let received: URLSearchParams[];
let sequence = 0;

async function startSandbox(): Promise<void> {
  const settings = {
    ...BEHAVIOUR,
    lateMs: 150,
    merchantId: MERCHANT,
    merchantSecret: SECRET,
    appId: 'local-app',
    appSecret: 'local-app-secret',
  };
  sandbox = await sandboxServer({ folder, base: 'http://localhost:4090', settings });
  base = await sandbox.listen({ port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  merchant = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(new URLSearchParams(Buffer.concat(chunks).toString()));
    response.end();
  }).listen(0, '127.0.0.1');
  await startSandbox();
});
beforeEach(() => void (received = []));
afterAll(async () => {
  await sandbox.close();
  merchant.close();
  rmSync(folder, { recursive: true, force: true });
});

const post = (path: string, body: Record<string, string>): Promise<Response> =>
  fetch(`${base}${path}`, { method: 'POST', body: new URLSearchParams(body), redirect: 'manual' });
const control = (path: string, body: object): Promise<Response> =>
  fetch(`${base}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

function order(): Record<string, string> {
  const orderId = `ORDER${String((sequence += 1)).padStart(14, '0')}X`;
  const site = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  return {
    merchant_id: MERCHANT,
    order_id: orderId,
    amount: '1000.00',
    currency: 'LKR',
    items: 'Booking fee',
    return_url: `${site}/payment-success?order=${orderId}`,
    cancel_url: `${site}/payment-cancel`,
    notify_url: `${site}/notify`,
    first_name: 'Dilani',
    last_name: 'Perera',
    email: 'dilani@example.test',
    phone: '0771234567',
    address: 'Not given',
    city: 'Colombo',
    country: 'Sri Lanka',
    custom_1: 'appointment-1',
    hash: checkoutHash({ merchantId: MERCHANT, orderId, amount: '1000.00', currency: 'LKR' }, SECRET),
  };
}

/** Posts the checkout form and an outcome; returns where the browser is redirected. */
async function decide(
  form: Record<string, string>,
  decision: Record<string, string>,
  scenario = 'before',
): Promise<string | null> {
  const opened = await post(`/pay/checkout?scenario=${scenario}`, form);
  const kind = decision.outcome ? 'outcome' : 'card';
  return (await post(`${opened.headers.get('location')}/${kind}`, decision)).headers.get('location');
}
const card = { card_no: '4916217501611292', card_holder_name: 'D PERERA', card_expiry: '12/30', cvv: '123' };

describe('the customer at the gateway', () => {
  it('sees the order, pays by card, and returns after the merchant was notified', async () => {
    const form = order();
    const opened = await post('/pay/checkout', form);
    expect(opened.status).toBe(303);
    const page = await (await fetch(`${base}${opened.headers.get('location')}`)).text();
    expect(page).toMatch(/SANDBOX[\s\S]*LKR 1,000\.00[\s\S]*Booking fee/);
    expect(await decide(form, card)).toBe(form.return_url);
    const notice = Object.fromEntries(received[0] ?? []);
    const signed = { merchantId: MERCHANT, orderId: form.order_id ?? '', amount: '1000.00', currency: 'LKR' };
    expect(notice).toMatchObject({
      status_code: '2',
      payhere_amount: '1000.00',
      custom_1: 'appointment-1',
      card_no: '************1292',
      md5sig: noticeSignature(signed, 2, SECRET),
    });
  });

  it.each([
    ['success', '2', 'return_url'],
    ['pending', '0', 'return_url'],
    ['cancel', '-1', 'cancel_url'],
    ['failure', '-2', 'cancel_url'],
  ])('%s is reported as status %s and leads to %s', async (outcome, status, url) => {
    const form = order();
    expect(await decide(form, { outcome })).toBe(form[url]);
    expect(received.map((each) => each.get('status_code'))).toEqual([status]);
  });

  it('a form with a wrong hash is refused with a message and changes nothing', async () => {
    const response = await post('/pay/checkout', { ...order(), amount: '1.00' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('hash does not match');
  });

  it('pays once, however often the decision is sent', async () => {
    const form = order();
    const { headers } = await post('/pay/checkout', form);
    for (let time = 0; time < 3; time += 1) await post(`${headers.get('location')}/card`, card);
    expect(received).toHaveLength(1);
  });
});

describe('a notice by scenario', () => {
  it.each([
    ['never', 0],
    ['twice', 2],
    ['before', 1],
  ])('%s: %d arrive', async (scenario, times) => {
    await decide(order(), card, scenario);
    expect(received).toHaveLength(times);
  });

  it.each(['after', 'late'])('%s: the browser returns first', async (scenario) => {
    await decide(order(), card, scenario);
    expect(received).toHaveLength(0);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(received).toHaveLength(1);
  });

  it.each([
    ['wrong-payment-id', ['0']],
    ['second-payment-id', ['real', '0']],
  ])('%s has a valid signature, like the genuine one', async (scenario, ids) => {
    const form = order();
    await decide(form, card, scenario);
    const payments = await (await fetch(`${base}/control/payments?order_id=${form.order_id}`)).json();
    const real = (payments as { paymentId: string }[])[0]?.paymentId ?? null;
    expect(received.map((each) => each.get('payment_id'))).toEqual(ids.map((id) => (id === 'real' ? real : id)));
    expect(new Set(received.map((each) => each.get('md5sig'))).size).toBe(1);
  });

  it('wrong-amount is signed for the wrong amount, wrong-signature is not signed, wrong-custom names another appointment', async () => {
    for (const scenario of ['wrong-amount', 'wrong-signature', 'wrong-custom']) await decide(order(), card, scenario);
    const [amount, signature, custom] = received.map((each) => Object.fromEntries(each));
    const of = (notice: Record<string, string> | undefined): string =>
      noticeSignature(
        {
          merchantId: MERCHANT,
          orderId: notice?.order_id ?? '',
          amount: notice?.payhere_amount ?? '',
          currency: 'LKR',
        },
        2,
        SECRET,
      );
    expect(amount).toMatchObject({ payhere_amount: '1.00', md5sig: of(amount) });
    expect(signature?.md5sig).not.toBe(of(signature));
    expect(custom).toMatchObject({ custom_1: 'somebody-elses-appointment', md5sig: of(custom) });
  });
});

describe('the merchant API', () => {
  const token = async (): Promise<Record<string, string>> => {
    const response = await fetch(`${base}/merchant/v1/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('local-app:local-app-secret')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return { authorization: `Bearer ${((await response.json()) as { access_token: string }).access_token}` };
  };
  const search = async (
    orderId: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; data: { status: string; payment_id: number }[] | null }> =>
    (await fetch(`${base}/merchant/v1/payment/search?order_id=${orderId}`, { headers })).json() as never;

  it('returns no, one or two payments of an order, and survives a restart', async () => {
    const form = order();
    const headers = await token();
    expect(await search(form.order_id ?? '', headers)).toMatchObject({ status: -1, data: null });
    await decide(form, card, 'never');
    await decide(form, card, 'never');
    await sandbox.close();
    await startSandbox();
    expect((await search(form.order_id ?? '', await token())).data?.map(({ status }) => status)).toEqual([
      'RECEIVED',
      'RECEIVED',
    ]);
  });

  it('refuses without a token, after it ended, and beyond its rate', async () => {
    expect(await search('X', {})).toMatchObject({ status: -2 });
    await control('settings', { tokenSeconds: 0 });
    expect(await search('X', await token())).toMatchObject({ status: -2 });
    await control('settings', { tokenSeconds: 599, callsAllowed: 0 });
    const limited = await fetch(`${base}/merchant/v1/payment/search?order_id=X`, { headers: await token() });
    expect(limited.status).toBe(429);
    await control('settings', { callsAllowed: 1000 });
  });

  it('refunds step by step, once', async () => {
    const form = order();
    const headers = { ...(await token()), 'content-type': 'application/json' };
    await decide(form, card, 'never');
    const [payment] = (await search(form.order_id ?? '', headers)).data ?? [];
    const refund = async (): Promise<unknown> =>
      (
        await fetch(`${base}/merchant/v1/payment/refund`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ payment_id: payment?.payment_id, description: 'Closed that day' }),
        })
      ).json();
    expect(await refund()).toMatchObject({ status: 1 });
    expect(await refund()).toMatchObject({ status: -1 });
    const state = async (refundSeconds: number): Promise<string | undefined> => {
      await control('settings', { refundSeconds });
      return (await search(form.order_id ?? '', headers)).data?.[0]?.status;
    };
    expect([await state(3600), await state(0.000_001)]).toEqual(['REFUND REQUESTED', 'REFUNDED']);
  });
});
