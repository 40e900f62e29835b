import { type ClientContact, type ClientContactChanged, refuse } from '@salon/contracts';
import { type Caller, insertAdminAction, versionOf } from '@salon/nest-kit';
import { undoingOf } from '@salon/nest-kit/undo.rules';
import type { EntityManager } from 'typeorm';
import { CLIENT_CHANGE_TABLE } from './contact-changes.queries.js';

/** Another person with the same key: the address, or without an address the number and the name. */
const OTHER = `
  SELECT "name" FROM account."user" WHERE "verifiedAt" IS NOT NULL AND "email" = $2
  UNION ALL
  SELECT "name" FROM account.client
  WHERE "id" <> $1
    AND CASE WHEN $2 <> '' THEN "email" = $2 ELSE "email" IS NULL AND "phone" = $3 AND lower("name") = lower($4) END
  LIMIT 1`;

/** The undo of an import keeps a client who was changed. */
const UPDATE = `
  UPDATE account.client
  SET "name" = $2, "phone" = nullif($3, ''), "email" = nullif($4, ''), "city" = $5, "notes" = $6, "referred" = true
  WHERE "id" = $1`;

interface ContactChange {
  clientId: string;
  kind: 'edit' | 'undo';
  before: ClientContact;
  after: ClientContact;
  admin: Caller;
  now: Date;
}

/** Writes the contact of a locked client and records the change. @throws DomainError `conflict` when another has it */
export async function setContact(
  tx: EntityManager,
  { clientId, ...change }: ContactChange,
): Promise<ClientContactChanged> {
  const { name, phone, email, city, notes } = change.after;
  const [other] = await tx.query<{ name: string }[]>(OTHER, [clientId, email, phone, name]);
  if (other) {
    const reason = email === '' ? 'phone' : 'email';
    throw refuse('CONTACT_TAKEN', { params: { reason, name: other.name }, field: reason });
  }
  await tx.query(UPDATE, [clientId, name, phone, email, city, notes]);
  const action = await insertAdminAction(tx, CLIENT_CHANGE_TABLE, change, { clientId });
  return {
    contact: { ...change.after, version: versionOf(change.after) },
    change: { id: action.id, ...undoingOf(action, change.now, null) },
  };
}
