import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AdminStylist, refuse, type SalonChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, newOrderOf, versionOf } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { asObject } from '../request/request.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { stylistFieldsOf, type StylistState } from './stylist.rules.js';
import { ORDER_ID, stylistOrder, stylistSubject } from './stylist-subject.js';
import { StylistsQueries } from './stylists.queries.js';

export interface ChangedStylist {
  stylist: AdminStylist;
  change: SalonChange;
}

interface Edit {
  id: string;
  step: 'archived' | 'restored' | null;
  /** Version of the edited state; absent to overwrite any. */
  version?: unknown;
  next(before: StylistState, now: Date): StylistState;
}

/** Admins create, change, order and archive stylists. */
@Injectable()
export class WriteStylist {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly stylists: StylistsQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts with the salon's own weekly hours.
   * @throws DomainError `invalid` for a field, `conflict` when the account is another stylist's
   */
  create(body: unknown, admin: Caller): Promise<ChangedStylist> {
    const fields = stylistFieldsOf(asObject(body));
    const facts = { kind: 'stylist', name: fields.name, step: null } as const;
    const own = { id: randomUUID(), facts, admin, now: this.clock.now() };
    return this.change((tx) => changeSalon(tx, stylistSubject, { ...own, next: () => ({ ...fields, leftAt: null }) }));
  }

  /**
   * Replaces the given fields.
   * @throws DomainError `invalid`, `not_found`; `conflict` when they were changed meanwhile
   */
  edit(id: string, body: unknown, admin: Caller): Promise<ChangedStylist> {
    const { version, ...fields } = asObject(body);
    const next = ({ leftAt, ...before }: StylistState) => ({ ...stylistFieldsOf({ ...before, ...fields }), leftAt });
    return this.change((tx) => this.apply(tx, { id, version, step: null, next }, admin));
  }

  /** @throws DomainError `not_found`; `conflict` for the last stylist, and with upcoming visits */
  archive(id: string, admin: Caller): Promise<ChangedStylist> {
    const next = (before: StylistState, now: Date) => ({ ...before, leftAt: before.leftAt ?? now.toISOString() });
    return this.change((tx) => this.apply(tx, { id, step: 'archived', next }, admin));
  }

  restore(id: string, admin: Caller): Promise<ChangedStylist> {
    const next = (before: StylistState) => ({ ...before, leftAt: null });
    return this.change((tx) => this.apply(tx, { id, step: 'restored', next }, admin));
  }

  /**
   * @param body `from`, the previous order, and `to`.
   * @throws DomainError `conflict` when the order has changed
   */
  async order(body: unknown, admin: Caller): Promise<SalonChange> {
    const { from, to } = newOrderOf(body);
    const change = await inTransaction(this.db, (tx) =>
      changeSalon(tx, stylistOrder, {
        id: ORDER_ID,
        facts: { kind: 'stylistOrder' },
        admin,
        now: this.clock.now(),
        version: versionOf(from),
        next: () => to,
      }),
    );
    this.salon.invalidate();
    return change;
  }

  private async apply(tx: EntityManager, { id, step, next, ...rest }: Edit, admin: Caller): Promise<SalonChange> {
    const current = await stylistSubject.read(tx, id);
    if (!current) throw refuse('STYLIST_NOT_FOUND');
    const now = this.clock.now();
    return changeSalon(tx, stylistSubject, {
      ...rest,
      id,
      facts: { kind: 'stylist', name: current.name, step },
      admin,
      now,
      next: (before) => next(before ?? current, now),
    });
  }

  private async change(work: (tx: EntityManager) => Promise<SalonChange>): Promise<ChangedStylist> {
    const change = await inTransaction(this.db, work);
    this.salon.invalidate();
    return { change, stylist: await this.stylists.one(change.subjectId) };
  }
}
