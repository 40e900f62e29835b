/**
 * The pages of the site in the sitemap: a new one is added here, and every check of all pages covers it; its heading is
 * in first-paint.spec.ts.
 */
export const PUBLIC_PAGES = [
  '/',
  '/services',
  '/special-offers',
  '/gallery',
  '/reviews',
  '/about',
  '/faq',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/refund-policy',
];

/** Pages of a signed-in customer. */
export const CUSTOMER_PAGES = ['/cart', '/book-appointment', '/profile', '/profile/appointments', '/dashboard'];

/** Pages of an admin. */
export const ADMIN_PAGES = [
  '/admin/dashboard',
  '/admin/day',
  '/admin/tasks',
  '/admin/close',
  '/admin/customers',
  '/admin/reports',
  '/admin/hours',
  '/admin/outside-hours',
  '/admin/stylists',
  '/admin/content',
  '/admin/content/services',
  '/admin/content/settings',
  '/admin/offers',
  '/admin/reviews',
  '/admin/policy',
  '/admin/setup',
  '/admin/import/clients',
  '/admin/import/services',
  '/admin/export',
  '/admin/actions',
  '/admin/invitations',
  '/admin/staff',
  '/admin/staff/activity',
  '/ops',
];
