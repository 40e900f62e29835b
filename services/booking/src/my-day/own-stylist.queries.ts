import { foldEmail } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';

/** The calling stylist: an owner assigns the e-mail of the account to a stylist. */
export async function ownStylist(
  db: DataSource | EntityManager,
  { email }: Caller,
): Promise<{ _id: string; name: string } | null> {
  const [found] = await db.query<{ _id: string; name: string }[]>(
    'SELECT "id" AS "_id", "name" FROM booking.stylist WHERE "accountEmail" = $1 AND "leftAt" IS NULL',
    [foldEmail(email)],
  );
  return found ?? null;
}
