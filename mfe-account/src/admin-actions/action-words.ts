import {
  type ActionArea,
  type ActionEntry,
  type AdminActionType,
  type ContentAction,
  type ContentField,
  CONTENT_FIELDS,
  CUSTOMER_NOTES,
  type FieldChange,
  POLICY_FIELDS,
  type SalonChange,
} from '@salon/contracts';
import { formatLkr, isLocalDay } from '@salon/kernel';
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
  desk_payment: 'Took money at the desk',
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
  salon: 'Hours, stylists and policy',
  content: 'Menu and content',
  staff: 'Staff',
  site: 'Jobs of the site',
};

/** The label of an action; an unknown action of a newer release keeps its own name. */
export const kindOf = (kind: string): string => KINDS[kind] ?? kind;

const labelsOf = (fields: Readonly<Record<string, ContentField>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));

/** The labels of the forms first. */
const FIELDS: Readonly<Record<string, string>> = {
  ...labelsOf(CONTENT_FIELDS.services),
  ...labelsOf(POLICY_FIELDS),
  ...labelsOf(CUSTOMER_NOTES),
  arrivedAt: 'Arrived',
  startedAt: 'Started',
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
/** Values that are terms of the program. */
const PLAIN_WORD = /^[a-z]+(?:_[a-z]+)+$/;

/** A value for display: money, days and times in the usual formats. */
export function valueOf(field: string, value: string | null): string {
  if (value === null || value === '') return 'nothing';
  if (field.endsWith('Cents')) return formatLkr(Number(value) as never);
  if (INSTANT.test(value)) return salonMoment(value);
  const isDay: boolean = isLocalDay(value);
  if (isDay) return formatDate(value, 'MMM d, yyyy');
  if (TIME.test(value)) return formatTime(value);
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  return PLAIN_WORD.test(value) ? value.replaceAll('_', ' ') : value;
}

/** 'Status: confirmed → completed', for screen readers 'from … to …'. */
export const changeOf = ({ field, before, after }: FieldChange) => ({
  field: fieldOf(field),
  before: valueOf(field, before),
  after: valueOf(field, after),
});

/** 'Changed the status: Nimali Fernando', as the name of its Undo. */
export const titleOf = ({ kind, subject }: Pick<ActionEntry, 'kind' | 'subject'>): string =>
  `${kindOf(kind)}: ${subject.title}`;

/** Steps recorded by the history itself; they add nothing to the fields. */
const OWN_REASONS = new Set(['arrived', 'started', 'note', 'undo', 'paid at desk']);

export const reasonOf = ({ reason }: Pick<ActionEntry, 'reason'>): string | null =>
  reason === null || OWN_REASONS.has(reason) ? null : reason;
