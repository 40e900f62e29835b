import {
  type ActionEntry,
  CLOSING_MEANS,
  CLOSING_MEANS_NAMES,
  exceptionWords,
  type FieldChange,
  PAYMENT_MEANS_NAMES,
  POLICY_FIELDS,
  PROGRESS_NAMES,
} from '@salon/contracts';
import { type Cents, formatLkr, isLocalDay, moneyText } from '@salon/kernel';
import { formatDate, formatTime, salonMoment } from '@salon/web-kit';
import { spanWords } from '../visit/span-words.js';
import { FORM_LABELS, type Labels, labelsOfForm, lastOf } from './form-fields.js';

/** The labels of the forms first. */
const FIELDS: Labels = {
  ...FORM_LABELS,
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
  archivedAt: 'Archived',
  hiddenAt: 'Hidden',
  leftAt: 'Archived',
  'into.name': 'Merged into',
  'into.email': 'Its e-mail',
  'into.phone': 'Its phone number',
};

/** Fields that hold LKR. */
const AMOUNTS = new Set(
  Object.entries(POLICY_FIELDS).flatMap(([name, { input }]) => (input.kind === 'amount' ? [name] : [])),
);

/** 'lastName' → 'Last name'. */
const spoken = (name: string): string => {
  const words = name
    .replace(/Cents$|At$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function fieldOf(field: string, own: Labels = {}): string {
  const last = lastOf(field);
  const label = own[field] ?? own[last] ?? FIELDS[field] ?? FIELDS[last];
  return label ?? (isLocalDay(field) ? formatDate(field, DAY) : spoken(last));
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]{8,15}(?:Z|\+00:00)$/;
const TIME = /^\d\d:\d\d$/;
const SPANS = /^\d\d:\d\d–\d\d:\d\d(?:, \d\d:\d\d–\d\d:\d\d)*$/;
const SPAN = /(\d\d:\d\d)–(\d\d:\d\d)/g;
const DAY = 'MMM d, yyyy';
/** Instants of which only matters whether there is one. */
const STATES = new Set(['archivedAt', 'leftAt', 'hiddenAt']);
/** Fields whose values have names. */
const NAMES: Readonly<Partial<Record<string, Readonly<Record<string, string>>>>> = {
  kind: exceptionWords,
  means: PAYMENT_MEANS_NAMES,
  serviceIds: { all: 'all services' },
};
/** Values that are terms of the program. */
const PLAIN_WORD = /^[a-z]+(?:_[a-z]+)+$/;

/** A path of a picture of this site. */
const PICTURE = /^\/(?:art|media)\//;

const isAbsent = (value: string | null): value is null | '' => value === null || value === '';

type Subject = Pick<ActionEntry['subject'], 'content' | 'facts' | 'part'>;

/** The words for no value where that is a value, too; null where it is none. */
function noneOf(field: string, value: string | null, { facts }: Subject): string | null {
  if (STATES.has(field)) return 'no';
  if (field.startsWith('week.') && value === '') return facts?.kind === 'plan' && facts.stylist ? 'day off' : 'closed';
  return null;
}

/** A value for display: money, days and times in the usual formats. */
export function valueOf(field: string, value: string | null, subject: Subject = {}): string {
  if (isAbsent(value)) return noneOf(field, value, subject) ?? (isLocalDay(field) ? 'open' : 'nothing');
  if (STATES.has(field)) return 'yes';
  if (field.endsWith('Cents')) return formatLkr(Number(value) as Cents);
  if (AMOUNTS.has(field)) return moneyText(Number(value));
  const name = NAMES[field]?.[value];
  if (name !== undefined) return name;
  if (PICTURE.test(value)) return 'a picture';
  if (INSTANT.test(value)) return salonMoment(value);
  const isDay: boolean = isLocalDay(value);
  if (isDay) return formatDate(value, DAY);
  if (TIME.test(value)) return formatTime(value);
  if (SPANS.test(value)) return value.replace(SPAN, (_span, start: string, end: string) => spanWords({ start, end }));
  if (value === 'true' || value === 'false') return value === 'true' ? 'yes' : 'no';
  return PLAIN_WORD.test(value) ? value.replaceAll('_', ' ') : value;
}

/**
 * 'Status: confirmed → completed', for screen readers 'from … to …'; without a value before only the new one.
 * @param subject each form has its own labels
 */
export function changeOf({ field, before, after }: FieldChange, subject: Subject = {}) {
  const isOtherPicture = [before, after].every((value) => !isAbsent(value) && PICTURE.test(value));
  return {
    field: fieldOf(field, labelsOfForm(subject)),
    before: isAbsent(before) ? noneOf(field, before, subject) : isOtherPicture ? null : valueOf(field, before, subject),
    after: isOtherPicture ? 'another picture' : valueOf(field, after, subject),
  };
}
