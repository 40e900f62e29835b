import { may, type Permission, type User } from '@salon/contracts';

/** The navigation items in the order of docs/product.md §2. */
export const MAIN: readonly [string, string][] = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Special Offers', '/special-offers'],
  ['Services', '/services'],
  ['Gallery', '/gallery'],
  ['Reviews', '/reviews'],
];

/** The salon's own screens in its navigation bar, with their required permission. */
const SALON: readonly [text: string, to: string, needs: Permission][] = [
  ['Day', '/admin/day', 'desk'],
  ['Tasks', '/admin/tasks', 'desk'],
  ['Closing', '/admin/close', 'money'],
  ['Customers', '/admin/customers', 'desk'],
  ['Reports', '/admin/reports', 'reports'],
  ['Hours', '/admin/hours', 'settings'],
  ['Team', '/admin/stylists', 'settings'],
  ['Menu', '/admin/content/services', 'content'],
  ['Offers', '/admin/offers', 'content'],
  ['Content', '/admin/content', 'content'],
  ['Policy', '/admin/policy', 'settings'],
  ['Site', '/ops', 'ops'],
];

/** Those that a person can see; a stylist has only their own day. */
export const salonLinks = (user: Pick<User, 'permissions' | 'role'> | null): readonly (readonly [string, string])[] => {
  if (!user) return [];
  const shown = SALON.filter(([, , needs]) => may(user, needs)).map(([text, to]) => [text, to] as const);
  return user.role === 'admin' ? shown : myDay(user);
};

/** The link for a stylist with their own day. */
export const myDay = (user: Pick<User, 'permissions'>): readonly (readonly [string, string])[] =>
  may(user, 'own_days') ? [['My day', '/my-day']] : [];

/** Whether a page is one of the salon's own screens. */
export const isSalonPage = (path: string): boolean => /^\/(?:admin|my-day|ops)(?:\/|$)/.test(path);

/** The items of the profile menu; Logout follows them. */
export const MINE: readonly [string, string][] = [
  ['Profile Settings', '/profile'],
  ['My Appointments', '/profile/appointments'],
  ['Dashboard', '/dashboard'],
];

/** Quick links of the footer of public pages. */
export const QUICK: readonly [string, string][] = [
  ['Services', '/services'],
  ['Special Offers', '/special-offers'],
  ['Gallery', '/gallery'],
  ['Reviews', '/reviews'],
  ['FAQ', '/faq'],
  ['Contact', '/contact'],
];

/** The footer of task pages. */
export const SHORT: readonly [string, string][] = [
  ['Privacy', '/privacy-policy'],
  ['Terms', '/terms-conditions'],
  ['Refunds', '/refund-policy'],
  ['Contact', '/contact'],
];

/** Legal links of the footer of public pages. */
export const LEGAL: readonly [string, string][] = [
  ['Privacy Policy', '/privacy-policy'],
  ['Terms & Conditions', '/terms-conditions'],
  ['Refund Policy', '/refund-policy'],
];
