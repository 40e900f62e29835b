import type { Appointment, BookAppointmentRequest, NoticeVerdict } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { PaymentReport } from '../payments/store-notice.js';
import { customer, GATEWAY, type Salon } from './salon.js';

/** A visit with its customer and the order that paid it. */
export interface PaidVisit {
  who: Caller;
  held: Appointment;
  orderId: string;
}

/** What the gateway reports of an order's booking fee. */
export const reportOf = (orderId: string, paymentId: string, statusCode: number): PaymentReport => ({
  source: 'notice',
  merchantId: GATEWAY.merchantId,
  orderId,
  paymentId,
  amount: '1000.00',
  currency: 'LKR',
  statusCode,
  method: '',
  statusMessage: '',
});

/** New customers and their visits, for specs of what follows the booking. */
export function visitsOf(salon: Salon) {
  let people = 0;
  const somebody = (): Caller => customer(`visitor ${(people += 1)}`);
  /** The gateway's notice about an order: by default that its fee has been paid. */
  const tell = (orderId: string, statusCode = 2, paymentId = `of ${orderId}`): Promise<NoticeVerdict> =>
    salon.recordNotice.run(reportOf(orderId, paymentId, statusCode), true);
  /** The gateway's retrieval API returns two successful payments of an order. */
  const retrieve = (orderId: string, first: string, second: string): Promise<void> =>
    salon.recordNotice.runRetrieved([
      { ...reportOf(orderId, first, 2), source: 'retrieval' },
      { ...reportOf(orderId, second, 2), source: 'retrieval' },
    ]);
  /** A cut for LKR 4,500 at 10:00 on Thursday, 04:30 UTC, with LKR 1,000 paid. */
  const paid = async (change: Partial<BookAppointmentRequest> = {}): Promise<PaidVisit> => {
    const who = somebody();
    const held = await salon.held(who, change);
    const { orderId } = await salon.pay(who, held);
    await tell(orderId);
    return { who, held, orderId };
  };
  /** The same, paid only after its hold had expired and every stylist was taken. */
  const unplaced = async (): Promise<PaidVisit> => {
    const who = somebody();
    const held = await salon.held(who);
    const { orderId } = await salon.pay(who, held);
    salon.clock.advance(31);
    for (let each = 0; each < 3; each += 1) await salon.held(somebody());
    await tell(orderId);
    return { who, held, orderId };
  };
  return { somebody, tell, retrieve, paid, unplaced };
}
