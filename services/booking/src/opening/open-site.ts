import { Injectable } from '@nestjs/common';
import { refuse, type SalonChange } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { hasHours } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';
import { changeSalon } from '../salon-changes/change-salon.js';
import { OPENING_ID, openingSubject } from './opening.subject.js';

/** Opens the site for guests; an undo closes it again, and bookings stay (ADR-0044). */
@Injectable()
export class OpenSite {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `conflict` while the salon has no working stylist */
  async run(admin: Caller): Promise<SalonChange> {
    const { stylists } = await this.salon.current();
    if (!stylists.some(hasHours)) throw refuse('SALON_NOT_READY', { params: { reason: 'stylists' } });
    const change = await inTransaction(this.db, (tx) =>
      changeSalon(tx, openingSubject, {
        id: OPENING_ID,
        facts: { kind: 'opening' },
        admin,
        now: this.clock.now(),
        next: () => ({ isOpen: true }),
      }),
    );
    this.salon.invalidate();
    return change;
  }
}
