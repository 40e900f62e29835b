// Takes the pictures of docs/pictures/visits from a running site: node e2e/pictures/visits.mjs http://localhost:4000
// [folder] [--all] My Appointments with every kind of card, the cancel dialog, and rescheduling.
import { fileURLToPath } from 'node:url';
import { bookingRefusals } from '@salon/contracts';
import { callerOf } from './call.mjs';
import { openCamera } from './camera.mjs';
import { payFor } from './gateway.mjs';
import { looksOf, picture } from './scenes.mjs';

const [site = 'http://localhost:4000', ...rest] = process.argv.slice(2);
const folder =
  rest.find((word) => !word.startsWith('--')) ?? fileURLToPath(new URL('../../docs/pictures/visits', import.meta.url));
const ON_DESK = ['appointments', 'cancel-late', 'reschedule-chosen', 'reschedule-question'];
const BY_NIGHT = ['appointments', 'reschedule-question'];
const LOOKS = { all: rest.includes('--all'), onDesk: ON_DESK, byNight: BY_NIGHT };
const TOO_LATE = 'A visit can be given another time until 24 hours before it begins';

const call = callerOf(site);
const { token } = await call('POST', '/auth/login', {
  email: 'customer@araliya.test',
  password: 'Customer123!',
  role: 'user',
});

/** A paid visit, about a month ahead. */
async function book() {
  const { services } = (await call('GET', '/services/get-services')).data;
  const service = services.find(({ title }) => title === 'Petal pedicure') ?? services[0];
  await call('DELETE', '/cart/clear-cart', undefined, token);
  await call('POST', '/cart/add-cart', { serviceId: service._id }, token);
  const wanted = [{ _id: service._id, quantity: 1 }];
  const month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 7);
  const { date } = (await call('POST', '/appointments/free-days', { month, services: wanted }, token)).data.days.find(
    ({ state }) => state === 'free',
  );
  const [, startTime] = (await call('POST', '/appointments/check-availability', { date, services: wanted }, token)).data
    .availableSlots;
  const { appointment } = (
    await call(
      'POST',
      '/appointments/create',
      { date, startTime, services: [{ service: service._id, quantity: 1 }] },
      token,
    )
  ).data;
  return payFor(call, token, appointment._id);
}

const visit = await book();
const fixed = { cancel: null, reschedule: null };
const soon = new Date(Date.now() + 23 * 3_600_000);
const late = {
  ...visit,
  _id: 'late',
  date: soon.toISOString().slice(0, 10),
  startsAt: soon.toISOString(),
  options: {
    cancel: { ...visit.options.cancel, cost: 2100, refund: 0, owed: 1100, freeUntil: visit.startsAt },
    reschedule: { leftAfter: 0, why: TOO_LATE },
  },
};
const held = {
  ...visit,
  _id: 'held',
  status: 'pending',
  money: 'none',
  feePaid: 0,
  holdUntil: new Date(Date.now() + 767_000).toISOString(),
  options: { ...fixed, cancel: { paid: 0, cost: 0, refund: 0, owed: 0, freeUntil: null } },
};
const unplaced = {
  ...visit,
  _id: 'unplaced',
  status: 'cancelled',
  cancelReason: 'unpaid',
  money: 'paid_unplaced',
  options: { ...fixed, reschedule: { leftAfter: 3, why: null } },
};
const over = (_id, date, change) => ({
  ...visit,
  _id,
  date,
  startsAt: `${date}T04:00:00.000Z`,
  options: fixed,
  ...change,
});
const VISITS = [
  held,
  unplaced,
  late,
  visit,
  over('done', '2026-10-30', { status: 'completed', due: 0 }),
  over('missed', '2026-09-12', { status: 'no_show', due: visit.due - visit.feePaid }),
  over('left', '2026-08-06', { status: 'cancelled', cancelReason: 'customer', due: 1100 }),
];

const listed = (page, appointments) =>
  page.route('**/appointments/my-appointments', (route) =>
    route.fulfill({ json: { status: 'success', data: { appointments } } }),
  );

async function list(page, appointments) {
  await listed(page, appointments);
  await page.goto('/profile/appointments');
  await page.getByRole('heading', { level: 3 }).first().waitFor();
}

async function ask(page, which) {
  await list(page, [which]);
  await page.getByRole('button', { name: /^Cancel:/ }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function choose(page) {
  await page.goto(`/book-appointment?reschedule=${visit._id}`);
  await page
    .getByRole('grid')
    .first()
    .getByRole('button', { name: /free|left/i, disabled: false })
    .nth(4)
    .click();
  await page.getByRole('group', { name: 'Afternoon' }).getByRole('button', { disabled: false }).nth(2).click();
}

async function question(page) {
  await choose(page);
  await page.getByRole('button', { name: 'Reschedule' }).last().click();
  await page.getByRole('alertdialog').waitFor();
}

/** Name and the steps to the state. */
const SCENES = [
  [
    'appointments',
    async (page) => {
      await list(page, VISITS);
      await page.getByText('Past and cancelled').click();
      await page.evaluate(() => scrollTo(0, 0));
    },
  ],
  ['cancel-free', (page) => ask(page, visit)],
  ['cancel-late', (page) => ask(page, late)],
  ['reschedule-chosen', choose],
  ['reschedule-question', question],
  [
    'reschedule-taken',
    async (page) => {
      await page.route('**/reschedule', (route) =>
        route.fulfill({
          status: 409,
          json: {
            status: 'error',
            code: 'BOOKING_SLOT_TAKEN',
            message: bookingRefusals.BOOKING_SLOT_TAKEN.text,
          },
        }),
      );
      await question(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Reschedule' }).click();
      await page.getByText('Please select a date and time to continue.').waitFor();
    },
  ],
  [
    'reschedule-refused',
    async (page) => {
      await page.route(`**/api/appointments/${visit._id}`, (route) =>
        route.fulfill({ json: { status: 'success', data: { appointment: { ...visit, options: late.options } } } }),
      );
      await page.goto(`/book-appointment?reschedule=${visit._id}`);
      await page.getByRole('heading', { name: 'This visit cannot be moved' }).waitFor();
    },
  ],
];

const camera = await openCamera(site, folder, { tallest: 3_000 });
const windows = await openCamera(site, folder, { tallest: 860 });
for (const [name, show] of SCENES) {
  const by = /^cancel|question$/.test(name) ? windows : camera;
  for (const look of looksOf(name, LOOKS)) await picture(by, name, { ...look, token, show });
  console.log(name);
}
await call('PATCH', `/appointments/${visit._id}/cancel`, undefined, token);
await Promise.all([camera.close(), windows.close()]);
