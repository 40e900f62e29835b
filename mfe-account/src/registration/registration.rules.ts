import {
  emailProblem,
  FIELD_LENGTHS,
  lineProblem,
  messages,
  nameProblem,
  passwordProblems,
  phoneProblem,
} from '@salon/contracts';

export interface RegistrationForm {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  address: string;
  phone: string;
}

export type RegistrationField = keyof RegistrationForm;

/** The order of the fields on the page. */
export const FIELDS: readonly RegistrationField[] = [
  'name',
  'email',
  'password',
  'confirmPassword',
  'address',
  'phone',
];

export const EMPTY: RegistrationForm = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  address: '',
  phone: '',
};

/** The problem of one field, or null; for the two passwords the first broken rule (docs/product.md §5). */
const PROBLEMS: Readonly<Record<RegistrationField, (value: string, form: RegistrationForm) => string | null>> = {
  name: nameProblem,
  email: emailProblem,
  password: (value) => passwordProblems(value)[0] ?? null,
  confirmPassword: (value, { password }) =>
    value === password || passwordProblems(password).length > 0 ? null : messages.passwordsDiffer,
  address: (value) => lineProblem('Address', value.trim(), FIELD_LENGTHS.address),
  phone: phoneProblem,
};

export const registrationProblem = (field: RegistrationField, form: RegistrationForm): string | null =>
  PROBLEMS[field](form[field], form);

/** The request body: blank optional fields are omitted, the role is customer. */
export function registrationRequest({ name, email, password, confirmPassword, address, phone }: RegistrationForm) {
  return {
    name: name.trim(),
    email: email.trim(),
    password,
    confirmPassword,
    role: 'user' as const,
    ...(address.trim() === '' ? {} : { address: address.trim() }),
    ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
  };
}

/** The response of a registration, at the top level or in `data`. */
export interface RegistrationResponse {
  token?: string;
  requiresVerification?: boolean;
  userId?: string;
  data?: { requiresVerification?: boolean; userId?: string };
}

/** The account to verify, or null when no verification is needed. */
export function toVerify({ requiresVerification, userId, data }: RegistrationResponse): string | null {
  return (requiresVerification ?? data?.requiresVerification) ? (userId ?? data?.userId ?? null) : null;
}
