// Takes the pictures of docs/pictures/booking from a running site: node e2e/pictures/booking.mjs http://localhost:4000
// [folder] [--all] With --all: every state at both widths, in light and dark; else every state on a phone and the main
// ones on a desktop.
import { scenesOf } from './booking-scenes.mjs';
import { callerOf, DEMO, signIn } from './call.mjs';
import { openCamera } from './camera.mjs';
import { fillCart, holdVisit } from './held-visit.mjs';
import { optionsOf } from './options.mjs';
import { isWanted, looksOf, picture } from './scenes.mjs';

const { site, folder, all } = optionsOf('booking');
const ON_DESKTOP = [
  'cart',
  'cart-offer',
  'booking-chosen',
  'booking-repriced',
  'payment-ready',
  'success',
  'failed',
  'receipt',
];
const IN_DARK_MODE = ['cart-offer', 'booking-chosen', 'payment-ready', 'receipt'];
const LOOKS = { all, onDesktop: ON_DESKTOP, inDarkMode: IN_DARK_MODE };

const call = callerOf(site);
const token = await signIn(call, DEMO.customer);
const { offers } = (await call('GET', '/special-offers/active')).data;
const fill = () => fillCart(call, token, ['Express facial', 'Gel manicure', 'Petal pedicure']);

let held;
/** The same visit for all scenes: the salon allows ten a day. */
async function hold() {
  if (held) return held;
  await fill();
  held = await holdVisit(call, token);
  return held;
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
