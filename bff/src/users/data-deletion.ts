import { Injectable } from '@nestjs/common';
import { type PersonKeys, refuse } from '@salon/contracts';
import { requireCaller } from '@salon/nest-kit';
import { Sessions } from '../access/sessions.js';
import type { ServiceName } from '../options.js';
import { CatalogLists } from '../platform/catalog-lists.js';
import { isRefusal } from '../platform/part.js';
import type { RequestContext } from '../platform/request-context.js';
import { Upstream } from '../platform/upstream.js';

interface Deletion {
  /** The same call of each service. */
  path: string;
  /** Whose data, with those of merged records; absent for the caller's. */
  person?: PersonKeys;
  /** The merged records among them. */
  merged?: PersonKeys;
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
   * repeated until everything is deleted. Guests of this process no longer read a deleted review from then on; those of
   * another may read it for two seconds, or up to ten minutes of an outage.
   */
  async run({ accounts, ...deletion }: Deletion, context: RequestContext): Promise<void> {
    const signed = deletion.person ? context : await this.withMergedRecords(context);
    try {
      await this.deleteAll(deletion, signed);
    } finally {
      this.lists.clear();
      for (const id of accounts) await this.sessions.evictUser(id);
    }
  }

  private async deleteAll(deletion: Omit<Deletion, 'accounts'>, signed: RequestContext): Promise<void> {
    const { path, person, merged, unfinished } = deletion;
    const deleteAt = (service: ServiceName, what = path, body = person): Promise<object> =>
      this.upstream.send({ service, method: 'DELETE', path: what, body }, signed);
    // Before booking deletes the merges: a repeated call could not find these records any more.
    if (signed.caller?.merged)
      await orUnfinished(unfinished, [() => deleteAt('catalog', MERGED), () => deleteAt('account', MERGED)]);
    const [first] = merged?.ids ?? [];
    if (first !== undefined) {
      const deletable = `${MERGED}/${first}/deletable`;
      await this.upstream.send({ service: 'booking', method: 'POST', path: deletable, body: person }, signed);
      const what = `/customer-data/${first}`;
      await orUnfinished(unfinished, [
        () => deleteAt('catalog', what, merged),
        () => deleteAt('account', what, merged),
      ]);
    }
    await deleteAt('booking');
    await orUnfinished(unfinished, [() => deleteAt('catalog'), () => deleteAt('account')]);
  }

  /**
   * Signs the calls with the records that the desk merged with the caller's. When another account is among them, the
   * caller's own record alone is deleted: a merge is the desk's judgement. Booking refuses here, before another service
   * deletes anything.
   */
  private async withMergedRecords(context: RequestContext): Promise<RequestContext> {
    const merged = await this.upstream.send<PersonKeys>({ service: 'booking', path: MERGED }, context);
    if (merged.ids.length === 0 && merged.emails.length === 0) return context;
    const signed = { ...context, caller: { ...requireCaller(context.caller), merged } };
    const other = await this.upstream.send<{ hasOtherAccount: boolean }>({ service: 'account', path: MERGED }, signed);
    if (other.hasOtherAccount) return context;
    await this.upstream.send({ service: 'booking', path: `${MERGED}/deletable` }, signed);
    return signed;
  }
}

const MERGED = '/merged-records';
/** @throws DomainError `unavailable` when a step fails because of an outage or a bug */
async function orUnfinished(
  unfinished: Deletion['unfinished'],
  steps: readonly (() => Promise<object>)[],
): Promise<void> {
  try {
    for (const step of steps) await step();
  } catch (cause) {
    if (isRefusal(cause)) throw cause;
    throw refuse(unfinished, { cause });
  }
}
