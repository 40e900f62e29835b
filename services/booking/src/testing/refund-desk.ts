import { MerchantClient } from '../gateway/merchant.client.js';
import { CheckRefundJob } from '../refunds/check-refund.job.js';
import { SendRefund } from '../refunds/send-refund.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { eachMonday } from './each-monday.js';
import { type ReceivedRequest, fakeServer } from './fake-server.js';
import { GATEWAY, type Salon } from './salon.js';
import { visitsOf } from './visits.js';

/** A gateway with one payment, `p1`, of every order, and an admin who makes refunds through it. */
export function refundDesk(...opening: Parameters<typeof eachMonday>) {
  const salon = eachMonday(...opening);
  const { somebody, tell } = visitsOf(salon);
  const said: { status?: number; body: object } = { body: {} };
  const desk = {
    salon,
    somebody,
    /** The gateway's response to a refund. */
    said,
    /** The gateway's state of the payment. */
    gatewayStatus: 'RECEIVED',
    calls: [] as ReceivedRequest[],
    /** The gateway's payment. */
    tell: (orderId: string, statusCode = 2, paymentId = 'p1') => tell(orderId, statusCode, paymentId),
    refundCalls: () => desk.calls.filter(({ path }) => path.endsWith('/payment/refund')),
    owed: (paymentId?: string) => owed(desk, paymentId),
  } as Desk;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    const gateway = await fakeServer(({ path }) => answer(desk, path));
    close = gateway.close;
    const merchant = new MerchantClient({ ...GATEWAY, baseUrl: gateway.url }, salon.clock);
    Object.assign(desk, {
      calls: gateway.calls,
      sending: new SendRefund(salon.db, merchant, salon.outbox, salon.clock),
      settling: new SettleRefund(salon.db, salon.outbox, salon.clock),
      checking: new CheckRefundJob(salon.db, merchant, salon.outbox, salon.clock),
    });
  });
  afterAll(() => close());
  beforeEach(() => {
    desk.calls.length = 0;
    desk.said = { body: { status: 1, msg: 'Successfully initiated refund', data: 1 } };
    desk.gatewayStatus = 'REFUND REQUESTED';
  });
  return desk;
}

interface Desk {
  salon: Salon;
  somebody: ReturnType<typeof visitsOf>['somebody'];
  tell: ReturnType<typeof visitsOf>['tell'];
  said: { status?: number; body: object };
  gatewayStatus: string;
  calls: ReceivedRequest[];
  sending: SendRefund;
  settling: SettleRefund;
  checking: CheckRefundJob;
  refundCalls(): ReceivedRequest[];
  owed(paymentId?: string): ReturnType<typeof owed>;
}

function answer({ said, gatewayStatus }: Desk, path: string): { status?: number; body: unknown } {
  if (path.endsWith('/oauth/token')) return { body: { access_token: 't', expires_in: 599 } };
  if (!path.includes('/search')) return said;
  const orderId = new URL(path, 'http://x').searchParams.get('order_id');
  const payment = { payment_id: 'p1', order_id: orderId, status: gatewayStatus, currency: 'LKR', amount: 1000 };
  return { body: { status: 1, data: [payment] } };
}

/** A paid visit with a free cancellation: its fee must be refunded. */
async function owed({ salon, somebody, tell }: Desk, paymentId = 'p1') {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await tell(orderId, 2, paymentId);
  await salon.cancelAppointment.run(held._id, who);
  const [refund] = await salon.refunds();
  return { who, held, orderId, id: refund?._id ?? '' };
}
