import { Injectable } from '@nestjs/common';
import { isStaff, OPEN_REFUND_STATES, type PersonKeys, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type Caller, Outbox } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { forgetSnapshots } from '../admin-actions/forget-snapshots.js';
import { forgetCustomerOf, type LockedVisit, lockVisitsOf } from '../appointments/forget-customer.js';
import { removeCarts } from '../cart/lock-cart.js';
import { bookedAs, forgetPerson, wholePerson } from '../customers/forget-person.js';
import { lockCustomerNotes } from '../customers/customer-notes.subject.js';
import { sqlList } from '../database/sql-list.js';
import { inTransaction } from '../database/transaction.js';
import { forgetMails } from '../mails/drop-mails.js';
import type { Order } from '../payments/open-orders.rules.js';
import { lockCustomer } from '../slots/day-lock.js';
import { deletionRefusal } from './deletion.rules.js';

const ORDERS = `
  SELECT "state", "isQuiet", "createdAt" FROM booking.payment_attempt WHERE "appointmentId" = ANY($1::uuid[])`;
const OPEN_REFUNDS = `
  SELECT EXISTS (
    SELECT FROM booking.refund_task
    WHERE "appointmentId" = ANY($1::uuid[]) AND "state" IN ${sqlList(OPEN_REFUND_STATES)}) AS "isRefundOpen"`;

/**
 * Removes a customer's personal data. Their visits stay as the salon's books, without name, addresses and texts; what
 * only described the person is deleted.
 */
@Injectable()
export class DeleteCustomerData {
  constructor(
    private readonly db: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * With the merged records that the call is signed with. A repeated call changes nothing.
   * @throws DomainError `conflict` with what to do first
   */
  async ofCaller(caller: Caller): Promise<void> {
    const keys = signedKeysOf(caller);
    await inTransaction(this.db, (tx) => this.remove(tx, () => bookedAs(tx, keys)));
  }

  /** The other records of the caller, which the deletion no longer finds: it removes the merges as well. */
  async mergedOf(caller: Caller): Promise<PersonKeys> {
    const own = ownKeysOf(caller);
    const { ids, emails } = await wholePerson(this.db.manager, own);
    return {
      ids: ids.filter((id) => !own.ids.includes(id)),
      emails: emails.filter((email) => !own.emails.includes(email)),
    };
  }

  /** Changes nothing. @throws DomainError `conflict` with what to do first, as `ofCaller` does */
  async assertDeletable(caller: Caller): Promise<void> {
    const keys = signedKeysOf(caller);
    await inTransaction(this.db, async (tx) => this.deletable(tx, await bookedAs(tx, keys)));
  }

  /**
   * For a person who is not staff, which the account service knows; with every merged record.
   * @param known of an account, only a verified address
   * @throws DomainError `conflict` with what to do first
   */
  async run(known: PersonKeys): Promise<void> {
    await inTransaction(this.db, (tx) => this.remove(tx, () => wholePerson(tx, known)));
  }

  /** Changes nothing. @throws DomainError `conflict` with what to do first, as `run` does */
  async assertPersonDeletable(known: PersonKeys): Promise<void> {
    await inTransaction(this.db, async (tx) => this.deletable(tx, await wholePerson(tx, known)));
  }

  /** Bookings of the customer and merges of their records wait until this ends. */
  private async remove(tx: EntityManager, find: () => Promise<PersonKeys>): Promise<void> {
    await lockCustomerNotes(tx);
    const person = await find();
    for (const id of person.ids) await lockCustomer(tx, id);
    const ids = await this.deletable(tx, person);
    await forgetMails(tx, this.outbox, ids);
    await forgetCustomerOf(tx, ids);
    await forgetSnapshots(tx, ids);
    await removeCarts(tx, person.ids);
    await forgetPerson(tx, person);
  }

  /** The visits of the person, locked. @throws DomainError `conflict` */
  private async deletable(tx: EntityManager, person: PersonKeys): Promise<string[]> {
    const visits: LockedVisit[] = await lockVisitsOf(tx, person);
    const ids = visits.map(({ id }) => id);
    const orders = await tx.query<Order[]>(ORDERS, [ids]);
    const [{ isRefundOpen }] = await tx.query<[{ isRefundOpen: boolean }]>(OPEN_REFUNDS, [ids]);
    const params = deletionRefusal({ visits, orders, isRefundOpen }, this.clock.now());
    if (params !== null) throw refuse('DELETION_REFUSED', { params });
    return ids;
  }
}

/** @throws DomainError `conflict` for staff */
function ownKeysOf(caller: Caller): PersonKeys {
  if (isStaff(caller)) throw refuse('DELETION_REFUSED', { params: { reason: 'staff' } });
  return { ids: [caller.id], emails: caller.verified ? [caller.email] : [] };
}

/** @throws DomainError `conflict` for staff */
function signedKeysOf(caller: Caller): PersonKeys {
  const own = ownKeysOf(caller);
  const { ids, emails } = caller.merged ?? { ids: [], emails: [] };
  return { ids: [...own.ids, ...ids], emails: [...own.emails, ...emails] };
}
