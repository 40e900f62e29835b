import type { RegisterRequest } from './account.js';
import type { StaffRole } from './staff.js';

/** A signed-in device, as its user sees it on the profile. */
export interface SignedInDevice {
  _id: string;
  /** 'Chrome on Windows'. */
  device: string;
  /** When the session began, and when it was last used; ISO 8601. */
  since: string;
  lastSeen: string;
  /** Whether this request came from the device. */
  here: boolean;
}

export type InvitationStatus = 'open' | 'used' | 'revoked' | 'expired';

/** An invitation to become staff (decision A2), as owners see it. */
export interface Invitation {
  _id: string;
  email: string;
  role: StaffRole;
  /** Name of the admin who invited; null when that account is gone. */
  invitedBy: string | null;
  createdAt: string;
  expiresAt: string;
  status: InvitationStatus;
}

export interface RegisterAdminRequest extends RegisterRequest {
  /** The token from the mailed link. */
  invite?: string;
}
