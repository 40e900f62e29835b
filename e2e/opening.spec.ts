import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { TOTP } from 'otpauth';
import { PASSWORD } from '@salon/testing/passwords';
import { call, newCustomer } from './support/api.js';
import { problemsOf } from './support/axe.js';
import { payPath, signIn, slotsOf } from './support/booking.js';
import { DESKTOP, newVisit } from './support/browser.js';
import { bookLate, closeTheDay, onBoard, openTeam, walkIn, zoneAtNoon } from './support/desk-day.js';
import { SEND_DELAYED_MAILS } from './support/database.js';
import { type EmptySalon, payAtPayHere, startEmptySalon } from './support/empty-salon.js';
import { mailTo } from './support/inbox.js';
import { newPlan, newStylist, pressByKeys, typeOn } from './support/setup-steps.js';

/**
 * A salon opens on an empty database in production mode: nothing invented, closed, and its owner sets it up (ADR-0044).
 */
const OWNER = 'owner@first-start.example';
let salon: EmptySalon;
let page: Page;
let context: BrowserContext;
let problems: string[];
let authenticator: TOTP;
const ZONE = zoneAtNoon();

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const follow = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

/** The checklist, with a step of it marked as done. */
async function backToChecklist(done: string): Promise<void> {
  await page.goto('/admin/setup');
  await expect(heading(new RegExp(`^${done} Done`))).toBeVisible();
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  salon = await startEmptySalon(OWNER);
  ({ page, context, problems } = await newVisit(browser));
});
test.afterAll(async () => {
  await context.close();
  await salon.stop();
});

test('a new site in production holds nothing invented', async () => {
  const site = async () => (await call<{ site: object }>('GET', '/api/site')).body.data.site;
  const nothing = { isOpen: false, phone: '', email: '', address: '', social: [], hours: [] };
  await expect.poll(site, { message: 'until booking has answered once', timeout: 15_000 }).toMatchObject(nothing);
  const tables = ['service', 'category', 'offer', 'review', 'gallery_image', 'faq_entry', 'team_member', 'statistic'];
  for (const table of [...tables.map((name) => `catalog.${name}`), 'booking.stylist', 'booking.appointment'])
    expect([table, await salon.rows(`SELECT * FROM ${table}`)]).toEqual([table, []]);
  expect(await salon.rows('SELECT * FROM account."user"')).toEqual([]);
});

test('guests see that it opens soon, on a phone, on a desktop and in dark mode', async ({ browser }) => {
  const guest = await newVisit(browser);
  for (const path of ['/', '/services']) {
    await guest.page.goto(path);
    await expect(guest.page.getByRole('heading', { level: 1, name: 'Opening soon' })).toBeVisible();
  }
  await expect(guest.page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await problemsOf(guest.page)).toEqual([]);
  await guest.context.close();
});

test('the owner registers with the link of the log, once', async () => {
  const invite = salon.invite();
  await page.goto(`/register?invite=${invite}`);
  await page.getByLabel('Full Name').click(); // Enabled once the invitation is checked.
  await typeOn(page, ['Amaya', OWNER, PASSWORD, null, PASSWORD]);
  await press('Register');
  await heading('Two-step sign-in').waitFor();
  const body = { name: 'Amaya', email: 'other@first-start.example', password: PASSWORD, confirmPassword: PASSWORD };
  expect((await call('POST', '/api/auth/admin/register', { body: { ...body, invite } })).status).toBe(403);
});

test('has to protect the account by a second step before anything else', async () => {
  await page.goto('/admin/setup');
  await expect(page.getByText('Owners sign in with two steps.')).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect((await call('GET', '/api/admin/setup', { token })).body.code).toBe('SECOND_FACTOR_NEEDED');
  await press('Set up');
  await page.getByRole('dialog', { name: 'Is it you?' }).getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  const key = (await page.locator('.set-up-key').textContent()) ?? '';
  authenticator = new TOTP({ secret: key.replaceAll(' ', '') });
  await page.getByLabel('Code of your authenticator app').fill(authenticator.generate());
  await heading('Your recovery codes').waitFor();
  await expect(page.locator('.recovery-codes li')).toHaveCount(10);
  await press('I have kept them');
  await expect(page.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
});

test('sets the salon up step by step, by mouse and by keys, and opens it', async () => {
  await page.goto('/admin/setup');
  await expect(page.getByRole('button', { name: 'Open the site' })).toBeDisabled();
  await follow('Name and contacts');
  await page.getByLabel('Brand').focus();
  await typeOn(page, ['Temple Tree', 'Temple Tree', null, null, '+94 11 222 3333', 'desk@first-start.example']);
  await page.getByLabel('Address', { exact: true }).fill('3 Flower Road, Galle');
  await page.getByLabel(/^Map/).fill('https://www.openstreetmap.org/?mlat=6.03&mlon=80.21');
  await page.getByRole('group', { name: 'Hours' }).getByRole('button', { name: 'Add' }).press('Enter');
  await page.getByLabel('Days').fill('Every day');
  await page.getByLabel('Open', { exact: true }).fill('9:00 AM – 6:00 PM');
  await pressByKeys(page, 'Save');
  await page.getByText('Saved. Guests see it within two seconds.').first().waitFor();
  await backToChecklist('Address and map');
  await page.getByLabel('Time zone').selectOption(ZONE);
  await press('Save the time zone');
  await follow('Stylists');
  for (const name of ['Asha', 'Bimal']) await newStylist(page, name);
  await backToChecklist('Stylists');
  await follow('Working hours');
  for (const name of ['Asha', 'Bimal']) await newPlan(page, name);
  await backToChecklist('Hours');
  await pressByKeys(page, 'Use the example menu');
  await page.getByText('40 services in 4 categories.').waitFor();
  await press('These are our rules');
  await press('These are our texts');
  await press('Send a test mail');
  await mailTo(OWNER, /Your mail works/);
  // The gateway's sandbox does not know this merchant, or cannot be reached from here: both are said.
  await pressByKeys(page, 'Try the gateway');
  await expect(heading(/^Card payments Not right yet/)).toBeVisible();
  await expect(page.getByText('4 of 5 petals open')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await press('Open the site');
  await expect(page.getByText('The site is open: guests see it and can book.')).toBeVisible();
});

test('then guests see the site under its own name', async ({ browser }) => {
  const guest = await newVisit(browser);
  await expect(async () => {
    await guest.page.goto('/services');
    await expect(guest.page.getByRole('heading', { level: 1, name: /services/i })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(guest.page).toHaveTitle('Services · Temple Tree');
  await expect(guest.page.getByRole('link', { name: 'Temple Tree, home' })).toBeVisible();
  await guest.context.close();
});

test('a customer books and pays; the stylist goes on leave, the visit is given to the other, and all of it is undone', async ({
  browser,
}) => {
  const customer = await newCustomer('Chamari');
  const [service] = await salon.rows<{ id: string }>(`SELECT id FROM catalog.service WHERE title = 'Petal pedicure'`);
  const [asha] = await salon.rows<{ id: string }>(`SELECT id FROM booking.stylist WHERE name = 'Asha'`);
  const [{ date } = { date: '' }] = await salon.rows<{ date: string }>(`SELECT (current_date + 20)::text AS date`);
  const { token, email } = customer;
  await call('POST', '/api/cart/add-cart', { token, body: { serviceId: service?.id } });
  const [startTime] = await slotsOf(token, service?.id ?? '', date);
  const booked = await call<{ appointment: { _id: string } }>('POST', '/api/appointments/create', {
    token,
    body: { date, startTime, stylistId: asha?.id, services: [{ service: service?.id, quantity: 1 }] },
  });
  const guest = await newVisit(browser);
  await signIn(guest.context, token);
  await guest.page.goto(payPath(booked.body.data.appointment._id));
  await payAtPayHere(guest.page, () => guest.page.getByRole('button', { name: /^Pay Now/ }).click());
  await guest.page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
  expect(guest.problems).toEqual([]);
  await guest.context.close();

  await page.goto('/admin/hours');
  await press('Leave or extra hours');
  await page.getByLabel('Who', { exact: true }).selectOption({ label: 'Asha' });
  await page.getByLabel('First day').fill(date);
  await page.getByLabel('Last day').fill(date);
  await pressByKeys(page, 'Next: what it affects');
  await page.getByText(/^1 booked visit would lie outside the hours/).waitFor();
  const choice = page.getByLabel('with the visit of Chamari');
  await choice.selectOption({ label: 'Bimal can take it at the same time' });
  await expect(page.getByText(`${email} is mailed: Bimal instead of Asha.`)).toBeVisible();
  await press('Save');
  await expect(page.getByText('Bimal takes it.')).toBeVisible();
  await salon.rows(SEND_DELAYED_MAILS);
  const given = await mailTo(email, /is now with/);
  for (const words of ['instead of Asha', 'With: Bimal']) expect(given.text).toContain(words);
  await press(/^Undo: Chamari/);
  await page.getByText('Undone: it is an open task again.').waitFor();
  await press('Done');
  await pressByKeys(page, /^Undo: Added: Leave of Asha/);
  await page.getByText('Nobody is away, and nobody works more than planned.').waitFor();
  const [visit] = await salon.rows(
    `SELECT stylist.name, status FROM booking.appointment visit JOIN booking.stylist ON stylist.id = visit."stylistId"`,
  );
  expect(visit).toEqual({ name: 'Asha', status: 'confirmed' });
});

test('a day with two desks and the phone of a stylist: each sees at once what the others do', async ({ browser }) => {
  test.setTimeout(120_000);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const team = await openTeam(browser, token);
  const { desk, phone } = team;
  await Promise.all([page.goto('/admin/day'), desk.page.goto('/admin/day')]);
  await walkIn(page, 'Asha', 'Nimali Early', '0775550001');
  await expect(onBoard(desk.page, 'Nimali Early')).toBeVisible({ timeout: 3_000 });

  await phone.page.goto('/my-day');
  await phone.page.getByRole('button', { name: /^Arrived: Nimali at/ }).click();
  await phone.page.getByRole('button', { name: /^Started: Nimali at/ }).click();
  await expect(phone.page.getByRole('button', { name: /^Done: Nimali at/ })).toBeVisible();
  await onBoard(desk.page, 'Nimali Early').click();
  const panel = desk.page.getByRole('dialog', { name: 'Nimali Early' });
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('Started');
  await panel.getByRole('button', { name: 'Take payment' }).click();
  await expect(onBoard(page, 'Nimali Early')).toContainText('Paid');
  await expect(desk.page.locator('.toasts')).toContainText('Paid at the desk');
  await desk.page.keyboard.press('Escape');
  await phone.page.getByRole('button', { name: /^Done: Nimali at/ }).click();
  await expect(onBoard(page, 'Nimali Early')).toContainText('Completed');
  await bookLate(team, 'Bimal', 'Late Lasith', ZONE);
  await onBoard(desk.page, 'Late Lasith').click();
  await desk.page.getByRole('button', { name: 'Did not come' }).click();
  await expect(onBoard(page, 'Late Lasith')).toContainText('No show');
  await expect(desk.page.getByRole('dialog')).toBeHidden();
  await desk.page.keyboard.press('Control+z');
  await expect(onBoard(page, 'Late Lasith')).toContainText('Confirmed');

  await closeTheDay(desk.page, 'Late Lasith', { Cash: '4100', Online: '1000' });
  await expect(desk.page.getByText(/^Closed by Tharindu/)).toBeVisible();
  expect([...desk.problems, ...phone.problems]).toEqual([]);
  for (const { context: each } of [desk, phone]) await each.close();
});

test('what moves money or rights is confirmed again by the second step', async () => {
  await salon.rows(`UPDATE account.session SET "confirmedAt" = now() - interval '1 hour'`);
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const refund = () => call('POST', `/api/admin/refunds/${'00000000-0000-4000-8000-000000000000'}/send`, { token });
  // The BFF remembers a session for some seconds.
  await expect.poll(async () => (await refund()).body.code, { timeout: 30_000 }).toBe('CONFIRMATION_NEEDED');
  await page.goto('/admin/invitations');
  await page.getByLabel('Email address').fill('desk@first-start.example');
  await press('Send invitation');
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  // A code counts once: the one that turned the second step on is over.
  await dialog.getByLabel('Code').fill(authenticator.generate({ timestamp: Date.now() + 30_000 }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByText('desk@first-start.example')).toBeVisible();
  expect((await refund()).status).toBe(404);
  expect(problems).toEqual([]);
});
