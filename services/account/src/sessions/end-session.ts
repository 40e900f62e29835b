import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SessionRow } from './session.entity.js';

/** Signs out; a session that is over already stays so. */
@Injectable()
export class EndSession {
  constructor(private readonly db: DataSource) {}

  async run(id: string): Promise<void> {
    await this.db.getRepository(SessionRow).delete({ id });
  }
}
