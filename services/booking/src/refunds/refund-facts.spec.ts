import type { Appointment } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { TakePayment } from '../desk-visit/take-payment.js';
import { refundDesk } from '../testing/refund-desk.js';
import { ADMIN } from '../testing/salon.js';

const desk = refundDesk();
const { salon, somebody, tell, owed } = desk;

const receipt = (who: Caller, { _id }: Pick<Appointment, '_id'>) => salon.appointments.one(_id, who);
const take = ({ _id }: Appointment, amount: number, reference = '') =>
  new TakePayment(salon.db, salon.clock).run(_id, { amount, means: 'cash', reference }, ADMIN);
const settle = (id: string) => desk.settling.run(id, { reference: 'TT-1' }, ADMIN);
const now = () => salon.clock.now().toISOString();

it('B-005 the receipt names a refund by card from the moment it is sent, with the number of its payment', async () => {
  const { who, held, id } = await owed();
  const due = { of: 'online', amount: 1000, state: 'due', at: null, means: null, reference: null, paymentId: 'p1' };
  expect((await receipt(who, held)).refunds).toEqual([due]);
  await desk.sending.run(id, ADMIN);
  const begunAt = salon.clock.now();
  const sent = { ...due, state: 'refunding', at: now(), means: 'gateway' };
  expect((await receipt(who, held)).refunds).toEqual([sent]);
  salon.clock.advance(60);
  desk.gatewayStatus = 'REFUNDED';
  await desk.checking.run({ id, begunAt, step: 0 });
  expect((await receipt(who, held)).refunds).toEqual([{ ...sent, state: 'refunded', at: now() }]);
});

it('B-005 the receipt names the refund of a fee paid at the salon, and that of a payment online beside it', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await salon.changeStatus.run(held._id, { status: 'confirmed' }, ADMIN);
  await salon.cancelAppointment.run(held._id, who);
  await tell(orderId);
  const refunds = await salon.refunds();
  const fee = refunds.find(({ reason }) => reason === 'cancelled');
  await settle(fee?._id ?? '');
  expect((await receipt(who, held)).refunds).toEqual([
    { of: 'fee', amount: 1000, state: 'refunded', at: now(), means: 'transfer', reference: 'TT-1', paymentId: null },
    { of: 'online', amount: 1000, state: 'due', at: null, means: null, reference: null, paymentId: 'p1' },
  ]);
});

it('B-005 the receipt names what the desk refunded, without its notes, and nothing that was undone', async () => {
  const who = somebody();
  const held = await salon.held(who);
  await tell((await salon.pay(who, held)).orderId);
  await take(held, 4500, 'Till 1');
  await take(held, -500, 'Till 2');
  const { act } = await take(held, -300);
  await salon.undoAdminAction.run(act.id, ADMIN);
  expect((await receipt(who, held)).refunds).toEqual([
    { of: 'desk', amount: 500, state: 'refunded', at: now(), means: 'cash', reference: null, paymentId: null },
  ]);
});

it('T37 the receipt says when the bank took a payment back, also when it named another payment', async () => {
  const who = somebody();
  const held = await salon.held(who);
  const { orderId } = await salon.pay(who, held);
  await tell(orderId);
  expect((await receipt(who, held)).payments?.[0]).not.toHaveProperty('chargedBackAt');
  salon.clock.advance(60);
  await tell(orderId, -3, 'p2');
  expect((await receipt(who, held)).payments).toMatchObject([
    { paymentId: 'p1', status: 'charged_back', chargedBackAt: now() },
  ]);
});
