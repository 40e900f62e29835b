import { Injectable } from '@nestjs/common';
import { RETENTION } from '@salon/contracts';
import { addMinutes, Clock, DAY_MINUTES } from '@salon/kernel';
import { Cron, Job, type JobHandler } from '@salon/nest-kit';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';

/** Picture URLs that an item uses, or would use again after an undo, without focal point. */
const STORED = `
  SELECT url FROM unnest($1::text[]) AS stored (url) WHERE EXISTS (
    SELECT FROM (
      SELECT image AS used FROM catalog.offer
      UNION ALL SELECT thumbnail FROM catalog.service
      UNION ALL SELECT "imageUrl" FROM catalog.gallery_image
      UNION ALL SELECT image FROM catalog.team_member
      UNION ALL SELECT image FROM catalog.almanac_month
      UNION ALL SELECT kept_picture.url FROM catalog.kept_picture
      UNION ALL
      SELECT unnest(ARRAY[
        "before"->>'image', "before"->>'thumbnail', "before"->>'imageUrl',
        "after"->>'image', "after"->>'thumbnail', "after"->>'imageUrl'])
      FROM catalog.act WHERE "at" > $2
    ) pictures WHERE split_part(used, '#', 1) = stored.url)`;

/** Deletes, once a day, pictures that no item uses and no undo can restore. */
@Injectable()
@Job('tidy-pictures')
@Cron('30 20 * * *')
export class TidyPicturesJob implements JobHandler {
  constructor(
    private readonly db: DataSource,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const before = (days: number): Date => addMinutes(now, -days * DAY_MINUTES);
    await this.pictures.tidy(before(RETENTION.unusedPictures), async (urls) => {
      const rows = await this.db.query<{ url: string }[]>(STORED, [urls, before(RETENTION.changedPictures)]);
      return rows.map(({ url }) => url);
    });
  }
}
