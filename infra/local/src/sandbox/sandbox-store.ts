import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckoutFields } from './checkout.js';
import type { Payment } from './notice.js';
import type { Scenario } from './scenario.rules.js';

export interface Checkout {
  id: string;
  fields: CheckoutFields;
  scenario: Scenario;
  /** ISO 8601; set once the customer has decided. */
  doneAt?: string;
}

/** A posted notice and its response. */
export interface SentNotice {
  id: string;
  orderId: string;
  form: Record<string, string>;
  /** HTTP status; 0 without a response. */
  status: number;
  sentAt: string;
}

type Kind = 'checkout' | 'payment' | 'notice';

/** The gateway's state, in memory and as one line per change in a file that the next start reads. */
export class SandboxStore {
  readonly checkouts = new Map<string, Checkout>();
  readonly payments = new Map<string, Payment>();
  readonly notices = new Map<string, SentNotice>();
  private readonly file: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, 'ledger.ndjson');
    if (!existsSync(this.file)) return;
    for (const line of readFileSync(this.file, 'utf8').split('\n')) this.replay(line);
    this.rewrite();
  }

  keepCheckout(checkout: Checkout): void {
    this.checkouts.set(checkout.id, checkout);
    this.write('checkout', checkout);
  }

  keepPayment(payment: Payment): void {
    this.payments.set(payment.paymentId, payment);
    this.write('payment', payment);
  }

  keepNotice(notice: SentNotice): void {
    this.notices.set(notice.id, notice);
    this.write('notice', notice);
  }

  paymentsOf(orderId: string): Payment[] {
    return [...this.payments.values()].filter((each) => each.orderId === orderId);
  }

  /** The newest checkout of an order; the gateway accepts an order id twice. */
  checkoutOf(orderId: string): Checkout | undefined {
    return [...this.checkouts.values()].reverse().find(({ fields }) => fields.order_id === orderId);
  }

  clear(): void {
    for (const each of [this.checkouts, this.payments, this.notices]) each.clear();
    this.rewrite();
  }

  private write(kind: Kind, value: object): void {
    appendFileSync(this.file, `${JSON.stringify({ kind, value })}\n`);
  }

  private replay(line: string): void {
    if (!line.endsWith('}')) return;
    const { kind, value } = JSON.parse(line) as { kind: Kind; value: unknown };
    if (kind === 'checkout') this.checkouts.set((value as Checkout).id, value as Checkout);
    if (kind === 'payment') this.payments.set((value as Payment).paymentId, value as Payment);
    if (kind === 'notice') this.notices.set((value as SentNotice).id, value as SentNotice);
  }

  /** Writes only the last state of each record. */
  private rewrite(): void {
    const records = [
      ['checkout', this.checkouts],
      ['payment', this.payments],
      ['notice', this.notices],
    ] as const;
    const lines = records.flatMap(([kind, map]) =>
      [...map.values()].map((value) => `${JSON.stringify({ kind, value })}\n`),
    );
    writeFileSync(`${this.file}.part`, lines.join(''));
    renameSync(`${this.file}.part`, this.file);
  }
}
