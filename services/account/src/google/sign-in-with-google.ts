import { Injectable } from '@nestjs/common';
import { type GoogleSignInRequest, type GoogleSignInResult, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import type { Visitor } from '@salon/nest-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { RecordSignIn } from '../devices/record-sign-in.js';
import { tokenHash } from '../tokens/token.js';
import { retryOnConflict } from '../users/retry-on-conflict.js';
import { findOrCreateGoogleUser } from './find-or-create-google-user.js';
import { beginGoogleSession } from './begin-google-session.js';
import { storedPerson } from './google.rules.js';

/** Signs in the user of a Google token; the BFF has verified the token, and its nonce works once (threat T9). */
@Injectable()
export class SignInWithGoogle {
  constructor(
    private readonly db: DataSource,
    private readonly recordSignIn: RecordSignIn,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `unauthenticated` for a nonce used before, `forbidden` for an admin */
  async run({ nonce, ...request }: GoogleSignInRequest, visitor: Visitor): Promise<GoogleSignInResult> {
    const person = storedPerson(request);
    if (typeof nonce !== 'string' || nonce === '') throw refuse('GOOGLE_REFUSED');
    const now = this.clock.now();
    return retryOnConflict(this.db, async (tx) => {
      await useNonce(tx, nonce, now);
      const { user, isNew } = await findOrCreateGoogleUser(tx, person, now);
      return { ...(await beginGoogleSession(tx, this.recordSignIn, { user, visitor, now })), isNew };
    });
  }
}

async function useNonce(tx: EntityManager, nonce: string, now: Date): Promise<void> {
  const spent = await tx.query<unknown[]>(
    'INSERT INTO account.google_nonce ("nonceHash", "usedAt") VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
    [tokenHash(nonce), now],
  );
  if (spent.length === 0) throw refuse('GOOGLE_REFUSED');
}
