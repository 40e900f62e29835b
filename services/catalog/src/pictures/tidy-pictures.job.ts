import { Injectable } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Cron, Job, type JobHandler } from '@salon/nest-kit';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';

const DAY = 24 * 60;

/** Picture URLs that an item has, or would have again after an undo. */
const STORED = `
  SELECT url FROM unnest($1::text[]) AS stored (url) WHERE EXISTS (SELECT FROM catalog.offer WHERE image = url) OR EXISTS (SELECT FROM catalog.service WHERE thumbnail = url)
    OR EXISTS (SELECT FROM catalog.gallery_image WHERE "imageUrl" = url) OR EXISTS (SELECT FROM catalog.team_member WHERE image = url)
    OR EXISTS (SELECT FROM catalog.kept_picture kept WHERE kept.url = stored.url)
    OR EXISTS (SELECT FROM catalog.act WHERE "at" > $2 AND url IN ("before"->>'image', "before"->>'thumbnail', "before"->>'imageUrl', "after"->>'image', "after"->>'thumbnail', "after"->>'imageUrl'))`;

/** Deletes, once a day, the pictures that no item has and no undo can restore. */
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
    await this.pictures.tidy(addMinutes(now, -DAY), async (urls) => {
      const rows = await this.db.query<{ url: string }[]>(STORED, [urls, addMinutes(now, -2 * DAY)]);
      return rows.map(({ url }) => url);
    });
  }
}
