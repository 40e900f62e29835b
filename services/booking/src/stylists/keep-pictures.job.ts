import { Injectable } from '@nestjs/common';
import { RETENTION, withoutFocus } from '@salon/contracts';
import { addMinutes, Clock, DAY_MINUTES } from '@salon/kernel';
import { Cron, Job, type JobHandler } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { CatalogClient } from '../catalog/catalog.client.js';

/** Pictures of stylists, and those that an undo could bring back. $1 the oldest change of interest */
const IN_USE = `
  SELECT "picture" AS url FROM booking.stylist
  UNION SELECT unnest(ARRAY["before"->>'picture', "after"->>'picture']) FROM booking.salon_change
  WHERE "subject" = 'stylist' AND "at" > $1`;

/** Tells the catalog, which stores the pictures, once a day which ones are in use: it deletes the others. */
@Job('keep-pictures')
@Cron('10 20 * * *')
@Injectable()
export class KeepPicturesJob implements JobHandler {
  constructor(
    private readonly db: DataSource,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const rows = await this.db.query<{ url: string | null }[]>(IN_USE, [
      addMinutes(this.clock.now(), -RETENTION.changedPictures * DAY_MINUTES),
    ]);
    await this.catalog.keepPictures(rows.flatMap(({ url }) => (url === null ? [] : [withoutFocus(url)])));
  }
}
