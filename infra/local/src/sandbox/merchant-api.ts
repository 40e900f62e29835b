import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Payment, STATUS } from './notice.js';
import type { Gateway } from './gateway.js';

/** What the merchant API takes to refund a payment. */
type RefundBody = { payment_id?: string | number; description?: string; amount?: string } | undefined;

const WINDOW_MS = 10_000;
const UNAUTHORISED = { status: -2, msg: 'Authentication error', data: null };

/** The merchant API below `/merchant/v1`: token, retrieval, refund (docs/gateway.md, "Merchant API"). */
export function addMerchantApi(server: FastifyInstance, gateway: Gateway): void {
  const tokens = new Map<string, number>();
  const calls: number[] = [];
  const guard = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (gateway.settings.merchantApi === 'down')
      return reply.status(503).send({ status: 0, msg: 'Service unavailable', data: null });
    if (isTooOften(calls, gateway.settings.callsAllowed))
      return reply.status(429).send({ status: 0, msg: 'Too many requests', data: null });
    const until = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    return until !== undefined && until > Date.now() ? undefined : reply.status(401).send(UNAUTHORISED);
  };
  server.post('/merchant/v1/oauth/token', async (request, reply) => issueToken(request, reply, { gateway, tokens }));
  server.get<{ Querystring: { order_id?: string } }>(
    '/merchant/v1/payment/search',
    { preHandler: guard },
    async ({ query }) => search(gateway, query.order_id ?? ''),
  );
  server.post<{ Body: RefundBody }>('/merchant/v1/payment/refund', { preHandler: guard }, async ({ body }) =>
    refund(gateway, body),
  );
}

function isTooOften(calls: number[], allowed: number): boolean {
  const now = Date.now();
  while (calls.length > 0 && (calls[0] ?? 0) <= now - WINDOW_MS) calls.shift();
  calls.push(now);
  return calls.length > allowed;
}

function issueToken(
  request: FastifyRequest,
  reply: FastifyReply,
  { gateway, tokens }: { gateway: Gateway; tokens: Map<string, number> },
): FastifyReply {
  const { appId, appSecret, tokenSeconds } = gateway.settings;
  const expected = `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}`;
  const { grant_type: grant } = (request.body ?? {}) as Record<string, string>;
  if (request.headers.authorization !== expected || grant !== 'client_credentials')
    return reply.status(401).send(UNAUTHORISED);
  const token = randomBytes(24).toString('hex');
  tokens.set(token, Date.now() + tokenSeconds * 1_000);
  return reply.send({ access_token: token, token_type: 'bearer', expires_in: tokenSeconds, scope: 'SANDBOX' });
}

/** Only received payments are listed; 1 found, 0 still pending, -1 none, -2 declined. */
function search(gateway: Gateway, orderId: string): object {
  const payments = gateway.store.paymentsOf(orderId);
  const received = payments.filter(
    ({ statusCode }) => statusCode === STATUS.success || statusCode === STATUS.chargeback,
  );
  if (received.length > 0)
    return { status: 1, msg: `Payments with order_id:${orderId}`, data: received.map((each) => listed(gateway, each)) };
  if (payments.some(({ statusCode }) => statusCode === STATUS.pending))
    return { status: 0, msg: 'Payment pending', data: [] };
  if (payments.some(({ statusCode }) => statusCode === STATUS.failure))
    return { status: -2, msg: 'Payment declined', data: null };
  return { status: -1, msg: 'No payments found', data: null };
}

function listed(gateway: Gateway, payment: Payment): object {
  const { fields = {} } = gateway.store.checkoutOf(payment.orderId) ?? {};
  return {
    payment_id: Number(payment.paymentId),
    order_id: payment.orderId,
    date: payment.createdAt.slice(0, 19).replace('T', ' '),
    description: fields.items,
    status: stateOf(payment, gateway.settings.refundSeconds),
    currency: payment.currency,
    amount: Number(payment.amount),
    customer: { first_name: fields.first_name, last_name: fields.last_name, email: fields.email, phone: fields.phone },
    payment_method: { method: payment.method, card_no: payment.cardNumber },
    items: null,
  };
}

/** A refund is requested, processed, done: one step per `refundSeconds`. */
function stateOf({ chargedBack, refundRequestedAt }: Payment, refundSeconds: number): string {
  if (chargedBack) return 'CHARGEBACKED';
  if (!refundRequestedAt) return 'RECEIVED';
  const steps = (Date.now() - Date.parse(refundRequestedAt)) / (refundSeconds * 1_000);
  if (steps < 1) return 'REFUND REQUESTED';
  return steps < 2 ? 'REFUND PROCESSING' : 'REFUNDED';
}

function refund(gateway: Gateway, body: RefundBody): object {
  const payment = gateway.store.payments.get(String(body?.payment_id ?? ''));
  const status = gateway.settings.refundAnswer;
  if (!body?.description || !payment) return { status: 0, msg: 'Invalid payment_id or description', data: null };
  const amount = body.amount ?? payment.amount;
  if (!/^\d+\.\d{2}$/.test(amount) || Number(amount) > Number(payment.amount))
    return { status: 0, msg: 'Invalid amount', data: null };
  if (payment.statusCode !== STATUS.success || payment.refundRequestedAt)
    return { status: -1, msg: 'The payment cannot be refunded', data: null };
  if (status !== 1) return { status, msg: status === 0 ? 'Error starting the refund' : 'Refund failed', data: null };
  gateway.store.keepPayment({ ...payment, refundRequestedAt: new Date().toISOString() });
  return { status: 1, msg: 'Successfully initiated refund', data: Number(payment.paymentId) };
}
