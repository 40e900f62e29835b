// States of the public site beside the ready one: [name, width, steps before the picture, other options of `picture`].

import { settled } from './scenes.mjs';

const FAILED = {
  status: 503,
  contentType: 'application/json',
  body: JSON.stringify({
    status: 'error',
    code: 'UNAVAILABLE',
    message: 'Service is unavailable. Please try again later.',
  }),
};
const nothing = (name) => ({ json: { status: 'success', results: 0, data: { [name]: [] } } });

/** Navigates within the site, so that the page fetches its data instead of using server-rendered data. */
async function walkTo(page, name) {
  await page.goto('/login');
  await settled(page);
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('navigation', { name: /^(Main|Menu)$/ })
    .getByRole('link', { name })
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}
const answering = (name, glob, answer) => async (page) => {
  await page.route(glob, (route) => route.fulfill(answer));
  await walkTo(page, name);
};
/** The response never arrives. */
const waiting = (name, glob) => async (page) => {
  await page.route(glob, () => new Promise(() => {}));
  await walkTo(page, name);
};
const at = (path, act) => async (page) => {
  await page.goto(path);
  await settled(page);
  await act(page);
};
const press = (name) => (page) => page.getByRole('button', { name }).first().click();

const failed = answering('Special Offers', '**/api/special-offers/active', FAILED);
const loading = waiting('Services', '**/api/{services,special-offers}/**');
const firstPicture = at('/gallery', async (page) => {
  await page.locator('main button:has(img)').first().click();
  await page.getByRole('dialog').getByText(/^1 of/).waitFor();
});
const sentEmpty = at('/contact', press('Send message'));
const added = at('/services', async (page) => {
  await press(/^Book Now/)(page);
  await page.getByText('Service added to cart').first().waitFor();
});
const refused = at('/reviews', press('Submit review'));
const openQuestion = at('/faq', (page) => page.locator('main button[aria-expanded]').nth(2).click());

/** For every visitor. */
export const GUEST = [
  ['services-loading', 375, loading],
  ['services-loading', 1280, loading],
  ['offers-error', 375, failed],
  ['offers-empty', 1280, answering('Special Offers', '**/api/special-offers/active', nothing('offers'))],
  ['services-empty', 375, at('/services', (page) => page.getByRole('searchbox').fill('zzz'))],
  ['menu', 375, at('/services', press('Open menu')), { viewportOnly: true }],
  ['lightbox', 375, firstPicture, { viewportOnly: true }],
  ['lightbox', 1280, firstPicture, { viewportOnly: true }],
  ['faq-open', 375, openQuestion],
  ['contact-errors', 375, sentEmpty],
  ['contact-errors', 768, sentEmpty, { scheme: 'dark' }],
];

/** For customers. */
export const CUSTOMER = [
  ['menu-customer', 375, at('/services', press('Open menu')), { viewportOnly: true }],
  ['added', 1280, added, { viewportOnly: true, scheme: 'dark' }],
  ['reviews-refused', 768, refused],
  ['reviews-form', 1280, at('/reviews', (page) => page.getByRole('form', { name: /your review|a review/ }).waitFor())],
];

/** For admins. */
export const ADMIN = [
  ['menu-admin', 1280, at('/services', (page) => page.locator('.profile__toggle').click()), { viewportOnly: true }],
  ['admin-offers', 1280, at('/admin/offers', (page) => page.getByRole('list', { name: 'Special offers' }).waitFor())],
  ['admin-offers', 375, at('/admin/offers', (page) => page.getByRole('list', { name: 'Special offers' }).waitFor())],
  ['admin-offers-new', 375, at('/admin/offers', press('New offer')), { viewportOnly: true }],
  [
    'admin-offers-refused',
    1280,
    at('/admin/offers', async (page) => {
      await press('New offer')(page);
      await press('Create offer')(page);
    }),
    { viewportOnly: true },
  ],
  [
    'admin-offers-archived',
    1280,
    at('/admin/offers', async (page) => {
      await page
        .getByRole('button', { name: /^Actions: / })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByText(/^Archived\. Guests do not/).waitFor();
    }),
    { viewportOnly: true },
  ],
  ...[1280, 375].flatMap((width) => [
    ['admin-dashboard', width, at('/admin/dashboard', () => {})],
    [
      'admin-services',
      width,
      at('/admin/content/services', (page) => page.getByRole('list', { name: 'Services' }).waitFor()),
    ],
    ['admin-service', width, at('/admin/content/services', press('Edit: Haircut & finish')), { viewportOnly: true }],
    ['admin-salon', width, at('/admin/content/settings', (page) => page.getByLabel('Brand').waitFor())],
    ['admin-reviews', width, at('/admin/reviews', (page) => page.getByRole('list', { name: 'Reviews' }).waitFor())],
  ]),
  ['admin-content', 1280, at('/admin/content', () => {})],
  ['admin-content', 1280, at('/admin/content', () => {}), { scheme: 'dark' }],
];
