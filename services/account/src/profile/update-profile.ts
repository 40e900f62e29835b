import { Injectable } from '@nestjs/common';
import { messages, type ProfileRequest, type User } from '@salon/contracts';
import { DomainError } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { saveProfile } from '../users/save-profile.js';
import { profileDetails } from '../users/user.rules.js';

/** Changes what people may change about themselves; e-mail, role and verification are not among it (threats T6, T19). */
@Injectable()
export class UpdateProfile {
  constructor(private readonly db: DataSource) {}

  /** @throws DomainError `invalid` per field */
  async run(userId: string, request: ProfileRequest): Promise<{ user: User }> {
    const user = await saveProfile(this.db.manager, userId, profileDetails(request ?? {}));
    if (!user) throw new DomainError('unauthenticated', 'SESSION_ENDED', messages.sessionExpired);
    return { user };
  }
}
