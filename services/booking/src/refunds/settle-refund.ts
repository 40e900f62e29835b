import { Injectable } from '@nestjs/common';
import { DESK_LENGTHS, type RefundResult } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { asObject, checkText } from '../request/request.rules.js';
import { beginRefund } from './begin-refund.js';
import { notifyRefund } from './refund-mail.js';
import { asRefund } from './refunds.queries.js';

const REFERENCE = { most: DESK_LENGTHS.reference, reason: 'bankReference', isRequired: true } as const;

/** Records a refund by bank transfer (decision C9); an undo makes the refund due again. */
@Injectable()
export class SettleRefund {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` without the transfer's reference, `not_found`, `conflict` when not due */
  async run(id: string, body: unknown, admin: Caller): Promise<RefundResult> {
    const reference = checkText(asObject(body).reference, 'reference', REFERENCE);
    return inTransaction(this.db, async (tx) => {
      const now = this.clock.now();
      const { row, task, act } = await beginRefund(tx, id, { admin, now, by: { method: 'bank', reference } });
      await notifyRefund(tx, this.outbox, { row, task, now });
      return { refund: asRefund(task), act };
    });
  }
}
