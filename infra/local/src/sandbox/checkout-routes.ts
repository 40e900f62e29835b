import type { FastifyInstance, FastifyReply } from 'fastify';
import { PAGE_POLICY } from '../pages/html.js';
import { cardResult, maskCard, type Outcome } from './card.rules.js';
import { type CheckoutFields, checkoutProblems } from './checkout.js';
import { checkoutPage, leavingPage, refusalPage } from './checkout-page.js';
import type { Gateway } from './gateway.js';
import { isScenario } from './scenario.rules.js';
import type { Checkout } from './sandbox-store.js';

type Form = Record<string, string>;
interface Decision {
  Params: { id: string };
  Body: Form | undefined;
}

const OUTCOMES: readonly string[] = ['success', 'failure', 'cancel', 'pending'] satisfies Outcome[];

/** The customer's pages: the checkout form is verified and shown, an outcome settles it and redirects the browser. */
export function addCheckout(server: FastifyInstance, gateway: Gateway): void {
  const find = (id: string): Checkout | undefined => gateway.store.checkouts.get(id);
  server.post<{ Body: Form | undefined; Querystring: { scenario?: string } }>(
    '/pay/checkout',
    async ({ body, query }, reply) => {
      const fields = textsOf(body);
      const problems = checkoutProblems(fields, {
        id: gateway.settings.merchantId,
        secret: gateway.settings.merchantSecret,
      });
      if (problems.length > 0) return show(reply.status(400), refusalPage(problems));
      const { id } = gateway.open(fields, isScenario(query.scenario) ? query.scenario : gateway.settings.scenario);
      return reply.redirect(`/pay/checkout/${id}`, 303);
    },
  );
  server.get<{ Params: { id: string } }>('/pay/checkout/:id', async ({ params }, reply) => {
    const checkout = find(params.id);
    return checkout ? show(reply, checkoutPage(checkout)) : unknown(reply);
  });
  server.post<Decision>('/pay/checkout/:id/card', async ({ params, body }, reply) => {
    const { card_no: number = '', card_holder_name: cardHolder = '', card_expiry: expiry = '' } = textsOf(body);
    const checkout = withScenario(find(params.id), body);
    if (!checkout) return unknown(reply);
    const { outcome, method, message } = cardResult(number);
    return finish(gateway, {
      checkout,
      outcome,
      reply,
      card: { method, message, cardHolder, cardNumber: maskCard(number), cardExpiry: expiry.replace(/\D/g, '') },
    });
  });
  server.post<Decision>('/pay/checkout/:id/outcome', async ({ params, body }, reply) => {
    const checkout = withScenario(find(params.id), body);
    const { outcome } = textsOf(body);
    if (!checkout || !outcome || !OUTCOMES.includes(outcome)) return unknown(reply);
    return finish(gateway, { checkout, outcome: outcome as Outcome, reply });
  });
}

interface Finish {
  checkout: Checkout;
  outcome: Outcome;
  reply: FastifyReply;
  card?: { method: string; message: string; cardHolder: string; cardNumber: string; cardExpiry: string };
}

/** Settles a checkout once: a reload redirects again and makes no second payment. */
async function finish(gateway: Gateway, { checkout, outcome, reply, card }: Finish): Promise<FastifyReply> {
  if (!checkout.doneAt) await gateway.settle(checkout, outcome, card);
  const { return_url: back = '/', cancel_url: cancel = '/', popup } = checkout.fields;
  const failed = gateway.settings.failedTo === 'cancel_url' ? cancel : back;
  const target = { success: back, pending: back, cancel, failure: failed }[outcome];
  return popup ? show(reply, leavingPage(checkout.fields.order_id ?? '', target)) : reply.redirect(target, 303);
}

function withScenario(checkout: Checkout | undefined, body: Form | undefined): Checkout | undefined {
  const { scenario } = textsOf(body);
  return checkout && isScenario(scenario) ? { ...checkout, scenario } : checkout;
}

/** A form field that was sent twice counts as missing. */
function textsOf(body: unknown): CheckoutFields {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

const show = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html').header('content-security-policy', PAGE_POLICY).header('cache-control', 'no-store').send(page);
const unknown = (reply: FastifyReply): FastifyReply =>
  show(reply.status(404), refusalPage(['This checkout is not known here.']));
