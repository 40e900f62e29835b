import { isZone, refuse, ZONE_UNKNOWN } from '@salon/contracts';
import { Outbox } from '@salon/nest-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inTransaction } from '../database/transaction.js';
import { SalonQueries } from '../salon/salon.queries.js';

/**
 * Sets the time zone of the salon before the first booking: a booked visit keeps its time and its instant (ADR-0046).
 */
@Injectable()
export class ChangeZone {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly outbox: Outbox,
  ) {}

  /** @throws DomainError `invalid` for an unknown zone; `conflict` once a visit was booked */
  async run(zone: unknown): Promise<void> {
    if (!isZone(zone)) throw refuse('VALIDATION', { errors: { zone: ZONE_UNKNOWN } });
    await inTransaction(this.db, async (tx) => {
      // Blocks bookings until the zone is stored.
      await tx.query('LOCK TABLE booking.appointment IN SHARE MODE');
      const [{ current, booked }] = await tx.query<[{ current: string; booked: boolean }]>(
        'SELECT "zone" AS current, EXISTS (SELECT FROM booking.appointment) AS booked FROM booking.settings',
      );
      if (current === zone) return;
      if (booked) throw refuse('ZONE_FIXED');
      await tx.query('UPDATE booking.settings SET "zone" = $1', [zone]);
      await this.outbox.add(tx, 'publish-zone', {});
    });
    this.salon.invalidate();
  }
}
