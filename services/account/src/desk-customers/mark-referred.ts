import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** An account and the client with the same address are one person with two ids (ADR-0049). */
const MARK = `
  UPDATE account.client SET "referred" = true
  WHERE NOT "referred" AND ("id" = $1 OR "email" = (SELECT "email" FROM account."user" WHERE "id" = $1))`;

/**
 * Marks the client record of a customer before booking refers to it. The undo of an import keeps marked clients; the
 * lock of the row orders the two, so a client that is read after this call stays.
 */
@Injectable()
export class MarkReferred {
  constructor(private readonly db: DataSource) {}

  /** @param id of a client or an account; does nothing for an unknown one */
  async run(id: string): Promise<void> {
    await this.db.query(MARK, [id]);
  }
}
