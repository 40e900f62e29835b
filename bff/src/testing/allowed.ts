import type { AccessLevel } from '../access/access.rules.js';
import { EVERYBODY, type Person } from './people.js';

/** Which people with a session can make a call of a level; listed, not computed (docs/product.md §6). */
const SIGNED_IN: readonly Person[] = ['unverified', 'user', 'other', 'stylist', 'frontDesk', 'admin'];
const VERIFIED = SIGNED_IN.filter((each) => each !== 'unverified');
export const ALLOWED: Record<AccessLevel, readonly Person[]> = {
  public: EVERYBODY,
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
export const refusedStatus = (level: AccessLevel, who: Person): 401 | 403 | null => {
  if (ALLOWED[level].includes(who)) return null;
  return SIGNED_IN.includes(who) ? 403 : 401;
};
