import type { ContentAction } from '@salon/contracts';

interface TitledAction extends Pick<ContentAction, 'kind' | 'entryId'> {
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>>;
  /** Who wrote the review or message; null for other types, and when it is gone. */
  author: string | null;
}

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

function nameOf({ before, after }: TitledAction): string | undefined {
  const row = { ...before, ...after };
  return [row.title, row.label, row.name, row.question, row.caption].find((each) => typeof each === 'string');
}

/** What was changed: 'the question “May I come early?”', 'the review by Nimali', 'the order of the offers'. */
export function titleOf(action: TitledAction): string {
  const { kind, entryId, author } = action;
  if (kind === 'settings') return "the salon's details";
  if (kind === 'reviews') return `the review by ${author ?? 'a customer'}`;
  if (kind === 'messages') return `the message from ${author ?? 'a guest'}`;
  const [one, all] = NOUNS[kind];
  if (entryId === 'order') return `the order of the ${all}`;
  const name = nameOf(action);
  return name === undefined ? `the ${one}` : `the ${one} “${name}”`;
}
