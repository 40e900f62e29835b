import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORDS } from '@salon/testing/passwords';
import { call } from './support/api.js';
import { problemsOf } from './support/axe.js';
import { signIn } from './support/booking.js';
import { DESKTOP, newVisit, settled } from './support/browser.js';
import { sql } from './support/database.js';

/**
 * How the site is: an owner finds a given-up job, runs it again by keyboard alone, and finds that among the admin
 * actions.
 */
const TASK = 'Tidying: answered messages';

const tokenOf = async (email: string, password: string): Promise<string> =>
  (await call('POST', '/api/auth/login', { body: { email, password, role: 'admin' } })).body.token ?? '';

/** A job of the catalog that was given up. */
async function giveUp(): Promise<void> {
  const [job] = await sql<{ id: string }>(
    'catalog',
    `SELECT id FROM catalog_jobs.add_job('forget-messages', run_at := now() + interval '1 day')`,
  );
  await sql('catalog', `SELECT FROM catalog_jobs.permanently_fail_jobs(ARRAY[$1::bigint], 'the disk is full')`, [
    job?.id,
  ]);
}

/** Presses Tab until the button of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way to ${name.source} by keyboard`);
}

test('an owner runs a given-up job again by keyboard, and finds it among the admin actions', async ({ browser }) => {
  await giveUp();
  const { page, context } = await newVisit(browser, DESKTOP);
  await signIn(context, await tokenOf('admin@araliya.test', DEMO_PASSWORDS.admin));
  await page.goto('/ops');
  const group = page.getByRole('region', { name: new RegExp(`^${TASK}`) });
  await expect(group.getByText('the disk is full')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Web server/ })).toContainText('Well');
  await expect(page.getByRole('row', { name: /^Cart and booking/ })).toContainText(/Served.*\d\.\d\.\d/);
  await settled(page);
  expect(await problemsOf(page)).toEqual([]);

  await tabTo(page, new RegExp(`^Run again: ${TASK}`));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('A job that has run again cannot be taken back.', { exact: false })).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await tabTo(page, /^Run again$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('It runs again within seconds', { exact: true })).toBeVisible();
  await expect(group).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goto('/admin/actions?area=site');
  const action = page
    .getByRole('listitem')
    .filter({ hasText: `Ran again ${TASK}, 1 job` })
    .first();
  await expect(action.getByText('A job that has run again cannot be taken back.')).toBeVisible();
  await context.close();
});

test('the front desk is sent away from the state of the site as from other screens of owners', async ({ browser }) => {
  const { page, context } = await newVisit(browser, DESKTOP);
  await signIn(context, await tokenOf('desk@araliya.test', DEMO_PASSWORDS.desk));
  await page.goto('/ops');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: /^The day/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^How the site is/ })).toHaveCount(0);
  await context.close();
});
