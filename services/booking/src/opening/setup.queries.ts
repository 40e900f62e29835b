import { Injectable } from '@nestjs/common';
import type { BookingSetup, SetupCheck, SetupCheckName } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { hasHours } from '../salon/calendar.rules.js';
import { SalonQueries } from '../salon/salon.queries.js';

type CheckRecord = Omit<SetupCheck, 'at'> & { at: Date };

@Injectable()
export class SetupQueries {
  constructor(
    private readonly db: DataSource,
    private readonly salon: SalonQueries,
    private readonly clock: Clock,
  ) {}

  /** The progress of the setup. */
  async state(): Promise<BookingSetup> {
    const [{ settings, stylists }, checks, [{ isBooked }]] = await Promise.all([
      this.salon.current(),
      this.db.query<CheckRecord[]>('SELECT "name", "isOk", "said", "at" FROM booking.setup_check ORDER BY "name"'),
      this.db.query<[{ isBooked: boolean }]>('SELECT EXISTS (SELECT FROM booking.appointment) AS "isBooked"'),
    ]);
    return {
      isOpen: settings.openedAt !== null,
      zone: settings.zone,
      isBooked,
      stylists: stylists.length,
      working: stylists.filter(hasHours).length,
      checks: checks.map((check) => ({ ...check, at: check.at.toISOString() })),
    };
  }

  /** Stores a test result; the newest one counts. */
  async storeCheck(name: SetupCheckName, isOk: boolean, said: string[]): Promise<SetupCheck> {
    const at = this.clock.now();
    await this.db.query(
      `INSERT INTO booking.setup_check ("name", "isOk", "said", "at") VALUES ($1, $2, $3, $4)
       ON CONFLICT ("name") DO UPDATE SET "isOk" = EXCLUDED."isOk", "said" = EXCLUDED."said", "at" = EXCLUDED."at"`,
      [name, isOk, said, at],
    );
    return { name, isOk, said, at: at.toISOString() };
  }
}
