import { Injectable } from '@nestjs/common';
import { type PersonKeys, refuse } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { requireCaller } from '@salon/nest-kit';
import { Sessions } from '../access/sessions.js';
import type { ServiceName } from '../options.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { isServiceDown } from '../platform/part.js';
import type { RequestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

interface Deletion {
  /** The same call of each service. */
  path: string;
  /** Whose data; absent for the caller's. */
  person?: PersonKeys;
  /** The accounts whose sessions end. */
  accounts: readonly string[];
  /** The refusal when a part is deleted, but not all. */
  unfinished: 'DELETION_UNFINISHED' | 'CUSTOMER_DELETION_UNFINISHED';
}

/** Deletes what all services hold about one person (decision A19, threat T64). */
@Injectable()
export class DataDeletion {
  constructor(
    private readonly upstream: Upstream,
    private readonly sessions: Sessions,
    private readonly lists: CatalogLists,
  ) {}

  /**
   * Booking comes first, because it refuses while something is open; the account comes last, so that the call can be
   * repeated until everything is deleted. Guests no longer read a deleted review from then on.
   */
  async run({ path, person, accounts, unfinished }: Deletion, context: RequestContext): Promise<void> {
    const deleteAt = (service: ServiceName): Promise<object> =>
      this.upstream.send({ service, method: 'DELETE', path, body: person }, context);
    if (!person) await orUnfinished(unfinished, await this.mergedRecords(context));
    await deleteAt('booking');
    try {
      await orUnfinished(unfinished, [() => deleteAt('catalog'), () => deleteAt('account')]);
    } finally {
      this.lists.clear();
      for (const id of accounts) await this.sessions.forgetUser(id);
    }
  }

  /**
   * The calls that delete what the desk merged with the caller's record. They come before booking deletes the merges:
   * a repeated call could not find it any more. Booking refuses here as well.
   */
  private async mergedRecords(context: RequestContext): Promise<Step[]> {
    const path = '/merged-records';
    const merged = await this.upstream.send<PersonKeys>({ service: 'booking', path }, context);
    if (merged.ids.length === 0 && merged.emails.length === 0) return [];
    const caller = { ...requireCaller(context.caller), merged };
    return (['catalog', 'account'] as const).map(
      (service) => () => this.upstream.send({ service, method: 'DELETE', path }, { ...context, caller }),
    );
  }
}

type Step = () => Promise<object>;

/** @throws DomainError `unavailable` when a step fails because of an outage or a bug */
async function orUnfinished(unfinished: Deletion['unfinished'], steps: readonly Step[]): Promise<void> {
  try {
    for (const step of steps) await step();
  } catch (cause) {
    if (isRefusal(cause)) throw cause;
    throw refuse(unfinished, { cause });
  }
}

/** Not an outage or a bug. */
const isRefusal = (error: unknown): boolean => error instanceof DomainError && !isServiceDown(error);
