import type { Access, User } from '@salon/contracts';

export type Verdict = 'show' | 'wait' | 'unknown' | 'login' | 'verify' | 'home';

export interface Visitor {
  status: 'loading' | 'unknown' | 'guest' | 'user';
  user: Pick<User, 'isVerified' | 'role'> | null;
}

/** The guard's decision for a page with this access (docs/product.md §2). Admins need no verification (decision A8); a failed session check makes nobody a guest (decision A18). */
export function decide(access: Access, { status, user }: Visitor): Verdict {
  if (access === 'public') return 'show';
  if (status === 'loading') return 'wait';
  if (status === 'unknown') return 'unknown';
  if (status === 'guest' || user === null) return 'login';
  if (user.role === 'admin') return 'show';
  if (!user.isVerified) return 'verify';
  return access === 'admin' ? 'home' : 'show';
}
