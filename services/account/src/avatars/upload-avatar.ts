import { Injectable } from '@nestjs/common';
import type { User } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { checkPicture, Pictures } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';
import { EmailLimits } from '../limits/email-limits.js';
import { AVATAR_UPLOADS } from '../limits/limits.rules.js';
import { lockSignedInUser } from '../users/users.queries.js';
import { AvatarRow } from './avatar.entity.js';

/** Stores an uploaded profile picture; it is deleted after a day if the user does not choose it (decision A15). */
@Injectable()
export class UploadAvatar {
  constructor(
    private readonly db: DataSource,
    private readonly emailLimits: EmailLimits,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `invalid` or `too_large` for anything but an allowed picture, `throttled` beyond 20 a day,
   * `full` when the storage is full (threat T44)
   */
  async run({ id, email }: Pick<Caller, 'id' | 'email'>, bytes: unknown): Promise<{ imageUrl: string; user: User }> {
    checkPicture(bytes);
    const now = this.clock.now();
    await this.db.transaction((tx) =>
      this.emailLimits.take(tx, { kind: 'avatar', email, limits: AVATAR_UPLOADS, now }),
    );
    const imageUrl = await this.pictures.take(bytes, 'square');
    try {
      return { imageUrl, user: await this.store({ url: imageUrl, userId: id, createdAt: now }) };
    } catch (error) {
      await this.pictures.remove(imageUrl).catch(() => undefined); // The daily job deletes it.
      throw error;
    }
  }

  private store(row: AvatarRow): Promise<User> {
    return this.db.transaction(async (tx) => {
      const user = await lockSignedInUser(tx, row.userId);
      await tx.getRepository(AvatarRow).insert(row);
      return user;
    });
  }
}
