import { Injectable } from '@nestjs/common';
import { type ClientImport, type ClientPage, refuse } from '@salon/contracts';
import { isUuid } from '@salon/nest-kit';
import { DataSource } from 'typeorm';
import { asClient, asClientImport, type ClientImportRecord, type ClientRecord } from './client.view.js';

const PAGE = 50;
const IMPORTS = 20;
const SEARCH_MOST = 80;

@Injectable()
export class ClientsQueries {
  constructor(private readonly db: DataSource) {}

  /**
   * Clients by name.
   * @param search part of a name, an address or a number; '' for all
   * @param after the client the page before ended with
   * @throws DomainError `invalid` for one that is no id
   */
  async page(search: unknown, after: unknown): Promise<ClientPage> {
    if (after !== undefined && after !== '' && !isUuid(after))
      throw refuse('INVALID', { params: { reason: 'page' }, field: 'cursor' });
    const text = typeof search === 'string' ? search.trim().slice(0, SEARCH_MOST).toLowerCase() : '';
    const digits = text.replace(/\D/g, '');
    const rows = await this.db.query<ClientRecord[]>(
      `SELECT client.*, account."id" IS NOT NULL AS "hasAccount"
       FROM account.client LEFT JOIN account."user" account ON account."email" = client."email" AND account."verifiedAt" IS NOT NULL
       WHERE ($1 = '' OR strpos(lower(client."name"), $1) > 0 OR strpos(client."email", $1) > 0 OR ($2 <> '' AND strpos(client."phone", $2) > 0))
         AND ($3::uuid IS NULL OR (lower(client."name"), client."id") > (SELECT lower("name"), "id" FROM account.client WHERE "id" = $3))
       ORDER BY lower(client."name"), client."id" LIMIT $4`,
      [text, digits, after === undefined || after === '' ? null : after, PAGE + 1],
    );
    const shown = rows.slice(0, PAGE);
    return { clients: shown.map(asClient), next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null };
  }

  /** The latest imports, newest first. */
  async imports(): Promise<ClientImport[]> {
    const rows = await this.db.query<(ClientImportRecord & { clients: number })[]>(
      `SELECT import.*, (SELECT count(*)::int FROM account.client WHERE client."importId" = import."id") AS "clients"
       FROM account.client_import import ORDER BY import."at" DESC, import."id" LIMIT $1`,
      [IMPORTS],
    );
    return rows.map(asClientImport);
  }
}
