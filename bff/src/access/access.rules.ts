import { refuse, type Role } from '@salon/contracts';
import type { DomainError } from '@salon/kernel';

/**
 * Who may make a call: `public` anyone, `session` anyone signed in, `user` signed in with a verified address
 * (an admin needs none), `admin` an admin.
 */
export type AccessLevel = 'public' | 'session' | 'user' | 'admin';

/** The refusal of a call of this level, or null when allowed (docs/product.md §6). */
export function refusal(
  level: Exclude<AccessLevel, 'public'>,
  { role, verified }: { role: Role; verified: boolean },
): DomainError | null {
  if (level === 'admin') return role === 'admin' ? null : refuse('ADMIN_ONLY');
  if (level === 'user' && role !== 'admin' && !verified) return refuse('EMAIL_UNVERIFIED');
  return null;
}
