import { Injectable } from '@nestjs/common';
import { DESK, type DeskCustomer, foldClientPhone, foldEmail, type NewDeskCustomer, refuse } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource, type EntityManager } from 'typeorm';
import { foundBy, PEOPLE, searchedFor, wordsQuery } from './people.js';

const COLUMNS = `"id" AS "_id", "name", "email", "phone", "hasAccount"`;

/** A query that matches a fifth of a large salon's customers is not specific enough: the user types more. */
const MOST_FOUND = 20_000;

const KNOWN = `SELECT ${COLUMNS} FROM ${PEOPLE}
  WHERE CASE WHEN $1 <> '' THEN "email" = $1 ELSE "email" = '' AND "phone" = $2 AND lower("name") = lower($3) END
  ORDER BY "hasAccount" DESC LIMIT 1`;

const MARK_KNOWN = `
  UPDATE account.client SET "referred" = true WHERE "id" = (SELECT known."_id" FROM (${KNOWN}) known)`;

/** People the desk can book for: all accounts, and all clients without one. */
@Injectable()
export class DeskCustomersQueries {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A few people by prefixes of words of their name, address or number; names that begin with the text come first. */
  async search(search: unknown): Promise<DeskCustomer[]> {
    const text = searchedFor(search);
    if (text === '') return [];
    return this.db.query(
      `SELECT ${COLUMNS} FROM (${foundBy('$2', MOST_FOUND)}) found
       ORDER BY NOT starts_with(lower("name"), $1), lower("name"), "id" LIMIT $3`,
      [text, wordsQuery(text), DESK.found],
    );
  }

  /** @throws DomainError `not_found` */
  async one(id: string): Promise<DeskCustomer> {
    const [found] = await this.db.query<DeskCustomer[]>(`SELECT ${COLUMNS} FROM ${PEOPLE} WHERE "id" = $1`, [id]);
    if (!found) throw refuse('CUSTOMER_NOT_FOUND');
    return found;
  }

  /**
   * The person with this address, or without an address with this number and name; creates a client when there is none.
   * Booking is about to refer to them, so the undo of an import keeps them.
   */
  add(person: NewDeskCustomer): Promise<DeskCustomer> {
    const email = foldEmail(person.email);
    const phone = person.phone === '' ? '' : foldClientPhone(person.phone);
    return this.db.transaction(async (tx) => {
      await tx.query(MARK_KNOWN, [email, phone, person.name.trim()]);
      await tx.query(
        `INSERT INTO account.client ("name", "email", "phone", "city", "notes", "createdAt")
         SELECT $3, nullif($1, ''), nullif($2, ''), '', '', $4 WHERE NOT EXISTS (${KNOWN}) ON CONFLICT DO NOTHING`,
        [email, phone, person.name.trim(), this.clock.now()],
      );
      return known(tx, [email, phone, person.name.trim()]);
    });
  }
}

async function known(tx: EntityManager, who: [string, string, string]): Promise<DeskCustomer> {
  const [found] = await tx.query<DeskCustomer[]>(KNOWN, who);
  if (!found) throw new Error('a client that was just added is not there');
  return found;
}
