import type { Page } from '@playwright/test';

/** Presses a button with Enter. */
export async function pressByKeys(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Types over a field that has the focus, or leaves it as it is, and goes on to the next one. */
export async function typeOn(page: Page, values: readonly (string | null)[]): Promise<void> {
  for (const value of values) {
    if (value !== null) {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Tab');
  }
}

/** Takes a stylist on. */
export async function newStylist(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New stylist', exact: true }).first().click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('A line about them').fill('Cutting and colour');
  await pressByKeys(page, 'Create stylist');
  await page.getByRole('button', { name: `Edit: ${name}` }).waitFor();
}

/** A plan of every day of the week, by keys alone. */
export async function newPlan(page: Page, name: string): Promise<void> {
  await pressByKeys(page, `New plan for ${name}`);
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    await page.getByRole('checkbox', { name: day }).focus();
    await page.keyboard.press('Space');
  }
  await pressByKeys(page, 'Next: what it affects');
  await page.getByText('No booked visit is affected.').waitFor();
  await pressByKeys(page, 'Save');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
