/** The kinds of entries that the list of activity can be filtered by. */
export const ACTIVITY_KINDS = ['sign_in', 'refused', 'action'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One entry of what staff did, newest first: signed in, called what they may not, changed something. */
export interface Activity {
  _id: string;
  at: string;
  kind: ActivityKind;
  /** The exact event: `signed_in`, `access_denied`, `call`, … */
  event: string;
  /** Who did it; null for a guest or an account that is gone. */
  by: { _id: string; name: string } | null;
  /** Whose account it is about, when that is somebody else. */
  about: string | null;
  /** The declared route of a call, or what changed. */
  note: string | null;
  device: string;
  network: string;
}

export interface ActivityPage {
  entries: Activity[];
  next: string | null;
}
