import { Injectable } from '@nestjs/common';
import type { GoogleCodeResponse, GooglePerson } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { newToken, tokenHash } from '../tokens/token.js';
import { retryOnConflict } from '../users/retry-on-conflict.js';
import { findOrCreateGoogleUser } from './find-or-create-google-user.js';
import { GoogleCodeRow } from './google-code.entity.js';
import { codeExpiry, storedPerson } from './google.rules.js';

/**
 * Creates the code that returns a user from Google's page to ours; the bearer token never appears in a URL (decision
 * A1).
 */
@Injectable()
export class IssueGoogleCode {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `forbidden` for an admin */
  async run(request: GooglePerson): Promise<GoogleCodeResponse> {
    const person = storedPerson(request);
    const now = this.clock.now();
    const code = newToken();
    return retryOnConflict(this.db, async (tx) => {
      const { user, isNew } = await findOrCreateGoogleUser(tx, person, now);
      await tx
        .getRepository(GoogleCodeRow)
        .insert({ codeHash: tokenHash(code), userId: user._id, expiresAt: codeExpiry(now) });
      return { code, isNew };
    });
  }
}
