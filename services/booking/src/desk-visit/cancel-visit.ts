import { Injectable } from '@nestjs/common';
import {
  CANCEL_PARTIES,
  type CancelParty,
  type CancelPreview,
  type RecordedVisitChange,
  refuse,
} from '@salon/contracts';
import { Clock, toLkr } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordDeskAction } from '../admin-actions/record-admin-action.js';
import type { AppointmentRecord } from '../appointments/appointment.view.js';
import { assertTransition, transitionRefusal } from '../appointments/appointment.rules.js';
import { lockReadable } from '../appointments/appointments.queries.js';
import { cancellingCosts } from '../appointments/visit-options.view.js';
import { inTransaction } from '../database/transaction.js';
import { asObject, checkChoice, checkReason } from '../request/request.rules.js';
import { cancel } from '../visits/cancel-appointment.js';

/** The desk cancels a visit, at the stated party's request, on the terms that it has read. */
@Injectable()
export class CancelVisit {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid`, `not_found`; `conflict` when the terms have changed */
  async run(id: string, body: unknown, admin: Caller): Promise<RecordedVisitChange> {
    const { party, reason, refund, owed } = asObject(body);
    const known = checkChoice(party, CANCEL_PARTIES, 'party');
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const before = await lockReadable(tx, id, admin);
      assertTransition(before, { actor: 'admin', to: 'cancelled', now });
      const terms = previewOf(before, known, now);
      if (terms.refund !== refund || terms.owed !== owed) throw refuse('CANCEL_TERMS_CHANGED', { data: { terms } });
      const by = { caller: admin, actor: 'admin', party: known, reason: checkReason(reason) || null, now } as const;
      const after = await cancel(tx, this.outbox, before, by);
      return recordDeskAction(tx, { kind: 'status', admin, before, after, now });
    });
  }
}

/** The consequences of cancelling at `now`, by the policy that the visit was booked under (ADR-0043). */
function previewOf(row: AppointmentRecord, party: CancelParty, now: Date): CancelPreview {
  const { refundCents, owedCents } = cancellingCosts(row, party, now);
  return { party, refund: toLkr(refundCents), owed: toLkr(owedCents) };
}

/** One for each requesting party; empty unless the desk can cancel the visit. */
export function previewsOf(row: AppointmentRecord, now: Date): CancelPreview[] {
  const isFinal = transitionRefusal(row, { actor: 'admin', to: 'cancelled', now }) !== null;
  return isFinal ? [] : CANCEL_PARTIES.map((party) => previewOf(row, party, now));
}
