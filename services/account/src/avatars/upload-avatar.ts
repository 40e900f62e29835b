import { Injectable } from '@nestjs/common';
import { messages, type User } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Caller } from '@salon/nest-kit';
import { checkPicture, Pictures } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';
import { Budgets } from '../limits/budgets.js';
import { AVATAR_UPLOADS } from '../limits/limits.rules.js';
import { livingUser } from '../users/users.queries.js';
import { AvatarRow } from './avatar.entity.js';

/** Stores a picture someone uploaded of themselves; it is theirs to take into use, and goes after a day if they do not (decision A15). */
@Injectable()
export class UploadAvatar {
  constructor(
    private readonly db: DataSource,
    private readonly budgets: Budgets,
    private readonly pictures: Pictures,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` or `too_large` for what is no such picture, `throttled` beyond 20 a day, `full` when there is no room (threat T44) */
  async run({ id, email }: Pick<Caller, 'id' | 'email'>, bytes: unknown): Promise<{ imageUrl: string; user: User }> {
    checkPicture(bytes);
    const now = this.clock.now();
    await this.db.transaction((tx) =>
      this.budgets.take(tx, { kind: 'avatar', email, limits: AVATAR_UPLOADS, now, refusal: messages.imageQuota }),
    );
    const imageUrl = await this.pictures.take(bytes, 'square');
    try {
      return { imageUrl, user: await this.store({ url: imageUrl, userId: id, createdAt: now }) };
    } catch (error) {
      await this.pictures.remove(imageUrl);
      throw error;
    }
  }

  private store(row: AvatarRow): Promise<User> {
    return this.db.transaction(async (tx) => {
      const user = await livingUser(tx, row.userId);
      await tx.getRepository(AvatarRow).insert(row);
      return user;
    });
  }
}
