import { Injectable } from '@nestjs/common';
import { type PersonKeys, refuse } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
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
    await deleteAt('booking');
    try {
      await deleteAt('catalog');
      await deleteAt('account');
    } catch (cause) {
      if (isRefusal(cause)) throw cause;
      throw refuse(unfinished, { cause });
    } finally {
      this.lists.clear();
      for (const id of accounts) await this.sessions.forgetUser(id);
    }
  }
}

/** Not an outage or a bug. */
const isRefusal = (error: unknown): boolean => error instanceof DomainError && !isServiceDown(error);
