import { emailProblem, FIELD_LENGTHS, foldEmail, type GooglePerson, isPlainText, refuse } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

/** Lifetime of a code: one minute (decision A1). */
export const codeExpiry = (now: Date): Date => addMinutes(now, 1);

const LONGEST_SUB = 255;
const LONGEST_PICTURE = 2_000;

/**
 * A Google user as the account stores them: address folded, name truncated to the maximum length.
 * @throws DomainError `unauthenticated`
 */
export function storedPerson({ sub, email, name, picture }: GooglePerson): GooglePerson {
  if (typeof sub !== 'string' || sub === '' || sub.length > LONGEST_SUB) throw refuse('GOOGLE_REFUSED');
  if (typeof email !== 'string' || emailProblem(email) !== null) throw refuse('GOOGLE_REFUSED');
  return {
    sub,
    email: foldEmail(email),
    name: storedName(name, email),
    picture: typeof picture === 'string' && picture.length <= LONGEST_PICTURE ? picture : null,
  };
}

/** A user without a usable Google name gets the local part of their address as name. */
function storedName(name: unknown, email: string): string {
  const given = typeof name === 'string' && isPlainText(name) ? name.trim() : '';
  return (given || (email.trim().split('@')[0] ?? '')).slice(0, FIELD_LENGTHS.name).trim();
}
