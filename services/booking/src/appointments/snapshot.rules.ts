import type { AppointmentStatus, CancelReason, MoneyState } from '@salon/contracts';

/** What an act can change of a visit, as jsonb keeps it: instants are ISO 8601. */
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
}

export type Visit = Omit<Snapshot, 'startsAt' | 'endsAt' | 'holdUntil'> & {
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
});
