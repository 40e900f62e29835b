import { type Appointment, type Cart, type PricedService, sentenceOf } from '@salon/contracts';
import { CALLER_HEADER } from '@salon/nest-kit';
import { bookingApp } from '../testing/booking-app.js';
import { CUT, NAILS } from '../testing/fake-catalog.js';
import { customer, DAY } from '../testing/salon.js';

const { call, menu, running } = bookingApp();
const now = (...services: PricedService[]) => menu.splice(0, menu.length, ...services);

beforeEach(() => void now(CUT, NAILS));

it('B-204 signs its own calls to the catalog', async () => {
  const kasun = customer('Kasun');
  await call(kasun, 'POST', '/cart/lines', { serviceId: NAILS.id });
  const { cart } = (await call<{ cart: Cart }>(kasun, 'PUT', `/cart/lines/${NAILS.id}`, { quantity: 3 })).body;
  expect(cart.items[0]?.quantity).toBe(3);
  expect(running.catalog.calls.every(({ headers }) => typeof headers[CALLER_HEADER] === 'string')).toBe(true);
});

it('B7 cart, booking and payment count at once what the salon has changed', async () => {
  const amal = customer('Amal');
  const services = [{ service: CUT.id, quantity: 1 }];
  const visit = { date: DAY, startTime: '10:00', services };
  await call(amal, 'POST', '/slots/search', { date: DAY, services });
  const add = () => call<{ cart: Cart }>(amal, 'POST', '/cart/lines', { serviceId: CUT.id });
  const { cart } = (await add()).body;
  now({ ...CUT, priceCents: 470_000 });
  expect((await call(amal, 'POST', '/appointments', { ...visit, quote: cart.quote })).body.code).toBe('QUOTE_CHANGED');
  const { appointment } = (await call<{ appointment: Appointment }>(amal, 'POST', '/appointments', visit)).body;
  expect(appointment.totalAmount).toBe(4700);
  now({ ...CUT, archived: true });
  expect((await add()).body.code).toBe('SERVICE_ARCHIVED');
  const init = await call(amal, 'POST', '/payments/init', { appointmentData: { _id: appointment._id } });
  expect([init.status, sentenceOf(init.body)]).toEqual([409, 'Cut is no longer offered']);
});
