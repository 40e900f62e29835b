import { Injectable } from '@nestjs/common';
import { CLOSING_MEANS_NAMES, type ClosingMeans, type DayClosing, DESK_LENGTHS, refuse } from '@salon/contracts';
import { Clock, isLocalDay, type LocalDay } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { asObject, checkText, exactCents, invalid } from '../request/request.rules.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { lockSubject } from '../salon-changes/salon-subject.js';
import { ClosingQueries, type DayMoney } from './closing.queries.js';
import { expectedCents, type Sums } from './closing.rules.js';
import { type ClosedLine, closingSubject } from './closing.subject.js';

/** More than any day takes in. */
const MAX_CENTS = 100_000_000_000;
const DIFFERENCE = { most: DESK_LENGTHS.reason, reason: 'statusReason' } as const;
const REOPENING = { most: DESK_LENGTHS.reason, reason: 'reopening', isRequired: true } as const;

type ClosingWork = (tx: EntityManager, day: LocalDay, now: Date) => Promise<unknown>;

/** Closes a salon day with the counted amounts, and reopens it; later money movements do not change closed figures. */
@Injectable()
export class CloseDay {
  constructor(
    private readonly db: DataSource,
    private readonly closings: ClosingQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid`; `conflict` when it is closed, has not begun or its money has changed since it was
   * read
   */
  close(date: unknown, body: unknown, admin: Caller): Promise<DayClosing> {
    const { counted, version } = asObject(body);
    return this.act(date, async (tx, day, now) => {
      if (day > (await this.closings.today())) throw refuse('CLOSING_REFUSED', { params: { reason: 'coming' } });
      const money = await this.closings.money(day, tx);
      if (money.closed) throw refuse('CLOSING_REFUSED', { params: { reason: 'closed', by: money.closed.by } });
      assertAsRead(version, money);
      const lines = linesOf(counted, money.sums);
      await changeSalon(tx, closingSubject, {
        id: day,
        facts: { kind: 'closing', day, reason: null },
        admin,
        now,
        next: () => ({ lines, by: admin.name, at: now.toISOString() }),
      });
    });
  }

  /** @throws DomainError `invalid` without a reason; `conflict` when it is open, or was closed again meanwhile */
  async reopen(date: unknown, body: unknown, admin: Caller): Promise<DayClosing> {
    const { reason, version } = asObject(body);
    const why = checkText(reason, 'reason', REOPENING);
    return this.act(date, async (tx, day, now) => {
      const money = await this.closings.money(day, tx);
      if (!money.closed) throw refuse('CLOSING_REFUSED', { params: { reason: 'open' } });
      assertAsRead(version, money);
      await changeSalon(tx, closingSubject, {
        id: day,
        facts: { kind: 'closing', day, reason: why },
        admin,
        now,
        next: () => null,
      });
    });
  }

  private async act(date: unknown, work: ClosingWork): Promise<DayClosing> {
    if (!isLocalDay(date)) throw refuse('NOT_FOUND');
    await inTransaction(this.db, async (tx) => {
      await lockSubject(tx, closingSubject, date);
      await work(tx, date, this.clock.now());
    });
    return this.closings.day(date);
  }
}

function assertAsRead(version: unknown, money: DayMoney): void {
  if (version !== money.version) throw refuse('CLOSING_REFUSED', { params: { reason: 'moved' } });
}

/** @throws DomainError `invalid` unless every means is counted once, each difference with its reason */
function linesOf(value: unknown, sums: readonly Sums[]): ClosedLine[] {
  const counted = Array.isArray(value) ? value.map(countOf) : [];
  if (counted.length !== sums.length) throw invalid('counted', { reason: 'counted' });
  return sums.map((each) => {
    const line = counted.find(({ means }) => means === each.means);
    if (!line) throw invalid('counted', { reason: 'counted' });
    const isRight = line.countedCents === expectedCents(each);
    if (!isRight && line.reason === '') throw invalid(each.means, { reason: 'difference', means: nameOf(each.means) });
    return { ...each, countedCents: line.countedCents, reason: isRight ? '' : line.reason };
  });
}

const nameOf = (means: ClosingMeans): string => CLOSING_MEANS_NAMES[means].toLowerCase();

function countOf(value: unknown): { means: unknown; countedCents: number; reason: string } {
  const { means, amount, reason } = asObject(value);
  const countedCents = exactCents(amount, MAX_CENTS);
  if (countedCents === null) throw invalid('counted', { reason: 'counted' });
  return { means, countedCents, reason: checkText(reason, 'reason', DIFFERENCE) };
}
