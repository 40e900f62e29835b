import { Injectable } from '@nestjs/common';
import { holdLimits, isUuid, type PaymentInit, refuse } from '@salon/contracts';
import { addMinutes, type Cents, Clock, CURRENCY, plainAmount, toLocal } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { appointmentById, lockAppointment } from '../appointments/appointments.queries.js';
import { setMoney } from '../appointments/record-changes.js';
import { releaseKey } from '../appointments/release-overdue.js';
import { assertStillOffered } from '../cart/still-offered.js';
import { CatalogClient } from '../catalog/catalog.client.js';
import { inTransaction } from '../database/transaction.js';
import { checkoutFields, type Customer } from '../gateway/checkout.rules.js';
import { Gateway } from '../gateway/gateway.js';
import { newOrderId } from '../gateway/order-id.js';
import { checkoutHash } from '../gateway/signature.js';
import { asObject, invalid } from '../request/request.rules.js';
import type { Settings } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { assertMayOpenOrder } from './open-orders.rules.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import { firstSweep, sweepKey } from './sweep.rules.js';

type Home = Pick<Customer, 'address' | 'city'>;

interface PaymentStart {
  id: string;
  amount: unknown;
  caller: Caller;
  settings: Settings;
  home: Home;
}

/** Opens a new order for the booking fee of a held visit and signs its checkout form (decision D1). */
@Injectable()
export class StartPayment {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly catalog: CatalogClient,
    private readonly gateway: Gateway,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `not_found` for another customer's visit, `invalid` for another amount, `conflict` unless
   * pending and held, `throttled`
   */
  async run(caller: Caller, body: unknown): Promise<PaymentInit> {
    const { amount, appointmentData, profile } = asObject(body);
    const { _id: id } = asObject(appointmentData);
    if (!isUuid(id)) throw invalid('appointmentData', { reason: 'appointment' });
    const { settings } = await this.salon.calendar();
    await this.assertOfferedServices(id, caller, settings);
    return inTransaction(this.db, (tx) => this.start(tx, { id, amount, caller, settings, home: homeOf(profile) }));
  }

  /** Held services must still be offered when payment begins. */
  private async assertOfferedServices(id: string, caller: Caller, { zone }: Settings): Promise<void> {
    const row = await appointmentById(this.db, id);
    const now = this.clock.now();
    assertPayable(row, caller, now);
    await assertStillOffered(this.catalog, row, toLocal(now, zone).day);
  }

  private async start(tx: EntityManager, { id, amount, caller, settings, home }: PaymentStart): Promise<PaymentInit> {
    const now = this.clock.now();
    const row = await lockAppointment(tx, id);
    assertPayable(row, caller, now);
    if (amount !== undefined && !isAmount(amount, row.feeCents))
      throw invalid('amount', { reason: 'fee', amount: plainAmount(row.feeCents as Cents) });
    const earlier = await tx.findBy(PaymentAttemptRow, { appointmentId: id });
    assertMayOpenOrder(earlier, now);
    const orderId = newOrderId();
    const plain = plainAmount(row.feeCents as Cents);
    await tx.insert(PaymentAttemptRow, {
      orderId,
      appointmentId: id,
      amount: plain,
      amountCents: row.feeCents,
      currency: CURRENCY,
      state: 'initiated',
      isQuiet: false,
      createdAt: now,
    });
    const holdUntil = earlier.length === 0 ? extended(row, settings, now) : row.holdUntil;
    // A phone number may have been given after the visit was held (decision A14).
    const customerPhone = row.customerPhone ?? caller.phone;
    await setMoney(tx, row, { orderId, attempt: 'initiated', holdUntil, customerPhone });
    await this.outbox.add(tx, 'release-unpaid', { id }, { runAt: holdUntil, jobKey: releaseKey(id) });
    await this.outbox.add(
      tx,
      'sweep-order',
      { orderId, step: 0 },
      { runAt: firstSweep(now), jobKey: sweepKey(orderId, 0) },
    );
    return this.paymentInit({ ...row, customerPhone }, orderId, plain, home);
  }

  private paymentInit(row: AppointmentRecord, orderId: string, amount: string, home: Home): PaymentInit {
    const { merchantId, baseUrl, siteUrl, notifyUrl } = this.gateway;
    const hash = checkoutHash(this.gateway, { orderId, amount, currency: CURRENCY });
    const customer = { name: row.customerName, email: row.customerEmail, phone: row.customerPhone, ...home };
    const fields = checkoutFields({
      merchantId,
      appointmentId: row.id,
      orderId,
      amount,
      isWhole: row.prepaidCents > 0,
      hash,
      siteUrl,
      notifyUrl,
      customer,
    });
    return {
      merchantId,
      orderId,
      amount,
      currency: CURRENCY,
      hash,
      custom_1: row.id,
      checkoutUrl: `${baseUrl}/pay/checkout`,
      fields,
    };
  }
}

/** Address and city of the customer's profile, if the BFF sent them. */
function homeOf(profile: unknown): Home {
  const { address, city } = asObject(profile ?? {});
  const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return { address: textOf(address), city: textOf(city) };
}

function assertPayable(
  row: AppointmentRecord | undefined,
  { id }: Caller,
  now: Date,
): asserts row is AppointmentRecord & { holdUntil: Date } {
  if (row?.customerId !== id) throw refuse('APPOINTMENT_NOT_FOUND');
  if (row.status === 'confirmed') throw refuse('ALREADY_PAID');
  if (row.status !== 'pending' || row.holdUntil === null || row.holdUntil <= now) {
    throw refuse('HOLD_ENDED');
  }
}

/**
 * The first payment initialisation extends the hold, up to a maximum since its creation (`holdLimits`, decision C5).
 */
function extended(
  { holdUntil, createdAt }: { holdUntil: Date; createdAt: Date },
  { holdMinutes }: Settings,
  now: Date,
): Date {
  const { pay, most } = holdLimits(holdMinutes);
  const wanted = Math.min(addMinutes(now, pay).getTime(), addMinutes(createdAt, most).getTime());
  return new Date(Math.max(holdUntil.getTime(), wanted));
}

/** The browser adds fee and prepaid services as fractions, 1000 + 1048.03 to 2048.0299999999997. */
const isAmount = (amount: unknown, cents: number): boolean =>
  typeof amount === 'number' && Math.round(amount * 100) === cents;
