/** The navigation items in the order of docs/product.md §2. */
export const MAIN: readonly [string, string][] = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Special Offers', '/special-offers'],
  ['Services', '/services'],
  ['Gallery', '/gallery'],
  ['Reviews', '/reviews'],
];

/** The items of the profile menu; Logout follows them. */
export const MINE: readonly [string, string][] = [
  ['Profile Settings', '/profile'],
  ['My Appointments', '/profile/appointments'],
  ['Dashboard', '/dashboard'],
];

export const QUICK: readonly [string, string][] = [
  ['Services', '/services'],
  ['Special Offers', '/special-offers'],
  ['Gallery', '/gallery'],
  ['Reviews', '/reviews'],
  ['FAQ', '/faq'],
  ['Contact', '/contact'],
];

/** The footer of pages on which something is being done. */
export const SHORT: readonly [string, string][] = [
  ['Privacy', '/privacy-policy'],
  ['Terms', '/terms-conditions'],
  ['Refunds', '/refund-policy'],
  ['Contact', '/contact'],
];

export const LEGAL: readonly [string, string][] = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms & Conditions', '/terms-conditions'],
  ['Refund Policy', '/refund-policy'],
];
