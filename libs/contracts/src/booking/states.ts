export const APPOINTMENT_STATUSES = ['pending', 'confirmed', 'completed', 'no_show', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** The label of a status. */
export const STATUS_NAMES: Readonly<Record<AppointmentStatus, string>> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  no_show: 'No show',
  cancelled: 'Cancelled',
};

/** The last noted step of a visit on its day; kept when it is completed, cleared when it is moved to another day. */
export const VISIT_PROGRESS = ['arrived', 'started'] as const;
export type VisitProgress = (typeof VISIT_PROGRESS)[number];

/** The label of a step. */
export const PROGRESS_NAMES: Readonly<Record<VisitProgress, string>> = { arrived: 'Arrived', started: 'Started' };

export const CANCEL_REASONS = ['unpaid', 'replaced', 'customer', 'salon'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];
export const ACTORS = ['customer', 'admin', 'system'] as const;
export type Actor = (typeof ACTORS)[number];
export const ATTEMPT_STATES = ['initiated', 'pending', 'paid', 'failed', 'cancelled', 'charged_back'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
export const NOTICE_VERDICTS = ['accepted', 'forged', 'unknown', 'mismatch'] as const;
export type NoticeVerdict = (typeof NOTICE_VERDICTS)[number];
export const MONEY_STATES = [
  'none',
  'paid',
  'paid_unplaced',
  'refund_due',
  'refunding',
  'refunded',
  'charged_back',
  'paid_at_desk',
] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/** True for a paid visit whose time was taken before its payment arrived: it needs another time (decision D4). */
export const isUnplaced = ({ status, money }: { status: AppointmentStatus; money: MoneyState }): boolean =>
  status === 'cancelled' && money === 'paid_unplaced';
