import type { ContentItem } from '@salon/contracts';
import { holdsWords } from './search.rules.js';

/** The services of one category, in the order of the menu. */
export interface ServiceGroup {
  slug: string;
  label: string;
  services: ContentItem[];
}

interface Wanted {
  /** Words of the title; empty for all. */
  wanted?: string;
  /** Ids of archived services that are listed anyway. */
  kept?: readonly string[];
}

/** The services of the menu by category, in its order; a category without any is left out. */
export function byCategory(
  services: readonly ContentItem[],
  categories: readonly ContentItem[],
  { wanted = '', kept = [] }: Wanted = {},
): ServiceGroup[] {
  const listed = services.filter(
    ({ _id, archived, fields }) => (!archived || kept.includes(_id)) && holdsWords(String(fields.title), wanted),
  );
  return categories
    .map(({ _id: slug, fields }) => ({
      slug,
      label: String(fields.label),
      services: listed.filter(({ fields: { category } }) => category === slug),
    }))
    .filter((group) => group.services.length > 0);
}
