import { isCode } from '../fields.js';
import type { NewGoogleSession, NewSession, User } from './account.js';

/**
 * Whether an account has a second factor; `required` means off, but it must be set up before anything else in the
 * salon.
 */
export type SecondFactorState = 'on' | 'off' | 'required';

/**
 * Response to a correct password of an account with a second factor: the token to send with the code. No session exists
 * yet.
 */
export interface SecondStep {
  challenge: string;
}

/** The account service's response to a sign-in. */
export type SignInResult = NewSession | { secondStep: SecondStep };

/** The same for a sign-in with Google. */
export type GoogleSignInResult = NewGoogleSession | { secondStep: SecondStep; isNew: boolean };

/** A session of the account service. */
export interface LiveSession {
  user: User;
  /** When the user last confirmed their identity with password or code; null for never. */
  confirmedAt: string | null;
  confirmBy: ConfirmBy;
}

export interface SecondFactor {
  on: boolean;
  /** ISO 8601; null while it is off. */
  since: string | null;
  recoveryCodesLeft: number;
}

/** The data to set up an authenticator app. */
export interface SecondFactorSetUp {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://`, for the QR code. */
  uri: string;
}

/** The new recovery codes, shown once. */
export interface NewRecoveryCodes {
  recoveryCodes: string[];
}

/** How a signed-in person can confirm their identity; `sign_in` for an account with neither code nor password. */
export type ConfirmBy = 'code' | 'password' | 'sign_in';

/** Minutes for which a sign-in or a confirmation counts as fresh. */
export const CONFIRMED_MINUTES = 10;

/** Recovery codes of a set-up: `ABCDE-FGHJK`. */
export const RECOVERY_CODES = 10;

/**
 * A code of the app as digits, a recovery code in its stored form; null for invalid input. Spaces, dashes and case
 * are ignored.
 */
export function foldSecondFactorCode(text: string): string | null {
  const folded = text.replace(/[\s-]/g, '').toUpperCase();
  return isCode(folded) || /^[A-Z2-9]{10}$/.test(folded) ? folded : null;
}
