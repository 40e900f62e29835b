import { Injectable } from '@nestjs/common';
import { RETENTION } from '@salon/contracts';
import { addMinutes, Clock, DAY_MINUTES } from '@salon/kernel';
import { Cron, deleteInBatches, Job, type JobHandler } from '@salon/nest-kit';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';

const UNUSED = `"createdAt" < $1
  AND NOT EXISTS (SELECT FROM account."user" WHERE "user".id = avatar."userId" AND "user"."profileImage" = avatar.url)`;

/** Deletes, once a day, the pictures that no user chose and the files without a row. */
@Injectable()
@Job('tidy-avatars')
@Cron('20 20 * * *')
export class TidyAvatarsJob implements JobHandler {
  constructor(
    private readonly db: DataSource,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  /**
   * Deletes rows before files, so that no row is ever without its files; files of the last hour stay for running
   * uploads.
   */
  async run(): Promise<void> {
    const now = this.clock.now();
    const parameters = [addMinutes(now, -RETENTION.unusedPictures * DAY_MINUTES)];
    await deleteInBatches(this.db, { table: 'account.avatar', where: UNUSED, parameters });
    await this.pictures.tidy(addMinutes(now, -60), (urls) => this.stored(urls));
  }

  private async stored(urls: string[]): Promise<string[]> {
    const rows = await this.db.query<{ url: string }[]>('SELECT url FROM account.avatar WHERE url = ANY ($1)', [urls]);
    return rows.map(({ url }) => url);
  }
}
