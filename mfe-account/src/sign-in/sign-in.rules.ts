import { accountRefusals, type LoginRequest, messages } from '@salon/contracts';

export interface SignInValues {
  email: string;
  password: string;
  admin: boolean;
}

export const passwordProblem = (password: string): string | null =>
  password === '' ? messages.passwordRequired : null;

/** Whether the visitor comes from a screen of the salon, which only admins can open. */
export const isAdminPath = (returnTo: string | null): boolean => /^\/(?:admin|ops)(?:[/?]|$)/.test(returnTo ?? '');

/** The login request: the checkbox sets the requested role, the server decides (decision A3). */
export const requestOf = ({ email, password, admin }: SignInValues): LoginRequest => ({
  email: email.trim(),
  password,
  role: admin ? 'admin' : 'user',
});

/** The way on after the wrong choice of the box. */
export const ROLE_HINT = 'Owners and the front desk tick “Sign in as admin”; everybody else signs in without the tick.';

/** The specific messages of a refused login (docs/product.md §8), with their fields. */
const REFUSALS: Readonly<Record<number, { field: 'email' | null; sentence: string }>> = {
  401: { field: null, sentence: accountRefusals.LOGIN_WRONG.text },
  403: { field: null, sentence: accountRefusals.LOGIN_ROLE.text },
  404: { field: 'email', sentence: accountRefusals.LOGIN_UNKNOWN.text },
};

/** The code distinguishes a disabled account from the wrong checkbox. */
export const refusalOf = (status: number, code: string) =>
  code === 'LOGIN_DISABLED'
    ? { field: null, sentence: accountRefusals.LOGIN_DISABLED.text }
    : (REFUSALS[status] ?? null);
