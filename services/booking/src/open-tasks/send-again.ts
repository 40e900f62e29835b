import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { mailKey } from '../mails/queue-mail.js';
import { IS_REPLACED } from '../mails/replaced-mails.js';

/** Queues an unsent mail again, with all its tries. A sent mail cannot be undone. */
@Injectable()
export class SendAgain {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError `conflict` when it was sent meanwhile or is no longer needed */
  run(id: string): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const [mail] = await tx.query<{ isSent: boolean; isReplaced: boolean }[]>(
        `SELECT "sentAt" IS NOT NULL AS "isSent", ${IS_REPLACED} AS "isReplaced"
         FROM booking.message WHERE "id" = $1 FOR UPDATE`,
        [id],
      );
      if (mail?.isSent) throw refuse('MAIL_REFUSED', { params: { reason: 'sent' } });
      if (!mail || mail.isReplaced) throw refuse('MAIL_REFUSED', { params: { reason: 'gone' } });
      await this.outbox.add(tx, 'send-mail', { id }, { jobKey: mailKey(id) });
    });
  }
}
