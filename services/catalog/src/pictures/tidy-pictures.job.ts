import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Daily, Job, type JobHandler } from '@salon/nest-kit';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';

const TASK = 'tidy-pictures';
const DAY = 24 * 60;

/** Picture URLs that an item has, or would have again after an undo. */
const STORED = `
  SELECT url FROM unnest($1::text[]) url WHERE EXISTS (SELECT FROM catalog.offer WHERE image = url) OR EXISTS (SELECT FROM catalog.service WHERE thumbnail = url)
    OR EXISTS (SELECT FROM catalog.gallery_image WHERE "imageUrl" = url) OR EXISTS (SELECT FROM catalog.team_member WHERE image = url)
    OR EXISTS (SELECT FROM catalog.act WHERE "at" > $2 AND url IN ("before"->>'image', "before"->>'thumbnail', "before"->>'imageUrl', "after"->>'image', "after"->>'thumbnail', "after"->>'imageUrl'))`;

/** Deletes, once a day, the pictures that no item has and no undo can restore. */
@Injectable()
@Job(TASK)
export class TidyPicturesJob implements JobHandler, OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly pictures: Pictures,
    private readonly daily: Daily,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.daily.soon(TASK);
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    await this.pictures.tidy(addMinutes(now, -DAY), async (urls) => {
      const rows = await this.db.query<{ url: string }[]>(STORED, [urls, addMinutes(now, -2 * DAY)]);
      return rows.map(({ url }) => url);
    });
    await this.daily.tomorrow(TASK);
  }
}
