import { Injectable } from '@nestjs/common';
import { RETENTION, withoutFocus } from '@salon/contracts';
import { addMinutes, Clock, DAY_MINUTES } from '@salon/kernel';
import { DataSource } from 'typeorm';

/**
 * Pictures that objects of the booking service use, such as stylists: they are kept although no item here uses them.
 */
@Injectable()
export class KeepPictures {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Keeps a picture that is about to be used. */
  async keep(url: string): Promise<void> {
    await this.db.query(
      `INSERT INTO catalog.kept_picture ("url", "keptAt") VALUES ($1, $2)
       ON CONFLICT ("url") DO UPDATE SET "keptAt" = EXCLUDED."keptAt"`,
      [withoutFocus(url), this.clock.now()],
    );
  }

  /** Keeps no others any longer than these, but new ones, which may be of a change that is being made. */
  async keepOnly(urls: readonly string[]): Promise<void> {
    await this.db.query('DELETE FROM catalog.kept_picture WHERE "keptAt" < $1 AND "url" <> ALL ($2::text[])', [
      addMinutes(this.clock.now(), -RETENTION.changedPictures * DAY_MINUTES),
      urls,
    ]);
  }
}
