import { may, type User } from '@salon/contracts';

/** True for a customer who must verify the e-mail address first; an admin needs no verification (decision A8). */
export const mustVerify = ({ isVerified, role }: Pick<User, 'isVerified' | 'role'>): boolean =>
  !isVerified && role !== 'admin';

/** Where a login redirects to (decision A12). The role comes from the server, not from the checkbox. */
export const landingOf = (user: Pick<User, 'role' | 'permissions'>): string => {
  if (user.role === 'admin') return '/admin/dashboard';
  return may(user, 'own_days') ? '/my-day' : '/dashboard';
};
