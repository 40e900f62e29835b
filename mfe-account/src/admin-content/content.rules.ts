import { CONTENT_FIELDS, type ContentItem, type ContentTypeName, MONTHS } from '@salon/contracts';
import { holdsWords } from '../content/search.rules.js';
import type { Stored } from '../fields-form/fields.rules.js';

/** An item of the content as its form reads it. */
export const storedOf = ({ version, fields, position }: ContentItem): Stored => ({
  version,
  values: { ...fields, position },
});

/** The items that guests see, in order, then the archived ones: those whose text holds the wanted words. */
export function itemsFor(
  items: readonly ContentItem[],
  wanted: string,
  textOf: (item: ContentItem) => string,
): ContentItem[] {
  return items
    .filter((item) => holdsWords(textOf(item), wanted))
    .sort((one, other) => Number(one.archived) - Number(other.archived));
}

/**
 * The items that guests see, grouped by the value of a field: in the order of `values` when given, else of their first
 * item.
 */
export function dividedBy(
  items: readonly ContentItem[],
  valueOf: (item: ContentItem) => string,
  values: readonly string[] = [],
): { value: string; items: ContentItem[] }[] {
  const shown = items.filter(({ archived }) => !archived);
  const all = [...new Set([...values, ...shown.map(valueOf)])];
  return all
    .map((value) => ({ value, items: shown.filter((item) => valueOf(item) === value) }))
    .filter((group) => group.items.length > 0);
}

/** The fields in which guests read the salon's rules for `{names}`. */
export const filledFieldsOf = (name: ContentTypeName): string[] =>
  Object.entries(CONTENT_FIELDS[name]).flatMap(([field, { fills }]) => (fills ? [field] : []));

/** The months of which the almanac shows nothing, and the item's own. */
export const missingMonths = (items: readonly ContentItem[], item: ContentItem | null = null): number[] =>
  MONTHS.filter(
    (month) =>
      item?.fields.month === month || !items.some(({ archived, fields }) => !archived && fields.month === month),
  );

/** '1 cart holds it now', '2 carts hold it now'. */
export const cartsWithItText = (carts: number): string =>
  `${carts} ${carts === 1 ? 'cart holds' : 'carts hold'} it now`;

interface ArchiveEffects {
  /** The titles of the offers with the service that guests see or will see. */
  offers: readonly string[];
  carts: number;
}

/** What guests lose when a service is archived, and what stays; empty when nobody loses anything. */
export function archiveEffects({ offers, carts }: ArchiveEffects): string[] {
  const reader = carts === 1 ? 'its customer reads' : 'their customers read';
  const lost = [
    offers.length > 0 && `Guests do not see special offers with it while it is archived: ${offers.join(', ')}.`,
    carts > 0 && `${cartsWithItText(carts)}: ${reader} that it is no longer offered.`,
  ].filter((effect) => effect !== false);
  return lost.length === 0 ? [] : [...lost, 'Visits that are booked stay.'];
}
