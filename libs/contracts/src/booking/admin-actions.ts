import type { AppointmentStatus } from './states.js';

/** A status an admin can set now, and whether the change can be undone; shown before the click (decision C8). */
export interface AppointmentMove {
  to: AppointmentStatus;
  undoable: boolean;
  /** Why it cannot be undone. */
  why?: string;
}

export const ADMIN_ACTION_TYPES = [
  'status',
  'book',
  'reschedule',
  'reassign',
  'keep',
  'refund_send',
  'refund_settle',
  'progress',
  'desk_payment',
  'lines',
  'note',
] as const;
export type AdminActionType = (typeof ADMIN_ACTION_TYPES)[number];

/** Whether an admin action can still be undone: until when (ISO 8601), or why not. */
export type Undoing = { undoable: true; undoableUntil: string } | { undoable: false; why: string };

/** The admin action in the response of an admin's call, beside its resource. */
export type AdminActionUndo = { id: string } & Undoing;

/** One admin action on a visit. */
export type AdminAction = AdminActionUndo & {
  kind: AdminActionType;
  at: string;
  admin: { _id: string; name: string };
  appointment: { _id: string; appointmentId: string; customerName: string };
  from: AppointmentStatus;
  to: AppointmentStatus;
  undoneAt: string | null;
  /** Its undo sends the customer a mail, because that about the action has left; absent for false. */
  undoMails?: boolean;
};

export const REFUND_STATES = ['due', 'refunding', 'refunded'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/** The states of a refund whose money is not back yet. */
export const OPEN_REFUND_STATES: readonly RefundState[] = ['due', 'refunding'];
export const REFUND_REASONS = ['second_payment', 'cancelled', 'unplaced'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Money to give back (decisions C9, D4, D5). Money in LKR, instants ISO 8601. */
export interface Refund {
  _id: string;
  appointment: {
    _id: string;
    appointmentId: string;
    date: string;
    startTime: string;
    customerName: string;
    customerEmail: string;
  };
  orderId: string;
  paymentId: string | null;
  amount: number;
  reason: RefundReason;
  state: RefundState;
  method: 'gateway' | 'bank' | null;
  /** The reference of the bank transfer. */
  reference: string | null;
  /** The gateway's reason for its last refusal. */
  failure: string | null;
  createdAt: string;
  begunAt: string | null;
  doneAt: string | null;
  /** The actions available now, and whether each can be undone. */
  moves: { to: 'send' | 'settle'; undoable: boolean; why?: string }[];
}

/** The current refund, and the undo state of the admin action on it. */
export interface RefundResult {
  refund: Refund;
  act: AdminActionUndo;
}
