import { isLocalDay } from '@salon/kernel';
import type { ContentTypeName } from './content.js';
import { emailProblem, isPlainText } from './fields.js';
import { messages } from './messages.js';
import { bookingRefusals } from './refusals/booking.js';
import { callRefusals } from './refusals/calls.js';
import { catalogRefusals } from './refusals/catalog.js';

/** The problem of a field's value as a sentence, or null. */
type Rule = (value: unknown, label: string) => string | null;

export interface ContentField {
  label: string;
  rule: Rule;
  /** May be absent when an item is created. */
  optional?: true;
}

const PRICE_MOST = 1_000_000;
const POSITION_MOST = 9_999;

const text =
  (most: number, { lines = false, empty = false } = {}): Rule =>
  (value, label) => {
    if (typeof value !== 'string' || (!empty && value.trim() === '')) return `${label} is required`;
    if (value.trim().length > most) return `${label} must be at most ${most.toLocaleString('en-US')} characters`;
    return isPlainText(value, lines) ? null : `${label} must not contain control characters`;
  };
const whole =
  (least: number, most: number): Rule =>
  (value, label) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? null
      : `${label} must be a whole number between ${least} and ${most.toLocaleString('en-US')}`;
const orNull =
  (rule: Rule): Rule =>
  (value, label) =>
    value === null ? null : rule(value, label);
/** LKR, at most two decimals. */
const price: Rule = (value, label) =>
  typeof value === 'number' &&
  value >= 0 &&
  value <= PRICE_MOST &&
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
    ? null
    : `${label} must be an amount between LKR 0 and LKR 1,000,000`;
const day: Rule = (value, label) => (isLocalDay(value) ? null : `${label} must be a day`);
const flag: Rule = (value, label) => (typeof value === 'boolean' ? null : `${label} must be yes or no`);
/** A path of this site: a bundled illustration or an uploaded picture. */
const picture: Rule = (value, label) =>
  typeof value === 'string' && /^\/(?:art|media)\/[\w./-]{1,200}$/.test(value) && !value.includes('..')
    ? null
    : `${label} must be a picture of this site`;
const page: Rule = (value, label) =>
  typeof value === 'string' && /^\/[\w/#-]{0,80}$/.test(value) ? null : `${label} must be a page of this site`;
const link: Rule = (value, label) =>
  typeof value === 'string' && value.length <= 300 && /^https:\/\/[^\s"'<>\\]+$/.test(value)
    ? null
    : `${label} must be an address that starts with https://`;
const orEmpty =
  (rule: Rule): Rule =>
  (value, label) =>
    value === '' ? null : rule(value, label);
const email: Rule = (value) => (typeof value === 'string' ? emailProblem(value) : messages.emailInvalid);
const slug: Rule = (value, label) =>
  typeof value === 'string' && /^[a-z][a-z0-9-]{0,29}$/.test(value)
    ? null
    : `${label} must be small letters, digits and hyphens`;
const offered: Rule = (value) => {
  if (!Array.isArray(value) || value.length === 0) return bookingRefusals.OFFER_EMPTY.text;
  return value.length <= 20 &&
    value.every((id) => typeof id === 'string' && /^[0-9a-f-]{36}$/i.test(id)) &&
    new Set(value).size === value.length
    ? null
    : bookingRefusals.OFFER_INVALID.text;
};
const pair: Rule = (value) =>
  offered(value, '') === null && (value as unknown[]).length === 2 ? null : catalogRefusals.ALMANAC_SERVICES.text;
const list =
  (most: number, each: (value: unknown) => boolean): Rule =>
  (value, label) =>
    Array.isArray(value) && value.length <= most && value.every(each)
      ? null
      : `${label} has an entry that is not complete`;
const record = (value: unknown, fields: Record<string, Rule>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).every((key) => key in fields) &&
  Object.entries(fields).every(([key, rule]) => rule((value as Record<string, unknown>)[key], key) === null);

const field = (label: string, rule: Rule): ContentField => ({ label, rule });
const maybe = (label: string, rule: Rule): ContentField => ({ label, rule, optional: true });
const position = { position: maybe('Position', whole(0, POSITION_MOST)) };

/** The fields of each content type, in the order of its form. Form, API and service use the same rules and sentences. */
export const CONTENT_FIELDS: Readonly<Record<ContentTypeName, Readonly<Record<string, ContentField>>>> = {
  services: {
    title: field('Title', text(120)),
    description: field('Description', text(600, { lines: true })),
    category: field('Category', slug),
    price: field('Price', price),
    averageTime: maybe('Minutes', orNull(whole(5, 480))),
    thumbnail: maybe('Picture', orNull(picture)),
    ...position,
  },
  categories: { slug: field('Short name', slug), label: field('Label', text(40)), ...position },
  offers: {
    title: field('Title', text(120)),
    description: field('Description', text(600, { lines: true })),
    price: field('Price', price),
    originalPrice: field('Original price', price),
    startDate: field('First day', day),
    endDate: field('Last day', day),
    services: field('Services', offered),
    image: maybe('Picture', orNull(picture)),
    ...position,
  },
  gallery: {
    caption: field('Group', text(60)),
    title: field('Caption', text(120)),
    imageUrl: field('Picture', picture),
    ...position,
  },
  faq: {
    question: field('Question', text(200)),
    answer: field('Answer', text(1200, { lines: true })),
    more: maybe(
      'Link',
      orNull((value, label) =>
        record(value, { text: text(60), to: page }) ? null : `${label} needs words and a page of this site`,
      ),
    ),
    ...position,
  },
  team: {
    name: field('Name', text(80)),
    role: field('Role', text(80)),
    bio: field('Biography', text(600, { lines: true })),
    image: field('Picture', picture),
    ...position,
  },
  statistics: {
    number: field('Number', text(12)),
    title: field('Title', text(80)),
    description: field('Description', text(300)),
    footnote: maybe('Footnote', orNull(text(200))),
    ...position,
  },
  values: {
    title: field('Title', text(80)),
    content: field('Text', text(400, { lines: true })),
    isHiring: maybe('Hiring', flag),
    ...position,
  },
  almanac: {
    month: field('Month', whole(1, 12)),
    title: field('Title', text(60)),
    text: field('Text', text(240)),
    image: field('Picture', picture),
    services: field('Services', pair),
    ...position,
  },
  settings: {
    brand: field('Brand', text(40)),
    companyName: field('Company name', text(80)),
    tagline: field('Tagline', text(120)),
    footerText: field('Footer text', text(300)),
    developerCredit: field('Developer credit', text(120, { empty: true })),
    phone: field('Phone', text(40)),
    email: field('E-mail', email),
    whatsapp: field('Chat', orEmpty(link)),
    address: field('Address', text(200)),
    mapUrl: field('Map', orEmpty(link)),
    branchLabel: field('Branch', text(120)),
    careersEmail: maybe('E-mail for applications', orEmpty(email)),
    privacyUpdated: maybe('Date of the privacy policy', orEmpty(day)),
    termsUpdated: maybe('Date of the terms and conditions', orEmpty(day)),
    refundsUpdated: maybe('Date of the refund policy', orEmpty(day)),
    social: field(
      'Social links',
      list(8, (value) => record(value, { name: text(30), url: link })),
    ),
    hours: field(
      'Hours',
      list(14, (value) => record(value, { days: text(60), open: text(60) })),
    ),
    about: field('About', (value, label) =>
      record(value, { headline: text(120), story: list(6, (each) => text(1000)(each, label) === null) })
        ? null
        : `${label} needs a headline and a story`,
    ),
  },
};

/** The problems of an item's fields: field → sentence. @param isWhole false when only some fields are changed */
export function contentProblems(
  kind: ContentTypeName,
  body: Readonly<Record<string, unknown>>,
  isWhole: boolean,
): Record<string, string> {
  const fields = CONTENT_FIELDS[kind];
  const unknown = Object.keys(body)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): [string, string] => [name, callRefusals.UPLOAD_UNKNOWN.text({ name: name.slice(0, 60) })]);
  const wrong = Object.entries(fields).flatMap(([name, { label, rule, optional }]): [string, string][] => {
    if (body[name] === undefined && (optional || !isWhole)) return [];
    const problem = rule(body[name], label);
    return problem === null ? [] : [[name, problem]];
  });
  return Object.fromEntries([...unknown, ...wrong, ...(kind === 'offers' ? offerProblems(body) : [])]);
}

/** Rules between two fields of an offer, checked when both are given (decisions B7, B8). */
function offerProblems({
  price: now,
  originalPrice: before,
  startDate,
  endDate,
}: Readonly<Record<string, unknown>>): [string, string][] {
  return [
    ...(typeof now === 'number' && typeof before === 'number' && now >= before
      ? [['price', messages.offerPrice] as [string, string]]
      : []),
    ...(isLocalDay(startDate) && isLocalDay(endDate) && endDate < startDate
      ? [['endDate', messages.offerDays] as [string, string]]
      : []),
  ];
}
