import type { SecondFactorState } from './second-factor.js';
import type { Permission } from './staff.js';

export const ROLES = ['user', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Header of a call that a page makes by itself, while nobody uses it: it does not extend the session (decision A9). */
export const UNATTENDED_HEADER = 'x-unattended';

/** The signed-in person as the browser sees them (docs/product.md §3). */
export interface User {
  _id: string;
  name: string;
  email: string;
  isVerified: boolean;
  role: Role;
  /** What staff may do. */
  permissions: readonly Permission[];
  secondFactor: SecondFactorState;
  googleId: string | null;
  profileImage: string | null;
  address: string | null;
  phone: string | null;
  city: string | null;
}

export interface RegisterRequest {
  name: string;
  email: string;
  password: string;
  address?: string;
  phone?: string;
}

/** What the account service responds to a registration. */
export interface Registration {
  requiresVerification: true;
  userId: string;
}

/** The same for an invited admin: the invitation has proved the address, so that nothing is left to verify. */
export interface AdminRegistration {
  requiresVerification: false;
  userId: string;
}

export interface RegisterResponse extends Registration {
  message: string;
}

export interface LoginRequest {
  email: string;
  password: string;
  role: Role;
}

export interface VerifyEmailRequest {
  userId: string;
  otp: string;
}

export interface ForgotPasswordRequest {
  email: string;
  /** The account's role; an account with another role counts as unknown (decision A4). */
  role: Role;
}

export interface RedeemResetRequest {
  /** The token from the mailed link. */
  token: string;
  password: string;
}

export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}

/** An absent field stays as it is; a blank field is cleared, but a name cannot be blank. */
export interface ProfileRequest {
  name?: string;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
}

/** The account service's response when a session begins; the BFF turns `session` into the bearer token. */
export interface NewSession {
  user: User;
  session: { id: string; expiresAt: string };
}

/** The same for a sign-in with Google; `isNew` when it created the account. */
export interface NewGoogleSession extends NewSession {
  isNew: boolean;
}

/** A single-use code for the return from Google's page. */
export interface GoogleCodeResponse {
  code: string;
  isNew: boolean;
}
