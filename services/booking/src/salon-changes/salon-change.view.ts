import type { SalonChange, SalonFacts } from '@salon/contracts';
import type { RecordedAction } from '@salon/nest-kit';
import { undoEnd } from '@salon/nest-kit/undo.rules';
import { undoLeaves } from './undo-leaves.rules.js';

export interface SalonChangeRecord
  extends RecordedAction<SalonChange['kind']>, Pick<SalonChange, 'subject' | 'subjectId' | 'title'> {
  facts: SalonFacts | null;
}

/** What a change did to its subject. */
export const effectOf = ({ before, after }: { before: unknown; after: unknown }): NonNullable<SalonChange['effect']> =>
  before === null ? 'create' : after === null ? 'remove' : 'edit';

export const asSalonChange = (change: Omit<SalonChangeRecord, 'adminId'>): SalonChange => ({
  _id: change.id,
  kind: change.kind,
  effect: effectOf(change),
  subject: change.subject,
  subjectId: change.subjectId,
  facts: change.facts,
  title: change.title,
  by: change.adminName,
  at: change.at.toISOString(),
  undoUntil: undoEnd(change.at).toISOString(),
  undone: change.undoneAt !== null,
  undoLeaves: undoLeaves(change),
});
