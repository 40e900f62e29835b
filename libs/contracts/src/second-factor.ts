import type { NewGoogleSession, NewSession, User } from './account.js';

/**
 * Whether an account has a second factor; `required` is off, and has to be set up before anything of the salon's own.
 */
export type SecondFactorState = 'on' | 'off' | 'required';

/** After the right password of an account with a second factor: what the code is sent with. No session exists yet. */
export interface SecondStep {
  challenge: string;
}

/** The account service's response to a sign-in. */
export type SignInResult = NewSession | { secondStep: SecondStep };

/** The same for a sign-in with Google. */
export type GoogleSignInResult = NewGoogleSession | { secondStep: SecondStep; isNew: boolean };

/** A session as the account service knows it. */
export interface LiveSession {
  user: User;
  /** When its user last proved with password or code that it is them; null for never. */
  confirmedAt: string | null;
  confirmBy: ConfirmBy;
}

export interface SecondFactor {
  on: boolean;
  /** ISO 8601; null while it is off. */
  since: string | null;
  recoveryCodesLeft: number;
}

/** What an authenticator app is set up with. */
export interface SecondFactorSetUp {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://`, for the QR code. */
  uri: string;
}

/** How a signed-in person confirms that it is them; `sign_in` for an account with neither code nor password. */
export type ConfirmBy = 'code' | 'password' | 'sign_in';

/** Minutes for which a sign-in or a confirmation counts as fresh. */
export const CONFIRMED_MINUTES = 10;

/** Recovery codes of a set-up: `ABCDE-FGHJK`. */
export const RECOVERY_CODES = 10;

/**
 * A code of the app as six digits, a recovery code as it is stored; null for what can be neither. Spaces, dashes and
 * case do not count.
 */
export function foldSecondFactorCode(text: string): string | null {
  const folded = text.replace(/[\s-]/g, '').toUpperCase();
  return /^(?:\d{6}|[A-Z2-9]{10})$/.test(folded) ? folded : null;
}
