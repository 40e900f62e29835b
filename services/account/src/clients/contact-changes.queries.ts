import { type ActionEntry, accountRefusals, type ClientContact, refuse } from '@salon/contracts';
import {
  type ActionFilter,
  actionsPage,
  type AdminActionTable,
  changedFields,
  type ListedAction,
  overtakes,
  readActions,
  type RecordedAction,
} from '@salon/nest-kit';
import type { DataSource, EntityManager } from 'typeorm';

export const CLIENT_CHANGE_TABLE: AdminActionTable = { name: 'account.client_change' };

const isSame = (one: string, other: string): string => `${one}."clientId" = ${other}."clientId"`;
/** The later changes of the client that keep `action` from being undone. */
const LATER = `
  SELECT other.* FROM account.client_change other
  WHERE ${isSame('other', 'action')} AND ${overtakes({ table: CLIENT_CHANGE_TABLE, isSame, kind: 'kind' })}`;

const PAGE = actionsPage({
  table: CLIENT_CHANGE_TABLE,
  later: LATER,
  undo: isSame('undo', 'action'),
  columns: '(SELECT "name" FROM account.client WHERE client."id" = action."clientId") AS "clientName"',
});

/** Changes of contacts for the list of admin actions, newest first. */
export const readContactChanges = (db: DataSource, filter: ActionFilter, now: Date): Promise<ActionEntry[]> =>
  readActions<ListedAction & { clientName: string }>(db, PAGE, { filter, now }, (row) => ({
    area: 'client',
    kind: row.kind,
    subject: {
      title: `Contact details of ${row.clientName}`,
      visit: null,
      facts: { kind: 'contact', name: row.clientName },
    },
    changes: changedFields(row.before, row.after),
    overtaken: accountRefusals.CONTACT_OVERTAKEN.text,
  }));

interface ClientChangeRecord extends RecordedAction<'edit' | 'undo', ClientContact> {
  clientId: string;
  /** Whether the client was changed again later, and that is in force. */
  isOvertaken: boolean;
}

/** A change of a contact. @throws DomainError `not_found` */
export async function contactChangeOf(tx: EntityManager, id: string): Promise<ClientChangeRecord> {
  const [row] = await tx.query<ClientChangeRecord[]>(
    `SELECT action.*, EXISTS (${LATER}) AS "isOvertaken" FROM account.client_change action WHERE action."id" = $1`,
    [id],
  );
  if (!row) throw refuse('ACT_NOT_FOUND');
  return row;
}

export const contactOf = ({ name, phone, email, city, notes }: ClientContact): ClientContact => {
  return { name, phone, email, city, notes };
};

const CLIENT = `
  SELECT "name", coalesce("phone", '') AS "phone", coalesce("email", '') AS "email", "city", "notes"
  FROM account.client WHERE "id" = $1 FOR UPDATE`;
const ACCOUNT = `
  SELECT FROM account."user"
  WHERE "verifiedAt" IS NOT NULL
    AND ("id" = $1 OR "email" = (SELECT "email" FROM account.client WHERE "id" = $1))`;

/**
 * The contact of a client, locked until the transaction ends.
 * @throws DomainError `not_found`; `conflict` for a person with an account, who changes their own profile
 */
export async function lockContact(tx: EntityManager, id: string): Promise<ClientContact> {
  const [contact] = await tx.query<ClientContact[]>(CLIENT, [id]);
  if ((await tx.query<object[]>(ACCOUNT, [id])).length > 0) throw refuse('CONTACT_OF_ACCOUNT');
  if (!contact) throw refuse('CUSTOMER_NOT_FOUND');
  return contact;
}
