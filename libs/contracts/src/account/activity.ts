/** The types of entries that the activity list can be filtered by. */
export const ACTIVITY_KINDS = ['sign_in', 'refused', 'action'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One entry of staff activity, newest first: a sign-in, a denied call, a change. */
export interface Activity {
  _id: string;
  at: string;
  kind: ActivityKind;
  /** The exact event: `signed_in`, `access_denied`, `call`, … */
  event: string;
  /** Who did it; null for a guest or an account that is gone. */
  by: { _id: string; name: string } | null;
  /** The affected account, when it is not the actor's own. */
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
