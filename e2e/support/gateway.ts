import type { Page } from '@playwright/test';
import { sandboxUrl } from './addresses.js';

/** Sandbox cards: an accepted and a declined Visa. */
export const SUCCESS_CARD = '4916217501611292';
export const DECLINED_CARD = '4024007194349121';

/** Waits for the gateway's page and pays. */
export async function payByCard(page: Page, card: string): Promise<void> {
  await page.waitForURL(`${sandboxUrl()}/**`);
  await page.getByLabel(/card number/i).fill(card);
  await page.getByLabel(/name on card|card ?holder/i).fill('D PERERA');
  await page.getByLabel(/expiry/i).fill('12/30');
  await page.getByLabel(/cvv|cvc|security/i).fill('123');
  await page.getByRole('button', { name: /^pay/i }).click();
}
