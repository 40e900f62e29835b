import { Injectable } from '@nestjs/common';
import type { SignedInDevice } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { deviceOf } from '../devices/device-name.js';
import type { SessionRow } from './session.entity.js';

type Columns = Pick<SessionRow, 'id' | 'agent' | 'createdAt' | 'lastSeenAt'>;

@Injectable()
export class MySessionsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The sessions of a user: the current one first, then by last use. */
  async sessionsOf({ id, sid }: Pick<Caller, 'id' | 'sid'>): Promise<SignedInDevice[]> {
    const rows = await this.db.query<Columns[]>(
      `SELECT id, agent, "createdAt", "lastSeenAt" FROM account.session WHERE "userId" = $1 AND "expiresAt" > $2
       ORDER BY id = $3 DESC, "lastSeenAt" DESC, id LIMIT 100`,
      [id, this.clock.now(), sid],
    );
    return rows.map((row) => ({
      _id: row.id,
      device: deviceOf(row.agent),
      since: row.createdAt.toISOString(),
      lastSeen: row.lastSeenAt.toISOString(),
      here: row.id === sid,
    }));
  }
}
