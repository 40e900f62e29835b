// Takes the pictures of docs/pictures/booking from a running site: node e2e/pictures/booking.mjs http://localhost:4000
// [folder] [--all] With --all: every state at both widths, in light and dark; else every state on a phone and the main
// ones on a desktop.
import { fileURLToPath } from 'node:url';
import { scenesOf } from './booking-scenes.mjs';
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
const hold = async () => (held ??= await book()); // The salon allows ten a day.

/** A held visit, about three weeks ahead. */
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
for (const [name, prepare, show] of scenesOf({ call, token, offers, fill, hold })) {
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
