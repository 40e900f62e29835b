import { Injectable } from '@nestjs/common';
import type { BookingData, PaymentData, VisitData, VisitMailKind } from '@salon/contracts';
import { toLkr } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { type AppointmentRecord, displayId } from '../appointments/appointment.view.js';
import { SELECT_APPOINTMENT } from '../appointments/appointments.queries.js';
import { CartQueries } from '../cart/cart.queries.js';
import { DESK_FEES } from '../closing/day-money.queries.js';

const VISITS = `
  ${SELECT_APPOINTMENT} WHERE "customerId" = $1 OR "customerEmail" = nullif($2, '')
  ORDER BY appointment."startsAt" DESC, appointment."id" DESC`;

const PAYMENTS = `
  SELECT "appointmentId", "at", "means", "state", "cents" FROM (
    SELECT "appointmentId", "createdAt" AS "at", 'online' AS "means", "state", "amountCents" AS "cents"
    FROM booking.payment_attempt
    UNION ALL
    SELECT "appointmentId", "at", "means", CASE WHEN "takenBackAt" IS NULL THEN 'taken' ELSE 'taken_back' END,
      "amountCents"
    FROM booking.desk_payment
    UNION ALL
    SELECT "appointmentId", "at", "means", 'taken', "amountCents" FROM (${DESK_FEES}) fee
    UNION ALL
    SELECT "appointmentId", coalesce("doneAt", "begunAt", "createdAt"), 'refund', "state", -"amountCents"
    FROM booking.refund_task) payment
  WHERE "appointmentId" = ANY($1::uuid[]) ORDER BY "at"`;

const MAILS = `
  SELECT "kind", "createdAt", "sentAt" FROM booking.message
  WHERE "appointmentId" = ANY($1::uuid[]) ORDER BY "createdAt" DESC, "id"`;

type PaymentRecord = Omit<PaymentData, 'at' | 'amount'> & { appointmentId: string; at: Date; cents: number };

/**
 * What this service holds about a customer, for them to download. Only what belongs to their account or to their
 * verified address: a merge of records is the desk's judgement, which may not open another account's data.
 */
@Injectable()
export class CustomerDataQueries {
  constructor(
    private readonly db: DataSource,
    private readonly carts: CartQueries,
  ) {}

  /** @throws DomainError `unavailable` while the catalog, which names the services of the cart, is down */
  async of({ id, email, verified }: Pick<Caller, 'id' | 'email' | 'verified'>): Promise<BookingData> {
    const own = { id, email: verified ? email : '' };
    const rows = await this.db.query<AppointmentRecord[]>(VISITS, [own.id, own.email]);
    const ids = rows.map((row) => row.id);
    const payments = await this.db.query<PaymentRecord[]>(PAYMENTS, [ids]);
    const mails = await this.db.query<{ kind: VisitMailKind; createdAt: Date; sentAt: Date | null }[]>(MAILS, [ids]);
    return {
      visits: rows.map((row) => asVisitData(row, payments)),
      cart: await this.cartOf(own),
      mails: mails.map(({ kind, createdAt, sentAt }) => ({
        kind,
        at: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
    };
  }

  private async cartOf(owner: { id: string; email: string }): Promise<BookingData['cart']> {
    const { lines, offer } = await this.carts.priced(owner);
    return { services: lines.map(({ title, quantity }) => ({ title, quantity })), offer: offer?.title ?? null };
  }
}

/** @param payments of all visits */
const asVisitData = (row: AppointmentRecord, payments: readonly PaymentRecord[]): VisitData => ({
  reference: displayId(row),
  status: row.status,
  date: row.day,
  startTime: row.startTime,
  endTime: row.endTime,
  stylist: row.stylistName,
  services: row.lines.map(({ title, quantity, priceCents }) => ({ title, quantity, price: toLkr(priceCents) })),
  offer: row.offer?.title ?? null,
  servicesTotal: toLkr(row.totalCents),
  bookingFee: toLkr(row.feeCents - row.prepaidCents),
  payments: payments.filter(({ appointmentId }) => appointmentId === row.id).map(asPayment),
  name: row.customerName,
  email: row.customerEmail,
  phone: row.customerPhone,
  bookedAt: row.createdAt.toISOString(),
});

const asPayment = ({ at, means, state, cents }: PaymentRecord): PaymentData => ({
  at: at.toISOString(),
  means,
  state,
  amount: toLkr(cents),
});
