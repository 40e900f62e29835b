import { Injectable } from '@nestjs/common';
import { type DeskCustomer, foldClientPhone, foldEmail, type NewDeskCustomer } from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { DataSource } from 'typeorm';
import { COLUMNS } from './desk-customers.queries.js';
import { PEOPLE } from './people.js';

const KNOWN = `SELECT ${COLUMNS} FROM ${PEOPLE}
  WHERE CASE WHEN $1 <> '' THEN "email" = $1 ELSE "email" = '' AND "phone" = $2 AND lower("name") = lower($3) END
  ORDER BY "hasAccount" DESC LIMIT 1`;

const MARK_KNOWN = `
  UPDATE account.client SET "referred" = true WHERE "id" = (SELECT known."_id" FROM (${KNOWN}) known)`;

/** Finds the person that the desk books for, or adds them. */
@Injectable()
export class FindOrAddClient {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * The person with this address, or without an address with this number and name; creates a client when there is none.
   * Booking is about to refer to them, so the undo of an import keeps them.
   */
  run(person: NewDeskCustomer): Promise<DeskCustomer> {
    const email = foldEmail(person.email);
    const phone = person.phone === '' ? '' : foldClientPhone(person.phone);
    const who = [email, phone, person.name.trim()];
    return this.db.transaction(async (tx) => {
      await tx.query(MARK_KNOWN, who);
      await tx.query(
        `INSERT INTO account.client ("name", "email", "phone", "city", "notes", "createdAt")
         SELECT $3, nullif($1, ''), nullif($2, ''), '', '', $4 WHERE NOT EXISTS (${KNOWN}) ON CONFLICT DO NOTHING`,
        [...who, this.clock.now()],
      );
      const [found] = await tx.query<DeskCustomer[]>(KNOWN, who);
      if (!found) throw new Error('a client that was just added is not there');
      return found;
    });
  }
}
