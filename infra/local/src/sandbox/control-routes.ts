import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Outcome } from './card.rules.js';
import type { Gateway } from './gateway.js';
import { noticeForm, paymentFrom, type PaymentRequest, STATUS } from './notice.js';
import { isScenario } from './scenario.rules.js';
import { BEHAVIOUR, type SandboxSettings } from './settings.js';

interface Order {
  order_id: string;
}
interface NoticeRequest extends PaymentRequest {
  wrong?: 'amount' | 'signature' | 'custom_1' | 'payment_id';
  notify_url?: string;
}

/** Test controls below `/control`; the real gateway has none. */
export function addControl(server: FastifyInstance, gateway: Gateway): void {
  const { store, settings } = gateway;
  server.get('/control/settings', async () => behaviour(settings));
  server.post<{ Body: Partial<SandboxSettings> | null }>('/control/settings', async ({ body: sent }, reply) => {
    const body = sent ?? {};
    const wrong = Object.keys(body).find((name) => !Object.hasOwn(BEHAVIOUR, name));
    if (wrong || (body.scenario !== undefined && !isScenario(body.scenario)))
      return refuse(reply, `There is no setting ${wrong ?? body.scenario}.`);
    return behaviour(Object.assign(settings, body));
  });
  server.post('/control/reset', async () => {
    store.clear();
    return behaviour(Object.assign(settings, BEHAVIOUR));
  });
  server.get<{ Querystring: Partial<Order> }>('/control/payments', async ({ query }) =>
    query.order_id ? store.paymentsOf(query.order_id) : [...store.payments.values()],
  );
  server.get<{ Querystring: Partial<Order> }>('/control/notices', async ({ query }) =>
    [...store.notices.values()].filter((each) => !query.order_id || each.orderId === query.order_id),
  );
  addActions(server, gateway);
}

function addActions(server: FastifyInstance, gateway: Gateway): void {
  const { store, settings } = gateway;
  server.post<{ Body: Order & { outcome: Outcome; scenario?: string } }>(
    '/control/payments',
    async ({ body }, reply) => {
      const checkout = store.checkoutOf(body.order_id);
      if (!checkout || !Object.hasOwn(STATUS, body.outcome))
        return refuse(reply, 'No checkout of that order, or no such outcome.');
      return gateway.settle(
        isScenario(body.scenario) ? { ...checkout, scenario: body.scenario } : checkout,
        body.outcome,
      );
    },
  );
  server.post<{ Body: { payment_id: string; status_code: number } }>('/control/move', async ({ body }, reply) => {
    const payment = store.payments.get(body.payment_id);
    return payment ? gateway.move(payment, body.status_code) : refuse(reply, 'There is no such payment.');
  });
  server.post<{ Body: NoticeRequest }>('/control/notices', async ({ body }) => {
    const fields = store.checkoutOf(body.order_id)?.fields ?? { merchant_id: settings.merchantId };
    const form = noticeForm(paymentFrom(body, fields), fields, settings.merchantSecret, body.wrong);
    return gateway.send(form, body.notify_url ?? fields.notify_url ?? '');
  });
}

const behaviour = (settings: SandboxSettings): object =>
  Object.fromEntries(Object.keys(BEHAVIOUR).map((name) => [name, settings[name as keyof SandboxSettings]]));
const refuse = (reply: FastifyReply, message: string): FastifyReply => reply.status(400).send({ message });
