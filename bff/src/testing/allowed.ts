import type { AccessLevel } from '../access/access.rules.js';
import { type Visitor, VISITORS } from './people.js';

/** Which people with a session can make a call of a level; listed, not computed (docs/product.md §6). */
const SIGNED_IN: readonly Visitor[] = ['unverified', 'user', 'other', 'stylist', 'frontDesk', 'admin'];
const VERIFIED = SIGNED_IN.filter((each) => each !== 'unverified');
export const ALLOWED: Record<AccessLevel, readonly Visitor[]> = {
  public: VISITORS,
  session: SIGNED_IN,
  user: VERIFIED,
  day: ['stylist', 'frontDesk', 'admin'],
  desk: ['frontDesk', 'admin'],
  money: ['frontDesk', 'admin'],
  content: ['admin'],
  settings: ['admin'],
  exports: ['admin'],
  reports: ['admin'],
  staff: ['admin'],
  own_days: ['stylist', 'admin'],
  ops: ['admin'],
};

/** Status of a refusal, null when the call is allowed. */
export const refusedStatus = (level: AccessLevel, visitor: Visitor): 401 | 403 | null => {
  if (ALLOWED[level].includes(visitor)) return null;
  return SIGNED_IN.includes(visitor) ? 403 : 401;
};
