import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { addMinutes, Clock } from '@salon/kernel';
import { Job, type JobHandler, Outbox } from '@salon/nest-kit';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource, type EntityManager } from 'typeorm';

const DAY = 24 * 60;

/** Once a day: pictures nobody took into use go, and files that have no row. */
@Injectable()
@Job('tidy-avatars')
export class TidyAvatarsJob implements JobHandler, OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly pictures: Pictures,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.db.transaction((tx) => this.next(tx, addMinutes(this.clock.now(), 2)));
  }

  /** Rows first and files after them, so that no row is ever without its files; an hour is left for uploads under way. */
  async run(): Promise<void> {
    const now = this.clock.now();
    await this.db.query(
      'DELETE FROM account.avatar WHERE "createdAt" < $1 AND NOT EXISTS (SELECT FROM account."user" WHERE "user".id = avatar."userId" AND "user"."profileImage" = avatar.url)',
      [addMinutes(now, -DAY)]);
    await this.pictures.tidy(addMinutes(now, -60), (urls) => this.stored(urls));
    await this.db.transaction((tx) => this.next(tx, addMinutes(now, DAY)));
  }

  private async stored(urls: string[]): Promise<string[]> {
    const rows = await this.db.query<{ url: string }[]>('SELECT url FROM account.avatar WHERE url = ANY ($1)', [urls]);
    return rows.map(({ url }) => url);
  }

  /** One key, so that there is never more than one to come. */
  private async next(tx: EntityManager, runAt: Date): Promise<void> {
    await this.outbox.add(tx, 'tidy-avatars', {}, { runAt, jobKey: 'tidy-avatars' });
  }
}
