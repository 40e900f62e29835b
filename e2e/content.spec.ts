import { expect, test } from '@playwright/test';
import { adminToken, call } from './support/api.js';
import { newVisit, PHONE } from './support/browser.js';

/** What an admin writes is shown to guests at once, as text, and disappears again when it is archived. */

let token: string;
test.beforeAll(async () => {
  token = await adminToken();
});

test('B1 B7 B8 F-047 F-049 an admin makes an offer with a picture, a guest sees it within two seconds, and not any more once it is archived', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const title = `Rain ${Date.now()}`;
  const admin = await newVisit(browser);
  const guest = await newVisit(browser);
  await admin.page.goto('/');
  await admin.page.evaluate((bearer) => localStorage.setItem('token', bearer), token);
  await admin.page.goto('/admin/offers');
  await admin.page.getByRole('button', { name: 'New offer' }).click();
  await admin.page.getByLabel('Title').fill(title);
  await admin.page.getByLabel('Description').fill('Cut and colour while it rains.');
  await admin.page.getByRole('button', { name: 'Choose services' }).click();
  await admin.page.getByLabel('Find a service').fill('haircut');
  await admin.page.getByRole('checkbox', { name: /Haircut & finish/ }).check();
  await admin.page.getByRole('button', { name: 'Done' }).click();
  await admin.page.getByLabel('Original price (LKR)').fill('4500');
  await admin.page.getByLabel('Offer price (LKR)').fill('3600');
  await admin.page
    .getByLabel(/^Picture/)
    .setInputFiles({ name: 'rain.png', mimeType: 'image/png', buffer: await admin.page.screenshot() });
  await guest.page.goto('/special-offers');
  await guest.page.getByRole('heading', { name: 'The evening pair' }).waitFor();
  await admin.page.getByRole('button', { name: 'Create offer' }).click();
  await admin.page.getByText('Saved. Guests see it within two seconds.').first().waitFor();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await guest.page.reload();
  const card = guest.page.locator('article', { hasText: title });
  await card.getByText('Save 20%').waitFor();
  await card.scrollIntoViewIfNeeded();
  await guest.page.waitForFunction(
    (name) =>
      [...document.querySelectorAll('article')].find((each) => each.textContent.includes(name))?.querySelector('img')
        ?.naturalWidth,
    title,
  );
  expect(await card.locator('img').getAttribute('src')).toMatch(/^\/media\/catalog\//);

  await admin.page.getByRole('button', { name: `Actions: ${title}` }).click();
  await admin.page.getByRole('menuitem', { name: 'Archive' }).click();
  await admin.page.getByText(/^Archived\. Guests do not see it any more/).waitFor();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'The evening pair' }).waitFor();
  expect(await card.count()).toBe(0);
  expect([...admin.problems, ...guest.problems]).toEqual([]);
  await Promise.all([admin.context.close(), guest.context.close()]);
});

/** Sixty texts with meaning for a browser, a database or a template; a page shows them as text. */
const HOSTILE = [
  ...[
    'script',
    'svg',
    'body',
    'iframe',
    'object',
    'embed',
    'video',
    'details',
    'marquee',
    'math',
    'style',
    'link',
    'base',
    'form',
    'input',
    'meta',
  ].flatMap((tag) => [
    `<${tag} onload=alert(1)>`,
    `"></${tag}><${tag} onfocus=alert(1) autofocus>`,
    `<${tag}/src=x onerror=alert(1)>x</${tag}>`,
  ]),
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!-- --><script>alert(1)</script>',
  ']]><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
  "'; DROP TABLE catalog.faq_entry; --",
  '%3Cscript%3Ealert(1)%3C/script%3E',
  '__proto__',
  '</textarea><script>alert(1)</script>',
];

test("T46 sixty hostile texts are shown as the text they are: no dialog, no breach of the page's policy", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  expect(HOSTILE).toHaveLength(60);
  const ids: string[] = [];
  try {
    for (const text of HOSTILE) {
      const { body } = await call<{ entry: { _id: string } }>('POST', '/api/admin/content/faq', {
        token,
        body: { question: text, answer: text },
      });
      ids.push(body.data.entry._id);
    }
    const { page, context, problems } = await newVisit(browser);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto('/faq');
    await page.getByRole('button', { name: 'How far ahead should I book?' }).waitFor();
    const shown = await page.locator('.faq__item button > span:first-child').allTextContents();
    expect(shown.slice(-60)).toEqual(HOSTILE);
    await page.getByRole('button', { name: HOSTILE[0], exact: false }).first().click();
    await page.waitForTimeout(500);
    expect([dialogs, problems]).toEqual([[], []]);
    await context.close();
  } finally {
    for (const id of ids) await call('POST', `/api/admin/content/faq/${id}/archive`, { token });
  }
});

test('B1 F-009 an admin changes the price of a service on its screen, a guest sees it, and undoes it', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const admin = await newVisit(browser);
  const guest = await newVisit(browser);
  const shown = guest.page.getByText('1,234.50');
  await admin.page.goto('/');
  await admin.page.evaluate((bearer) => localStorage.setItem('token', bearer), token);
  await admin.page.goto('/admin/dashboard');
  await admin.page.getByRole('link', { name: /^Services and prices/ }).click();
  await admin.page.getByLabel('Search services').fill('fringe');
  await admin.page.getByRole('button', { name: 'Edit: Fringe trim' }).click();
  await admin.page.getByLabel('Price (LKR)').fill('1234.5');
  await admin.page.getByRole('button', { name: 'Save' }).click();
  await admin.page.getByText('Saved. Guests see it within two seconds.').first().waitFor();
  await expect(async () => {
    await guest.page.goto('/services');
    await shown.waitFor({ timeout: 1_000 });
  }).toPass({ timeout: 8_000 });
  await admin.page.getByRole('button', { name: 'Undo: Changed: Fringe trim' }).click();
  await admin.page.getByText('Undone.').first().waitFor();
  await expect(async () => {
    await guest.page.goto('/services');
    await guest.page.getByText('Fringe trim').first().waitFor();
    expect(await shown.count()).toBe(0);
  }).toPass({ timeout: 8_000 });
  expect([...admin.problems, ...guest.problems]).toEqual([]);
  await Promise.all([admin.context.close(), guest.context.close()]);
});

test('clients are brought along from a file of a thousand rows within a minute, and the import is undone', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const admin = await newVisit(browser, PHONE);
  await admin.page.goto('/');
  await admin.page.evaluate((bearer) => localStorage.setItem('token', bearer), token);
  await admin.page.goto('/admin/clients');
  await admin.page.getByRole('link', { name: 'Import clients' }).first().click();
  const stamp = Date.now();
  const rows = Array.from({ length: 1_000 }, (_, at) => `Client ${stamp} ${at},c${stamp}-${at}@example.test,,Kandy,`);
  const buffer = Buffer.from(`Name,Email,Phone,City,Notes\n${rows.join('\n')}\nNobody,,,,\n`);
  await admin.page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: `clients-${stamp}.csv`, mimeType: 'text/csv', buffer });
  await expect(admin.page.getByText('A phone number or an e-mail address is needed')).toBeVisible();
  const began = Date.now();
  await admin.page.getByRole('button', { name: 'Import 1,000 clients' }).click();
  await admin.page.getByRole('heading', { name: '1,000 clients imported.' }).waitFor({ timeout: 60_000 });
  expect(Date.now() - began).toBeLessThan(60_000);
  await admin.page.getByRole('main').getByRole('link', { name: 'Customers' }).last().click();
  await admin.page.getByRole('searchbox').fill(`${stamp} 999`);
  await expect(admin.page.getByRole('listitem').filter({ hasText: `Client ${stamp} 999` })).toBeVisible();
  await admin.page.getByRole('button', { name: `Undo the import of clients-${stamp}.csv` }).click();
  await expect(admin.page.getByRole('heading', { name: /^Nobody found/ })).toBeVisible();
  expect(admin.problems).toEqual([]);
  await admin.context.close();
});
