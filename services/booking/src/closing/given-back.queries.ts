import { type LocalDay, toLkr } from '@salon/kernel';
import type { DataSource, EntityManager } from 'typeorm';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { SELECT_APPOINTMENT } from '../appointments/appointments.queries.js';
import type { Snapshot } from '../appointments/snapshot.rules.js';
import { dueCents, givenBackCents, payableCents } from '../policy/policy.rules.js';

interface PaymentRecord {
  appointmentId: string;
  amountCents: number;
  before: Pick<Snapshot, 'status' | 'money' | 'totalCents' | 'deskPaidCents'>;
}

/** By visit: the cents that the desk gave back after it was completed and that count as settled (decision D13). */
export async function givenBackOf(
  db: DataSource | EntityManager,
  visits: readonly AppointmentRecord[],
): Promise<Map<string, number>> {
  if (visits.length === 0) return new Map();
  const payments = await db.query<PaymentRecord[]>(
    `SELECT payment."appointmentId", payment."amountCents", act."before"
     FROM booking.desk_payment payment JOIN booking.act USING ("id")
     WHERE payment."appointmentId" = ANY($1::uuid[]) AND payment."takenBackAt" IS NULL ORDER BY act."number"`,
    [visits.map(({ id }) => id)],
  );
  const ofVisits = new Map(visits.map(({ id }): [string, PaymentRecord[]] => [id, []]));
  for (const payment of payments) ofVisits.get(payment.appointmentId)?.push(payment);
  return new Map(
    visits.map((row) => {
      const own = ofVisits.get(row.id) ?? [];
      const made = own.map(({ amountCents, before }) => ({ amountCents, before: { ...row, ...before } }));
      return [row.id, givenBackCents(row, made)];
    }),
  );
}

/** The completed visits among these whose payment nobody has noted, each with the cents that are missing. */
export async function unnotedOf(
  db: DataSource | EntityManager,
  visits: readonly AppointmentRecord[],
): Promise<[visit: AppointmentRecord, cents: number][]> {
  const open = visits.filter((row) => row.status === 'completed' && payableCents(row) > 0);
  const givenBack = await givenBackOf(db, open);
  return open
    .map((row): [AppointmentRecord, number] => [row, payableCents(row) - dueCents(row) - (givenBack.get(row.id) ?? 0)])
    .filter(([, cents]) => cents > 0);
}

/** The same in LKR, by visit, as a field of its views. */
export async function unnotedFields(
  db: DataSource | EntityManager,
  visits: readonly AppointmentRecord[],
): Promise<Map<string, { unnoted: number }>> {
  return new Map((await unnotedOf(db, visits)).map(([{ id }, cents]) => [id, { unnoted: toLkr(cents) }]));
}

/** The same of a salon day: the cents that are missing of each such visit. */
export async function unnotedOn(db: DataSource | EntityManager, day: LocalDay): Promise<number[]> {
  const completed = await db.query<AppointmentRecord[]>(
    `${SELECT_APPOINTMENT} WHERE "day" = $1 AND "status" = 'completed'`,
    [day],
  );
  return (await unnotedOf(db, completed)).map(([, cents]) => cents);
}
