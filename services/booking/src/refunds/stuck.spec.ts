import { MerchantClient } from '../gateway/merchant.client.js';
import { eachMonday } from '../testing/each-monday.js';
import { fakeServer } from '../testing/fake-server.js';
import { ADMIN, GATEWAY } from '../testing/salon.js';
import { visitsOf } from '../testing/visits.js';
import { CheckRefundJob } from './check-refund.job.js';
import { nextCheck } from './refund.rules.js';
import { SendRefund } from './send-refund.js';
import { SettleRefund } from './settle-refund.js';

const salon = eachMonday();
const { somebody, tell } = visitsOf(salon);
/** The gateway's data of the payment; null for none. */
let gatewayStatus: string | null;
let gateway: Awaited<ReturnType<typeof fakeServer>>;

beforeAll(async () => {
  gateway = await fakeServer(({ path }) => {
    if (path.endsWith('/oauth/token')) return { body: { access_token: 't', expires_in: 599 } };
    const orderId = new URL(path, 'http://x').searchParams.get('order_id') ?? '';
    if (!path.includes('/search')) return { body: { status: 1, msg: '', data: 1 } };
    return {
      body:
        gatewayStatus === null
          ? { status: -1, data: null }
          : {
              status: 1,
              data: [{ payment_id: 'p1', order_id: orderId, status: gatewayStatus, currency: 'LKR', amount: 1000 }],
            },
    };
  });
});
afterAll(() => gateway.close());

const listed = async () => (await salon.refunds())[0];
/** The index of the last query, a month after the refund was begun. */
const LAST = (() => {
  const begun = new Date(0);
  let step = 0;
  while (nextCheck(begun, step) !== null) step += 1;
  return step;
})();

it.each([['RECEIVED'], ['CHARGEBACKED'], ['REFUND REQUESTED'], [null]])(
  'C9 a refund that the gateway took and a month later has not made (%s) is due again with what to do, and can be settled by bank transfer',
  async (says) => {
    const who = somebody();
    const held = await salon.held(who);
    await tell((await salon.pay(who, held)).orderId, 2, 'p1');
    await salon.cancelAppointment.run(held._id, who);
    const merchant = new MerchantClient({ ...GATEWAY, baseUrl: gateway.url }, salon.clock);
    const id = (await listed())?._id ?? '';
    gatewayStatus = 'RECEIVED';
    expect((await new SendRefund(salon.db, merchant, salon.outbox, salon.clock).run(id, ADMIN)).refund.state).toBe(
      'refunding',
    );
    gatewayStatus = says;
    const checking = new CheckRefundJob(salon.db, merchant, salon.outbox, salon.clock);
    for (let step = 0; step < LAST; step += 1) await checking.run({ id, begunAt: salon.clock.now(), step });
    expect(await listed()).toMatchObject({ state: 'refunding', moves: [] });
    await checking.run({ id, begunAt: salon.clock.now(), step: LAST });
    expect(await listed()).toMatchObject({ state: 'due', failure: expect.stringContaining('A month later') });
    expect((await salon.appointments.one(held._id, ADMIN)).money).toBe('refund_due');
    await new SettleRefund(salon.db, salon.outbox, salon.clock).run(id, { reference: 'T-1' }, ADMIN);
    expect((await salon.appointments.one(held._id, ADMIN)).money).toBe('refunded');
  },
);
