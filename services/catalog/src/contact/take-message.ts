import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Key of the job that mails a message. */
export const messageKey = (id: string): string => `message ${id}`;

/**
 * Accepts a message to the salon: once stored, it is an open task and will be mailed, even if the mail server is down
 * now.
 */
@Injectable()
export class TakeMessage {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async run(contact: ContactRequest): Promise<void> {
    const id = randomUUID();
    await this.db.transaction(async (tx) => {
      const { name, email, message } = contact;
      await tx.query(
        'INSERT INTO catalog.contact_message ("id", "name", "email", "message", "at") VALUES ($1, $2, $3, $4, $5)',
        [id, name, email, message, this.clock.now()],
      );
      await this.outbox.add(tx, 'send-message', { id }, { jobKey: messageKey(id) });
    });
  }
}
