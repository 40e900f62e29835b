import { Injectable } from '@nestjs/common';
import {
  DESK_LENGTHS,
  MAX_AMOUNT,
  PAYMENT_MEANS,
  type PaymentMeans,
  type RecordedVisitChange,
  refuse,
} from '@salon/contracts';
import { type Cents, Clock, formatLkr } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { recordDeskState } from '../appointments/record-changes.js';
import { inTransaction } from '../database/transaction.js';
import { asObject, checkChoice, exactCents, invalid } from '../request/request.rules.js';
import { paymentRefusal } from './desk-visit.rules.js';

interface Payment {
  amountCents: number;
  means: PaymentMeans;
  reference: string;
  /** What the sender knows to be paid at the desk; null for one that does not say it. */
  knownCents: number | null;
}

/** Takes or returns money at the desk; can be undone. */
@Injectable()
export class TakePayment {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid`, `not_found`; `conflict` with the remaining amount */
  async run(id: string, body: unknown, admin: Caller): Promise<RecordedVisitChange> {
    const payment = checkPayment(asObject(body));
    const { amountCents, means, reference } = payment;
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const before = await lockReadable(tx, id, admin);
      const params = changedPayment(payment, before) ?? paymentRefusal(before, amountCents);
      if (params !== null) throw refuse('DESK_PAYMENT_REFUSED', { params });
      const deskPaidCents = before.deskPaidCents + amountCents;
      const cause = { kind: 'desk_payment', amountCents, means } as const;
      const after = await recordDeskState(tx, before, { deskPaidCents }, { actorId: admin.id, cause, now });
      const acted = await recordDeskAction(tx, { kind: 'desk_payment', admin, before, after, now });
      await tx.query(
        `INSERT INTO booking.desk_payment
           ("id", "appointmentId", "amountCents", "means", "reference", "adminName", "at")
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [acted.act.id, id, amountCents, means, reference, admin.name, now],
      );
      return acted;
    });
  }
}

const changedPayment = ({ knownCents }: Payment, { deskPaidCents }: AppointmentRecord) =>
  knownCents === null || knownCents === deskPaidCents
    ? null
    : ({ reason: 'changed', paid: formatLkr(deskPaidCents as Cents) } as const);

function checkPayment({ amount, means, reference, deskPaid }: Record<string, unknown>): Payment {
  const text = typeof reference === 'string' ? reference.trim() : '';
  if (text.length > DESK_LENGTHS.reference) throw invalid('reference', { reason: 'request' });
  const amountCents = centsOf(amount, 'amount');
  if (amountCents === 0) throw invalid('amount', { reason: 'request' });
  return {
    amountCents,
    means: checkChoice(means, PAYMENT_MEANS, 'means'),
    reference: text,
    knownCents: deskPaid === undefined || deskPaid === null ? null : centsOf(deskPaid, 'deskPaid'),
  };
}

function centsOf(value: unknown, field: string): Cents {
  const cents = exactCents(value, MAX_AMOUNT * 100);
  if (cents === null) throw invalid(field, { reason: 'request' });
  return cents;
}
