import type {
  ActionArea,
  ActionEntry,
  AdminActionType,
  ContentAction,
  SalonChange,
  SalonSubjectName,
  SubjectFacts,
} from '@salon/contracts';
import { subjectWords } from './subject-words.rules.js';

type Kind = AdminActionType | ContentAction['what'] | SalonChange['kind'];

const KINDS: Readonly<Record<Kind, string> & Record<string, string>> = {
  status: 'Changed the status',
  book: 'Booked at the desk',
  reschedule: 'Moved to another time',
  reassign: 'Gave to another stylist',
  keep: 'Kept outside the hours',
  refund_send: 'Sent a refund',
  refund_settle: 'Settled a refund',
  progress: 'Noted how far it is',
  desk_payment: 'Noted money at the desk',
  lines: 'Changed the services',
  note: 'Changed the note',
  create: 'Added',
  edit: 'Changed',
  remove: 'Removed',
  archive: 'Archived',
  restore: 'Restored',
  order: 'Changed',
  hide: 'Hid',
  unhide: 'Showed',
  answer: 'Answered',
  reopen: 'Reopened',
  undo: 'Undid a change of',
  staff: 'Changed role or access',
  retry: 'Ran again',
};

export const AREA_NAMES: Readonly<Record<ActionArea, string>> = {
  visit: 'Visits and refunds',
  salon: 'Salon, customers and closings',
  client: 'Contact details of customers',
  content: 'Menu and content',
  staff: 'Staff',
  site: 'Jobs of the site',
};

/** The label of an action; an unknown action of a newer release keeps its own name. */
export const kindOf = (kind: string): string => KINDS[kind] ?? kind;

type Effect = NonNullable<SalonChange['effect']>;
type PartWords = Readonly<Record<Effect, string> & { undo: Readonly<Record<Effect, string>> }>;

/** An undo by what it did: the undo of an undo reads otherwise than the first. */
const UNDONE: PartWords['undo'] = { create: 'Added again', edit: KINDS.undo, remove: 'Removed again' };

/** Parts of the salon with words of their own. */
const PARTS: Partial<Record<SalonSubjectName, PartWords>> = {
  closing: {
    create: 'Closed the day',
    edit: 'Changed the closing of',
    remove: 'Opened the day again',
    undo: {
      create: 'Closed the day again',
      edit: 'Undid a change of the closing of',
      remove: 'Opened the day again',
    },
  },
  closure: {
    create: 'Closed the salon on',
    edit: 'Changed why the salon is closed on',
    remove: 'Opened the salon again on',
    undo: {
      create: 'Closed the salon again on',
      edit: 'Undid a change of the closed day',
      remove: 'Opened the salon again on',
    },
  },
  notice: {
    create: 'Noted what became of',
    edit: 'Changed what became of',
    remove: 'Put back to the open tasks',
    undo: {
      create: 'Noted again what became of',
      edit: 'Undid a change of',
      remove: 'Put back to the open tasks',
    },
  },
};

type Named = Pick<ActionEntry, 'kind' | 'subject'>;

/** Of a part of the salon with words of its own, and of every undo. */
function partWords({ kind, subject: { part, effect = 'edit' } }: Named): string | undefined {
  const words = part && PARTS[part];
  if (part && kind === 'undo') return (words?.undo ?? UNDONE)[effect];
  return words && Object.hasOwn(words, kind) ? words[kind as Effect] : undefined;
}

type Step = NonNullable<ContentAction['effect']>;
const BY_UNDO: Readonly<Record<Step, string>> = { archive: 'Archived by Undo:', restore: 'Restored by Undo:' };

/** Archived or restored, by an undo too. */
const stepWords = (kind: string, step: Step): string => (kind === 'undo' ? BY_UNDO : KINDS)[step];

/** Of a stylist. */
const stepOf = (facts: SubjectFacts | null | undefined): Step | undefined =>
  facts?.kind !== 'stylist' || facts.step === null ? undefined : facts.step === 'archived' ? 'archive' : 'restore';

/** Of content, by an undo: that of a creation archives. */
function stepOfUndo({ kind, changes }: Pick<ActionEntry, 'kind' | 'changes'>): Step | undefined {
  const archived = kind === 'undo' ? changes.find(({ field }) => field === 'archivedAt') : undefined;
  return archived && (archived.after === null ? 'restore' : 'archive');
}

/** What was done: of a payment at the desk its direction, of some parts of the salon their own word. */
export function doneOf(action: Named & Pick<ActionEntry, 'changes'>): string {
  const paid = action.changes.find(({ field }) => field === 'deskPaidCents');
  if (action.kind === 'desk_payment' && paid)
    return Number(paid.after) < Number(paid.before) ? 'Refunded money at the desk' : 'Took money at the desk';
  const step = stepOf(action.subject.facts) ?? stepOfUndo(action);
  return step ? stepWords(action.kind, step) : (partWords(action) ?? kindOf(action.kind));
}

/** 'Changed: Haircut', 'Undid a change of Haircut'. */
const withTitle = (done: string, title: string): string => `${done}${/(?: of| on|:)$/.test(done) ? '' : ':'} ${title}`;

/** 'Changed the status: Nimali Fernando', as the name of its Undo. */
export const titleOf = (action: Named & Pick<ActionEntry, 'changes'>): string =>
  withTitle(doneOf(action), subjectWords(action.subject));

/** What was done later with the same subject, as a phrase of its own. */
export function laterOf(kind: string, subject: ActionEntry['subject']): string {
  if (kind === 'undo') return 'An undo';
  const done = doneOf({ kind, subject: { ...subject, facts: null }, changes: [] });
  return / of$/.test(done) ? withTitle(done, subjectWords(subject)) : done.replace(/ on$/, '');
}

/** The same of a change of content. @param title of its item */
export const contentTitleOf = ({ what, effect }: Pick<ContentAction, 'what' | 'effect'>, title: string): string =>
  withTitle(effect ? stepWords(what, effect) : kindOf(what), title);

/** The same of a change of the salon. */
export function salonTitleOf({ kind, subject: part, effect = 'edit', facts, title }: SalonChange): string {
  const step = stepOf(facts);
  const subject = { title, visit: null, part, facts, effect };
  const done = step ? stepWords(kind, step) : (partWords({ kind, subject }) ?? kindOf(kind));
  return withTitle(done, subjectWords(subject));
}
