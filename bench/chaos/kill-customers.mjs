import { randomUUID } from 'node:crypto';
import { pick } from '../support/random.mjs';
import { deliver } from '../support/gateway.mjs';
import { call } from '../support/site.mjs';
import { HALF_HOURS } from '../support/visits.mjs';
import { changePicture } from './kill-pictures.mjs';

const TIMEOUT_MS = 10_000;
/** Of the writes, when customers change their pictures, too. */
const PICTURE_SHARE = 0.1;
const deadline = () => AbortSignal.timeout(TIMEOUT_MS);

/** Customers who read, book, cancel and pay, one request at a time; a request without a response is retried. */
export class Customers {
  paid = [];
  cancelled = [];
  replacedPictures = new Set();

  /** @param withPictures two of a hundred requests change a profile picture */
  constructor({ tokens, service, days, random, history, withPictures = false }) {
    Object.assign(this, { service, days, random, history, withPictures });
    this.customers = tokens.map((token) => ({ token, state: 'empty', isBusy: false }));
  }

  /** One request of the mix: 70 % reads, 20 % bookings and cancellations, 10 % notices. */
  async step() {
    const chance = this.random();
    if (chance < 0.7) await this.read();
    else if (chance < 0.9) await this.write();
    else await this.notify();
  }

  async read() {
    const { token } = pick(this.random, this.customers);
    const date = pick(this.random, this.days);
    await pick(this.random, [
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
    if (free.length > 0) await this.busy(pick(this.random, free), (customer) => this.next(customer));
  }

  /** The customer's next step; a booking without a response is repeated with its key. */
  async next(customer) {
    const { token, state } = customer;
    if (this.withPictures && this.random() < PICTURE_SHARE) await changePicture(this, customer);
    else if (state === 'empty') {
      const { outcome } = await this.ask('fill', 'POST /api/cart/add-cart', {
        token,
        body: { serviceId: this.service },
      });
      if (outcome === 'ok') customer.state = 'filled';
    } else if (state === 'filled' || state === 'unsure') await this.book(customer);
    else if (this.random() < 0.4) await this.cancel(customer);
    else await this.order(customer);
  }

  async book(customer) {
    if (customer.state === 'filled') {
      const body = {
        date: pick(this.random, this.days),
        startTime: pick(this.random, HALF_HOURS),
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
    if (waiting.length > 0) return this.busy(pick(this.random, waiting), (customer) => this.pay(customer));
    if (this.paid.length > 0) await this.sendNotice(pick(this.random, this.paid).orderId);
  }

  async pay(customer) {
    const { id, orderId } = customer;
    const { outcome } = await this.sendNotice(orderId);
    if (outcome !== 'ok') return;
    this.paid.push({ id, orderId });
    customer.state = 'empty';
  }

  sendNotice(orderId) {
    return this.history.record({ kind: 'notice', orderId }, () =>
      deliver({ orderId, code: 2, paymentId: `p-${orderId}` }, deadline()),
    );
  }

  /** @param request `GET /api/...` */
  ask(kind, request, options) {
    const [method, path] = request.split(' ');
    const key = options.headers?.['idempotency-key'];
    return this.history.record({ kind, request, key }, () => call(method, path, { ...options, signal: deadline() }));
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
