import type { Appointment, PaymentInit } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { notesOf } from '../customers/customer-notes.queries.js';
import { WriteCustomerNotes } from '../customers/write-customer-notes.js';
import { ADMIN, GATEWAY, type Salon } from './salon.js';

/** LKR: the price of a cut, the booking fee, and both. */
export const CUT_PRICE = 4500;
export const FEE = 1000;
export const WHOLE = CUT_PRICE + FEE;

/** Customers who pay the whole price when they book online (ADR-0056). */
export function prepaidOf(salon: Salon) {
  async function prepays({ id, email, name }: Caller, prepay = 'Did not come twice') {
    const person = { ids: [id], email };
    const { version } = await notesOf(salon.db, person);
    return new WriteCustomerNotes(salon.db, salon.clock).run({ ...person, name, prepay, version }, ADMIN);
  }
  const start = (who: Caller, id: string, amount: number): Promise<PaymentInit> =>
    salon.startPayment.run(who, { amount, appointmentData: { _id: id } });
  const tell = async ({ orderId, amount }: Pick<PaymentInit, 'orderId' | 'amount'>, statusCode: number) => {
    const order = { merchantId: GATEWAY.merchantId, orderId, paymentId: `of ${orderId}`, amount, currency: 'LKR' };
    await salon.recordNotice.run({ ...order, source: 'notice', statusCode, method: '', statusMessage: '' }, true);
  };
  /** The gateway reports the whole price as paid. */
  const pay = async (who: Caller, id: string): Promise<PaymentInit> => {
    const order = await start(who, id, WHOLE);
    await tell(order, 2);
    return order;
  };
  /** A cut at 10:00 on Thursday, 04:30 UTC, with the whole price paid. */
  const prepaid = async (who: Caller): Promise<{ held: Appointment; order: PaymentInit }> => {
    await prepays(who);
    const held = await salon.held(who);
    return { held, order: await pay(who, held._id) };
  };
  return { prepays, start, tell, pay, prepaid };
}
