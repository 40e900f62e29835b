import { ALLOWED } from '../testing/allowed.js';
import { PEOPLE, type Person } from '../testing/people.js';
import { type AccessLevel, refusal } from './access.rules.js';

it.each(Object.entries(PEOPLE))('T8 every level for %s, also those no call has yet', (who, caller) => {
  for (const level of Object.keys(ALLOWED) as AccessLevel[])
    if (level !== 'public')
      expect([level, refusal(level, { ...caller, verified: caller.isVerified }) === null]).toEqual([
        level,
        ALLOWED[level].includes(who as Person),
      ]);
});
