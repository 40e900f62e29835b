import { FIELD_LENGTHS, SHORTEST_PASSWORD } from '../limits.js';
import * as messages from '../messages.js';

/**
 * Password rules in the order of docs/product.md §5; registration shows the first, the reset page joins all with '. '.
 */
const RULES: readonly [(password: string) => boolean, string][] = [
  [(password) => password.length >= SHORTEST_PASSWORD, `Password must be at least ${SHORTEST_PASSWORD} characters`],
  [(password) => /[A-Z]/.test(password), 'Password must contain at least one uppercase letter'],
  [(password) => /[a-z]/.test(password), 'Password must contain at least one lowercase letter'],
  [(password) => /\d/.test(password), 'Password must contain at least one number'],
];

/** The problems of `password` in order, or an empty list. Only the account service knows common passwords. */
export function passwordProblems(password: string): string[] {
  if (password.length > FIELD_LENGTHS.password) return [messages.passwordTooLong];
  return RULES.filter(([holds]) => !holds(password)).map(([, message]) => message);
}

/** Each rule and whether `password` meets it, for feedback while typing. */
export const passwordChecklist = (password: string): { text: string; met: boolean }[] =>
  RULES.map(([holds, text]) => ({ text, met: holds(password) }));

const TOO_SHORT = RULES[0]?.[1] ?? '';

/** All problems of a password set by a reset link as one sentence, or null (docs/product.md §5, decision A13). */
export function resetPasswordProblem(password: string): string | null {
  const problems = passwordProblems(password).map((problem) => (problem === TOO_SHORT ? `${problem} long` : problem));
  return problems.length === 0 ? null : problems.join('. ');
}
