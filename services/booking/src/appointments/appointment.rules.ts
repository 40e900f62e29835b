import { type Actor, type AppointmentStatus, type CancelReason, type RefusalParams, refuse } from '@salon/contracts';
import { addMinutes, type Cents } from '@salon/kernel';

type Refusal = RefusalParams<'APPOINTMENT_MOVE'>;

/** A service as it was when the visit was booked. */
export interface BookedLine {
  serviceId: string;
  title: string;
  /** Not in a visit booked before lines had one. */
  category?: string;
  priceCents: Cents;
  minutes: number;
  quantity: number;
  /** Why the price is not the catalog's, when it was agreed at the chair. */
  agreed?: string;
  /** Beside the offer that the visit was booked as. */
  isAdded?: boolean;
}

export interface BookedOffer {
  id: string;
  title: string;
  priceCents: Cents;
}

type Moves = Readonly<Partial<Record<AppointmentStatus, readonly AppointmentStatus[]>>>;

/** Who may move an appointment from where to where (decision C8). */
const MOVES: Readonly<Record<Actor, Moves>> = {
  customer: { pending: ['cancelled'], confirmed: ['cancelled'] },
  admin: { pending: ['confirmed', 'cancelled'], confirmed: ['completed', 'no_show', 'cancelled'] },
  system: { pending: ['confirmed', 'cancelled'], cancelled: ['confirmed'] },
};

/** What an admin may make of an appointment; the table decides from where. */
export const ADMIN_TARGETS = [
  'confirmed',
  'completed',
  'no_show',
  'cancelled',
] as const satisfies readonly AppointmentStatus[];

const NO_SHOW_AFTER = 15;

interface Move {
  actor: Actor;
  from: AppointmentStatus;
  to: AppointmentStatus;
  startsAt: Date;
  now: Date;
  /** Why it is cancelled now, when it is. */
  cancelReason: CancelReason | null;
}

/** Why `actor` may not make this move, or not yet, or not any more; null when it is one of the table's. */
export function refusalOf({ actor, from, to, startsAt, now, cancelReason }: Move): Refusal | null {
  if (!MOVES[actor][from]?.includes(to)) return { reason: 'never', from, to };
  if (from === 'cancelled' && !isRevivable(cancelReason)) return { reason: 'cancelled' };
  if (actor === 'customer' && startsAt <= now) return { reason: 'begun' };
  if (to === 'completed' && now < startsAt) return { reason: 'notBegun' };
  return to === 'no_show' && now < addMinutes(startsAt, NO_SHOW_AFTER)
    ? { reason: 'noShowEarly', minutes: NO_SHOW_AFTER }
    : null;
}

/** @throws DomainError `conflict` for the reason that `refusalOf` gives */
export function assertMove(move: Move): void {
  const params = refusalOf(move);
  if (params !== null) throw refuse('APPOINTMENT_MOVE', { params });
}

/** A late payment may bring back only a visit that nobody cancelled on purpose. */
export const isRevivable = (reason: CancelReason | null): boolean => reason === 'unpaid' || reason === 'replaced';
