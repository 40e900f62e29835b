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
  PAYMENT_MEANS_NAMES,
  POLICY_FIELDS,
  PROGRESS_NAMES,
  type SalonChange,
  type SalonSubjectName,
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

/** Parts of the salon whose titles are days, with words of their own. */
const PARTS: Partial<Record<SalonSubjectName, Readonly<Record<SalonChange['kind'], string>>>> = {
  closing: {
    create: 'Closed the day',
    edit: 'Changed the closing of',
    remove: 'Opened the day again',
    undo: 'Undid a change of the closing of',
  },
  closure: {
    create: 'Closed the salon on',
    edit: 'Changed why the salon is closed on',
    remove: 'Opened the salon again on',
    undo: 'Undid a change of the closed day',
  },
};

type Named = Pick<ActionEntry, 'kind' | 'subject'>;

function partWords({ kind, subject }: Named): string | undefined {
  const words: Readonly<Partial<Record<string, string>>> | undefined = subject.part && PARTS[subject.part];
  return words?.[kind];
}

/** What was done: of a payment at the desk its direction, of some parts of the salon their own word. */
export function doneOf(action: Named & Pick<ActionEntry, 'changes'>): string {
  const paid = action.changes.find(({ field }) => field === 'deskPaidCents');
  if (action.kind === 'desk_payment' && paid)
    return Number(paid.after) < Number(paid.before) ? 'Refunded money at the desk' : 'Took money at the desk';
  return partWords(action) ?? kindOf(action.kind);
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
  means: 'By',
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
/** Fields whose values have names. */
const NAMES: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  kind: exceptionWords,
  means: PAYMENT_MEANS_NAMES,
};
/** Values that are terms of the program. */
const PLAIN_WORD = /^[a-z]+(?:_[a-z]+)+$/;

const isAbsent = (value: string | null): value is null | '' => value === null || value === '';

/** A value for display: money, days and times in the usual formats. */
export function valueOf(field: string, value: string | null): string {
  if (isAbsent(value)) return 'nothing';
  if (field.endsWith('Cents')) return formatLkr(Number(value) as Cents);
  if (AMOUNTS.has(field)) return moneyText(Number(value));
  const name = NAMES[field]?.[value];
  if (name !== undefined) return name;
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
  `${doneOf(action)}: ${action.subject.title}`;

/** The same of a change of the salon. */
export const salonTitleOf = ({ kind, subject: part, title }: SalonChange): string =>
  titleOf({ kind, subject: { title, visit: null, part }, changes: [] });
