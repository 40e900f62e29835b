import {
  type ActionEntry,
  type ContentFields,
  CONTENT_FIELDS,
  CONTENT_TYPE_NAMES,
  CUSTOMER_NOTES,
  POLICY_FIELDS,
  STYLIST_FIELDS,
} from '@salon/contracts';

/** Labels by field, in the order of the form. */
export type Labels = Readonly<Record<string, string>>;

const labelsOf = (fields: ContentFields): Labels =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label, input }]): [string, string][] => {
      const inner = input.kind === 'record' ? Object.entries(labelsOf(input.fields)) : [];
      return [[name, label], ...inner.map(([path, own]): [string, string] => [`${name}.${path}`, `${label}: ${own}`])];
    }),
  );

/** Leave, extra hours and blocked time. */
export const EXCEPTION_LABELS = {
  stylistId: 'Stylist',
  kind: 'What it is',
  from: 'First day',
  to: 'Last day',
  hours: 'Hours',
  note: 'Note',
} as const satisfies Labels;

const CONTENT_LABELS: Readonly<Partial<Record<string, Labels>>> = Object.fromEntries(
  CONTENT_TYPE_NAMES.map((type) => [type, labelsOf(CONTENT_FIELDS[type])]),
);

const SALON_LABELS: Readonly<Partial<Record<string, Labels>>> = {
  exception: EXCEPTION_LABELS,
  stylist: labelsOf(STYLIST_FIELDS),
  policy: labelsOf(POLICY_FIELDS),
  customer: labelsOf(CUSTOMER_NOTES),
};

/** The labels of all forms; of a name that several types of content use, the label of the first. */
export const FORM_LABELS: Labels = {
  ...CONTENT_TYPE_NAMES.reduceRight<Labels>((labels, type) => ({ ...labels, ...CONTENT_LABELS[type] }), {}),
  ...SALON_LABELS.policy,
  ...SALON_LABELS.customer,
  ...SALON_LABELS.stylist,
};

/** The form of what was changed; empty when it has none, or an older service does not say what it is. */
export const labelsOfForm = ({ content, part }: Pick<ActionEntry['subject'], 'content' | 'part'>): Labels =>
  (content ? CONTENT_LABELS[content.kind] : part && SALON_LABELS[part]) ?? {};

/** 'notes.allergies' → 'allergies'. */
export const lastOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** The same changes in the order of their form; those without a field there stay last. */
export function inFormOrder<Change extends { field: string }>(changes: readonly Change[], labels: Labels): Change[] {
  const names = Object.keys(labels);
  const placeOf = ({ field }: Change): number => {
    const place = names.includes(field) ? names.indexOf(field) : names.indexOf(lastOf(field));
    return place === -1 ? names.length : place;
  };
  return [...changes].sort((one, other) => placeOf(one) - placeOf(other));
}
