import {
  type Actor,
  APPOINTMENT_STATUSES,
  type AppointmentStatus,
  type CancelReason,
  DESK,
  type RefusalParams,
  refuse,
  type VisitProgress,
} from '@salon/contracts';
import { addMinutes, type Cents, formatLkr } from '@salon/kernel';

type Refusal = RefusalParams<'APPOINTMENT_MOVE'>;

/** A service at the time of booking. */
export interface BookedLine {
  serviceId: string;
  title: string;
  /** Absent in visits booked before lines had one. */
  category?: string;
  priceCents: Cents;
  minutes: number;
  quantity: number;
  /** Reason of an agreed price that differs from the catalog's. */
  agreed?: string;
  /** Added beside the booked offer. */
  isAdded?: boolean;
}

/** A line of a new visit has all that a line has now. */
export type NewLine = Required<Omit<BookedLine, 'agreed' | 'isAdded'>>;

export interface BookedOffer {
  id: string;
  title: string;
  priceCents: Cents;
}

/** The last noted step of a visit, undefined for none. */
export const progressOf = ({ startedAt, arrivedAt }: ProgressTimes): VisitProgress | undefined =>
  startedAt ? 'started' : arrivedAt ? 'arrived' : undefined;

interface ProgressTimes {
  arrivedAt?: Date | null;
  startedAt?: Date | null;
}

type Transitions = Readonly<Partial<Record<AppointmentStatus, readonly AppointmentStatus[]>>>;

/** Allowed transitions, with who can make them (decision C8). */
const TRANSITIONS: Readonly<Record<Actor, Transitions>> = {
  customer: { pending: ['cancelled'], confirmed: ['cancelled'] },
  admin: { pending: ['confirmed', 'cancelled'], confirmed: ['completed', 'no_show', 'cancelled'] },
  system: { pending: ['confirmed', 'cancelled'], cancelled: ['confirmed'] },
};

/** The statuses an admin can set; the table decides from which status. */
export const ADMIN_TARGETS = APPOINTMENT_STATUSES.filter((to) =>
  Object.values(TRANSITIONS.admin).some((targets) => targets.includes(to)),
);

interface TransitionVisit extends ProgressTimes {
  status: AppointmentStatus;
  startsAt: Date;
  cancelReason: CancelReason | null;
}

interface Transition {
  actor: Actor;
  to: AppointmentStatus;
  now: Date;
}

/** Why `actor` cannot set this status, not yet, or no longer; null when the table allows it. */
export function transitionRefusal(visit: TransitionVisit, { actor, to, now }: Transition): Refusal | null {
  const { status: from, startsAt, cancelReason } = visit;
  if (!TRANSITIONS[actor][from]?.includes(to)) return { reason: 'never', from, to };
  if (from === 'cancelled' && !isRevivable(cancelReason)) return { reason: 'cancelled' };
  if (actor === 'customer' && startsAt <= now) return { reason: 'begun' };
  if (to === 'completed' && now < startsAt) return { reason: 'notBegun' };
  if (to !== 'no_show') return null;
  if (progressOf(visit)) return { reason: 'arrived' };
  return now < addMinutes(startsAt, DESK.noShowAfterMinutes)
    ? { reason: 'noShowEarly', minutes: DESK.noShowAfterMinutes }
    : null;
}

/** @throws DomainError `conflict` with the reason from `transitionRefusal` */
export function assertTransition(visit: TransitionVisit, transition: Transition): void {
  const params = transitionRefusal(visit, transition);
  if (params !== null) throw refuse('APPOINTMENT_MOVE', { params });
}

/**
 * Why money at the desk keeps a visit from being cancelled: what was taken is returned there first, and what was
 * returned is taken again. Null when there is none.
 */
export function deskMoneyRefusal(
  { deskPaidCents }: { deskPaidCents: number },
  actor: 'customer' | 'admin',
): RefusalParams<'DESK_MONEY_STANDS'> | null {
  if (deskPaidCents === 0) return null;
  if (actor === 'customer') return { reason: 'customer' };
  return { reason: deskPaidCents > 0 ? 'desk' : 'given', amount: formatLkr(Math.abs(deskPaidCents) as Cents) };
}

type HasStatus = { status: AppointmentStatus };

/** True for a hold or a confirmed visit: it is neither over nor cancelled. */
export const isUndecided = ({ status }: HasStatus): boolean => status === 'pending' || status === 'confirmed';

export const KEPT_STATUSES: readonly AppointmentStatus[] = ['confirmed', 'completed'];

/** True for a kept visit (docs/glossary.md): confirmed or completed. */
export const isKept = ({ status }: HasStatus): boolean => KEPT_STATUSES.includes(status);

/** A late payment can only restore a visit that was not cancelled on purpose. */
export const isRevivable = (reason: CancelReason | null): boolean => reason === 'unpaid' || reason === 'replaced';
