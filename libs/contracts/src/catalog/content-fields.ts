import { isLocalDay } from '@salon/kernel';
import {
  category,
  type ContentFields,
  day,
  email,
  field,
  type FieldType,
  flag,
  link,
  list,
  maybe,
  month,
  offered,
  orEmpty,
  orNull,
  page,
  phone,
  picture,
  price,
  record,
  slug,
  text,
  twoServices,
  whole,
} from '../field-types.js';
import { minutesOfService, VISIT } from '../booking/booking.js';
import { bracesProblem, placeholderProblem } from '../booking/policy-texts.js';
import * as messages from '../messages.js';
import { callRefusals } from '../refusals/calls.js';
import type { ContentTypeName } from './content.js';
import type { FreeMiddle } from './catalog.js';

const POSITION_MOST = 9_999;
const NOT_COMPLETE = 'is not complete';

/** A text whose `{names}` are filled in. */
const filling = (type: FieldType): FieldType => ({
  ...type,
  fills: true,
  rule: (value, label) => type.rule(value, label) ?? placeholderProblem(String(value), label),
});

/** A text that guests read as it is. */
const plain = (type: FieldType): FieldType => ({
  ...type,
  rule: (value, label) => type.rule(value, label) ?? bracesProblem(String(value), label),
});

const position = { position: maybe('Position', whole(0, POSITION_MOST)) };

/** The fields of each content type, in the order of its form. Form, API and service use the same rules and messages. */
export const CONTENT_FIELDS: Readonly<Record<ContentTypeName, ContentFields>> = {
  services: {
    title: field('Title', text(120)),
    description: field('Description', text(600, { lines: true })),
    category: field('Category', category),
    price: field('Price', price),
    averageTime: maybe('Minutes', orNull(whole(5, VISIT.maxMinutes))),
    bufferMinutes: maybe('Minutes for tidying up after it', orNull(whole(0, 120))),
    freeMiddle: maybe(
      'Free middle',
      orNull(
        record(
          {
            after: field('Begins after (minutes)', whole(1, VISIT.maxMinutes)),
            minutes: field('Lasts (minutes)', whole(5, VISIT.maxMinutes)),
          },
          'needs two whole numbers: when it begins and how long it lasts',
        ),
      ),
    ),
    thumbnail: maybe('Picture', orNull(picture)),
    ...position,
  },
  categories: { slug: field('Short name', slug), label: field('Label', text(40)), ...position },
  offers: {
    title: field('Title', text(120)),
    services: field('Services', offered),
    originalPrice: field('Original price', price),
    price: field('Offer price', price),
    image: maybe('Picture', orNull(picture)),
    startDate: field('First day', day),
    endDate: field('Last day', day),
    description: field('Description', text(600, { lines: true })),
    ...position,
  },
  gallery: {
    caption: field('Group', text(60)),
    title: field('Caption', text(120)),
    imageUrl: field('Picture', picture),
    ...position,
  },
  faq: {
    question: field('Question', plain(text(200))),
    answer: field('Answer', filling(text(1200, { lines: true }))),
    more: maybe(
      'Link',
      orNull(
        record({ text: field('Words', text(60)), to: field('Page', page) }, 'needs words and a page of this site'),
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
    number: field('Number', filling(text(20))),
    title: field('Title', text(80)),
    description: field('Description', filling(text(300))),
    footnote: maybe('Footnote', filling(orNull(text(200)))),
    ...position,
  },
  values: {
    title: field('Title', text(80)),
    content: field('Text', text(400, { lines: true })),
    isHiring: maybe('Hiring', flag),
    ...position,
  },
  almanac: {
    month: field('Month', month),
    title: field('Title', text(60)),
    text: field('Text', text(240, { lines: true })),
    image: field('Picture', picture),
    services: field('Services', twoServices),
    ...position,
  },
  settings: {
    brand: field('Brand', text(40)),
    companyName: field('Company name', text(80)),
    tagline: field('Tagline', text(120)),
    footerText: field('Footer text', text(300)),
    developerCredit: field('Developer credit', text(120, { empty: true })),
    phone: field('Phone', phone),
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
      list(8, record({ name: field('Name', text(30)), url: field('Address', link) }, NOT_COMPLETE)),
    ),
    hours: field(
      'Hours',
      list(14, record({ days: field('Days', text(60)), open: field('Open', text(60)) }, NOT_COMPLETE)),
    ),
    about: field(
      'About',
      record(
        { headline: field('Headline', text(120)), story: field('Story', list(6, text(1000, { lines: true }))) },
        'needs a headline and a story',
      ),
    ),
  },
};

/** The problems of an item's fields: field → sentence. @param isWhole false when only some fields are changed */
export function contentProblems(
  kind: ContentTypeName,
  body: Readonly<Record<string, unknown>>,
  isWhole: boolean,
): Record<string, string> {
  return {
    ...fieldProblems(CONTENT_FIELDS[kind], body, isWhole),
    ...(kind === 'offers' && Object.fromEntries(offerProblems(body))),
    ...(kind === 'services' && freeMiddleProblem(body, isWhole)),
  };
}

/**
 * The problems of a form with these fields: field → sentence.
 * @param isWhole false when only some fields are changed
 */
export function fieldProblems(
  fields: ContentFields,
  body: Readonly<Record<string, unknown>>,
  isWhole: boolean,
): Record<string, string> {
  const unknown = Object.keys(body)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name): [string, string] => [name, callRefusals.UPLOAD_UNKNOWN.text({ name: name.slice(0, 60) })]);
  const wrong = Object.entries(fields).flatMap(([name, { label, rule, optional }]): [string, string][] => {
    if (body[name] === undefined && (optional || !isWhole)) return [];
    const problem = rule(body[name], label);
    return problem === null ? [] : [[name, problem]];
  });
  return Object.fromEntries([...unknown, ...wrong]);
}

/** The free middle lies inside its service, with work after it. */
function freeMiddleProblem(
  { averageTime, freeMiddle }: Readonly<Record<string, unknown>>,
  isWhole: boolean,
): Record<string, string> {
  if (typeof freeMiddle !== 'object' || freeMiddle === null || (averageTime === undefined && !isWhole)) return {};
  const { after, minutes } = freeMiddle as Partial<FreeMiddle>;
  return Number(after) + Number(minutes) < minutesOfService(averageTime as number | null | undefined)
    ? {}
    : { freeMiddle: messages.freeMiddle };
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
