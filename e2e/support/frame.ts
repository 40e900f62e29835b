import { expect, type Page } from '@playwright/test';
import { ADMIN_PAGES } from './site-pages.mjs';

const MAIN = ['Home', 'About Us', 'Special Offers', 'Services', 'Gallery', 'Reviews'];
const SALON = ['Day', 'Tasks', 'Customers', 'Hours', 'Team', 'Menu', 'Offers', 'Content', 'Policy'];
const LEGAL = ['/privacy-policy', '/terms-conditions', '/refund-policy'];

/**
 * Expects the navigation bar with its items, the salon's own on its screens, and the footer with its legal and contact
 * links, in a window as wide as a desktop's.
 */
export async function expectFrame(page: Page, path: string): Promise<void> {
  const isSalon = ADMIN_PAGES.includes(path);
  const bar = page.getByRole('navigation', { name: isSalon ? 'Salon' : 'Main' });
  for (const item of isSalon ? SALON : MAIN)
    await expect(bar.getByRole('link', { name: item }).first(), `${item} on ${path}`).toBeVisible();
  const foot = page.getByRole('contentinfo');
  const legal = foot.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  const targets = await legal.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.slice(0, LEGAL.length)).toEqual(LEGAL); // The short footer has contact in the same list.
  expect(await foot.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
}
