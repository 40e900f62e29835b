import { randomUUID } from 'node:crypto';
import { pick } from '../support/random.mjs';
import { deliver } from '../support/gateway.mjs';
import { ask, lostOf } from '../support/ledger.mjs';
import { call } from '../support/site.mjs';
import { HALF_HOURS } from '../support/visits.mjs';

const TIMEOUT_MS = 10_000;
/** After the site is ready again. */
export const GRACE_MS = 2_000;
const MOST_ERROR_SHARE = 0.001;
const deadline = () => AbortSignal.timeout(TIMEOUT_MS);

/** Customers who read, book, cancel and pay, one request at a time; a request without a response is retried. */
export class Customers {
  paid = [];
  cancelled = [];

  constructor({ tokens, service, days, roll, history }) {
    Object.assign(this, { service, days, roll, history });
    this.customers = tokens.map((token) => ({ token, state: 'empty', isBusy: false }));
  }

  /** One request of the mix: 70 % reads, 20 % bookings and cancellations, 10 % notices. */
  async step() {
    const chance = this.roll();
    if (chance < 0.7) await this.read();
    else if (chance < 0.9) await this.write();
    else await this.notify();
  }

  async read() {
    const { token } = pick(this.roll, this.customers);
    const date = pick(this.roll, this.days);
    await pick(this.roll, [
      () => this.ask('read', 'GET /api/services/get-services', {}),
      () => this.ask('read', 'GET /api/appointments/my-appointments', { token }),
      () => this.ask('read', 'GET /api/cart/get-cart', { token }),
      () =>
        this.ask('read', 'POST /api/appointments/check-availability', {
          token,
          body: { date, services: [{ service: this.service, quantity: 1 }] },
        }),
    ])();
  }

  async write() {
    const free = this.customers.filter(({ isBusy, state }) => !isBusy && state !== 'ordered');
    if (free.length > 0) await this.busy(pick(this.roll, free), (customer) => this.next(customer));
  }

  /** The customer's next step; a booking without a response is repeated with its key. */
  async next(customer) {
    const { token, state } = customer;
    if (state === 'empty') {
      const { outcome } = await this.ask('fill', 'POST /api/cart/add-cart', {
        token,
        body: { serviceId: this.service },
      });
      if (outcome === 'ok') customer.state = 'filled';
    } else if (state === 'filled' || state === 'unsure') await this.book(customer);
    else if (this.roll() < 0.4) await this.cancel(customer);
    else await this.order(customer);
  }

  async book(customer) {
    if (customer.state === 'filled') {
      const body = {
        date: pick(this.roll, this.days),
        startTime: pick(this.roll, HALF_HOURS),
        services: [{ service: this.service, quantity: customer.quantity ?? 1 }],
      };
      Object.assign(customer, { key: randomUUID(), request: body });
    }
    const { key, request, token } = customer;
    const result = await this.ask('book', 'POST /api/appointments/create', {
      token,
      body: request,
      headers: { 'idempotency-key': key },
    });
    if (result.outcome === 'ok') Object.assign(customer, { state: 'held', id: result.body.data.appointment._id });
    else if (result.outcome === 'info') customer.state = 'unsure';
    else Object.assign(customer, await this.afterRefusal(token));
  }

  /** A cart that was filled twice because the first response was lost is booked as it is. */
  async afterRefusal(token) {
    const { outcome, body } = await this.ask('read', 'GET /api/cart/get-cart', { token });
    const quantity = outcome === 'ok' ? body.data.cart.items[0]?.quantity : 1;
    return quantity === undefined ? { state: 'empty', quantity: 1 } : { state: 'filled', quantity };
  }

  async cancel(customer) {
    const { id, token } = customer;
    const { outcome } = await this.ask('cancel', `PATCH /api/appointments/${id}/cancel`, { token });
    if (outcome === 'ok') this.cancelled.push(id);
    if (outcome !== 'info') customer.state = 'filled';
  }

  async order(customer) {
    const { id, token } = customer;
    const result = await this.ask('order', 'POST /api/appointments/init-payhere', {
      token,
      body: { amount: 1000, appointmentData: { _id: id } },
    });
    if (result.outcome === 'ok') Object.assign(customer, { state: 'ordered', orderId: result.body.data.orderId });
    else if (result.outcome === 'fail') customer.state = 'filled';
  }

  /** Sends the notice of a payment until it is accepted, sometimes an old one again. */
  async notify() {
    const waiting = this.customers.filter(({ state, isBusy }) => state === 'ordered' && !isBusy);
    if (waiting.length > 0) return this.busy(pick(this.roll, waiting), (customer) => this.pay(customer));
    if (this.paid.length > 0) await this.sendNotice(pick(this.roll, this.paid).orderId);
  }

  async pay(customer) {
    const { id, orderId } = customer;
    const { outcome } = await this.sendNotice(orderId);
    if (outcome !== 'ok') return;
    this.paid.push({ id, orderId });
    customer.state = 'empty';
  }

  sendNotice(orderId) {
    return this.history
      .record({ kind: 'notice', began: performance.now() }, () =>
        deliver({ orderId, code: 2, paymentId: `p-${orderId}` }, deadline()),
      )
      .then(ended);
  }

  /** @param request `GET /api/...` */
  ask(kind, request, options) {
    const [method, path] = request.split(' ');
    return this.history
      .record({ kind, began: performance.now() }, () => call(method, path, { ...options, signal: deadline() }))
      .then(ended);
  }

  async busy(customer, work) {
    customer.isBusy = true;
    await work(customer);
    customer.isBusy = false;
  }

  /** Finishes what is open: unanswered bookings and notices are sent once more. */
  async finish() {
    for (const customer of this.customers) {
      if (customer.state === 'unsure') await this.book(customer);
      if (customer.state === 'ordered') await this.pay(customer);
    }
    return this.customers
      .filter(({ state }) => state === 'unsure' || state === 'ordered')
      .map(({ state, key, orderId }) => `never answered: ${state} ${orderId ?? key}`);
  }
}

const ended = (entry) => Object.assign(entry, { ended: performance.now() });

/** The load: a fixed number of requests a second, independent of the responses; returns what ends it. */
export function startLoad(customers, perSecond) {
  const running = new Set();
  const timer = setInterval(() => {
    const acting = customers.step().finally(() => running.delete(acting));
    running.add(acting);
  }, 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
}

/** What was acknowledged but is not in the database. */
export async function lostPromises(customers, history) {
  const booked = history.ok('book').map(({ body }) => body.data.appointment._id);
  const missing = (await lostOf(booked)).map((id) => `appointment ${id} was acknowledged and is not there`);
  const states = new Map(
    (await ask('SELECT "id", "status" FROM booking.appointment')).map(({ id, status }) => [id, status]),
  );
  const unpaid = customers.paid
    .filter(({ id }) => states.get(id) !== 'confirmed')
    .map(({ id }) => `appointment ${id} was paid and is ${states.get(id)}`);
  const alive = customers.cancelled
    .filter((id) => states.get(id) !== 'cancelled')
    .map((id) => `appointment ${id} was cancelled and is ${states.get(id)}`);
  const twice = await ask(
    `SELECT "idempotencyKey" AS key FROM booking.appointment WHERE "idempotencyKey" IS NOT NULL
     GROUP BY "customerId", 1 HAVING count(*) > 1`,
  );
  process.stdout.write(
    `acknowledged: ${booked.length} bookings, ${customers.cancelled.length} cancellations, ` +
      `${customers.paid.length} payments; lost ${missing.length + unpaid.length + alive.length}\n`,
  );
  return [...missing, ...unpaid, ...alive, ...twice.map(({ key }) => `key ${key} made two bookings`)];
}

/** Failures while nothing was down. @param kills `{at, took}` in milliseconds of `performance.now()` */
export function failedOutside(history, kills) {
  const calm = history.entries.filter(
    ({ began, ended }) => !kills.some(({ at, took }) => began < at + took + GRACE_MS && ended > at),
  );
  const wrong = calm.filter(({ outcome }) => outcome === 'info');
  process.stdout.write(`outside of kills: ${calm.length} requests, ${wrong.length} failed\n`);
  const said = wrong
    .slice(0, 3)
    .map(({ kind, status, error, body }) => `${kind} ${status ?? error} ${body?.code ?? ''}`);
  return wrong.length > calm.length * MOST_ERROR_SHARE
    ? [`${wrong.length} of ${calm.length} requests failed while nothing was down: ${said.join('; ')}`]
    : [];
}
