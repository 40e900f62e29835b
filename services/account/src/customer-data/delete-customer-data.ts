import { Injectable } from '@nestjs/common';
import { isStaff, type PersonKeys, refuse } from '@salon/contracts';
import type { Caller } from '@salon/nest-kit';
import { Pictures } from '@salon/nest-kit/pictures';
import { DataSource, type EntityManager } from 'typeorm';
import { lockUser } from '../users/users.queries.js';

/** Rows that name a person by e-mail address. Of an account, only a verified one is known to be theirs (A19). */
const BY_ADDRESS = [
  'DELETE FROM account.mail WHERE "recipient" = $1',
  'DELETE FROM account.invitation WHERE "email" = $1',
  'DELETE FROM account.client WHERE "email" = $1',
  `DELETE FROM account.client_change WHERE "before"->>'email' = $1 OR "after"->>'email' = $1`,
];

/**
 * Rows that name a person by id; those with a foreign key are deleted with the user. A record of what staff did for
 * this person stays, without the person.
 */
const BY_ID = [
  'UPDATE account.audit SET "userId" = NULL WHERE "userId" = $1 AND "actorId" <> $1',
  'DELETE FROM account.audit WHERE "userId" = $1 OR "actorId" = $1',
  'DELETE FROM account."user" WHERE "id" = $1',
];

/**
 * Deletes a customer's account, sessions included, and what the desk or an import stored (decision A19, threat T64).
 * Counters of attempts stay until they expire: their key is a fingerprint of the address.
 */
@Injectable()
export class DeleteCustomerData {
  constructor(
    private readonly db: DataSource,
    private readonly pictures: Pictures,
  ) {}

  /** @throws DomainError `conflict` for staff */
  ofCaller({ id }: Caller): Promise<void> {
    return this.run({ ids: [id] });
  }

  /** Deletes clients; an account of another id stays, for a merge is the desk's judgement. */
  async clients(ids: readonly string[]): Promise<void> {
    await this.db.transaction(async (tx) => {
      for (const id of inOrder(ids)) await deleteClient(tx, id);
    });
  }

  /**
   * Does nothing for an id without a row.
   * @param ids of accounts and clients of one person
   * @throws DomainError `conflict` for staff, also disabled ones
   */
  async run({ ids }: Pick<PersonKeys, 'ids'>): Promise<void> {
    const pictures = await this.db.transaction(async (tx) => {
      const urls: string[] = [];
      for (const id of inOrder(ids)) urls.push(...(await deleteUser(tx, id)));
      for (const id of inOrder(ids)) await deleteClient(tx, id);
      return urls;
    });
    // Only files without a row; if the process dies here, the daily job deletes them.
    for (const url of pictures) await this.pictures.remove(url);
  }
}

/** Rows of these ids are locked in one order, so that deletions at once wait for each other and none is stopped. */
const inOrder = (ids: readonly string[]): string[] => [...ids].sort();

/** @returns the URLs of the pictures that have no row any more */
async function deleteUser(tx: EntityManager, id: string): Promise<string[]> {
  const user = await lockUser(tx, id); // Sign-ins and uploads wait, and then find no account.
  if (!user) return [];
  if (isStaff(user)) throw refuse('DELETION_REFUSED', { params: { reason: 'staff' } });
  const pictures = await tx.query<{ url: string }[]>('SELECT url FROM account.avatar WHERE "userId" = $1', [id]);
  if (user.isVerified) await deleteByAddress(tx, user.email);
  for (const statement of BY_ID) await tx.query(statement, [id]);
  return pictures.map(({ url }) => url);
}

/** A person whom the desk booked or an import brought; deleted with the account when that has the same address. */
async function deleteClient(tx: EntityManager, id: string): Promise<void> {
  const [clients] = await tx.query<[{ email: string | null }[], number]>(
    'DELETE FROM account.client WHERE "id" = $1 RETURNING "email"',
    [id],
  );
  for (const { email } of clients) if (email !== null) await deleteByAddress(tx, email);
}

async function deleteByAddress(tx: EntityManager, email: string): Promise<void> {
  for (const statement of BY_ADDRESS) await tx.query(statement, [email]);
}
