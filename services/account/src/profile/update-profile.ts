import { Injectable } from '@nestjs/common';
import { type ProfileRequest, refuse, type User } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { recordAudit } from '../audit/record-audit.js';
import { saveProfile } from '../users/update-user.js';
import { profileDetails } from '../users/user.rules.js';

/**
 * Changes the fields that users may edit themselves; e-mail, role and verification are not among them (threats T6,
 * T19).
 */
@Injectable()
export class UpdateProfile {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` per field */
  async run(userId: string, request: Partial<ProfileRequest> | undefined, visitor: Visitor): Promise<{ user: User }> {
    const details = profileDetails(request ?? {});
    return this.db.transaction(async (tx) => {
      const user = await saveProfile(tx, userId, details);
      if (!user) throw refuse('SESSION_ENDED');
      await recordAudit(tx, { at: this.clock.now(), kind: 'profile_changed', userId, actorId: userId, visitor });
      return { user };
    });
  }
}
