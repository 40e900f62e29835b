import { Injectable } from '@nestjs/common';
import type { ClientImport } from '@salon/contracts';
import { DataSource } from 'typeorm';
import { asClientImport, type ClientImportRecord } from './client.view.js';

const IMPORTS = 20;

@Injectable()
export class ClientsQueries {
  constructor(private readonly db: DataSource) {}

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
