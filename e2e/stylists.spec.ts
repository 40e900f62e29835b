import { expect, type Page, test } from '@playwright/test';
import type { AdminStylist, ContentItem } from '@salon/contracts';
import { adminToken, call } from './support/api.js';
import { newVisit } from './support/browser.js';

/** An admin takes a stylist on, changes what they do, and archives them; guests see it at once. */

let token: string;
test.beforeAll(async () => {
  token = await adminToken();
});

const stylists = async (): Promise<AdminStylist[]> =>
  (await call<{ stylists: AdminStylist[] }>('GET', '/api/admin/stylists', { token })).body.data.stylists;
const guestsSee = async (): Promise<string[]> =>
  (await call<{ stylists: { name: string }[] }>('GET', '/api/stylists')).body.data.stylists.map(({ name }) => name);
const entries = async (kind: string): Promise<ContentItem[]> =>
  (await call<{ entries: ContentItem[] }>('GET', `/api/admin/content/${kind}`, { token })).body.data.entries;

async function openAs(page: Page, path: string): Promise<void> {
  await page.goto('/');
  await page.evaluate((bearer) => localStorage.setItem('token', bearer), token);
  await page.goto(path);
}

test('an admin takes a stylist on, puts them first by keys, and archives them; guests see each of it', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const name = `Ishara ${Date.now()}`;
  const { page, context } = await newVisit(browser);
  await openAs(page, '/admin/stylists');
  await page.getByRole('button', { name: 'New stylist' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('A line about them').fill('Nail art');
  await page.getByRole('checkbox', { name: /^All services/ }).uncheck();
  await page.getByRole('button', { name: 'All of Nail Art' }).click();
  await page.getByRole('button', { name: 'Create stylist' }).click();
  await page.getByText('Saved. Guests see it within two seconds.').first().waitFor();
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByText('All of Nail Art').waitFor();
  expect((await guestsSee()).at(-1)).toBe(name);

  const up = row.getByRole('button', { name: `Move up: ${name}` });
  await up.focus();
  for (let place = (await guestsSee()).length - 1; place > 0; place -= 1) {
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/stylists/order') && reply.ok());
    await page.keyboard.press('Enter');
    await saved;
  }
  await expect(row.getByRole('button', { name: `Move down: ${name}` })).toBeFocused();
  expect((await guestsSee())[0]).toBe(name);

  await row.getByRole('button', { name: `Archive: ${name}` }).click();
  await page.getByText(/^Archived\. Nobody can book with them any more/).waitFor();
  expect(await guestsSee()).not.toContain(name);
  await page.getByRole('button', { name: `Undo: Archived: ${name}` }).click();
  await page.getByText('Undone.').first().waitFor();
  expect(await guestsSee()).toContain(name);
  const made = (await stylists()).find((each) => each.name === name);
  await call('POST', `/api/admin/stylists/${made?._id}/archive`, { token });
  await context.close();
});

test('two admins change the same service: the second sees both versions and chooses field by field', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const [service] = await entries('services');
  const { title, description } = (service?.fields ?? {}) as { title: string; description: string };
  const path = `/api/admin/content/services/${service?._id}`;
  const { page, context } = await newVisit(browser);
  await openAs(page, '/admin/content/services');
  await page.getByRole('button', { name: `Edit: ${title}`, exact: true }).click();
  await page.getByLabel('Description').fill('Mine, and mine alone.');
  await call('PATCH', path, { token, body: { description: 'Theirs.', title: `${title} (new)` } });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await expect(dialog.getByRole('radio', { name: `Theirs ${title} (new)` })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Yours Mine, and mine alone.' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await page.getByText('Saved. Guests see it within two seconds.').first().waitFor();
  const saved = (await entries('services')).find(({ _id }) => _id === service?._id);
  expect(saved?.fields).toMatchObject({ title: `${title} (new)`, description: 'Mine, and mine alone.' });
  await call('PATCH', path, { token, body: { title, description } });
  await context.close();
});
