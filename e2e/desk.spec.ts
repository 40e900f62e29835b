import { expect, test } from '@playwright/test';
import { call } from './support/api.js';
import { heldVisit, visitOf } from './support/booking.js';
import { DESK, newVisit, PHONE } from './support/browser.js';

/** The salon's day on one screen: what customers booked is there, and what the desk does reaches them. */

let token: string;
test.beforeAll(async () => {
  token =
    (
      await call('POST', '/api/auth/login', {
        body: { email: 'admin@araliya.test', password: 'Admin123!', role: 'admin' },
      })
    ).body.token ?? '';
});

for (const [name, viewport] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`on ${name} a held visit is found by keys, paid, given to somebody else, taken back, and cancelled`, async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const visit = await heldVisit();
    const { page, context, problems } = await newVisit(browser, viewport);
    await context.addInitScript((bearer) => localStorage.setItem('token', bearer), token);
    await page.goto(`/admin/day/${visit.date}`);
    const onBoard = page.locator(`[data-visit="${visit.id}"]`);
    await onBoard.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Fee paid at the desk' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(onBoard).toContainText('Confirmed');
    expect((await visitOf(visit)).money).toBe('paid_at_desk');

    const before = await onBoard.getAttribute('style');
    await onBoard.press('Enter');
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(onBoard).not.toHaveAttribute('style', before ?? '');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(onBoard).toHaveAttribute('style', before ?? '');

    await onBoard.press('Enter');
    await page.getByRole('button', { name: 'Cancel the visit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the visit' }).click();
    await expect(onBoard).toHaveCount(0);
    expect((await visitOf(visit)).status).toBe('cancelled');
    expect(problems).toEqual([]);
    await context.close();
  });
