import { expect, type Page, test } from '@playwright/test';
import { adminToken, call, newCustomer } from './support/api.js';
import { problemsOf } from './support/axe.js';
import { newVisit, PHONE } from './support/browser.js';
import { serviceNamed, signIn } from './support/booking.js';
import { SEND_DELAYED_MAILS, sql } from './support/database.js';
import { mailTo } from './support/inbox.js';

/** An admin plans leave on which four visits depend, decides about each, and takes it back. */

interface Booked {
  id: string;
  email: string;
  name: string;
}

const NAMES = ['Amali', 'Bimali', 'Chamari', 'Dulani'];
const TIMES = ['10:00', '11:00', '14:00', '16:00'];

/** A working day after those of `freeDay`, so that other journeys do not book it. */
async function farDay(admin: string): Promise<string> {
  const { today } = (await call<{ today: string }>('GET', '/api/admin/hours', { token: admin })).body.data;
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 80);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** A visit with that stylist, its fee paid at the desk. */
async function booked(admin: string, name: string, at: object): Promise<Booked> {
  const { token, email } = await newCustomer(name);
  const service = await serviceNamed('Petal pedicure');
  await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service } });
  const reply = await call<{ appointment: { _id: string } }>('POST', '/api/appointments/create', {
    token,
    body: { ...at, services: [{ service, quantity: 1 }] },
  });
  const id = reply.body.data.appointment._id;
  await call('PATCH', `/api/appointments/${id}/status`, { token: admin, body: { status: 'confirmed' } });
  return { id, email, name };
}

/** Chooses the first option of a kind that no other visit takes, for the visit of somebody. */
async function choose(page: Page, name: string, kind: string): Promise<void> {
  const select = page.getByLabel(`with the visit of ${name}`);
  const value = await select.locator(`option[value^="${kind}"]:enabled`).first().getAttribute('value');
  await select.selectOption(value ?? '');
}

test('leave shows what it affects, each visit is decided about, and all of it can be undone', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await adminToken();
  const date = await farDay(admin);
  const { stylists } = (await call<{ stylists: { _id: string; name: string }[] }>('GET', '/api/stylists')).body.data;
  const [stylist] = stylists;
  const visits: Booked[] = [];
  for (const [at, name] of NAMES.entries())
    visits.push(await booked(admin, name, { date, startTime: TIMES[at], stylistId: stylist?._id }));

  const { page, context, problems } = await newVisit(browser);
  await signIn(context, admin);
  await page.goto('/admin/hours');
  await page.getByRole('button', { name: 'Leave or extra hours' }).click();
  await page.getByLabel('Who', { exact: true }).selectOption({ label: stylist?.name ?? '' });
  await page.getByLabel('First day').fill(date);
  await page.getByLabel('Last day').fill(date);
  await page.getByRole('button', { name: 'Next: what it affects' }).click();
  await page.getByText(/^4 booked visits would lie outside the hours/).waitFor();
  for (const [at, kind] of ['reassign', 'move', 'keep', 'cancel'].entries()) await choose(page, NAMES[at] ?? '', kind);
  await page.getByText('LKR 1,000 is refunded').first().waitFor({ state: 'attached' });
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  for (const done of [/ takes it\.$/, /^Moved to /, /^Kept as it is\./, /^Cancelled, LKR 1,000 is refunded\./])
    await expect(page.getByText(done)).toBeVisible({ timeout: 15_000 });

  const statusOf = async ({ id }: Booked) =>
    (
      await call<{ appointment: { status: string; money: string; date: string; stylist: { name: string } } }>(
        'GET',
        `/api/appointments/${id}`,
        { token: admin },
      )
    ).body.data.appointment;
  const [amali, bimali, chamari, dulani] = await Promise.all(visits.map(statusOf));
  expect(amali?.stylist.name).not.toBe(stylist?.name);
  expect([bimali?.status, chamari?.stylist.name]).toEqual(['confirmed', stylist?.name]);
  expect(dulani).toMatchObject({ status: 'cancelled', money: 'refund_due' });
  await sql('booking', SEND_DELAYED_MAILS);
  const mail = await mailTo(visits[0]?.email ?? '', /is now with/);
  expect(mail.text).toContain(`instead of ${stylist?.name}`);

  await page.getByRole('button', { name: /^Undo: Chamari/ }).click();
  await page.getByText('Undone: it is an open task again.').waitFor();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByRole('link', { name: 'Decide what happens' }).click();
  await page.getByRole('heading', { name: 'Chamari' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await choose(page, 'Chamari', 'keep');
  await page.getByRole('button', { name: 'Do this for 1 visit' }).click();
  await page.getByRole('heading', { name: 'No visit waits for a decision.' }).waitFor();

  await page.goto('/admin/hours');
  await page.getByText('Any visit that was moved or cancelled with it stays so').first().waitFor();
  await page.getByRole('button', { name: new RegExp(`^Undo: Added: Leave of ${stylist?.name}`) }).click();
  await page.getByText('Nobody is away, and nobody works more than planned.').waitFor();
  await page.getByText('Undone. Any visit that was moved or cancelled with it stays so').first().waitFor();
  expect((await Promise.all(visits.map(statusOf))).at(-1)?.status).toBe('cancelled');
  expect(problems).toEqual([]);
  await context.close();
});
