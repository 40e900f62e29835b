import { Injectable } from '@nestjs/common';
import { type Policy, type PolicyChanged, policyProblems, POLICY_NAMES, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, versionOf } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { POLICY_ID, policySubject, readPolicy } from './policy.subject.js';

/** Changes the booking policy from now on; booked visits keep their terms (ADR-0043). */
@Injectable()
export class ChangePolicy {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` by field; `conflict` when `version` is not the current one */
  async run({ version, ...body }: Record<string, unknown>, admin: Caller): Promise<PolicyChanged> {
    const { policy, change } = await inTransaction(this.db, async (tx) => {
      const policy = checked(body, await readPolicy(tx));
      const change = await changeSalon(tx, policySubject, {
        id: POLICY_ID,
        facts: { kind: 'policy' },
        admin,
        now: this.clock.now(),
        version,
        next: () => policy,
      });
      return { policy, change };
    });
    this.salon.invalidate();
    return { policy: { ...policy, version: versionOf(policy) }, change };
  }
}

/** Only the fields of a policy. */
function checked(body: Readonly<Record<string, unknown>>, stored: Policy): Policy {
  const errors = policyProblems(body, stored);
  if (Object.keys(errors).length > 0) throw refuse('VALIDATION', { errors });
  return Object.fromEntries(POLICY_NAMES.map((name) => [name, body[name]])) as unknown as Policy;
}
