import { type AdminActionType, OWN_STEPS, type OwnStep, type OwnVisit, type Undoing } from '@salon/contracts';
import { firstNameOf } from '@salon/kernel';
import { type BookedLine, progressOf, transitionRefusal } from '../appointments/appointment.rules.js';
import type { Visit } from '../appointments/snapshot.rules.js';
import { progressRefusal } from '../desk-visit/desk-visit.rules.js';

type OwnRow = Visit & { id: string; customerName: string; note: string; lines: BookedLine[] };

/** The latest admin action on a visit that is not undone. */
interface LatestAction {
  id: string;
  kind: AdminActionType;
  after: Pick<Visit, 'status'> & { startedAt?: string | null };
  undoing: Undoing;
}

/** The stylist's step of an admin action; null for any other action, which only the desk can undo. */
export function stepOf({ kind, after }: Pick<LatestAction, 'kind' | 'after'>): OwnStep | null {
  if (kind === 'progress') return after.startedAt ? 'started' : 'arrived';
  return kind === 'status' && after.status === 'completed' ? 'done' : null;
}

function stateOf(row: OwnRow): OwnVisit['state'] {
  if (row.status === 'completed') return 'done';
  if (row.status === 'no_show') return 'missed';
  return progressOf(row) ?? 'expected';
}

const isOpen = (row: OwnRow, to: OwnStep, { now, today }: { now: Date; today: string }): boolean =>
  to === 'done'
    ? row.day === today && transitionRefusal(row, { actor: 'admin', to: 'completed', now }) === null
    : progressRefusal(row, to, today) === null;

/** @param own the stylist's own latest action on the visit, if there is no later action */
export function asOwnVisit(
  row: OwnRow,
  own: LatestAction | undefined,
  at: { now: Date; today: string },
): Omit<OwnVisit, 'allergies' | 'customerNotes'> {
  const step = own?.undoing.undoable ? stepOf(own) : null;
  return {
    _id: row.id,
    startTime: row.startTime,
    endTime: row.endTime,
    firstName: firstNameOf(row.customerName),
    services: row.lines.map(({ title, quantity }) => ({ title, quantity })),
    note: row.note,
    state: stateOf(row),
    steps: OWN_STEPS.filter((to) => isOpen(row, to, at)),
    takeBack: own && step ? { act: own.id, step } : null,
  };
}
