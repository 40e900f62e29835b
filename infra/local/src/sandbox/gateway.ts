import { randomInt, randomUUID } from 'node:crypto';
import type { Outcome } from './card.rules.js';
import type { CheckoutFields } from './checkout.js';
import { noticeForm, type Payment, STATUS } from './notice.js';
import { deliveryOf, type Scenario } from './scenario.rules.js';
import type { Checkout, SandboxStore, SentNotice } from './sandbox-store.js';
import type { SandboxSettings } from './settings.js';

interface CardData {
  method: string;
  message: string;
  cardHolder: string;
  cardNumber: string;
  cardExpiry: string;
}

const NO_CARD: CardData = {
  method: 'VISA',
  message: '',
  cardHolder: 'TEST CUSTOMER',
  cardNumber: '************1292',
  cardExpiry: '1230',
};
const MESSAGES: Record<Outcome, string> = {
  success: 'Successfully completed',
  failure: 'Declined',
  cancel: 'Cancelled by the customer',
  pending: 'Pending',
};
const RECEIVER_TIMEOUT_MS = 10_000;

/** Records the payment once the customer has decided, and notifies the merchant as the scenario says. */
export class Gateway {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    readonly store: SandboxStore,
    readonly settings: SandboxSettings,
  ) {}

  open(fields: CheckoutFields, scenario: Scenario): Checkout {
    const checkout = { id: randomUUID(), fields, scenario };
    this.store.keepCheckout(checkout);
    return checkout;
  }

  /** Resolves when the notices that the browser waits for are answered. */
  async settle(checkout: Checkout, outcome: Outcome, card: Partial<CardData> = {}): Promise<Payment> {
    const { order_id: orderId = '', amount = '', currency = '' } = checkout.fields;
    const payment: Payment = {
      ...NO_CARD,
      message: MESSAGES[outcome],
      ...card,
      paymentId: `3200${randomInt(10_000_000, 99_999_999)}`,
      orderId,
      amount,
      currency,
      statusCode: STATUS[outcome],
      createdAt: new Date().toISOString(),
    };
    this.store.keepPayment(payment);
    this.store.keepCheckout({ ...checkout, doneAt: payment.createdAt });
    await this.deliver(payment, checkout);
    return payment;
  }

  /** Changes the state of a payment, as a bank does later, and notifies the merchant once. */
  async move(payment: Payment, statusCode: number): Promise<SentNotice> {
    const moved = { ...payment, statusCode, chargedBack: statusCode === STATUS.chargeback };
    this.store.keepPayment(moved);
    const checkout = this.store.checkoutOf(payment.orderId);
    return this.send(
      noticeForm(moved, checkout?.fields ?? {}, this.settings.merchantSecret),
      checkout?.fields.notify_url ?? '',
    );
  }

  private async deliver(payment: Payment, { fields, scenario }: Checkout): Promise<void> {
    const { times, wrong, isAltered } = deliveryOf(scenario, this.settings.lateMs);
    const form = noticeForm(payment, fields, this.settings.merchantSecret, wrong);
    for (const time of times) {
      if (time === 0) await this.send(form, fields.notify_url ?? '');
      else this.later(time, form, fields.notify_url ?? '');
    }
    if (isAltered)
      await this.send(noticeForm(payment, fields, this.settings.merchantSecret, 'payment_id'), fields.notify_url ?? '');
  }

  private later(time: number, form: Record<string, string>, url: string): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      void this.send(form, url);
    }, time);
    this.timers.add(timer);
  }

  /** Posts one notice; without a response it is recorded with status 0 and not repeated. */
  async send(form: Record<string, string>, url: string): Promise<SentNotice> {
    const sentAt = new Date().toISOString();
    const status = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(form),
      signal: AbortSignal.timeout(RECEIVER_TIMEOUT_MS),
    }).then(
      (response) => response.status,
      () => 0,
    );
    const notice = { id: randomUUID(), orderId: form.order_id ?? '', form, status, sentAt };
    this.store.keepNotice(notice);
    return notice;
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
