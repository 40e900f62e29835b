import type { ClientImport, RowResult } from '@salon/contracts';
import { ANYTHING, NUMBER, shape, TEXT, YES_NO } from './schema.rules.js';

export const CLIENT_IMPORT = shape<ClientImport>({
  _id: TEXT,
  fileName: TEXT,
  by: TEXT,
  at: TEXT,
  clients: NUMBER,
  undoUntil: TEXT,
  undone: YES_NO,
});

/** The problems are named by the fields of the row. */
export const ROW_RESULT = shape<RowResult>({ line: NUMBER, outcome: TEXT, problems: ANYTHING });
