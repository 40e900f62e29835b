import type { ActionEntry, ContentSubject } from '@salon/contracts';

type ItemKind = Exclude<ContentSubject['kind'], 'settings' | 'reviews' | 'messages'>;

/** One item of each type, and all of them. */
const NOUNS: Readonly<Record<ItemKind, readonly [one: string, all: string]>> = {
  services: ['service', 'services'],
  categories: ['category', 'categories'],
  offers: ['offer', 'offers'],
  gallery: ['picture', 'pictures'],
  faq: ['question', 'questions'],
  team: ['person', 'people'],
  statistics: ['figure', 'figures'],
  values: ['value', 'values'],
  almanac: ['month', 'months'],
};

/** Undefined for a type of a newer service. */
function contentWords({ kind, name, author, isOrder }: ContentSubject): string | undefined {
  if (kind === 'settings') return "the salon's details";
  if (kind === 'reviews') return `the review by ${author ?? 'a customer'}`;
  if (kind === 'messages') return `the message from ${author ?? 'a guest'}`;
  if (!Object.hasOwn(NOUNS, kind)) return undefined;
  const [one, all] = NOUNS[kind];
  if (isOrder) return `the order of the ${all}`;
  return name === null ? `the ${one}` : `the ${one} “${name}”`;
}

/** What was changed: 'the question “May I come early?”', 'the review by Nimali', 'the order of the offers'. */
export const subjectWords = ({ content, title }: ActionEntry['subject']): string =>
  (content && contentWords(content)) ?? title;
