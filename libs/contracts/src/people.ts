import type { RegisterRequest } from './account.js';

/** A place where someone is signed in, as they see it on their profile. */
export interface SignedInDevice {
  _id: string;
  /** 'Chrome on Windows'. */
  device: string;
  /** When the session began, and when it was last used; ISO 8601. */
  since: string;
  lastSeen: string;
  /** Whether it is the one that asks. */
  here: boolean;
}

export type InvitationStatus = 'open' | 'used' | 'revoked' | 'expired';

/** An invitation to become an admin (decision A2), as admins see it. */
export interface Invitation {
  _id: string;
  email: string;
  /** Name of the admin who invited; null when that account is gone. */
  invitedBy: string | null;
  createdAt: string;
  expiresAt: string;
  status: InvitationStatus;
}

export interface RegisterAdminRequest extends RegisterRequest {
  /** From the link of the mail. */
  invite?: string;
}
