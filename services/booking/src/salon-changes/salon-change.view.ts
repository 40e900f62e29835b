import type { SalonChange } from '@salon/contracts';
import type { RecordedAction } from '@salon/nest-kit';
import { undoEnd } from '@salon/nest-kit/undo.rules';

export interface SalonChangeRecord
  extends RecordedAction<SalonChange['kind']>, Pick<SalonChange, 'subject' | 'subjectId' | 'title'> {}

export const asSalonChange = ({
  id,
  kind,
  subject,
  subjectId,
  title,
  adminName,
  at,
  undoneAt,
}: Omit<SalonChangeRecord, 'before' | 'after'>): SalonChange => ({
  _id: id,
  kind,
  subject,
  subjectId,
  title,
  by: adminName,
  at: at.toISOString(),
  undoUntil: undoEnd(at).toISOString(),
  undone: undoneAt !== null,
});
