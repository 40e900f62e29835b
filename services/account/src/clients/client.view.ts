import type { ClientImport } from '@salon/contracts';
import type { RecordedAction } from '@salon/nest-kit';
import { undoEnd } from '@salon/nest-kit/undo.rules';

export interface ClientImportRecord extends RecordedAction {
  fileName: string;
}

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
