// Takes the pictures of docs/pictures/booking from a running site: node e2e/pictures/booking.mjs http://localhost:4000 [folder] [--all]
// With --all: every state at both widths, by day and by night; else every state on a phone and the main ones on a desk.
import { fileURLToPath } from 'node:url';
import { callerOf } from './call.mjs';
import { openCamera, WIDTHS } from './camera.mjs';

const [site = 'http://localhost:4000', ...rest] = process.argv.slice(2);
const all = rest.includes('--all');
const folder =
  rest.find((word) => !word.startsWith('--')) ?? fileURLToPath(new URL('../../docs/pictures/booking', import.meta.url));
const ON_DESK = [
  'cart',
  'cart-offer',
  'booking-chosen',
  'booking-repriced',
  'payment-ready',
  'success',
  'failed',
  'receipt',
];
const BY_NIGHT = ['cart-offer', 'booking-chosen', 'payment-ready', 'receipt'];

const call = callerOf(site);
const { token } = await call('POST', '/auth/login', {
  email: 'customer@araliya.test',
  password: 'Customer123!',
  role: 'user',
});
const { services } = (await call('GET', '/services/get-services')).data;
const { offers } = (await call('GET', '/special-offers/active')).data;

async function fill() {
  await call('DELETE', '/cart/clear-cart', undefined, token);
  for (const title of ['Express facial', 'Gel manicure', 'Petal pedicure']) {
    const service = services.find((each) => each.title === title) ?? services[0];
    await call('POST', '/cart/add-cart', { serviceId: service._id }, token);
  }
}

let held;
const hold = async () => (held ??= await book()); // Ten a day is what the salon allows.

/** A held visit, three weeks or so ahead. */
async function book() {
  await fill();
  const { cart } = (await call('GET', '/cart/get-cart', undefined, token)).data;
  const wanted = cart.items.map(({ service, quantity }) => ({ _id: service._id, quantity }));
  const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 7);
  const { days } = (await call('POST', '/appointments/free-days', { month, services: wanted }, token)).data;
  const { date } = days.find(({ state }) => state === 'free');
  const {
    availableSlots: [, , startTime],
  } = (await call('POST', '/appointments/check-availability', { date, services: wanted }, token)).data;
  const booked = { date, startTime, services: wanted.map(({ _id, quantity }) => ({ service: _id, quantity })) };
  return (await call('POST', '/appointments/create', booked, token)).data.appointment;
}

/** The server's word about the visit, changed: for states that take it half an hour. */
const tell = (page, visit, change) =>
  page.route(`**/api/appointments/${visit._id}`, (route) =>
    route.fulfill({ json: { status: 'success', data: { appointment: { ...visit, ...change } } } }),
  );
const sent = (page, visit) => page.addInitScript((id) => localStorage.setItem('sent-to-gateway', id), visit._id);
const pay = ({ _id }) => `/book-appointment?appointment=${_id}`;
const ORDER = 'AAAABBBBCCCCDDDDEEEF';
let order;

/** Every picture shows the same order: a visit has three at most. */
const oneOrder = (page) =>
  page.route('**/init-payhere', async (route) => {
    order ??= await (await route.fetch()).json();
    await route.fulfill({ json: order });
  });
const paid = {
  status: 'confirmed',
  money: 'paid',
  feePaid: 1_000,
  holdUntil: null,
  attempt: 'paid',
  orderId: ORDER,
  paymentId: '320012345678',
};
const payments = (at) => [
  { orderId: ORDER, paymentId: '320012345678', amount: 1000, method: 'VISA', at, status: 'paid' },
];

async function chooseDay(page) {
  await page.goto('/book-appointment');
  await page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /free|left/i, disabled: false })
    .nth(2)
    .click();
  await page.getByRole('group', { name: 'Morning' }).waitFor();
}

const settled = (page) => page.waitForLoadState('networkidle');

/** Name, what has to be there, and the steps to the state. */
const SCENES = [
  [
    'cart',
    fill,
    async (page) => {
      await page.goto('/cart');
      await settled(page);
    },
  ],
  [
    'cart-cleared',
    fill,
    async (page) => {
      await page.goto('/cart');
      await page.getByRole('button', { name: 'Clear Cart' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  ],
  [
    'cart-offer',
    () => call('POST', '/cart/add-special-offer', { offerId: offers[0]._id }, token),
    async (page) => {
      await page.goto('/cart');
      await settled(page);
    },
  ],
  [
    'booking-offer',
    () => call('POST', '/cart/add-special-offer', { offerId: offers[0]._id }, token),
    async (page) => {
      await chooseDay(page);
    },
  ],
  [
    'booking',
    fill,
    async (page) => {
      await page.goto('/book-appointment');
      await page.getByRole('grid').first().waitFor();
      await settled(page);
    },
  ],
  [
    'booking-chosen',
    fill,
    async (page) => {
      await chooseDay(page);
      await page.getByRole('group', { name: 'Morning' }).getByRole('button').nth(2).click();
    },
  ],
  [
    'booking-blocked',
    fill,
    async (page) => {
      await chooseDay(page);
      await page.locator('.slot[aria-disabled]').last().click({ force: true });
    },
  ],
  [
    'booking-typed-closed',
    fill,
    async (page) => {
      await page.goto('/book-appointment');
      await page.getByRole('grid').first().waitFor();
      await page.getByPlaceholder('Choose a date').fill('1/1/2020');
      await page.keyboard.press('Enter');
    },
  ],
  [
    'booking-repriced',
    fill,
    async (page) => {
      await page.route('**/api/appointments/create', async (route) => {
        const cart = (await call('GET', '/cart/get-cart', undefined, token)).data.cart;
        cart.items[0].service.price += 500;
        await route.fulfill({
          status: 409,
          json: {
            status: 'error',
            code: 'QUOTE_CHANGED',
            message: 'Prices in your cart have changed. Please check the new total.',
            data: { cart },
          },
        });
      });
      await chooseDay(page);
      await page.getByRole('group', { name: 'Morning' }).getByRole('button').nth(2).click();
      await page.getByRole('button', { name: 'Proceed to Payment' }).first().click();
      await page.getByText('Please check the new total').first().waitFor();
    },
  ],
  [
    'payment-initialising',
    hold,
    async (page, visit) => {
      await page.route('**/init-payhere', () => undefined);
      await page.goto(pay(visit));
      await page.getByText('Attempt 1/3').waitFor();
    },
  ],
  [
    'payment-ready',
    hold,
    async (page, visit) => {
      await sent(page, visit);
      await oneOrder(page);
      await page.goto(pay(visit));
      await page.getByRole('button', { name: /^Pay Now/ }).waitFor();
    },
  ],
  [
    'payment-error',
    hold,
    async (page, visit) => {
      await page.route('**/init-payhere', (route) =>
        route.fulfill({ status: 503, json: { status: 'error', code: 'UNAVAILABLE', message: '' } }),
      );
      await page.goto(pay(visit));
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
    },
  ],
  [
    'hold-over',
    hold,
    async (page, visit) => {
      await tell(page, visit, { status: 'cancelled', cancelReason: 'unpaid', holdUntil: null });
      await page.goto(pay(visit));
      await page.getByText('This time is no longer held').waitFor();
    },
  ],
  [
    'waiting',
    hold,
    async (page, visit) => {
      await page.goto(`/payment-success?appointment=${visit._id}`);
      await page.getByText('Confirming your payment').waitFor();
    },
  ],
  [
    'success',
    hold,
    async (page, visit) => {
      await tell(page, visit, paid);
      await page.goto(`/payment-success?appointment=${visit._id}`);
      await page.getByText('Payment Successful!').waitFor();
    },
  ],
  [
    'unplaced',
    hold,
    async (page, visit) => {
      await tell(page, visit, { ...paid, status: 'cancelled', cancelReason: 'unpaid', money: 'paid_unplaced' });
      await page.goto(`/payment-success?appointment=${visit._id}`);
      await page.getByText('your time had gone').waitFor();
    },
  ],
  [
    'cancelled',
    hold,
    async (page, visit) => {
      await page.goto(`/payment-cancel?appointment=${visit._id}`);
      await page.getByText('Visit held until').waitFor();
    },
  ],
  [
    'failed',
    hold,
    async (page, visit) => {
      await tell(page, visit, { attempt: 'failed', orderId: ORDER });
      await page.goto(`/payment-cancel?appointment=${visit._id}`);
      await page.getByText('Payment Failed').waitFor();
    },
  ],
  [
    'receipt',
    hold,
    async (page, visit) => {
      await tell(page, visit, { ...paid, payments: payments(visit.createdAt) });
      await page.goto(`/receipt/${visit._id}`);
      await page.getByRole('heading', { name: 'Receipt' }).waitFor();
      await settled(page);
    },
  ],
];

const looksOf = (name) =>
  Object.keys(WIDTHS)
    .map(Number)
    .flatMap((width) => ['light', 'dark'].map((scheme) => [width, scheme]))
    .filter(
      ([width, scheme]) =>
        all ||
        (scheme === 'light' ? width === 375 || ON_DESK.includes(name) : width === 1280 && BY_NIGHT.includes(name)),
    );

const camera = await openCamera(site, folder);
const only = process.env.ONLY?.split(',');
for (const [name, prepare, show] of SCENES) {
  if (only && !only.includes(name)) continue;
  const visit = await prepare();
  for (const [width, scheme] of looksOf(name)) {
    if (name === 'cart-cleared') await prepare();
    const page = await camera.open({ width, scheme, token });
    await show(page, visit);
    await camera.take(page, `${name}-${width}${scheme === 'dark' ? '-dark' : ''}`);
    await page.context().close();
  }
  console.log(name);
}
if (held) await call('PATCH', `/appointments/${held._id}/cancel`, undefined, token);
await camera.close();
