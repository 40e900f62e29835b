import { Injectable } from '@nestjs/common';
import { refuse, type User } from '@salon/contracts';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource } from 'typeorm';
import { setProfileImage } from '../users/update-user.js';
import { lockSignedInUser } from '../users/users.queries.js';
import { AvatarRow } from './avatar.entity.js';

/**
 * Sets an uploaded picture as the profile picture, or none; the files of the previous one are deleted (decision A15).
 */
@Injectable()
export class ChooseAvatar {
  constructor(
    private readonly db: DataSource,
    private readonly pictures: Pictures,
  ) {}

  /** @throws DomainError `invalid` for a URL that is not an upload of this user (threat T45) */
  async run(userId: string, imageUrl: unknown): Promise<{ user: User }> {
    const { user, replaced } = await this.db.transaction(async (tx) => {
      const { profileImage: before, ...person } = await lockSignedInUser(tx, userId);
      const avatars = tx.getRepository(AvatarRow);
      if (imageUrl !== null && (typeof imageUrl !== 'string' || !(await avatars.existsBy({ url: imageUrl, userId }))))
        throw refuse('AVATAR_FOREIGN');
      await setProfileImage(tx, userId, imageUrl);
      const gone =
        before !== null && before !== imageUrl && (await avatars.delete({ url: before, userId })).affected === 1;
      return { user: { ...person, profileImage: imageUrl }, replaced: gone ? before : null };
    });
    // Only files without a row; if the process dies here, the daily job deletes them.
    if (replaced) await this.pictures.remove(replaced);
    return { user };
  }
}
