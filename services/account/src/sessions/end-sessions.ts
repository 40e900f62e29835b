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

/**
 * Ends all sessions of a user except `keep`, and pending second steps.
 * @returns how many sessions ended
 */
export async function endSessionsAndSteps(tx: EntityManager, userId: string, keep?: string): Promise<number> {
  await tx.query('DELETE FROM account.sign_in_step WHERE "userId" = $1', [userId]);
  const { affected } = await tx
    .getRepository(SessionRow)
    .delete(keep === undefined ? { userId } : { userId, id: Not(keep) });
  return affected ?? 0;
}
