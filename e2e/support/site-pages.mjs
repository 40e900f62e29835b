/** The pages of the site in the sitemap: a new one is added here, and every check of all pages covers it. */
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
