import { expect, test } from '@playwright/test';
import { pngOf } from '@salon/testing';
import { newCustomer } from './support/api.js';
import { newVisit, PHONE } from './support/browser.js';

/** A profile picture, from the file on a phone to the one shown to everyone. */

test('A-072 A-146 A-151 A-183 S-070 a picture is chosen, refused, chosen again, uploaded and shown from our own address', async ({
  browser,
}) => {
  const { token } = await newCustomer('Face Visible');
  const { page, context, problems } = await newVisit(browser, PHONE);
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token);
  await page.goto('/profile');
  const choose = (label: string, name: string, buffer: Buffer) =>
    page.getByLabel(label).setInputFiles({ name, mimeType: 'image/png', buffer });

  await choose('Upload a picture', 'me.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await page.getByText('Please select a valid image file (JPEG, PNG, GIF)').waitFor();
  expect(await page.getByRole('button', { name: 'Use this picture' }).count()).toBe(0);

  await choose('Upload a picture', 'me.png', pngOf({ width: 1_000, height: 700 }));
  await page.getByRole('button', { name: 'Use this picture' }).click();
  await page.getByText('Profile image updated successfully').first().waitFor();
  const picture = page.getByRole('img', { name: 'Picture of Face Visible' });
  await picture.waitFor();
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
    await picture.elementHandle(),
  );
  const shown = await picture.evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(new URL(shown).pathname).toMatch(/^\/media\/account\/[0-9a-f]{32}-384x384-000000\/(?:96|192|384)\.avif$/);

  const response = await page.request.get(shown);
  expect([response.headers()['cache-control'], response.headers()['content-security-policy']]).toEqual([
    'public, max-age=31536000, immutable',
    "sandbox; default-src 'none'",
  ]);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await page.getByText('Profile image removed').first().waitFor();
  expect([(await page.request.get(shown)).status(), problems]).toEqual([404, []]);
  await context.close();
});
