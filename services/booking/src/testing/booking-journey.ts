import type { AdminActionUndo, Appointment, PaymentInit, Refund, TaskGroup } from '@salon/contracts';
import { DAY_MINUTES } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import type { FixedClock } from '@salon/testing';
import { noticeSignature } from '../gateway/signature.js';
import { CUT, NAILS } from './fake-catalog.js';
import { type BookingCall, type BookingReply, MERCHANT } from './running-booking.js';
import { ADMIN, customer, DAY } from './salon.js';

/** A marker that must not appear in logs: it is part of each customer, notice and text of the journey. */
export const CANARY = 'canary';

/**
 * Calls with every write of the service: cart, visit, payment, rescheduling, cancellation, refund, and admin actions.
 */
export async function bookingJourney(call: BookingCall, clock: FixedClock): Promise<void> {
  const journey = new Journey(call);
  const nimali = guest('Nimali');
  await journey.fillsCart(nimali);
  const visit = await journey.books(nimali, '10:00');
  const orderId = await journey.pays(nimali, visit, 'first');
  await call(nimali, `PUT /appointments/${visit._id}`, { orderId });
  await call(nimali, `PATCH /appointments/${visit._id}/reschedule`, { date: DAY, startTime: '13:00' });
  await call(nimali, `PATCH /appointments/${visit._id}/cancel`);
  await journey.settlesRefund();
  const dilani = guest('Dilani');
  const cancelled = await journey.books(dilani, '10:00');
  await journey.pays(dilani, cancelled, 'second');
  await call(dilani, `PATCH /appointments/${cancelled._id}/cancel`);
  await journey.sendsRefund();
  await journey.handlesAtDesk(guest('Amal'));
  const bimal = guest('Bimal');
  const late = await journey.opens(bimal, await journey.books(bimal, '15:00'));
  await journey.books(bimal, '16:00');
  await journey.notifies(late, 2, 'late');
  await journey.completes(guest('Chamari'), clock);
}

const guest = (name: string): Caller =>
  customer(`${CANARY} ${name}`, { email: `${CANARY}-${name.toLowerCase()}@example.test`, phone: '0771239876' });

class Journey {
  constructor(private readonly call: BookingCall) {}

  async fillsCart(who: Caller): Promise<void> {
    await this.call(who, 'POST /cart/lines', { serviceId: NAILS.id });
    await this.call(who, `PUT /cart/lines/${NAILS.id}`, { quantity: 2 });
    await this.call(who, `DELETE /cart/lines/${NAILS.id}`);
    await this.call(who, 'POST /cart/lines', { serviceId: CUT.id });
    await this.call(who, 'DELETE /cart');
    await this.call(who, 'GET /cart');
  }

  async books(who: Caller, startTime: string): Promise<Appointment> {
    const services = [{ service: CUT.id, quantity: 1 }];
    await this.call(who, 'POST /cart/lines', { serviceId: CUT.id });
    await this.call(who, `PUT /cart/lines/${CUT.id}`, { quantity: 1 });
    await this.call(who, 'POST /slots/search', { date: DAY, services });
    const { body } = await this.call(who, 'POST /appointments', { date: DAY, startTime, services });
    return (body as { appointment: Appointment }).appointment;
  }

  /** @returns the order of a begun payment */
  async opens(who: Caller, { _id }: Appointment): Promise<string> {
    const { body } = await this.call(who, 'POST /payments/init', { amount: 1000, appointmentData: { _id } });
    return (body as PaymentInit).orderId;
  }

  /** @returns the paid order */
  async pays(who: Caller, visit: Appointment, paymentId: string): Promise<string> {
    const orderId = await this.opens(who, visit);
    await this.call(null, 'POST /payments/notices', notice(orderId, 2, paymentId, false));
    await this.notifies(orderId, 0, paymentId);
    await this.notifies(orderId, 2, paymentId);
    return orderId;
  }

  async notifies(orderId: string, statusCode: number, paymentId: string): Promise<void> {
    await this.call(null, 'POST /payments/notices', notice(orderId, statusCode, paymentId));
  }

  async settlesRefund(): Promise<void> {
    const id = await this.dueRefund();
    await this.undo(await this.call(ADMIN, `POST /refunds/${id}/settle`, { reference: `${CANARY} BOC` }));
    await this.call(ADMIN, `POST /refunds/${id}/settle`, { reference: `${CANARY} BOC` });
  }

  async sendsRefund(): Promise<void> {
    await this.call(ADMIN, `POST /refunds/${await this.dueRefund()}/send`);
  }

  async handlesAtDesk(who: Caller): Promise<void> {
    const { _id } = await this.books(who, '11:00');
    await this.status(_id, 'confirmed');
    await this.undo(await this.status(_id, 'cancelled'));
    await this.call(ADMIN, `PATCH /appointments/${_id}/reschedule`, { date: DAY, startTime: '14:00' });
    await this.status(_id, 'cancelled');
    await this.call(ADMIN, 'GET /appointments/all');
    await this.call(who, 'GET /appointments');
  }

  async completes(who: Caller, clock: FixedClock): Promise<void> {
    const { _id } = await this.books(who, '12:00');
    await this.status(_id, 'confirmed');
    clock.advance(4 * DAY_MINUTES);
    await this.undo(await this.status(_id, 'completed'));
    await this.status(_id, 'no_show');
  }

  private status(id: string, status: string): Promise<BookingReply> {
    return this.call(ADMIN, `PATCH /appointments/${id}/status`, { status, reason: `${CANARY} reason` });
  }

  private async dueRefund(): Promise<string> {
    const { refunds } = (await this.call(ADMIN, 'GET /open-tasks')).body as { refunds: TaskGroup<Refund> };
    return refunds.tasks[0]?._id ?? '';
  }

  private async undo({ body }: BookingReply): Promise<void> {
    const { act } = body as { act: AdminActionUndo };
    await this.call(ADMIN, `POST /acts/${act.id}/undo`);
  }
}

function notice(orderId: string, statusCode: number, paymentId: string, isGenuine = true): string {
  const signed = { orderId, amount: '1000.00', currency: 'LKR', statusCode: String(statusCode) };
  return new URLSearchParams({
    merchant_id: MERCHANT.merchantId,
    order_id: orderId,
    payment_id: `${CANARY}-${paymentId}`,
    payhere_amount: '1000.00',
    payhere_currency: 'LKR',
    status_code: String(statusCode),
    md5sig: isGenuine ? noticeSignature(MERCHANT, signed) : 'F'.repeat(32),
    custom_1: CANARY,
    method: 'VISA',
    card_holder_name: CANARY,
    card_no: '************1292',
    card_expiry: '1230',
    status_message: CANARY,
  }).toString();
}
