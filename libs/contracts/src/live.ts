/**
 * What a change that the desk sees was made to; `salon` is hours, blocked time, stylists, settings, and what was noted
 * of them; `message` is one of the contact page.
 */
export const DESK_SUBJECTS = ['visit', 'salon', 'refund', 'notice', 'mail', 'message'] as const;
export type DeskSubject = (typeof DESK_SUBJECTS)[number];

/** A change of what the desk sees. Nothing of it is about a person. */
export interface DeskChange {
  subject: DeskSubject;
  /** The salon day of the visit; null when it may be any day. */
  day: string | null;
}

/** An event of `GET /api/admin/stream`; without changes it says that the stream is live. */
export interface DeskEvent {
  /** Whether these are all changes since the caller's last event; otherwise everything is fetched anew. */
  isComplete: boolean;
  changes: DeskChange[];
}

/** Seconds after which a stream without changes says that it is live. */
export const STREAM_HEARTBEAT = 15;
