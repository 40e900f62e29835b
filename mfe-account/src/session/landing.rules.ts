import { may, type User } from '@salon/contracts';

/** Where a login redirects to (decision A12). The role comes from the server, not from the checkbox. */
export const landingOf = (user: Pick<User, 'role' | 'permissions'>): string => {
  if (user.role === 'admin') return '/admin/dashboard';
  return may(user, 'own_days') ? '/my-day' : '/dashboard';
};
