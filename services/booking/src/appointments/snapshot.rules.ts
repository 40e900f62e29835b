import type { AppointmentStatus, CancelReason, MoneyState } from '@salon/contracts';
import type { BookedLine } from './appointment.rules.js';

/** The fields of a visit that an admin action can change, as jsonb stores them: instants are ISO 8601. */
export interface Snapshot {
  status: AppointmentStatus;
  cancelReason: CancelReason | null;
  money: MoneyState;
  paymentId: string | null;
  stylistId: string;
  day: string;
  startTime: string;
  endTime: string;
  startsAt: string;
  endsAt: string;
  holdUntil: string | null;
  rescheduled: number;
  version: number;
  /** Absent in snapshots from before these fields existed. */
  arrivedAt?: string | null;
  startedAt?: string | null;
  deskPaidCents?: number;
  note?: string;
  lines?: BookedLine[];
  minutes?: number;
  busy?: [number, number][] | null;
  totalCents?: number;
  /** After a confirmation: what it removed from the customer's cart; absent likewise. */
  taken?: { lines: readonly Pick<BookedLine, 'serviceId' | 'quantity'>[]; offerId: string | null };
}

export type Visit = Omit<Snapshot, 'startsAt' | 'endsAt' | 'holdUntil' | 'arrivedAt' | 'startedAt' | 'taken'> & {
  arrivedAt?: Date | null;
  startedAt?: Date | null;
  startsAt: Date;
  endsAt: Date;
  holdUntil: Date | null;
};

export const snapshotOf = (row: Visit): Snapshot => ({
  status: row.status,
  cancelReason: row.cancelReason,
  money: row.money,
  paymentId: row.paymentId,
  stylistId: row.stylistId,
  day: row.day,
  startTime: row.startTime,
  endTime: row.endTime,
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
  holdUntil: row.holdUntil?.toISOString() ?? null,
  rescheduled: row.rescheduled,
  version: row.version,
  arrivedAt: row.arrivedAt?.toISOString() ?? null,
  startedAt: row.startedAt?.toISOString() ?? null,
  deskPaidCents: row.deskPaidCents,
  note: row.note ?? '',
  lines: row.lines,
  minutes: row.minutes,
  busy: row.busy ?? null,
  totalCents: row.totalCents,
});
