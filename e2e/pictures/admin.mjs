// Takes the pictures of docs/pictures/admin from a running site: node e2e/pictures/admin.mjs http://localhost:4000
// [folder]
import { roleUrl, within } from '@salon/local/databases';
import { callerOf, DEMO, signIn } from './call.mjs';
import { openCamera } from './camera.mjs';
import { optionsOf } from './options.mjs';
import { dialog, DOWN, instead, isWanted, open, picture, press, takeScenes, WIDE } from './scenes.mjs';

const { site, folder } = optionsOf('admin');
const call = callerOf(site);

/**
 * Each customer, with the place on the menu of what is booked, the stylist's column and the time; the last one is not
 * paid.
 */
const VISITS = [
  ['Ama Silva', 0, 0, '09:30'],
  ['Banu Perera', 3, 1, '10:00'],
  ['Chathuri Dias', 6, 2, '09:00'],
  ['Dinusha Alwis', 9, 0, '13:00'],
  ['Erandi Fonseka', 12, 1, '14:30'],
  ['Fathima Nazeer', 2, 2, '12:00'],
  ['Gayani Mendis', 14, 0, '16:00'],
];

const admin = await signIn(call, DEMO.owner);
const customer = await signIn(call, DEMO.customer);
const { name: own, phone } = (await call('GET', '/auth/me', undefined, customer)).data.user;
const { services } = (await call('GET', '/services/get-services')).data;
const { stylists } = (await call('GET', '/stylists')).data;

/** The next working day but one. */
function dayToFill() {
  const day = new Date(Date.now() + 2 * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const date = dayToFill();

/** Books and confirms a visit with that name; a place that an earlier run has filled stays as it is. */
async function fill([name, item, column, startTime], isConfirmed) {
  const { _id: service } = services[item];
  await call('PUT', '/users/profile', { name, phone }, customer);
  await call('DELETE', '/cart/clear-cart', undefined, customer);
  await call('POST', '/cart/add-cart', { serviceId: service }, customer);
  const visit = { date, startTime, stylistId: stylists[column]._id, services: [{ service, quantity: 1 }] };
  const { data } = await call('POST', '/appointments/create', visit, customer).catch(() => ({}));
  if (data && isConfirmed)
    await call(
      'PATCH',
      `/appointments/${data.appointment._id}/status`,
      { status: 'confirmed', reason: 'at the desk' },
      admin,
    );
}
for (const [at, visit] of VISITS.entries()) await fill(visit, at < VISITS.length - 1);
await call('PUT', '/users/profile', { name: own, phone }, customer);

/** In dark mode too, on a desktop. */
const IN_DARK_MODE = ['hours', 'policy', 'services', 'setup'];
const STYLISTS = '**/api/admin/stylists';
const NOBODY = { status: 'success', data: { stylists: [] } };
/** Name, path, and the steps to a state; a state with steps is taken as the window shows it. */
const SCENES = [
  ['hours', '/admin/hours'],
  ['plan', '/admin/hours', (page) => dialog(page, /^New plan for /)],
  ['leave', '/admin/hours', leaveOfTheFirst],
  ['outside-hours', '/admin/outside-hours'],
  ['stylists', '/admin/stylists'],
  ['stylist', '/admin/stylists', (page) => dialog(page, /^Edit: /)],
  ['stylists-loading', '/admin/stylists', instead(STYLISTS, () => undefined)],
  ['stylists-empty', '/admin/stylists', instead(STYLISTS, (route) => route.fulfill({ json: NOBODY }))],
  ['stylists-error', '/admin/stylists', instead(STYLISTS, (route) => route.fulfill(DOWN))],
  ['policy', '/admin/policy'],
  ['setup', '/admin/setup'],
  ['content', '/admin/content'],
  ['services', '/admin/content/services'],
  ['service', '/admin/content/services', (page) => dialog(page, /^Edit: /)],
  ['gallery', '/admin/content/gallery'],
  ['settings', '/admin/content/settings'],
  ['offers', '/admin/offers'],
  ['reviews', '/admin/reviews'],
  ['import', '/admin/import/clients'],
  ['staff', '/admin/staff'],
  ['activity', '/admin/staff/activity'],
  ['invitations', '/admin/invitations'],
  ['confirm-again', '/profile', confirmAgain],
  ['two-step', '/profile', setUpTwoSteps],
];

async function leaveOfTheFirst(page) {
  await press(page, 'Leave or extra hours');
  await page.getByLabel('Who', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('First day').fill(date);
  await page.getByLabel('Last day').fill(date);
  await press(page, 'Next: what it affects');
  await page.getByText(/booked visits? would lie outside/).waitFor();
}

/** As in a session that is too old to set up a second step at once. */
async function confirmAgain(page) {
  const json = { status: 'error', code: 'CONFIRMATION_NEEDED', data: { confirmBy: 'password' } };
  await page.route('**/api/users/second-factor', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 403, json }) : route.continue(),
  );
  await dialog(page, 'Set up');
}

async function setUpTwoSteps(page) {
  await press(page, 'Set up');
  const code = page.getByRole('img', { name: 'QR code for your authenticator app' });
  const password = page.getByRole('dialog').getByLabel('Password');
  await code.or(password).waitFor();
  if (await password.isVisible()) {
    await password.fill(DEMO.owner.password); // Then the session is confirmed for the other widths too.
    await page.keyboard.press('Enter');
  }
  await code.waitFor();
  await code.scrollIntoViewIfNeeded();
}

async function secondStep(page) {
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { status: 'success', data: { secondStep: { challenge: 'x'.repeat(43) } } } }),
  );
  await open(page, '/login');
  await page.getByLabel('Email address').fill(DEMO.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.owner.password);
  await press(page, 'Sign in');
  await page.getByLabel('Code of your authenticator app').waitFor();
}

/** What guests see before the site is open; the local site's database is closed and opened again. */
async function whileClosed(take) {
  const port = Number(new URL(site).port) + 32;
  const isOpen = async () => (await call('GET', '/site')).data.site.isOpen;
  await within(roleUrl(port, 'booking'), async (db) => {
    const { rows } = await db.query('SELECT "openedAt" FROM booking.settings');
    try {
      await db.query('UPDATE booking.settings SET "openedAt" = NULL');
      while (await isOpen()) await new Promise((resolve) => setTimeout(resolve, 500));
      await take();
    } finally {
      await db.query('UPDATE booking.settings SET "openedAt" = $1', [rows[0].openedAt]);
    }
  });
}

const camera = await openCamera(site, folder);
await takeScenes(camera, SCENES, { token: admin, inDarkMode: IN_DARK_MODE });
if (isWanted('guests'))
  for (const width of WIDE) {
    await picture(camera, 'second-step', { width, show: secondStep });
    await whileClosed(() => picture(camera, 'opening-soon', { width, show: (page) => open(page, '/') }));
  }
await camera.close();
