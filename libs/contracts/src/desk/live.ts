/**
 * The target of a change that the desk sees; `salon` covers hours, blocked time, stylists, settings, and notes about
 * them; `message` is a contact message.
 */
export const DESK_SUBJECTS = ['visit', 'salon', 'refund', 'notice', 'mail', 'message'] as const;
export type DeskSubject = (typeof DESK_SUBJECTS)[number];

/** A change that the desk sees. It contains no personal data. */
export interface DeskChange {
  subject: DeskSubject;
  /** The salon day of the visit; null when it may be any day. */
  day: string | null;
}

/** An event of `GET /api/admin/stream`; an event without changes is a heartbeat. */
export interface DeskEvent {
  /** True when these are all changes since the caller's last event; otherwise the caller refetches everything. */
  isComplete: boolean;
  changes: DeskChange[];
}

/** A heartbeat is sent after so long without changes. */
export const STREAM_HEARTBEAT_SECONDS = 15;
