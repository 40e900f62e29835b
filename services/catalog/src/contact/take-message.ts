import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@salon/contracts';
import { addMinutes, Clock } from '@salon/kernel';
import { Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Minutes in which the same unanswered message is one whose response was lost. */
const REPEATED_MINUTES = 10;

const INSERT = `
  INSERT INTO catalog.contact_message ("id", "name", "email", "message", "at") SELECT $1, $2, $3, $4, $5
  WHERE NOT EXISTS (
    SELECT 1 FROM catalog.contact_message
    WHERE "name" = $2 AND "email" = $3 AND "message" = $4 AND "at" > $6 AND "answeredAt" IS NULL
  )
  RETURNING 1`;

/** The same message twice at once waits for the first. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('catalog.contact_message ' || $1, 0))`;

/** Key of the job that mails a message. */
export const messageKey = (id: string): string => `message ${id}`;

/**
 * Accepts a message to the salon: once stored, it is an open task and will be mailed, even if the mail server is down
 * now. The same message again is taken once.
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
      const now = this.clock.now();
      const values = [id, name, email, message, now, addMinutes(now, -REPEATED_MINUTES)];
      await tx.query(LOCK, [email]);
      const stored = await tx.query<unknown[]>(INSERT, values);
      if (stored.length > 0) await this.outbox.add(tx, 'send-message', { id }, { jobKey: messageKey(id) });
    });
  }
}
