// Takes the pictures of docs/pictures/desk from a running site with its demo: node e2e/pictures/desk.mjs
// http://localhost:4000 [folder]
import { callerOf, DEMO, signIn } from './call.mjs';
import { openCamera } from './camera.mjs';
import { optionsOf } from './options.mjs';
import { dialog, DOWN, instead, press, takeScenes } from './scenes.mjs';

const { site, folder } = optionsOf('desk');
const call = callerOf(site);
const owner = await signIn(call, DEMO.owner);
const stylist = await signIn(call, DEMO.stylist);

// Somebody who would pass for the gateway, so that something needs somebody.
await fetch(`${site}/api/appointments/payhere-notify`, {
  method: 'POST',
  body: new URLSearchParams({
    merchant_id: '1211149',
    order_id: 'ABCDEFGHIJKLMNOPQRST',
    payhere_amount: '1000.00',
    payhere_currency: 'LKR',
    status_code: '2',
    md5sig: 'D41D8CD98F00B204E9800998ECF8427E',
  }),
});

/** The fullest of the days around today: the fortnight of the demo. */
async function fullestDay() {
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.now() + at * 86_400_000).toISOString().slice(0, 10));
  const found = await Promise.all(
    days.map(async (day) => (await call('GET', `/admin/days/${day}`, undefined, owner)).data),
  );
  return found.toSorted((a, b) => b.visits.length - a.visits.length)[0];
}
const { date, visits } = await fullestDay();
const shown = visits.find(({ status }) => status === 'confirmed');
const { customers } = (await call('GET', `/admin/customers?search=${shown.appointmentId}`, undefined, owner)).data;

const record = `/admin/customers/${customers[0]._id}`;
const { version } = (await call('GET', record, undefined, owner)).data.history.notes;
await call('PUT', `${record}/notes`, { allergies: 'Nut oils', notes: 'Likes the window seat', version }, owner).catch(
  () => undefined, // An earlier run has noted it.
);

const DAY = `/admin/day/${date}`;
const SCENES = [
  ['dashboard', '/admin/dashboard'],
  ['menu', '/admin/dashboard', (page) => press(page, 'Open menu'), [375]],
  ['day', DAY],
  ['day-loading', DAY, instead('**/api/admin/days/*', () => undefined), [1280]],
  ['day-error', DAY, instead('**/api/admin/days/*', (route) => route.fulfill(DOWN)), [1280]],
  ['week', `/admin/week/${date}`],
  ['visit', DAY, (page) => dialog(page, new RegExp(shown.user.name))],
  ['walk-in', DAY, (page) => dialog(page, /^Free \d{2,} min/)],
  ['visit-page', `/admin/visits/${shown.appointmentId}`],
  ['tasks', '/admin/tasks'],
  ['closing', '/admin/close'],
  ['closing-refused', '/admin/close', (page) => press(page, 'Close the day'), [1280]],
  ['customers', '/admin/customers'],
  ['customers-none', '/admin/customers', (page) => search(page, 'zzzz'), [375]],
  ['customer', record],
  ['customer-notes', record, (page) => dialog(page, 'Edit notes')],
  ['reports', '/admin/reports'],
  ['reports-money', '/admin/reports?report=money'],
  ['reports-services', '/admin/reports?report=services'],
  ['reports-empty', '/admin/reports?from=2020-01-01&to=2020-01-31', undefined, [1280]],
  ['actions', '/admin/actions'],
  ['export', '/admin/export'],
  ['ops', '/ops'],
];
const IN_DARK_MODE = ['dashboard', 'day', 'reports', 'visit-page'];

async function search(page, words) {
  await page.getByLabel(/^Search by name/).fill(words);
  await page.getByText(/^Nobody found/).waitFor();
}

async function withoutNetwork(page) {
  await page.context().setOffline(true);
  await page.getByText(/You see your day/).waitFor();
}

const camera = await openCamera(site, folder);
await takeScenes(camera, SCENES, { token: owner, inDarkMode: IN_DARK_MODE });
await takeScenes(
  camera,
  [
    ['my-day', '/my-day', undefined, [375]],
    ['my-day-offline', '/my-day', withoutNetwork, [375]],
  ],
  { token: stylist },
);
await camera.close();
