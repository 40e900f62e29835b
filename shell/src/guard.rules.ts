import type { Access, User } from '@salon/contracts';

export type Verdict = 'show' | 'wait' | 'login' | 'verify' | 'home';

export interface Visitor {
  status: 'loading' | 'guest' | 'user';
  user: Pick<User, 'isVerified' | 'role'> | null;
}

/** What a visitor gets for a page with this access (spec §2 Route guard, decision A8: an admin needs no verification). */
export function decide(access: Access, { status, user }: Visitor): Verdict {
  if (access === 'public') return 'show';
  if (status === 'loading') return 'wait';
  if (status === 'guest' || user === null) return 'login';
  if (user.role === 'admin') return 'show';
  if (!user.isVerified) return 'verify';
  return access === 'admin' ? 'home' : 'show';
}
