import { messages, refuse } from '@salon/contracts';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON = dictionary['passwords-common'];
/** Common passwords that the package's list lacks: likely guesses at this site. */
const OURS = ['admin1234', 'araliya1', 'araliya123', 'araliya1234'];
/** Length of the longest common password plus a margin for its disguise: longer passwords are not looked up. */
const LONGEST = 32;

const listed = new Set([...COMMON, ...OURS]);
let checker: ZxcvbnFactory | undefined;
/** Built at the first password, so that a restarted service accepts calls sooner. */
const zxcvbn = (): ZxcvbnFactory => (checker ??= new ZxcvbnFactory({ dictionary: { common: [...COMMON, ...OURS] } }));

/**
 * Whether the whole password is one of the 49,000 most common ones, in any case, backwards, or with the usual
 * substitutions (`P@ssw0rd1`).
 */
export function isCommonPassword(password: string): boolean {
  if (listed.has(password.toLowerCase())) return true;
  if (password.length > LONGEST) return false;
  const { sequence } = zxcvbn().check(password);
  return sequence.length === 1 && sequence[0]?.pattern === 'dictionary';
}

/** @param field the refused form field @throws DomainError `invalid` naming it */
export function assertUncommon(password: string, field: 'password' | 'newPassword'): void {
  if (isCommonPassword(password)) throw refuse('ACCOUNT_INVALID', { errors: { [field]: messages.passwordCommon } });
}
