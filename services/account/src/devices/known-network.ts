import type { Queryable } from '@salon/nest-kit';
import { isKnownNetwork } from './network.rules.js';

/** The visitor's network if it is a known network of the account, else null. */
export async function knownNetwork(
  db: Queryable,
  { email, network, now }: { email: string; network: string; now: Date },
): Promise<string | null> {
  const [row] = await db.query<{ seenAt: Date }[]>(
    `SELECT known."seenAt" FROM account.known_network known JOIN account."user" account ON account.id = known."userId"
     WHERE account.email = $1 AND known.network = $2`,
    [email, network],
  );
  return isKnownNetwork(row?.seenAt ?? null, now) ? network : null;
}

/** Records a sign-in from a network; an empty network, which the proxy did not name, is not recorded. */
export async function recordNetwork(
  tx: Queryable,
  { userId, network, now }: { userId: string; network: string; now: Date },
): Promise<void> {
  if (network === '') return;
  await tx.query(
    `INSERT INTO account.known_network ("userId", network, "seenAt") VALUES ($1, $2, $3)
     ON CONFLICT ("userId", network) DO UPDATE SET "seenAt" = excluded."seenAt"`,
    [userId, network, now],
  );
}
