import type { ContentAction, ContentSubject } from '@salon/contracts';

/** One item of each type, and all of them. */
const NOUNS: Readonly<
  Record<Exclude<ContentAction['kind'], 'settings' | 'reviews' | 'messages'>, readonly [one: string, all: string]>
> = {
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

/** The words of a subject for pages of release 0.2.0, which read nothing else; goes with the release after. */
export function formerTitleOf({ kind, name, author, isOrder }: ContentSubject): string {
  if (kind === 'settings') return "the salon's details";
  if (kind === 'reviews') return `the review by ${author ?? 'a customer'}`;
  if (kind === 'messages') return `the message from ${author ?? 'a guest'}`;
  const [one, all] = NOUNS[kind];
  if (isOrder) return `the order of the ${all}`;
  return name === null ? `the ${one}` : `the ${one} “${name}”`;
}
