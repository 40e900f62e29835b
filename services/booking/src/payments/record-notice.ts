import { Injectable } from '@nestjs/common';
import { type NoticeVerdict, refuse } from '@salon/contracts';
import { Clock, DomainError } from '@salon/kernel';
import { events, Outbox, paymentNotices } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { appointmentById } from '../appointments/appointments.queries.js';
import { inTransaction } from '../database/transaction.js';
import { MONEY_CODES } from '../gateway/retrieval.rules.js';
import { verifyKey } from '../ledger/verify-key.js';
import type { SalonCalendar } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { lockDays } from '../slots/day-lock.js';
import { applyLedger } from './apply-ledger.js';
import { PaymentAttemptRow } from './payment-attempt.entity.js';
import { isDoubtful, isStored, storeNotice, storeRetrieved, type PaymentReport } from './store-notice.js';

/** Stores the gateway's data about an order and applies it (docs/gateway.md, "How a notice is processed"). */
@Injectable()
export class RecordNotice {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @param isGenuine whether merchant and signature are valid
   * @throws DomainError `unavailable` when it could not be stored: the gateway must retry
   */
  run(report: PaymentReport, isGenuine: boolean): Promise<NoticeVerdict> {
    return storing(async () => {
      const verdict = isGenuine ? await this.judge([report]) : await this.keep(report, 'forged');
      paymentNotices.inc({ verdict });
      return verdict;
    });
  }

  /** All payments of the retrieval API for one order, in one transaction: a subset is never mistaken for all. */
  async runRetrieved(reports: readonly [PaymentReport, ...PaymentReport[]]): Promise<void> {
    await storing(() => this.judge(reports));
  }

  /** Of one order. */
  private async judge(reports: readonly [PaymentReport, ...PaymentReport[]]): Promise<NoticeVerdict> {
    const attempt = await this.db.manager.findOneBy(PaymentAttemptRow, { orderId: reports[0].orderId });
    if (!attempt) return this.keep(reports[0], 'unknown');
    const isRight = ({ amount, currency }: PaymentReport): boolean =>
      attempt.amount === amount && attempt.currency === currency;
    for (const each of reports) if (!isRight(each)) await this.keep(each, 'mismatch');
    const right = reports.filter(isRight);
    if (right.length === 0) return 'mismatch';
    const calendar = await this.salon.calendar();
    await inTransaction(this.db, (tx) => this.accept(tx, right, attempt.appointmentId, calendar));
    return 'accepted';
  }

  private async accept(
    tx: EntityManager,
    reports: readonly PaymentReport[],
    appointmentId: string,
    calendar: SalonCalendar,
  ): Promise<void> {
    const now = this.clock.now();
    const found = await appointmentById(tx, appointmentId);
    if (!found) throw new Error(`appointment ${appointmentId} of an order has gone`);
    await lockDays(tx, [found.day]);
    let hasNews = false;
    for (const each of reports) {
      const isNew = await storeNotice(tx, each, 'accepted', now);
      const isNewlyKnown = each.source === 'retrieval' && (await storeRetrieved(tx, each, now));
      hasNews ||= isNew || isNewlyKnown;
      if (isNew && (await needsVerifying(tx, each)))
        await this.outbox.add(tx, 'verify-order', { orderId: each.orderId }, { jobKey: verifyKey(each.orderId) });
    }
    if (hasNews) await applyLedger(tx, { outbox: this.outbox, calendar }, appointmentId, now);
  }

  /** What the retrieval API repeats at each query is kept once: each row is an open task. */
  private async keep(report: PaymentReport, verdict: NoticeVerdict): Promise<NoticeVerdict> {
    if (report.source === 'retrieval' && (await isStored(this.db.manager, report, verdict))) return verdict;
    const isKept = await storeNotice(this.db.manager, report, verdict, this.clock.now());
    if (!isKept) events.inc({ event: 'notice_not_stored' });
    return verdict;
  }
}

async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw refuse('NOTICE_NOT_STORED', { retryAfter: 10, cause });
  }
}

/** A second success or a chargeback with an unknown id: only the gateway can confirm that the payment exists. */
const needsVerifying = async (tx: EntityManager, report: PaymentReport): Promise<boolean> =>
  report.source === 'notice' && MONEY_CODES.includes(report.statusCode) && (await isDoubtful(tx, report));
