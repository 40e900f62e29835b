import { LIMITS } from './fields.js';
import { messages } from './messages.js';

/** Password rules in the order of spec §5; registration shows the first, the reset page joins all with '. '. */
const RULES: readonly [(password: string) => boolean, string][] = [
  [(password) => password.length >= 8, 'Password must be at least 8 characters'],
  [(password) => /[A-Z]/.test(password), 'Password must contain at least one uppercase letter'],
  [(password) => /[a-z]/.test(password), 'Password must contain at least one lowercase letter'],
  [(password) => /\d/.test(password), 'Password must contain at least one number'],
];

/** Passwords that satisfy the four rules and are still the first ones guessed (decision A13). */
const COMMON = new Set([
  'password1',
  'password12',
  'password123',
  'passw0rd',
  'qwerty123',
  'abc12345',
  'welcome1',
  'welcome123',
  'admin1234',
  'letmein1',
  'iloveyou1',
  'changeme1',
]);

/** What is wrong with `password`, in order; empty when nothing is. */
export function passwordProblems(password: string): string[] {
  if (password.length > LIMITS.password) return [messages.passwordTooLong];
  const broken = RULES.filter(([holds]) => !holds(password)).map(([, message]) => message);
  return broken.length === 0 && COMMON.has(password.toLowerCase()) ? [messages.passwordCommon] : broken;
}

/** Each rule with whether `password` meets it, for showing them being met while typing. */
export const passwordChecklist = (password: string): { text: string; met: boolean }[] =>
  RULES.map(([holds, text]) => ({ text, met: holds(password) }));

const TOO_SHORT = RULES[0]?.[1] ?? '';

/** Everything that is wrong with a password set by a reset link, as one sentence, or null (spec §5, decision A13). */
export function resetPasswordProblem(password: string): string | null {
  const problems = passwordProblems(password).map((problem) => (problem === TOO_SHORT ? `${problem} long` : problem));
  return problems.length === 0 ? null : problems.join('. ');
}
