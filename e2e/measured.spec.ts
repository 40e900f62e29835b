import { expect, test } from '@playwright/test';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { call } from './support/api.js';
import { freeDay, shopper, signIn } from './support/booking.js';
import { DESKTOP, newVisit, PHONE } from './support/browser.js';

/** Requirements that only a real browser or the composed services can prove. */

for (const viewport of [PHONE, DESKTOP] as const)
  test(`B-057 the time slots of a day are in three columns (${JSON.stringify(viewport)})`, async ({ browser }) => {
    const { token, service } = await shopper();
    const { date } = await freeDay(token, service);
    const { page, context } = await newVisit(browser, viewport);
    await signIn(context, token);
    await page.goto('/book-appointment');
    await page.getByPlaceholder('Choose a date').fill(date);
    await page.keyboard.press('Enter');
    const grid = page.getByRole('group', { name: 'Afternoon' }).locator('.slot-grid');
    await grid.getByRole('button', { name: '2:00 PM', exact: true }).waitFor();
    const columns = await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' '));
    expect(columns.map((width) => Math.round(parseFloat(width)))).toEqual(
      Array(3).fill(Math.round(parseFloat(columns[0]!))),
    );
    const lefts = await grid
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((each) => Math.round(each.getBoundingClientRect().left)));
    expect(lefts.length).toBeGreaterThan(3);
    expect(new Set(lefts).size).toBe(3);
    expect(lefts[3]).toBe(lefts[0]);
    await context.close();
  });

test('B-152 the lines of the cart are dimmed while a change is pending, and not afterwards', async ({ browser }) => {
  const { token } = await shopper('Gel manicure');
  const { page, context } = await newVisit(browser);
  await signIn(context, token);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/cart/update-quantity/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cart');
  const lines = page.getByRole('main').getByRole('list').filter({ hasText: 'Gel manicure' }).first();
  const opacity = (): Promise<number> => lines.evaluate((element) => Number(getComputedStyle(element).opacity));
  await lines.getByRole('button', { name: /increase/i }).waitFor();
  expect(await opacity()).toBe(1);
  await lines.getByRole('button', { name: /increase/i }).click();
  await page.waitForTimeout(400);
  expect(await opacity()).toBeLessThan(0.7);
  release();
  await lines.getByRole('button', { name: /increase/i, disabled: false }).waitFor();
  await page.waitForTimeout(400);
  expect(await opacity()).toBe(1);
  await context.close();
});

test('B-176 a service without minutes takes 30 of them', async () => {
  const body = { email: 'admin@araliya.test', password: DEMO_PASSWORDS.admin, role: 'admin' };
  const { token: admin } = (await call('POST', '/api/auth/login', { body })).body;
  const made = await call<{ entry: { _id: string } }>('POST', '/api/admin/content/services', {
    token: admin,
    body: { title: `Quick look ${Date.now()}`, description: 'A short advice.', category: 'hair', price: 500 },
  });
  expect(made.status).toBe(201);
  const service = made.body.data.entry._id;
  try {
    const { token, service: usual } = await shopper();
    const { date } = await freeDay(token, usual);
    const search = async (quantity: number) => {
      const services = [{ service, quantity }];
      return (
        await call<{ minutes: number; availableSlots: string[] }>('POST', '/api/appointments/check-availability', {
          token,
          body: { date, services },
        })
      ).body.data;
    };
    const once = await search(1);
    expect([once.minutes, once.availableSlots.at(-1)]).toEqual([30, '17:30']);
    const twice = await search(2);
    expect([twice.minutes, twice.availableSlots.at(-1)]).toEqual([60, '17:00']);
  } finally {
    await call('POST', `/api/admin/content/services/${service}/archive`, { token: admin });
  }
});
