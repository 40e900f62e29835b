import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { CustomerData, CustomerPage, FreePlaces, SalonDay, VisitRecord } from '@salon/contracts';
import { PASSWORD } from '@salon/testing/passwords';
import { adminToken, call, newCustomer } from './support/api.js';
import { problemsOf } from './support/axe.js';
import { book, freeDay, serviceNamed, signIn } from './support/booking.js';
import { DESKTOP, newVisit, pathOf } from './support/browser.js';
import { everyRow } from './support/database.js';

const NAME = 'Wasanthi Quintus';
const PHONE = '0715550199';
const ADDRESS = '77 Lotus Grove';
const MESSAGE = 'Is there a place for my bicycle?';
const COMMENT = 'The calmest hour of my month.';

/** A customer with a cancelled visit, a review, a message to the salon and something in the cart. */
async function wasanthi(): Promise<{ email: string; token: string; date: string }> {
  const { email, token } = await newCustomer(NAME);
  const body = { name: NAME, phone: PHONE, address: ADDRESS, city: 'Matara' };
  expect((await call('PUT', '/api/users/profile', { token, body })).status).toBe(200);
  const service = await serviceNamed('Petal pedicure');
  const cart = () => call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
  await cart();
  const {
    date,
    times: [startTime = ''],
  } = await freeDay(token, service);
  const id = await book(token, service, { date, startTime });
  expect((await call('PATCH', `/api/appointments/${id}/cancel`, { token })).status).toBe(200);
  await cart();
  expect((await call('POST', '/api/reviews', { token, body: { rating: 5, comment: COMMENT } })).status).toBe(201);
  const message = { name: NAME, email, message: MESSAGE };
  expect((await call('POST', '/api/contact', { body: message })).status).toBeLessThan(300);
  return { email, token, date };
}

const dump = async (): Promise<string[]> =>
  (await Promise.all((['account', 'booking', 'catalog'] as const).map(everyRow))).flat();

test('T64 A19 a customer downloads their data and deletes their account, and no table names them', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { email, token, date } = await wasanthi();
  const traces = [NAME, email, PHONE, ADDRESS, MESSAGE, COMMENT];
  const before = (await dump()).join('\n');
  expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);

  const { page, context, problems } = await newVisit(browser);
  await page.goto('/');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/profile');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await press('Delete my account');
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  expect(await problemsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);

  // The session began with a mailed code, not with the password: the step needs a confirmation, above the dialog.
  await press('Delete my account for good');
  const confirmation = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(confirmation.getByLabel('Password')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('alert')).toHaveText('Please confirm that it is you.');
  await expect(dialog.getByRole('button', { name: 'Delete my account for good' })).toBeFocused();
  await press('Keep my account');

  await press('Download my data');
  await expect(confirmation.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('araliya-my-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as CustomerData;
  expect(data.account.profile).toMatchObject({ name: NAME, email, phone: PHONE, address: ADDRESS });
  expect(data.booking.visits.map((visit) => [visit.date, visit.status])).toEqual([[date, 'cancelled']]);
  expect(data.catalog.reviews.map(({ comment }) => comment)).toEqual([COMMENT]);
  expect(data.catalog.messages.map(({ message }) => message)).toEqual([MESSAGE]);

  await press('Delete my account');
  await press('Delete my account for good');
  await expect(page.getByText('Your account has been deleted').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(pathOf(page)).toBe('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect((await call('GET', '/api/auth/me', { token })).status).toBe(401);
  const again = { email, password: PASSWORD, role: 'user' };
  expect((await call('POST', '/api/auth/login', { body: again })).body.code).toBe('LOGIN_UNKNOWN');

  const after = await dump();
  expect(after.filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([]);
  expect(after.filter((row) => row.startsWith('booking.appointment {') && row.includes(date))).not.toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

const CLIENT = { name: 'Somawathi Quennel', email: 'somawathi.q@example.test', phone: '0715550288' };

/** A client without an account whom the desk has booked, whose visit was cancelled; the id of their record. */
async function somawathi(token: string): Promise<string> {
  const service = await serviceNamed('Petal pedicure');
  const { date, times } = await freeDay(token, service);
  const { stylists } = (await call<SalonDay>('GET', `/api/admin/days/${date}`, { token })).body.data;
  const visit = { origin: 'phone', services: [{ service, quantity: 1 }], note: CLIENT.name, customer: CLIENT };
  const bookAt = (place: object) =>
    call<FreePlaces>('POST', '/api/admin/desk/visits', { token, body: { ...visit, ...place } });
  const wanted = await bookAt({ date, startTime: times[0], stylistId: stylists[0]?._id });
  if (wanted.status !== 201) {
    // Somebody else is free at that time: the desk offers the nearest place.
    const { date: day, startTime, stylistId } = wanted.body.data.places[0]!;
    expect((await bookAt({ date: day, startTime, stylistId })).status).toBe(201);
  }
  const found = await call<CustomerPage>('GET', `/api/admin/customers?search=${CLIENT.email}`, { token });
  const id = found.body.data.customers[0]?._id ?? '';
  const notes = { notes: `${CLIENT.name} likes tea`, version: await versionOf(id, token) };
  expect((await call('PUT', `/api/admin/customers/${id}/notes`, { token, body: notes })).status).toBe(200);
  const message = { name: CLIENT.name, email: CLIENT.email, message: MESSAGE };
  expect((await call('POST', '/api/contact', { body: message })).status).toBeLessThan(300);
  return id;
}

type Recorded = { history: { notes: { version: string }; visits: { appointmentId: string }[] } };
const recordOf = async (id: string, token: string) =>
  (await call<Recorded>('GET', `/api/admin/customers/${id}`, { token })).body.data.history;
const versionOf = async (id: string, token: string): Promise<string> => (await recordOf(id, token)).notes.version;

test('T64 A19 an owner deletes the data of a client without an account, and no table names them', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const token = await adminToken();
  const id = await somawathi(token);
  const traces = Object.values(CLIENT);
  const before = (await dump()).join('\n');
  expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);

  const { page, context, problems } = await newVisit(browser);
  await signIn(context, token);
  await page.goto(`/admin/customers/${id}`);
  const [visit] = (await recordOf(id, token)).visits;
  const hint = page.getByText(/^To delete this person’s data: They have a visit to come\./);
  await expect(hint).toBeVisible();
  const links = hint.locator('..').getByRole('link');
  await expect(links).toHaveCount(1);
  await expect(links).toHaveAttribute('href', `/admin/visits/${visit?.appointmentId}`);
  await expect(page.getByRole('button', { name: 'Delete this person’s data' })).toHaveCount(0);
  expect(await problemsOf(page)).toEqual([]);

  const found = await call<VisitRecord>('GET', `/api/admin/visits/${visit?.appointmentId}`, { token });
  const path = `/api/appointments/${found.body.data.visit._id}/status`;
  expect((await call('PATCH', path, { token, body: { status: 'cancelled' } })).status).toBe(200);
  await page.reload();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: `Delete the data of ${CLIENT.name}?` });
  await press('Delete this person’s data');
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  expect(await problemsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  await press('Delete the data for good');
  await expect(page.getByText('The data of this person has been deleted').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  expect(pathOf(page)).toBe('/admin/customers');
  expect((await call('GET', `/api/admin/customers/${id}`, { token })).status).toBe(404);
  expect((await dump()).filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});
