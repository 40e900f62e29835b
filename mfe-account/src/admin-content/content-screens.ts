import { type ContentItem, type ContentTypeName, messages } from '@salon/contracts';
import { moneyText } from '@salon/kernel';
import { monthName } from '@salon/web-kit';

/** Labels and list settings of a content type; special offers have their own page. */
export interface ContentScreen {
  name: Exclude<ContentTypeName, 'offers'>;
  title: string;
  lead: string;
  /** Singular, in 'New service'. */
  one: string;
  art: string;
  nameOf(item: ContentItem): string;
  detailOf(item: ContentItem): string;
  /** Facts shown beside each item; the list can be sorted by them. */
  facts?: readonly ContentFact[];
  /** The field that groups the list: order applies within a group. */
  dividedBy?: string;
  /** The fields of the preview. */
  preview?: { title: string; note?: string; text?: string };
  /** The items are ordered by another value. */
  isUnordered?: true;
  /** The field that holds its picture. */
  picture?: string;
}

/** A fact of an item in the list. */
interface ContentFact {
  label: string;
  textOf(item: ContentItem, labels: CategoryLabels): string;
  /** Numeric value for sorting. */
  numberOf?(item: ContentItem): number;
}

/** Category → its label. */
export type CategoryLabels = ReadonlyMap<string, string>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const named =
  (field: string) =>
  ({ fields }: ContentItem): string =>
    textOf(fields[field]);
const none = (): string => '';

const SERVICE_FACTS: readonly ContentFact[] = [
  {
    label: 'Category',
    textOf: ({ fields: { category } }, labels) => labels.get(textOf(category)) ?? textOf(category),
  },
  {
    label: 'Price',
    textOf: ({ fields: { price } }) => `${moneyText(price as number)}`,
    numberOf: ({ fields: { price } }) => Number(price),
  },
  {
    label: 'Minutes',
    textOf: ({ fields: { averageTime } }) =>
      typeof averageTime === 'number' ? `${averageTime} minutes` : 'no time given',
    numberOf: ({ fields: { averageTime } }) => Number(averageTime ?? 0),
  },
];

export const CONTENT_SCREENS: readonly ContentScreen[] = [
  {
    name: 'services',
    title: 'Services',
    lead: messages.servicesLead,
    one: 'service',
    art: '/art/tile-services.svg',
    preview: { title: 'title', text: 'description' },
    nameOf: named('title'),
    detailOf: none,
    facts: SERVICE_FACTS,
    dividedBy: 'category',
    picture: 'thumbnail',
  },
  {
    name: 'categories',
    title: 'Categories',
    lead: 'The chips above the menu, in their order.',
    one: 'category',
    art: '/art/fronds.svg',
    nameOf: named('label'),
    detailOf: named('slug'),
  },
  {
    name: 'gallery',
    title: 'Gallery',
    lead: 'Pictures in their groups.',
    one: 'picture',
    art: '/art/hibiscus.svg',
    preview: { title: 'title', note: 'caption' },
    nameOf: named('title'),
    detailOf: named('caption'),
    dividedBy: 'caption',
    picture: 'imageUrl',
  },
  {
    name: 'faq',
    title: 'Questions',
    lead: 'What guests ask before they come, with our answers.',
    one: 'question',
    art: '/art/araliya-branch.svg',
    preview: { title: 'question', text: 'answer' },
    nameOf: named('question'),
    detailOf: named('answer'),
  },
  {
    name: 'team',
    title: 'Team',
    lead: 'The people on the About page.',
    one: 'person',
    art: '/art/portrait.svg',
    preview: { title: 'name', note: 'role', text: 'bio' },
    nameOf: named('name'),
    detailOf: named('role'),
    picture: 'image',
  },
  {
    name: 'statistics',
    title: 'Figures',
    lead: 'The figures on the About page.',
    one: 'figure',
    art: '/art/apothecary.svg',
    preview: { title: 'number', note: 'title', text: 'description' },
    nameOf: ({ fields }) => `${textOf(fields.number)} ${textOf(fields.title)}`,
    detailOf: named('description'),
  },
  {
    name: 'values',
    title: 'Values',
    lead: 'What the house holds to, on the About page.',
    one: 'value',
    art: '/art/foot-bath.svg',
    preview: { title: 'title', text: 'content' },
    nameOf: named('title'),
    detailOf: named('content'),
  },
  {
    name: 'almanac',
    title: 'Almanac',
    lead: 'A drawing, a sentence and two services for each month, on the home page.',
    one: 'month',
    art: '/art/hair-bridal.svg',
    preview: { title: 'title', text: 'text' },
    nameOf: ({ fields }) => `${monthName(Number(fields.month))}: ${textOf(fields.title)}`,
    detailOf: named('text'),
    isUnordered: true,
    picture: 'image',
  },
  {
    name: 'settings',
    title: 'The salon',
    lead: 'Name, contacts, hours as guests read them, and the story of the house.',
    one: 'salon',
    art: '/art/hero.svg',
    nameOf: () => "the salon's details",
    detailOf: none,
    isUnordered: true,
  },
];

export const contentScreenOf = (name: string | undefined): ContentScreen | undefined =>
  CONTENT_SCREENS.find((each) => each.name === name);
