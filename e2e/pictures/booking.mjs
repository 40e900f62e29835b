// Takes the pictures of docs/pictures/booking from a running site: node e2e/pictures/booking.mjs http://localhost:4000
// [folder] [--all] With --all: every state at both widths, in light and dark; else every state on a phone and the main
// ones on a desktop.
import { fileURLToPath } from 'node:url';
import { scenesOf } from './booking-scenes.mjs';
import { callerOf } from './call.mjs';
import { openCamera } from './camera.mjs';
import { isWanted, looksOf, picture } from './scenes.mjs';

const [site = 'http://localhost:4000', ...rest] = process.argv.slice(2);
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
const LOOKS = { all: rest.includes('--all'), onDesk: ON_DESK, byNight: BY_NIGHT };

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
  const { availableSlots } = (await call('POST', '/appointments/check-availability', { date, services: wanted }, token))
    .data;
  const startTime = availableSlots[2] ?? availableSlots[0];
  const booked = { date, startTime, services: wanted.map(({ _id, quantity }) => ({ service: _id, quantity })) };
  return (await call('POST', '/appointments/create', booked, token)).data.appointment;
}

const camera = await openCamera(site, folder);
for (const [name, prepare, show] of scenesOf({ call, token, offers, fill, hold })) {
  if (!isWanted(name)) continue;
  const visit = await prepare();
  for (const look of looksOf(name, LOOKS)) {
    if (name === 'cart-cleared') await prepare();
    await picture(camera, name, { ...look, token, show: (page) => show(page, visit) });
  }
  console.log(name);
}
if (held) await call('PATCH', `/appointments/${held._id}/cancel`, undefined, token);
await camera.close();
