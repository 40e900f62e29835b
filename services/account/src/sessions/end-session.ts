import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { SessionRow } from './session.entity.js';

/** Ends a session; does nothing when it has ended. */
@Injectable()
export class EndSession {
  constructor(private readonly db: DataSource) {}

  async run(id: string): Promise<void> {
    await this.db.getRepository(SessionRow).delete({ id });
  }
}

/** Ends all sessions of a user except `keep`. @returns how many ended */
export async function endSessionsOf(tx: EntityManager, userId: string, keep?: string): Promise<number> {
  const { affected } = await tx
    .getRepository(SessionRow)
    .delete(keep === undefined ? { userId } : { userId, id: Not(keep) });
  return affected ?? 0;
}
