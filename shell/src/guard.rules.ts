import { type Access, may, mustVerify, type User } from '@salon/contracts';

export type Verdict = 'show' | 'wait' | 'unknown' | 'login' | 'verify' | 'home' | 'secure';

export interface Visitor {
  status: 'loading' | 'unknown' | 'guest' | 'user';
  user: Pick<User, 'isVerified' | 'role' | 'permissions' | 'secondFactor'> | null;
}

/**
 * The guard's decision for a page with this access (docs/product.md §2). Admins need no verification (decision A8); a
 * visitor whose session check failed is not treated as a guest (decision A18).
 */
export function decide(access: Access, { status, user }: Visitor): Verdict {
  if (access === 'public') return 'show';
  if (status === 'loading') return 'wait';
  if (status === 'unknown') return 'unknown';
  if (status === 'guest' || user === null) return 'login';
  if (mustVerify(user)) return 'verify';
  if (user.secondFactor === 'required') return 'secure';
  if (access === 'user') return 'show';
  return (access === 'admin' ? user.role === 'admin' : may(user, access)) ? 'show' : 'home';
}
