import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContactRequest } from '@salon/contracts';
import { Outbox } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Accepts a message to the salon: once this is done it will be mailed, whatever the mail server says now. */
@Injectable()
export class TakeMessage {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
  ) {}

  async run(contact: ContactRequest): Promise<void> {
    await this.db.transaction((tx) => this.outbox.add(tx, 'send-message', { id: randomUUID(), contact }));
  }
}
