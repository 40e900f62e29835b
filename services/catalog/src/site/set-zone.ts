import { Injectable } from '@nestjs/common';
import { refuse } from '@salon/contracts';
import { writePublic } from '@salon/nest-kit';
import { DataSource } from 'typeorm';

/** Stores the time zone of the salon, which the booking service decides (ADR-0046). */
@Injectable()
export class SetZone {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `not_found` when the settings have not been seeded */
  async run(zone: string): Promise<void> {
    const [rows] = await writePublic<[unknown[], number]>(this.db, 'UPDATE catalog.site SET zone = $1 RETURNING 1', [
      zone,
    ]);
    if (rows.length === 0) throw refuse('SITE_NOT_SET');
  }
}
