import {
  type ActionEntry,
  type ContentFields,
  CLOSING_MEANS,
  CLOSING_MEANS_NAMES,
  CONTENT_FIELDS,
  CONTENT_TYPE_NAMES,
  CUSTOMER_NOTES,
  exceptionWords,
  type FieldChange,
  PAYMENT_MEANS_NAMES,
  POLICY_FIELDS,
  PROGRESS_NAMES,
  STYLIST_FIELDS,
} from '@salon/contracts';
import { type Cents, formatLkr, isLocalDay, moneyText } from '@salon/kernel';
import { formatDate, formatTime, salonMoment } from '@salon/web-kit';
import { spanWords } from '../visit/span-words.js';

const labelsOf = (fields: ContentFields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label, input }]): [string, string][] => {
      const inner = input.kind === 'record' ? Object.entries(labelsOf(input.fields)) : [];
      return [[name, label], ...inner.map(([path, own]): [string, string] => [`${name}.${path}`, `${label}: ${own}`])];
    }),
  );

type Labels = Readonly<Record<string, string>>;

/** The labels of each type of content. */
const LABELS_OF: Readonly<Partial<Record<string, Labels>>> = Object.fromEntries(
  CONTENT_TYPE_NAMES.map((type) => [type, labelsOf(CONTENT_FIELDS[type])]),
);

/** Of a name that several types use, the label of the first. */
const CONTENT_LABELS = CONTENT_TYPE_NAMES.reduceRight<Labels>(
  (labels, type) => ({ ...labels, ...LABELS_OF[type] }),
  {},
);

/** The labels of the forms first. */
const FIELDS: Readonly<Record<string, string>> = {
  ...CONTENT_LABELS,
  ...labelsOf(POLICY_FIELDS),
  ...labelsOf(CUSTOMER_NOTES),
  ...labelsOf(STYLIST_FIELDS),
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

type Subject = Pick<ActionEntry['subject'], 'content' | 'facts'>;

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
 * @param subject a type of content has its own labels; an older service does not say it
 */
export function changeOf({ field, before, after }: FieldChange, subject: Subject = {}) {
  const type = subject.content?.kind;
  const isOtherPicture = [before, after].every((value) => !isAbsent(value) && PICTURE.test(value));
  return {
    field: fieldOf(field, type === undefined ? {} : LABELS_OF[type]),
    before: isAbsent(before) ? noneOf(field, before, subject) : isOtherPicture ? null : valueOf(field, before, subject),
    after: isOtherPicture ? 'another picture' : valueOf(field, after, subject),
  };
}
