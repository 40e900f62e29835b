import { Injectable } from '@nestjs/common';
import { type LiveSession, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { prepared } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { asUser, USER_COLUMNS, type UserColumns } from '../users/user.view.js';
import { isDueForTouch, prolonged } from './session.rules.js';

/** Runs for every request of a signed-in person. */
const LIVE = prepared(`
  SELECT ${USER_COLUMNS}, session."lastSeenAt", session."endsAt", session."confirmedAt",
    account."passwordHash" IS NOT NULL AS "hasPassword"
  FROM account.session JOIN account."user" account ON account.id = session."userId"
  WHERE session.id = $1 AND session."expiresAt" > $2 AND account."disabledAt" IS NULL`);

interface LiveColumns extends UserColumns {
  lastSeenAt: Date;
  endsAt: Date;
  confirmedAt: Date | null;
  hasPassword: boolean;
}

@Injectable()
export class SessionsQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The user of a session; a use of it extends it.
   * @throws DomainError `unauthenticated` when it has ended or never existed
   */
  async sessionOf(id: string, { isUse = true } = {}): Promise<LiveSession> {
    const now = this.clock.now();
    const [row] = await this.db.query<LiveColumns[]>(LIVE, [id, now]);
    if (!row) throw refuse('SESSION_ENDED');
    if (isUse && isDueForTouch(row.lastSeenAt, now)) await this.touch(id, row, now);
    const user = asUser(row);
    const confirmBy = user.secondFactor === 'on' ? 'code' : row.hasPassword ? 'password' : 'sign_in';
    return { user, confirmedAt: row.confirmedAt?.toISOString() ?? null, confirmBy };
  }

  private async touch(
    id: string,
    { lastSeenAt, endsAt }: { lastSeenAt: Date; endsAt: Date },
    now: Date,
  ): Promise<void> {
    await this.db.query(
      'UPDATE account.session SET "lastSeenAt" = $3, "expiresAt" = $4 WHERE id = $1 AND "lastSeenAt" = $2',
      [id, lastSeenAt, now, prolonged(endsAt, now)],
    );
  }
}
