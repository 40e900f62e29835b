import { may, type Permission, type SalonSubjectName, SUBJECT_NEEDS } from '@salon/contracts';

interface Person {
  permissions: readonly Permission[];
}

interface Change {
  subject: SalonSubjectName;
  before: unknown;
  after: unknown;
}

const isBlock = (state: unknown): boolean => (state as { kind?: unknown } | null)?.kind === 'block';

/** The desk blocks time, which is an exception of the hours. */
export const mayBlock = (person: Person): boolean => may(person, 'desk');

/** The subjects whose changes a person may see and undo. */
export const subjectsOf = (person: Person): SalonSubjectName[] =>
  (Object.keys(SUBJECT_NEEDS) as SalonSubjectName[]).filter((subject) => may(person, SUBJECT_NEEDS[subject]));

/** Whether a person may undo a change of the salon: whether they could have made it. */
export const mayUndo = (person: Person, { subject, before, after }: Change): boolean =>
  may(person, SUBJECT_NEEDS[subject]) ||
  (subject === 'exception' && mayBlock(person) && (isBlock(before) || isBlock(after)));
