import {
  type ActionArea,
  type ActionEntry,
  type AdminActionType,
  type ContentAction,
  type ContentField,
  CLOSING_MEANS,
  CLOSING_MEANS_NAMES,
  CONTENT_FIELDS,
  CUSTOMER_NOTES,
  exceptionWords,
  type FieldChange,
  HISTORY_REASONS,
  POLICY_FIELDS,
  PROGRESS_NAMES,
  type SalonChange,
  type SalonSubjectName,
  VISIT_PROGRESS,
} from '@salon/contracts';
import { type Cents, formatLkr, isLocalDay, moneyText } from '@salon/kernel';
import { formatDate, formatTime, salonMoment } from '@salon/web-kit';

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
  create: 'Made',
  edit: 'Changed',
  remove: 'Removed',
  archive: 'Archived',
  restore: 'Restored',
  order: 'Reordered',
  hide: 'Hid',
  unhide: 'Showed',
  answer: 'Answered',
  reopen: 'Reopened',
  undo: 'Undid',
  staff: 'Changed role or access',
  retry: 'Ran again',
};

export const AREA_NAMES: Readonly<Record<ActionArea, string>> = {
  visit: 'Visits and refunds',
  salon: 'Salon, customers and closings',
  content: 'Menu and content',
  staff: 'Staff',
  site: 'Jobs of the site',
};

/** The label of an action; an unknown action of a newer release keeps its own name. */
export const kindOf = (kind: string): string => KINDS[kind] ?? kind;

/** Parts of the salon with words of their own, and what of their titles these words already say. */
const PARTS: Partial<Record<SalonSubjectName, { words: Partial<Record<string, string>>; said: RegExp }>> = {
  closing: {
    words: { create: 'Closed the day', remove: 'Opened the day again' },
    said: / closed$| opened again(?=: )/,
  },
  closure: { words: { create: 'Closed the salon on', remove: 'Opened the salon again on' }, said: /^Closed on / },
};

type Named = Pick<ActionEntry, 'kind' | 'subject'>;

const partOf = ({ subject }: Named) => (subject.part === undefined ? undefined : PARTS[subject.part]);

/** What was done: of a payment at the desk its direction, of some parts of the salon their own word. */
export function doneOf(action: Named & Pick<ActionEntry, 'changes'>): string {
  const paid = action.changes.find(({ field }) => field === 'deskPaidCents');
  if (action.kind === 'desk_payment' && paid)
    return Number(paid.after) < Number(paid.before) ? 'Refunded money at the desk' : 'Took money at the desk';
  return partOf(action)?.words[action.kind] ?? kindOf(action.kind);
}

/** With what it was done, without what `doneOf` says. */
export function subjectOf(action: Named): string {
  const part = partOf(action);
  const { title } = action.subject;
  return part?.words[action.kind] ? title.replace(part.said, '') : title;
}

const labelsOf = (fields: Readonly<Record<string, ContentField>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

/** The labels of the forms first. */
const FIELDS: Readonly<Record<string, string>> = {
  ...labelsOf(CONTENT_FIELDS.services),
  ...labelsOf(POLICY_FIELDS),
  ...labelsOf(CUSTOMER_NOTES),
  ...Object.fromEntries(CLOSING_MEANS.map((means) => [`lines.${means}`, CLOSING_MEANS_NAMES[means]])),
  by: 'By whom',
  at: 'When',
  arrivedAt: PROGRESS_NAMES.arrived,
  startedAt: PROGRESS_NAMES.started,
  deskPaidCents: 'Paid at the desk',
  totalCents: 'Total',
  startTime: 'Begins',
  endTime: 'Ends',
  cancelReason: 'Cancelled by',
  serviceIds: 'Services',
  archivedAt: 'Archived',
  hiddenAt: 'Hidden',
  leftAt: 'Left',
  accountEmail: 'E-mail of their account',
  'into.name': 'Merged into',
  'into.email': 'Its e-mail',
  'into.phone': 'Its phone number',
};

/** Fields that hold LKR. */
const AMOUNTS = new Set(
  Object.entries(POLICY_FIELDS).flatMap(([name, { input }]) => (input.kind === 'amount' ? [name] : [])),
);

/** Only the field's own name of a nested record: 'notes.allergies' → 'allergies'. */
const lastOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** 'lastName' → 'Last name'. */
const spoken = (name: string): string => {
  const words = name
    .replace(/Cents$|At$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const fieldOf = (field: string): string => FIELDS[field] ?? FIELDS[lastOf(field)] ?? spoken(lastOf(field));

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|\+00:00)$/;
const TIME = /^\d\d:\d\d$/;
const KIND_WORDS: Readonly<Record<string, string>> = exceptionWords;
/** Values that are terms of the program. */
const PLAIN_WORD = /^[a-z]+(?:_[a-z]+)+$/;

const isAbsent = (value: string | null): value is null | '' => value === null || value === '';

/** A value for display: money, days and times in the usual formats. */
export function valueOf(field: string, value: string | null): string {
  if (isAbsent(value)) return 'nothing';
  if (field.endsWith('Cents')) return formatLkr(Number(value) as Cents);
  if (AMOUNTS.has(field)) return moneyText(Number(value));
  if (field === 'kind' && KIND_WORDS[value]) return KIND_WORDS[value];
  if (INSTANT.test(value)) return salonMoment(value);
  const isDay: boolean = isLocalDay(value);
  if (isDay) return formatDate(value, 'MMM d, yyyy');
  if (TIME.test(value)) return formatTime(value);
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  return PLAIN_WORD.test(value) ? value.replaceAll('_', ' ') : value;
}

/** 'Status: confirmed → completed', for screen readers 'from … to …'; without a value before only the new one. */
export const changeOf = ({ field, before, after }: FieldChange) => ({
  field: fieldOf(field),
  before: isAbsent(before) ? null : valueOf(field, before),
  after: valueOf(field, after),
});

/** 'Changed the status: Nimali Fernando', as the name of its Undo. */
export const titleOf = (action: Named & Pick<ActionEntry, 'changes'>): string =>
  `${doneOf(action)}: ${subjectOf(action)}`;

const { note, undo, paidAtDesk, placedByAdmin, rescheduledFrom, reassignedFrom } = HISTORY_REASONS;
/** Steps recorded by the history itself; they add nothing to the fields. */
const OWN_REASONS = new Set<string>([...VISIT_PROGRESS, note, undo, paidAtDesk, placedByAdmin]);

/** What the history records of every move before the reason that somebody gave; the fields say it, too. */
const MOVED = new RegExp(String.raw`^(?:${rescheduledFrom} \d{4}-\d\d-\d\d \d\d:\d\d|${reassignedFrom} [^:]+)(?:: |$)`);

/** The reason that somebody gave; null without one. */
export const reasonOf = ({ reason }: Pick<ActionEntry, 'reason'>): string | null =>
  reason === null || OWN_REASONS.has(reason) ? null : reason.replace(MOVED, '') || null;
