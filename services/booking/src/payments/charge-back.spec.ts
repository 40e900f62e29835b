import type { Appointment } from '@salon/contracts';
import { ADMIN, customer, GATEWAY, openSalon, type Salon } from '../testing/salon.js';

let salon: Salon;
let people = 0;
const somebody = () => customer(`charge-back customer ${(people += 1)}`);

beforeAll(async () => {
  salon = await openSalon();
});
afterAll(() => salon.close());
beforeEach(() => salon.db.query('TRUNCATE booking.appointment, booking.cart, booking.payment_notice CASCADE'));
afterEach(async () => expect(await salon.broken()).toEqual([]));

const tell = (orderId: string, statusCode: number, paymentId = 'p1') => salon.notices.run({
  source: 'notice', merchantId: GATEWAY.merchantId, orderId, paymentId, amount: '1000.00', currency: 'LKR', statusCode, method: '', statusMessage: '',
}, true);
const stands = ({ _id }: Appointment) => salon.appointments.one(_id, ADMIN);

it('T37 a charge-back of a payment nobody has heard of says nothing of the money', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  await tell((await salon.pay(nimali, held)).orderId, -3);
  expect(await stands(held)).toMatchObject({ status: 'pending', money: 'none', attempt: 'charged_back' });
});

it('T37 a payment taken back does not bring a visit back when the gateway speaks of it again', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  const { orderId } = await salon.pay(nimali, held);
  const others = [somebody(), somebody(), somebody()];
  salon.clock.advance(31);
  const inTheWay: Appointment[] = [];
  for (const who of others) inTheWay.push(await salon.held(who));
  await tell(orderId, 2);
  await tell(orderId, -3);
  for (const { _id } of inTheWay) await salon.cancelling.run(_id, ADMIN);
  await tell(orderId, 0);
  expect(await stands(held)).toMatchObject({ status: 'cancelled', money: 'charged_back' });
});

it('T37 nothing is owed back of a payment the bank has taken back itself', async () => {
  const nimali = somebody();
  const held = await salon.held(nimali);
  const { orderId } = await salon.pay(nimali, held);
  await tell(orderId, 2);
  await salon.cancelling.run(held._id, nimali);
  await tell(orderId, -3);
  expect(await salon.db.query('SELECT FROM booking.refund_task WHERE "appointmentId" = $1', [held._id])).toEqual([]);
  expect(await stands(held)).toMatchObject({ status: 'cancelled', money: 'charged_back' });
});
