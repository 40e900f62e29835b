import { Injectable } from '@nestjs/common';
import { DESK, type DeskCustomer, refuse } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { foundBy, PEOPLE, searchedFor, wordsQuery } from './people.js';

/** A person as the desk finds them. */
export const COLUMNS = `"id" AS "_id", "name", "email", "phone", "hasAccount"`;

/** A query that matches a fifth of a large salon's customers is not specific enough: the user types more. */
const MOST_FOUND = 20_000;

/** People the desk can book for: all accounts, and all clients without one. */
@Injectable()
export class DeskCustomersQueries {
  constructor(private readonly db: DataSource) {}

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
}
