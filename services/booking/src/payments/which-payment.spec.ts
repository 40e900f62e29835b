import { CheckRefundJob } from '../refunds/check-refund.job.js';
import { SendRefund } from '../refunds/send-refund.js';
import { SettleRefund } from '../refunds/settle-refund.js';
import { MerchantClient } from '../gateway/merchant.client.js';
import { eachMonday } from '../testing/each-monday.js';
import { NAILS } from '../testing/fake-catalog.js';
import { fakeServer } from '../testing/fake-server.js';
import { ADMIN, GATEWAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';

const salon = eachMonday();
const { somebody, tell } = visitsOf(salon);
let gatewayStatus: string;
let gateway: Awaited<ReturnType<typeof fakeServer>>;
let merchant: MerchantClient;

beforeAll(async () => {
  gateway = await fakeServer(({ path }) => {
    if (path.endsWith('/oauth/token')) return { body: { access_token: 't', expires_in: 599 } };
    const orderId = new URL(path, 'http://x').searchParams.get('order_id');
    return path.includes('/search')
      ? {
          body: {
            status: 1,
            data: ['later', 'middle'].map((id) => ({
              payment_id: id,
              order_id: orderId,
              status: gatewayStatus,
              currency: 'LKR',
              amount: 1000,
            })),
          },
        }
      : { body: { status: 1, msg: '', data: 1 } };
  });
  merchant = new MerchantClient({ ...GATEWAY, baseUrl: gateway.url }, salon.clock);
});
afterAll(() => gateway.close());
beforeEach(() => {
  gatewayStatus = 'RECEIVED';
});

const owed = async () =>
  (await salon.refunds()).map(({ paymentId, reason, state, amount }) => [paymentId, reason, state, amount]).sort();
const taskOf = async (paymentId: string) =>
  (await salon.refunds()).find((each) => each.paymentId === paymentId)?._id ?? '';
const settle = async (paymentId: string) =>
  new SettleRefund(salon.db, salon.outbox, salon.clock).run(await taskOf(paymentId), { reference: 'T-1' }, ADMIN);

/** A visit with two orders, the first of them paid; the id of a later payment may sort before it. */
async function twoOrders(book = (who: ReturnType<typeof somebody>) => salon.held(who)) {
  const who = somebody();
  const held = await book(who);
  const [first, second] = [await salon.pay(who, held), await salon.pay(who, held)];
  return {
    who,
    held,
    first: first.orderId,
    second: second.orderId,
    seen: () => salon.appointments.one(held._id, ADMIN),
  };
}

it('D5 a second payment that comes once the first has been given back goes back too', async () => {
  const { who, held, first, second, seen } = await twoOrders();
  await tell(first, 2, 'later');
  await salon.cancelAppointment.run(held._id, who);
  await settle('later');
  await tell(second, 2, 'earlier');
  expect(await owed()).toEqual([
    ['earlier', 'second_payment', 'due', 1000],
    ['later', 'cancelled', 'refunded', 1000],
  ]);
  expect(await seen()).toMatchObject({ status: 'cancelled', money: 'refunded', paymentId: 'later' });
});

it('D5 a second payment that comes while the first is on its way back does not keep the visit from being refunded', async () => {
  const { who, held, first, second, seen } = await twoOrders();
  await tell(first, 2, 'later');
  await salon.cancelAppointment.run(held._id, who);
  const id = await taskOf('later');
  await new SendRefund(salon.db, merchant, salon.outbox, salon.clock).run(id, ADMIN);
  await tell(second, 2, 'earlier');
  gatewayStatus = 'REFUNDED';
  await new CheckRefundJob(salon.db, merchant, salon.outbox, salon.clock).run({
    id,
    begunAt: salon.clock.now(),
    step: 0,
  });
  expect(await seen()).toMatchObject({ money: 'refunded' });
  expect(await owed()).toEqual([
    ['earlier', 'second_payment', 'due', 1000],
    ['later', 'cancelled', 'refunded', 1000],
  ]);
});

it('C9 D5 of two payments of a visit cancelled late, one counts toward its cost and the other goes back whole', async () => {
  const { who, held, first, second, seen } = await twoOrders(async (each) => {
    await salon.fill(each, NAILS);
    return salon.book(each, { services: [{ service: NAILS.id, quantity: 1 }] });
  });
  await tell(first, 2, 'later');
  salon.clock.set('2026-11-25T05:00:00Z');
  await salon.cancelAppointment.run(held._id, who);
  expect(await owed()).toEqual([['later', 'cancelled', 'due', 99.75]]);
  await tell(second, 2, 'earlier');
  expect((await owed()).map(([, reason, , amount]) => [reason, amount]).sort()).toEqual([
    ['cancelled', 99.75],
    ['second_payment', 1000],
  ]);
  expect(await seen()).toMatchObject({ money: 'refund_due' });
});

it('D4 D5 a paid visit that finds a place keeps one payment, and still owes the other', async () => {
  const { who, held, first, second } = await twoOrders();
  salon.clock.advance(31);
  for (let each = 0; each < 3; each += 1) await salon.held(somebody());
  await tell(first, 2, 'later');
  await tell(second, 2, 'earlier');
  await salon.rescheduleAppointment.run(held._id, { date: '2026-11-27', startTime: '10:00' }, who);
  expect((await owed()).map(([, reason]) => reason)).toEqual(['second_payment']);
});

it('C8 D5 taking a cancelling back leaves the second payment due', async () => {
  const { held, first, second } = await twoOrders();
  await tell(first, 2, 'earlier');
  const { act } = await salon.changeStatus.run(held._id, { status: 'cancelled' }, ADMIN);
  await tell(second, 2, 'later');
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await owed()).toEqual([['later', 'second_payment', 'due', 1000]]);
});

it('T37 a payment already given back does not stand in for the one the bank takes back', async () => {
  const { held, who, first, second, seen } = await twoOrders();
  await tell(first, 2, 'earlier');
  await tell(second, 2, 'later');
  await settle('later');
  await tell(first, -3, 'earlier');
  expect(await seen()).toMatchObject({ status: 'confirmed', money: 'charged_back', feePaid: 0, due: 5500 });
  expect((await salon.appointments.one(held._id, who)).payments?.map(({ status }) => status)).toEqual([
    'charged_back',
    'refunded',
  ]);
  await tell(second, -1, 'later');
  expect(await seen()).toMatchObject({ money: 'charged_back' });
});

it('C8 T37 a bank transfer taken back makes nothing due that the bank has taken back meanwhile', async () => {
  const { first, second } = await twoOrders();
  await tell(first, 2, 'earlier');
  await tell(second, 2, 'later');
  const { act } = await settle('later');
  await tell(second, -3, 'later');
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect(await owed()).toEqual([]);
});

it('C9 T37 a refund that the gateway does not make is due no more once the bank has taken the payment back', async () => {
  const { who, held, first, second, seen } = await twoOrders();
  await tell(first, 2, 'later');
  await tell(second, 2, 'middle');
  await salon.cancelAppointment.run(held._id, who);
  for (const paymentId of ['later', 'middle']) {
    const id = await taskOf(paymentId);
    gatewayStatus = 'RECEIVED';
    await new SendRefund(salon.db, merchant, salon.outbox, salon.clock).run(id, ADMIN);
    await tell(paymentId === 'later' ? first : second, -3, paymentId);
    gatewayStatus = 'CHARGEBACKED';
    await new CheckRefundJob(salon.db, merchant, salon.outbox, salon.clock).run({
      id,
      begunAt: salon.clock.now(),
      step: 33,
    });
  }
  expect(await owed()).toEqual([]);
  expect(await seen()).toMatchObject({ status: 'cancelled', money: 'charged_back' });
});
