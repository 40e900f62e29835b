import { createHash } from 'node:crypto';
import type { User } from '@salon/contracts';
import type { Outbox, Visitor } from '@salon/nest-kit';
import type { EntityManager } from 'typeorm';
import { noteAudit } from '../audit/note-audit.js';
import { postMail } from '../mails/post-mail.js';
import { deviceOf } from './device-name.js';
import { agentWithoutVersions } from './device.rules.js';
import { noteNetwork } from './known-network.js';

interface SignedIn {
  user: Pick<User, '_id' | 'email'>;
  visitor: Visitor;
  now: Date;
}

/** `xmax` is 0 for an inserted row. */
const SEEN = `
  INSERT INTO account.device AS device ("userId", "mark", "seenAt") VALUES ($1, $2, $3)
  ON CONFLICT ("userId", "mark") DO UPDATE SET "seenAt" = excluded."seenAt"
  RETURNING xmax = 0 AND EXISTS (
    SELECT FROM account.device other WHERE other."userId" = $1 AND other."mark" <> $2) AS another`;

/**
 * Records a sign-in: in the audit, in the known networks of the account, and in its known devices. The owner is
 * notified of a new device, except the first one.
 */
export async function noteSignIn(tx: EntityManager, outbox: Outbox, { user, visitor, now }: SignedIn): Promise<void> {
  await noteAudit(tx, { at: now, kind: 'signed_in', userId: user._id, actorId: user._id, visitor });
  await noteNetwork(tx, { userId: user._id, network: visitor.network, now });
  const mark = createHash('sha256').update(agentWithoutVersions(visitor.agent)).digest();
  const [device] = await tx.query<{ another: boolean }[]>(SEEN, [user._id, mark, now]);
  if (!device?.another) return;
  const values = { device: deviceOf(visitor.agent), network: visitor.network, at: now.toISOString() };
  await postMail(tx, outbox, { to: user, task: 'send-new-sign-in', values, now, leavesAt: now });
}
