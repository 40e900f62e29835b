import { Injectable } from '@nestjs/common';
import {
  type ClientImport,
  type ClientImportUndone,
  clientKey,
  clientRowProblems,
  foldClientPhone,
  foldEmail,
  type ImportedClient,
  refuse,
  type RowResult,
} from '@salon/contracts';
import { Clock } from '@salon/kernel';
import { type AdminActionTable, type Caller, insertAdminAction, markUndone } from '@salon/nest-kit';
import { assertUndoable } from '@salon/nest-kit/undo.rules';
import { DataSource, type EntityManager } from 'typeorm';
import { asClientImport, type ClientImportRecord } from './client.view.js';

const TABLE: AdminActionTable = { name: 'account.client_import' };

const ROWS = `
  unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
    AS row("name", "email", "phone", "city", "notes")`;

/** Which of the rows are already clients or accounts. */
const KNOWN = `
  SELECT row."email", row."phone", row."name" FROM ${ROWS}
  WHERE EXISTS (SELECT FROM account.client WHERE client."email" = row."email")
     OR EXISTS (
          SELECT FROM account."user" account
          WHERE account."email" = row."email" AND account."verifiedAt" IS NOT NULL)
     OR row."email" IS NULL AND EXISTS (
          SELECT FROM account.client
          WHERE client."email" IS NULL AND client."phone" = row."phone" AND lower(client."name") = lower(row."name"))`;

/** In a fixed order, so that two imports of the same people cannot deadlock. */
const INSERT = `
  INSERT INTO account.client ("name", "email", "phone", "city", "notes", "importId", "createdAt")
  SELECT row.*, $6, $7 FROM ${ROWS} ORDER BY row."email", row."phone", lower(row."name") ON CONFLICT DO NOTHING`;

const REMOVE = 'DELETE FROM account.client WHERE "importId" = $1 AND NOT "referred"';
const KEEP = 'UPDATE account.client SET "importId" = NULL WHERE "importId" = $1';

interface Row {
  name: string;
  email: string | null;
  phone: string | null;
}

/** Imports clients from a file, batch by batch. No mail is sent, and known people stay unchanged. */
@Injectable()
export class ImportClients {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Checks the rows without writing. */
  check(rows: readonly ImportedClient[]): Promise<RowResult[]> {
    return resultsOf(this.db.manager, rows);
  }

  begin(fileName: string, admin: Caller): Promise<ClientImport> {
    return this.db.transaction(async (tx) => {
      const change = { kind: 'import', admin, before: null, after: {}, now: this.clock.now() };
      const action = await insertAdminAction(tx, TABLE, change, { fileName });
      return asClientImport({ ...action, fileName, clients: 0 });
    });
  }

  /** @throws DomainError `not_found`; `conflict` for an import that has been undone */
  async add(importId: string, rows: readonly ImportedClient[]): Promise<RowResult[]> {
    return this.db.transaction(async (tx) => {
      const { undoneAt } = await lockImport(tx, importId);
      if (undoneAt !== null) throw refuse('IMPORT_UNDONE');
      const results = await resultsOf(tx, rows);
      const wanted = new Set(results.filter(({ outcome }) => outcome === 'new').map(({ line }) => line));
      const fresh = rows.filter(({ line }) => wanted.has(line));
      await tx.query(INSERT, [...columnsOf(fresh), importId, this.clock.now()]);
      return results;
    });
  }

  /**
   * Removes the clients of an import except those that booking may refer to, which then belong to no import.
   * @throws DomainError `not_found`; `conflict` after the deadline
   */
  async undo(importId: string): Promise<ClientImportUndone> {
    return this.db.transaction(async (tx) => {
      const found = await lockImport(tx, importId);
      const now = this.clock.now();
      assertUndoable(found, now);
      const [, removed] = await tx.query<[unknown, number]>(REMOVE, [importId]);
      const [, kept] = await tx.query<[unknown, number]>(KEEP, [importId]);
      await markUndone(tx, TABLE, { id: importId, undoneAt: now });
      return { import: asClientImport({ ...found, undoneAt: now, clients: 0 }), removed, kept };
    });
  }
}

async function lockImport(tx: EntityManager, id: string): Promise<ClientImportRecord> {
  const [found] = await tx.query<ClientImportRecord[]>(
    'SELECT * FROM account.client_import WHERE "id" = $1 FOR UPDATE',
    [id],
  );
  if (!found) throw refuse('IMPORT_NOT_FOUND');
  return found;
}

const rowOf = ({ name, email, phone }: ImportedClient): Row => ({
  name: name.trim(),
  email: email === '' ? null : foldEmail(email),
  phone: phone === '' ? null : foldClientPhone(phone),
});

function columnsOf(rows: readonly ImportedClient[]): (string | null)[][] {
  const clients = rows.map(rowOf);
  return [
    clients.map(({ name }) => name),
    clients.map(({ email }) => email),
    clients.map(({ phone }) => phone),
    rows.map(({ city }) => city.trim()),
    rows.map(({ notes }) => notes.trim()),
  ];
}

async function resultsOf(db: EntityManager, rows: readonly ImportedClient[]): Promise<RowResult[]> {
  const valid = rows.filter((row) => clientRowProblems(row) === null);
  const known = await db.query<Row[]>(KNOWN, columnsOf(valid));
  const seen = new Set(known.map((row) => clientKey({ ...row, email: row.email ?? '', phone: row.phone ?? '' })));
  return rows.map((row): RowResult => {
    const { line } = row;
    const problems = clientRowProblems(row);
    if (problems) return { line, outcome: 'wrong', problems };
    const key = clientKey(row);
    if (seen.has(key)) return { line, outcome: 'known' };
    seen.add(key);
    return { line, outcome: 'new' };
  });
}
