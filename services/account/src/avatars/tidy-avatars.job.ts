import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Daily, Job, type JobHandler } from '@salon/nest-kit';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';

const TASK = 'tidy-avatars';
const DAY = 24 * 60;

/** Deletes, once a day, the pictures that no user chose and the files without a row. */
@Injectable()
@Job(TASK)
export class TidyAvatarsJob implements JobHandler, OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly pictures: Pictures,
    private readonly daily: Daily,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.daily.soon(TASK);
  }

  /** Rows first and files after them, so that no row is ever without its files; an hour is left for uploads under way. */
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.db.query(
      'DELETE FROM account.avatar WHERE "createdAt" < $1 AND NOT EXISTS (SELECT FROM account."user" WHERE "user".id = avatar."userId" AND "user"."profileImage" = avatar.url)',
      [addMinutes(now, -DAY)],
    );
    await this.pictures.tidy(addMinutes(now, -60), (urls) => this.stored(urls));
    await this.daily.tomorrow(TASK);
  }

  private async stored(urls: string[]): Promise<string[]> {
    const rows = await this.db.query<{ url: string }[]>('SELECT url FROM account.avatar WHERE url = ANY ($1)', [urls]);
    return rows.map(({ url }) => url);
  }
}
