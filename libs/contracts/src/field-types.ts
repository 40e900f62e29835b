import { groupThousands, isLocalDay, shortMoneyText } from '@salon/kernel';
import { emailProblem, isObject, isPlainText, isUuid } from './fields.js';
import { MAX_PRICE } from './limits.js';
import * as messages from './messages.js';
import { clientPhoneProblem } from './phone.js';

/** The problem of a field's value as a sentence, or null. */
type Rule = (value: unknown, label: string) => string | null;

/** The form control of a value. */
export type ContentInput =
  | { kind: 'line' | 'paragraphs'; most: number }
  | { kind: 'email' | 'phone' | 'link' | 'page' | 'slug' | 'amount' | 'day' | 'flag' | 'picture' | 'services' }
  | { kind: 'category' | 'service' }
  | { kind: 'whole'; least: number; most: number }
  | { kind: 'number' | 'month'; allowed: readonly number[] }
  | { kind: 'record'; fields: ContentFields }
  | { kind: 'list'; most: number; each: FieldType };

/** Definition of a field. */
export interface FieldType {
  input: ContentInput;
  rule: Rule;
  /** The value that means "none", when the field may be left empty. */
  none?: '' | null;
  /** Guests read the salon's rules for the `{names}` in it (`filled`). */
  fills?: true;
}

export interface ContentField extends FieldType {
  label: string;
  /** May be absent when an item is created. */
  optional?: true;
}

/** The fields of a form by name, in its order. */
export type ContentFields = Readonly<Record<string, ContentField>>;

export const field = (label: string, type: FieldType): ContentField => ({ label, ...type });
export const maybe = (label: string, type: FieldType): ContentField => ({ label, ...type, optional: true });

export const text = (most: number, { lines = false, empty = false } = {}): FieldType => ({
  input: { kind: lines ? 'paragraphs' : 'line', most },
  ...(empty && { none: '' }),
  rule: (value, label) => {
    if (typeof value !== 'string' || (!empty && value.trim() === '')) return `${label} is required`;
    if (value.trim().length > most) return messages.tooLong(label, most);
    return isPlainText(value, lines) ? null : messages.unprintable(label);
  },
});

/** Nothing was typed; null is a number that could not be read. */
const isEmpty = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.trim() === '');

export const whole = (least: number, most: number): FieldType => ({
  input: { kind: 'whole', least, most },
  rule: (value, label) => {
    if (isEmpty(value)) return `${label} is required`;
    return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? null
      : `${label} must be a whole number between ${least} and ${groupThousands(most)}`;
  },
});

/** LKR, at most two decimals. */
export const amount = (least: number, most: number): FieldType => ({
  input: { kind: 'amount' },
  rule: (value, label) => {
    if (isEmpty(value)) return `${label} is required`;
    return typeof value === 'number' &&
      value >= least &&
      value <= most &&
      Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
      ? null
      : `${label} must be an amount between ${shortMoneyText(least)} and ${shortMoneyText(most)}`;
  },
});
export const price = amount(0, MAX_PRICE);

/** One of some numbers; only the form of the policy shows it as a choice. */
export const oneOf = (allowed: readonly number[]): FieldType => ({
  input: { kind: 'number', allowed },
  rule: (value, label) =>
    allowed.some((each) => each === value) ? null : `${label} must be one of ${allowed.join(', ')}`,
});

/** 1 to 12. */
export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);
export const month: FieldType = {
  input: { kind: 'month', allowed: MONTHS },
  rule: (value, label) => (value === '' ? 'Choose a month' : oneOf(MONTHS).rule(value, label)),
};

export const day: FieldType = {
  input: { kind: 'day' },
  rule: (value, label) => (isLocalDay(value) ? null : `${label} must be a day`),
};

export const flag: FieldType = {
  input: { kind: 'flag' },
  rule: (value, label) => (typeof value === 'boolean' ? null : `${label} must be yes or no`),
};

const matching = (kind: 'picture' | 'page' | 'link' | 'slug', form: RegExp, sentence: string): FieldType => ({
  input: { kind },
  rule: (value, label) => (typeof value === 'string' && form.test(value) ? null : `${label} ${sentence}`),
});

const pictureOfSite = matching(
  'picture',
  /^\/(?:art|media)\/(?!.*\.\.)[\w./-]{1,200}(?:#focus=(?:100|[1-9]?0),(?:100|[1-9]?0))?$/,
  'must be a picture of this site',
);
/** A path of this site: a bundled illustration or an uploaded picture, with its focal point where one was chosen. */
export const picture: FieldType = {
  ...pictureOfSite,
  rule: (value, label) => (value === '' ? 'Choose a picture' : pictureOfSite.rule(value, label)),
};
export const page = matching('page', /^\/(?!\/)[\w/#-]{0,80}$/, 'must be a page of this site');
export const link = matching(
  'link',
  /^(?=.{1,300}$)https:\/\/[^\s"'<>\\]+$/,
  'must be an address that starts with https://',
);
export const slug = matching('slug', /^[a-z][a-z0-9-]{0,29}$/, 'must be small letters, digits and hyphens');

/** The short name of a category. */
export const category: FieldType = {
  input: { kind: 'category' },
  rule: (value, label) => (value === '' ? 'Please choose a category' : slug.rule(value, label)),
};

export const email: FieldType = {
  input: { kind: 'email' },
  rule: (value) => (typeof value === 'string' ? emailProblem(value) : messages.emailInvalid),
};

/** A number of any country: 7 to 15 digits. */
export const phone: FieldType = {
  input: { kind: 'phone' },
  rule: (value, label) => text(40).rule(value, label) ?? clientPhoneProblem(String(value).trim()),
};

/** The ids of the services of an offer. */
export const offered: FieldType = {
  input: { kind: 'services' },
  rule: (value) => {
    if (!Array.isArray(value) || value.length === 0) return messages.offerEmpty;
    return value.length <= 20 &&
      value.every((id) => typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id)) &&
      new Set(value).size === value.length
      ? null
      : messages.offerInvalid;
  },
};

const MOST_SERVICES = 500;

/** The ids of the services a stylist does; null for all. */
export const services: FieldType = {
  input: { kind: 'services' },
  rule: (value) => {
    if (value === null) return null;
    if (!Array.isArray(value) || value.length > MOST_SERVICES || new Set(value).size !== value.length)
      return messages.servicesInvalid;
    if (value.length === 0) return messages.servicesMissing;
    return value.every(isUuid) ? null : messages.servicesInvalid;
  },
};

const service: FieldType = {
  input: { kind: 'service' },
  rule: (value) => offered.rule([value], ''),
};

/** The ids of two services. */
export const twoServices: FieldType = {
  input: { kind: 'list', most: 2, each: service },
  rule: (value) =>
    offered.rule(value, '') === null && (value as unknown[]).length === 2 ? null : messages.almanacServices,
};

const orElse = (none: '' | null, { input, rule }: FieldType): FieldType => ({
  input,
  none,
  rule: (value, label) => (value === none ? null : rule(value, label)),
});
export const orNull = (type: FieldType): FieldType => orElse(null, type);
export const orEmpty = (type: FieldType): FieldType => orElse('', type);

/** Several fields as one value. @param sentence the message, after the label, for an incomplete one */
export const record = (fields: ContentFields, sentence: string): FieldType => ({
  input: { kind: 'record', fields },
  rule: (value, label) =>
    isObject(value) &&
    Object.keys(value).every((key) => Object.hasOwn(fields, key)) &&
    Object.entries(fields).every(([key, each]) => each.rule(value[key], key) === null)
      ? null
      : `${label} ${sentence}`,
});

export const list = (most: number, each: FieldType): FieldType => ({
  input: { kind: 'list', most, each },
  rule: (value, label) =>
    Array.isArray(value) && value.length <= most && value.every((one) => each.rule(one, label) === null)
      ? null
      : `${label} has an entry that is not complete`,
});
