// Takes the pictures of docs/pictures/visits from a running site: node e2e/pictures/visits.mjs http://localhost:4000
// [folder] [--all] My Appointments with every kind of card, the cancel dialog, and rescheduling.
import { bookingRefusals } from '@salon/contracts';
import { callerOf, DEMO, signIn } from './call.mjs';
import { openCamera } from './camera.mjs';
import { payFor } from './gateway.mjs';
import { fillCart, holdVisit } from './held-visit.mjs';
import { optionsOf } from './options.mjs';
import { looksOf, picture } from './scenes.mjs';

const { site, folder, all } = optionsOf('visits');
const ON_DESKTOP = ['appointments', 'cancel-late', 'reschedule-chosen', 'reschedule-question'];
const IN_DARK_MODE = ['appointments', 'reschedule-question'];
const LOOKS = { all, onDesktop: ON_DESKTOP, inDarkMode: IN_DARK_MODE };
const TOO_LATE = 'A visit can be given another time until 24 hours before it begins';

const call = callerOf(site);
const token = await signIn(call, DEMO.customer);
await fillCart(call, token, ['Petal pedicure']);
const visit = await payFor(call, token, (await holdVisit(call, token))._id);
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
