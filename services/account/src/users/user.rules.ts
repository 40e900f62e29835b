import { emailProblem, foldEmail, foldPhone, isPlainText, LIMITS, messages, passwordProblems, phoneProblem, type RegisterRequest } from '@salon/contracts';
import { DomainError } from '@salon/kernel';

export interface RegistrationDetails {
  name: string;
  /** Case-folded. */
  email: string;
  password: string;
  address: string | null;
  /** Ten digits. */
  phone: string | null;
}

/** What was sent, if it is a text; anything else is as good as nothing. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The details of a registration as they are stored: trimmed, folded, optional ones null when empty.
 * @throws DomainError `invalid` naming each field, with the first broken password rule (spec §5)
 */
export function registrationDetails(request: RegisterRequest): RegistrationDetails {
  const name = asText(request.name).trim();
  const email = asText(request.email);
  const password = asText(request.password);
  const phone = asText(request.phone);
  const address = asText(request.address).trim();
  assertNone({
    name: nameProblem(name),
    email: addressProblem(email),
    password: password === '' ? messages.passwordRequired : (passwordProblems(password)[0] ?? null),
    phone: phoneProblem(phone),
    address: address.length <= LIMITS.address && isPlainText(address, true) ? null : messages.invalid,
  });
  return { name, email: foldEmail(email), password, address: address || null, phone: phone.trim() === '' ? null : foldPhone(phone) };
}

/** The case-folded form of an e-mail address. @throws DomainError `invalid` */
export function checkedEmail(value: unknown): string {
  const email = asText(value);
  assertNone({ email: addressProblem(email) });
  return foldEmail(email);
}

function nameProblem(name: string): string | null {
  if (name === '') return messages.nameRequired;
  return name.length <= LIMITS.name && isPlainText(name) ? null : messages.invalid;
}

const addressProblem = (email: string): string | null => emailProblem(email) ?? (isPlainText(email.trim()) ? null : messages.emailInvalid);

function assertNone(problems: Record<string, string | null>): void {
  const errors = Object.fromEntries(Object.entries(problems).filter((each): each is [string, string] => each[1] !== null));
  const [first] = Object.values(errors);
  if (first !== undefined) throw new DomainError('invalid', 'ACCOUNT_INVALID', first, { errors });
}
