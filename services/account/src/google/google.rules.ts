import { emailProblem, FIELD_LENGTHS, foldEmail, type GooglePerson, isPlainText, refuse } from '@salon/contracts';
import { addMinutes } from '@salon/kernel';

/** A code lives for a minute (decision A1). */
export const codeExpiry = (now: Date): Date => addMinutes(now, 1);

const LONGEST_SUB = 255;
const LONGEST_PICTURE = 2_000;

/**
 * A person of Google as the account stores them: address folded, name cut to what a name can be.
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

/** Whoever gave Google no name we can keep is called by the first part of their address. */
function storedName(name: unknown, email: string): string {
  const given = typeof name === 'string' && isPlainText(name) ? name.trim() : '';
  return (given || (email.trim().split('@')[0] ?? '')).slice(0, FIELD_LENGTHS.name).trim();
}
