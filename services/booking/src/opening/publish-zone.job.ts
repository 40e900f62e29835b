import { Injectable } from '@nestjs/common';
import { Job, type JobHandler } from '@salon/nest-kit';
import { CatalogClient } from '../catalog/catalog.client.js';
import { SalonQueries } from '../salon/salon.queries.js';

/** Sends the salon's time zone to the catalog, from which all other services read it (ADR-0046). */
@Job('publish-zone')
@Injectable()
export class PublishZoneJob implements JobHandler<object> {
  constructor(
    private readonly salon: SalonQueries,
    private readonly catalog: CatalogClient,
  ) {}

  async run(): Promise<void> {
    const { settings } = await this.salon.current();
    await this.catalog.publishZone(settings.zone);
  }
}
