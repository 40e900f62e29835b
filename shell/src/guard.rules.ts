import type { Access, User } from '@salon/contracts';

export type Verdict = 'show' | 'wait' | 'unknown' | 'login' | 'verify' | 'home';

export interface Visitor {
  status: 'loading' | 'unknown' | 'guest' | 'user';
  user: Pick<User, 'isVerified' | 'role'> | null;
}

/** What a visitor gets for a page with this access (spec §2 Route guard, decisions A8, A18: an admin needs no verification, and nobody is a guest because the server could not be asked). */
export function decide(access: Access, { status, user }: Visitor): Verdict {
  if (access === 'public') return 'show';
  if (status === 'loading') return 'wait';
  if (status === 'unknown') return 'unknown';
  if (status === 'guest' || user === null) return 'login';
  if (user.role === 'admin') return 'show';
  if (!user.isVerified) return 'verify';
  return access === 'admin' ? 'home' : 'show';
}
