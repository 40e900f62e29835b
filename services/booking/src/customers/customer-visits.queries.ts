import { Injectable } from '@nestjs/common';
import { CUSTOMER_VISITS, type CustomerVisit, type CustomerVisits, isUnplaced } from '@salon/contracts';
import { Clock, sumLkr, toLkr } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { isUndecided } from '../appointments/appointment.rules.js';
import { type AppointmentRecord, displayId } from '../appointments/appointment.view.js';
import { appointmentByReference, SELECT_APPOINTMENT } from '../appointments/appointments.queries.js';
import { unnotedFields } from '../closing/given-back.queries.js';
import { dueCents, isLateCancel, overpaidCents } from '../policy/policy.rules.js';
import { checkIds } from '../request/request.rules.js';
import { mergedInto, mergedWith } from './customer-merges.queries.js';
import { notesOf } from './customer-notes.queries.js';

const OWN = `"customerId" = ANY($1) OR "customerEmail" = ANY($2)`;
/** Materialized first: in time order, the visits of all customers would be read to find those of a rare one. */
const VISITS = `
  WITH own AS MATERIALIZED (SELECT "id", "startsAt" FROM booking.appointment WHERE ${OWN})
  ${SELECT_APPOINTMENT}
  WHERE appointment."id" IN (SELECT "id" FROM own ORDER BY "startsAt" DESC, "id" DESC LIMIT ${CUSTOMER_VISITS})
  ORDER BY appointment."startsAt" DESC, appointment."id" DESC`;
const COMPLETED = `
  WITH own AS MATERIALIZED (SELECT "id" FROM booking.appointment WHERE (${OWN}) AND "status" = 'completed')
  ${SELECT_APPOINTMENT} WHERE appointment."id" IN (SELECT "id" FROM own)`;
/** The fields that the sums depend on; equal visits are grouped and counted. */
const ACCOUNT = Object.values({
  status: '"status"',
  cancelReason: '"cancelReason"',
  money: '"money"',
  totalCents: '"totalCents"',
  feeCents: 'appointment."feeCents"',
  prepaidCents: '"prepaidCents"',
  cancelCostCents: '"cancelCostCents"',
  deskPaidCents: '"deskPaidCents"',
  noShowPercent: '"noShowPercent"',
} satisfies Record<keyof Accounted, string>).join(', ');
const COUNTS = `
  SELECT ${ACCOUNT}, count(*)::int AS "count"
  FROM booking.appointment JOIN booking.policy ON policy."version" = "policyVersion" WHERE ${OWN} GROUP BY ${ACCOUNT}`;
const REFUNDS = `
  SELECT coalesce(sum(task."amountCents"), 0)::int AS "cents"
  FROM booking.refund_task task JOIN booking.appointment ON appointment."id" = "appointmentId"
  WHERE (${OWN}) AND task."state" = 'due'`;

/** Both ids of a person with two records. */
const MAX_IDS_OF_PERSON = 10;

@Injectable()
export class CustomerVisitsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ids separated by commas.
   * @param email of the person.
   * @throws DomainError `invalid` for an invalid id
   */
  async of(ids: unknown, email: unknown): Promise<CustomerVisits> {
    const wanted = checkIds(ids, 'ids', MAX_IDS_OF_PERSON);
    const merged = await mergedInto(this.db, wanted);
    const all = [...wanted, ...merged.map(({ mergedId }) => mergedId)];
    // A person who registered after the merge books under another id.
    const addresses = [...new Set(merged.flatMap((each) => each.email ?? []))];
    const own = typeof email === 'string' ? email : '';
    const [rows, counts, [refunds], notes, into] = await Promise.all([
      this.db.query<AppointmentRecord[]>(VISITS, [all, addresses]),
      this.db.query<Counted[]>(COUNTS, [all, addresses]),
      this.db.query<[{ cents: number }]>(REFUNDS, [all, addresses]),
      notesOf(this.db, { ids: wanted, email: own }),
      mergedWith(this.db, wanted, own),
    ]);
    const people = [...new Set(merged.map(({ personId }) => personId))];
    const now = this.clock.now();
    const figures = figuresOf(counts, refunds.cents);
    const isAll = figures.total <= rows.length;
    const completed = isAll ? rows : await this.db.query<AppointmentRecord[]>(COMPLETED, [all, addresses]);
    const unnoted = await unnotedFields(this.db, completed);
    const visits = rows.map((row) => ({ ...asCustomerVisit(row, now), ...unnoted.get(row.id) }));
    const sum = sumLkr([...unnoted.values()].map((each) => each.unnoted));
    return { visits, ...figures, ...(sum > 0 && { unnoted: sum }), notes, merged: people, into };
  }

  /** The customer of a visit. @throws DomainError `not_found` for an unknown reference */
  async ofVisit(reference: string): Promise<string> {
    return (await appointmentByReference(this.db, reference)).customerId;
  }
}

type Accounted = Parameters<typeof dueCents>[0] & Parameters<typeof isLateCancel>[0];
type Counted = Accounted & { count: number };

/**
 * Only for past visits: the rest of an upcoming visit, or of a paid one without a time, is paid when it takes place.
 */
const owedCents = (visit: Accounted): number => (isUndecided(visit) || isUnplaced(visit) ? 0 : dueCents(visit));

type Figures = Pick<CustomerVisits, 'total' | 'completed' | 'noShows' | 'lateCancellations' | 'notPaid' | 'refundsDue'>;

/** @param refundCents of refunds that nobody has begun */
function figuresOf(counts: readonly Counted[], refundCents: number): Figures {
  const sum = (of: (visit: Counted) => number): number => counts.reduce((all, each) => all + of(each) * each.count, 0);
  return {
    total: sum(() => 1),
    completed: sum(({ status }) => Number(status === 'completed')),
    noShows: sum(({ status }) => Number(status === 'no_show')),
    lateCancellations: sum((each) => Number(isLateCancel(each))),
    notPaid: toLkr(sum(owedCents)),
    refundsDue: toLkr(refundCents + sum(overpaidCents)),
  };
}

const asCustomerVisit = (row: AppointmentRecord, now: Date): CustomerVisit => ({
  appointmentId: displayId(row),
  status: row.status,
  isComing: row.endsAt > now && isUndecided(row),
  date: row.day,
  startTime: row.startTime,
  stylist: row.stylistName,
  services: row.lines.map(({ title }) => title),
  owed: toLkr(owedCents(row)),
});
