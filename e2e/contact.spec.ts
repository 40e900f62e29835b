import { expect, test } from '@playwright/test';
import { newVisit } from './support/browser.js';
import { mailTo } from './support/inbox.js';

test('E1 a guest writes to the salon with the form, and the salon finds the message in its inbox', async ({
  browser,
}) => {
  const name = `Guest ${Date.now()}`;
  const { page, context, problems } = await newVisit(browser);
  await page.goto('/contact');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email address').fill('guest@example.test');
  await page.getByLabel('Message', { exact: true }).fill('Do you have a free hour on Friday?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: `Thank you, ${name}` }).waitFor();
  expect((await mailTo('hello@araliya.example', new RegExp(name))).text).toContain(
    'Do you have a free hour on Friday?',
  );
  expect(problems).toEqual([]);
  await context.close();
});
