import type { ClientImport, RowResult } from '@salon/contracts';
import { ANYTHING, listOf, NUMBER, ok, type Responses, shape, TEXT, YES_NO } from './schema.rules.js';

const CLIENT_IMPORT = shape<ClientImport>({
  _id: TEXT,
  fileName: TEXT,
  by: TEXT,
  at: TEXT,
  clients: NUMBER,
  undoUntil: TEXT,
  undone: YES_NO,
});

/** The problems are named by the fields of the row. */
const ROW_RESULT = shape<RowResult>({ line: NUMBER, outcome: TEXT, problems: ANYTHING });

export const IMPORT_RESPONSES: Responses = {
  'GET /api/admin/client-imports': ok({ imports: listOf(CLIENT_IMPORT) }),
  'POST /api/admin/client-imports': ok({ import: CLIENT_IMPORT }),
  'POST /api/admin/client-imports/check': ok({ results: listOf(ROW_RESULT) }),
  'POST /api/admin/client-imports/{id}/rows': ok({ results: listOf(ROW_RESULT) }),
  'POST /api/admin/client-imports/{id}/undo': ok({ import: CLIENT_IMPORT }),
  'POST /api/admin/service-imports/check': ok({ results: listOf(ROW_RESULT) }),
  'POST /api/admin/service-imports/rows': ok({ results: listOf(ROW_RESULT), acts: listOf(TEXT) }),
  'POST /api/admin/service-imports/undo': ok(),
};
