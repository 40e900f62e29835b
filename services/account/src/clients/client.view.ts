import type { Client, ClientImport } from '@salon/contracts';
import type { RecordedAction } from '@salon/nest-kit';
import { undoEnd } from '@salon/nest-kit/undo.rules';

export interface ClientImportRecord extends RecordedAction {
  fileName: string;
}

export interface ClientRecord extends Omit<Client, '_id'> {
  id: string;
}

export const asClient = ({ id, name, email, phone, city, notes, hasAccount }: ClientRecord): Client => ({
  _id: id,
  name,
  email,
  phone,
  city,
  notes,
  hasAccount,
});

export const asClientImport = ({
  id,
  fileName,
  adminName,
  at,
  undoneAt,
  clients,
}: ClientImportRecord & { clients: number }): ClientImport => ({
  _id: id,
  fileName,
  by: adminName,
  at: at.toISOString(),
  clients,
  undoUntil: undoEnd(at).toISOString(),
  undone: undoneAt !== null,
});
