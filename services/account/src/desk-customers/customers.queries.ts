import { Injectable } from '@nestjs/common';
import { type CustomerDetails, type CustomerPage, isUuid, refuse } from '@salon/contracts';
import { LOWEST_ID, versionOf } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { contactOf } from '../clients/contact-changes.queries.js';
import { foundBy, NEXT_PEOPLE, searchedFor, wordsQuery } from './people.js';

const PAGE = 50;
const COLUMNS = `"id" AS "_id", "name", "email", "phone", "city", "notes", "hasAccount"`;

const BY_NAME = 'ORDER BY lower("name"), "id" LIMIT $3';
const EVERYBODY = `SELECT ${COLUMNS} FROM ${NEXT_PEOPLE} ${BY_NAME}`;
const FOUND = `
  SELECT ${COLUMNS} FROM (${foundBy('$4', 'ALL')}) found
  WHERE (lower("name"), "id") > ($1, $2::uuid)
  ${BY_NAME}`;

/** Also of somebody who is no longer listed: disabled since, or a client who has an account by now. */
const NAME_OF = `
  SELECT lower("name") AS "name" FROM account."user" WHERE "id" = $1
  UNION ALL SELECT lower("name") FROM account.client WHERE "id" = $1`;

/** An account comes before the client with the same address: visits booked by the desk may have the client's id. */
const ONE = `
  SELECT person."id" AS "_id", person."name", person."email", coalesce(person."phone", client."phone", '') AS "phone",
    coalesce(person."city", client."city", '') AS "city", coalesce(client."notes", '') AS "notes", true AS "hasAccount",
    least(person."createdAt", client."createdAt") AS "since",
    array_remove(ARRAY[person."id", client."id"], NULL) AS "ids", person."staffRole" IS NOT NULL AS "isStaff"
  FROM account."user" person LEFT JOIN account.client ON client."email" = person."email"
  WHERE person."verifiedAt" IS NOT NULL
    AND (person."id" = $1 OR person."email" = (SELECT "email" FROM account.client WHERE "id" = $1))
  UNION ALL
  SELECT "id", "name", coalesce("email", ''), coalesce("phone", ''), "city", "notes", false, "createdAt",
    ARRAY["id"], false
  FROM account.client WHERE "id" = $1
  ORDER BY "hasAccount" DESC LIMIT 1`;

/** All customers of the salon, with or without an account. */
@Injectable()
export class CustomersQueries {
  constructor(private readonly db: DataSource) {}

  /**
   * By name, a page at a time.
   * @param search prefixes of words of a name, an address or a number; '' for all
   * @param after the last customer of the previous page
   * @throws DomainError `invalid` for an unknown one
   */
  async page(search: unknown, after: unknown): Promise<CustomerPage> {
    const text = searchedFor(search);
    const start = [...(await this.lastOf(after)), PAGE + 1];
    const rows = await this.db.query<CustomerPage['customers']>(
      text === '' ? EVERYBODY : FOUND,
      text === '' ? start : [...start, wordsQuery(text)],
    );
    const customers = rows.slice(0, PAGE);
    return { customers, next: rows.length > PAGE ? (customers.at(-1)?._id ?? null) : null };
  }

  /** @throws DomainError `not_found` */
  async one(id: string): Promise<CustomerDetails> {
    const [found] = await this.db.query<(Omit<CustomerDetails, 'since'> & { since: Date })[]>(ONE, [id]);
    if (!found) throw refuse('CUSTOMER_NOT_FOUND');
    const { isStaff, since, ...customer } = found;
    return {
      ...customer,
      since: since.toISOString(),
      ...(isStaff && { isStaff }),
      ...(!customer.hasAccount && { contactVersion: versionOf(contactOf(customer)) }),
    };
  }

  private async lastOf(id: unknown): Promise<[name: string, id: string]> {
    if (id === undefined || id === '') return ['', LOWEST_ID];
    const [found] = isUuid(id) ? await this.db.query<{ name: string }[]>(NAME_OF, [id]) : [];
    if (!found) throw refuse('INVALID', { params: { reason: 'page' }, field: 'cursor' });
    return [found.name, id as string];
  }
}
