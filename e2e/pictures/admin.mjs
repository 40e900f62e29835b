// Takes the pictures of docs/pictures/admin from a running site: node e2e/pictures/admin.mjs http://localhost:4000 [folder]
import { fileURLToPath } from 'node:url';
import { callerOf } from './call.mjs';
import { openCamera, WIDTHS } from './camera.mjs';

const [site = 'http://localhost:4000', folder = fileURLToPath(new URL('../../docs/pictures/admin', import.meta.url))] =
  process.argv.slice(2);
const call = callerOf(site);

/** Each customer, with the place on the menu of what is booked, the stylist's column and the time; the last one is not paid. */
const VISITS = [
  ['Ama Silva', 0, 0, '09:30'],
  ['Banu Perera', 3, 1, '10:00'],
  ['Chathuri Dias', 6, 2, '09:00'],
  ['Dinusha Alwis', 9, 0, '13:00'],
  ['Erandi Fonseka', 12, 1, '14:30'],
  ['Fathima Nazeer', 2, 2, '12:00'],
  ['Gayani Mendis', 14, 0, '16:00'],
];

const signIn = async (email, password, role) => (await call('POST', '/auth/login', { email, password, role })).token;
const admin = await signIn('admin@araliya.test', 'Admin123!', 'admin');
const customer = await signIn('customer@araliya.test', 'Customer123!', 'user');
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
for (const [at, [name, item, column, startTime]] of VISITS.entries()) {
  const { _id: service } = services[item];
  const stylistId = stylists[column]._id;
  await call('PUT', '/users/profile', { name, phone }, customer);
  await call('DELETE', '/cart/clear-cart', undefined, customer);
  await call('POST', '/cart/add-cart', { serviceId: service }, customer);
  const { appointment } = (
    await call(
      'POST',
      '/appointments/create',
      { date, startTime, stylistId, services: [{ service, quantity: 1 }] },
      customer,
    )
  ).data;
  if (at < VISITS.length - 1)
    await call(
      'PATCH',
      `/appointments/${appointment._id}/status`,
      { status: 'confirmed', reason: 'at the desk' },
      admin,
    );
}
await call('PUT', '/users/profile', { name: own, phone }, customer);

const SCREENS = {
  dashboard: '/admin/dashboard',
  day: `/admin/day/${date}`,
  hours: '/admin/hours',
  stylists: '/admin/stylists',
  policy: '/admin/policy',
  services: '/admin/content/services',
  settings: '/admin/content/settings',
  clients: '/admin/clients',
  import: '/admin/import/clients',
  staff: '/admin/staff',
  activity: '/admin/staff/activity',
  setup: '/admin/setup',
};

const camera = await openCamera(site, folder);
for (const width of Object.keys(WIDTHS).map(Number))
  for (const [name, path] of Object.entries(SCREENS)) {
    const schemes = name === 'day' && width === 1280 ? ['light', 'dark'] : ['light'];
    for (const scheme of schemes) {
      const page = await camera.open({ width, scheme, token: admin });
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await camera.take(page, `${name}-${width}${scheme === 'dark' ? '-dark' : ''}`);
      if (name === 'day' && width === 375) {
        await page.getByRole('button', { name: /Ama Silva/ }).click();
        await page.waitForTimeout(600);
        await camera.take(page, 'visit-375', true);
      }
      await page.context().close();
    }
  }
await camera.close();
