import { may, type Permission, PERMISSIONS, refuse, type User } from '@salon/contracts';
import type { DomainError } from '@salon/kernel';

/**
 * Who may make a call: `public` anyone, `session` anyone signed in, `user` signed in with a verified address (an admin
 * needs none), `day` staff who may see a day of the salon or their own, a permission the staff who have it.
 */
export type AccessLevel = 'public' | 'session' | 'user' | 'day' | Permission;

/** Whether a call is one of the salon's own, not of a customer. */
export const isStaffLevel = (level: AccessLevel): boolean => level === 'day' || isPermission(level);

const isPermission = (level: AccessLevel): level is Permission => (PERMISSIONS as readonly string[]).includes(level);

/** The refusal of a call of this level, or null when allowed (docs/product.md §6). */
export function refusal(
  level: Exclude<AccessLevel, 'public'>,
  caller: Pick<User, 'role' | 'permissions'> & { verified: boolean; needsSecondFactor?: true },
): DomainError | null {
  const { role, verified } = caller;
  if (isStaffLevel(level) && caller.needsSecondFactor) return refuse('SECOND_FACTOR_NEEDED');
  if (level === 'day') return may(caller, 'desk') || may(caller, 'own_days') ? null : refuse('ADMIN_ONLY');
  if (isPermission(level)) return may(caller, level) ? null : refuse('ADMIN_ONLY');
  if (level === 'user' && role !== 'admin' && !verified) return refuse('EMAIL_UNVERIFIED');
  return null;
}
