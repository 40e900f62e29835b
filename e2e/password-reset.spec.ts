import { test } from '@playwright/test';
import { OTHER_PASSWORD } from '@salon/testing/passwords';
import { newCustomer } from './support/api.js';
import { newVisit } from './support/browser.js';
import { mailTo } from './support/inbox.js';

/** A forgotten password is reset by the link of a real mail. */

test('A-005 A-065 A-177 A-184 A-185 a forgotten password is replaced by the link in the mail', async ({ browser }) => {
  const { email } = await newCustomer('Way Back');
  const { page, context } = await newVisit(browser);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel(/email/i).fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText('Password reset link has been sent to your email. Please check your inbox.').first().waitFor();

  const { text } = await mailTo(email, /new password/i);
  const [path] = /\/reset-password\/[\w-]+/.exec(text) ?? [];
  await page.goto(path ?? 'no link in the mail');
  await page.getByLabel('New Password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).dblclick();
  await page.getByText('Password has been reset successfully. You will be redirected to login...').first().waitFor();
  await page.waitForURL('**/login**');

  await page.getByLabel(/email/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('WAY BACK').first().waitFor();
  await context.close();
});
