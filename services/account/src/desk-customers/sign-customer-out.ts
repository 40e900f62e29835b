import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller, Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { endSessionsAndSteps } from '../sessions/end-sessions.js';

const ACCOUNT = `
  SELECT "id", "staffRole" IS NOT NULL AS "isStaff" FROM account."user"
  WHERE "verifiedAt" IS NOT NULL
    AND ("id" = $1 OR "email" = (SELECT "email" FROM account.client WHERE "id" = $1))`;

/** Ends all sessions of a customer, for example after a lost phone; recorded in the activity, cannot be undone. */
@Injectable()
export class SignCustomerOut {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @returns how many sessions ended. @throws DomainError `conflict` for a person without an account, and for staff */
  run(id: string, caller: Caller, visitor: Visitor): Promise<number> {
    return this.db.transaction(async (tx) => {
      const [account] = await tx.query<{ id: string; isStaff: boolean }[]>(ACCOUNT, [id]);
      if (!account) throw refuse('CUSTOMER_NOT_SIGNED_IN', { params: { reason: 'account' } });
      if (account.isStaff) throw refuse('CUSTOMER_NOT_SIGNED_IN', { params: { reason: 'staff' } });
      const ended = await endSessionsAndSteps(tx, account.id);
      const note = String(ended);
      const at = this.clock.now();
      await recordAudit(tx, { at, kind: 'sessions_ended', userId: account.id, actorId: caller.id, visitor, note });
      return ended;
    });
  }
}
