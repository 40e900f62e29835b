import {
  type ChangePasswordRequest,
  emailProblem,
  foldEmail,
  foldPhone,
  generalRefusals,
  isPlainText,
  FIELD_LENGTHS,
  messages,
  nameProblem,
  passwordProblems,
  phoneProblem,
  problemsIn,
  type ProfileRequest,
  refuse,
  type RegisterRequest,
} from '@salon/contracts';

export interface RegistrationDetails {
  name: string;
  /** Case-folded. */
  email: string;
  password: string;
  address: string | null;
  /** Ten digits. */
  phone: string | null;
}

/** The value if it is a string, else an empty string. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The stored form of registration data: trimmed, folded, optional values null when empty.
 * @throws DomainError `invalid` naming each field, with the first broken password rule (docs/product.md §5)
 */
export function registrationDetails(request: Partial<RegisterRequest>): RegistrationDetails {
  const name = asText(request.name).trim();
  const email = asText(request.email);
  const password = asText(request.password);
  const phone = asText(request.phone);
  const address = asText(request.address).trim();
  assertNone({
    name: nameProblem(name),
    email: emailProblem(email),
    password: password === '' ? messages.passwordRequired : (passwordProblems(password)[0] ?? null),
    phone: phoneProblem(phone),
    address: textProblem(address, FIELD_LENGTHS.address),
  });
  return { name, email: foldEmail(email), password, address: address || null, phone: storedPhone(phone) };
}

export interface ProfileDetails {
  name?: string;
  /** Ten digits, null for none; absent when unchanged, like the others. */
  phone?: string | null;
  address?: string | null;
  city?: string | null;
}

/**
 * The stored form of the profile fields: a missing field stays unchanged, a blank one is cleared, a blank name refused
 * (docs/product.md §5, decision A14).
 * @throws DomainError `invalid` naming each field
 */
export function profileDetails(request: Partial<ProfileRequest>): ProfileDetails {
  const name = asText(request.name).trim();
  const phone = asText(request.phone);
  const address = asText(request.address).trim();
  const city = asText(request.city).trim();
  assertNone({
    name: request.name === undefined ? null : nameProblem(name),
    phone: phoneProblem(phone),
    address: textProblem(address, FIELD_LENGTHS.address),
    city: textProblem(city, FIELD_LENGTHS.city),
  });
  return {
    ...(request.name === undefined ? {} : { name }),
    ...(request.phone === undefined ? {} : { phone: storedPhone(phone) }),
    ...(request.address === undefined ? {} : { address: address || null }),
    ...(request.city === undefined ? {} : { city: city || null }),
  };
}

/**
 * Both passwords of a change.
 * @throws DomainError `invalid` naming each field, with the first rule the new one breaks (docs/product.md §5)
 */
export function passwordChange(request: Partial<ChangePasswordRequest>): ChangePasswordRequest {
  const currentPassword = asText(request.currentPassword);
  const newPassword = asText(request.newPassword);
  assertNone({
    currentPassword: enteredPasswordProblem(currentPassword, messages.currentPasswordRequired),
    newPassword: newPassword === '' ? messages.newPasswordRequired : (passwordProblems(newPassword)[0] ?? null),
  });
  return { currentPassword, newPassword };
}

/** The password of a sign-in. @throws DomainError `invalid` */
export function checkedPassword(value: unknown): string {
  const password = asText(value);
  assertNone({ password: enteredPasswordProblem(password, messages.passwordRequired) });
  return password;
}

/** The problem of an existing password that somebody enters; null for none. */
function enteredPasswordProblem(password: string, missing: string): string | null {
  if (password === '') return missing;
  return password.length > FIELD_LENGTHS.password ? messages.passwordTooLong : null;
}

/** The case-folded form of an e-mail address. @throws DomainError `invalid` */
export function checkedEmail(value: unknown): string {
  const email = asText(value);
  assertNone({ email: emailProblem(email) });
  return foldEmail(email);
}

const storedPhone = (phone: string): string | null => (phone.trim() === '' ? null : foldPhone(phone));

const textProblem = (text: string, max: number): string | null =>
  text.length <= max && isPlainText(text, true) ? null : generalRefusals.invalid;

function assertNone(problems: Record<string, string | null>): void {
  const errors = problemsIn(problems);
  if (errors) throw refuse('ACCOUNT_INVALID', { errors });
}
