import { refuse, type SignInResult, type User } from '@salon/contracts';
import type { Visitor } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import type { RecordSignIn } from '../devices/record-sign-in.js';
import { beginSecondStep } from '../sessions/begin-second-step.js';
import { beginSession } from '../sessions/begin-session.js';

interface Beginning {
  user: User;
  visitor: Visitor;
  now: Date;
}

/**
 * Begins the session of a Google user; with a second factor, a code is required first.
 * @throws DomainError `forbidden` for a disabled account
 */
export async function beginGoogleSession(
  tx: EntityManager,
  recordSignIn: RecordSignIn,
  { user, visitor, now }: Beginning,
): Promise<SignInResult> {
  if (user.secondFactor === 'on') {
    const secondStep = await beginSecondStep(tx, { userId: user._id, passwordHash: null, now });
    if (!secondStep) throw refuse('LOGIN_DISABLED');
    return { secondStep };
  }
  const session = await beginSession(tx, { userId: user._id, confirmed: true, now, visitor });
  if (!session) throw refuse('GOOGLE_REFUSED');
  await recordSignIn.run(tx, { user, visitor, now });
  return { user, session };
}
