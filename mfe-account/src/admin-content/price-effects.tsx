import type { ContentItem, OfferFields } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { cartsQuery, contentItemsQuery } from '../content/content.queries.js';
import { type FormValues, formValueOf } from '../fields-form/form-values.rules.js';
import { cartsWithItText } from './content.rules.js';

const CHANGED = [
  ['price', 'price', { kind: 'amount' }],
  ['averageTime', 'minutes', { kind: 'whole', least: 0, most: 0 }],
] as const;

function cartsText(carts: number, what: string): string {
  if (carts === 0) return `No cart holds it now. Visits that are booked keep the ${what} they were booked with.`;
  return `${cartsWithItText(carts)}: ${
    carts === 1 ? 'its customer sees' : 'their customers see'
  } the new ${what} before they book. Visits that are booked keep theirs.`;
}

/** The effect of a changed price or duration: carts with the service, and offers that contain it. */
export function PriceEffects({ item, values }: { item: ContentItem; values: FormValues }) {
  const changed = CHANGED.filter(([name, , input]) => values[name] !== formValueOf(input, item.fields[name]));
  const enabled = changed.length > 0;
  const { data: carts } = useQuery({ ...cartsQuery(item._id), enabled });
  const { data: offers = [] } = useQuery({ ...contentItemsQuery('offers'), enabled });
  if (!enabled) return null;
  const titles = (offers as ContentItem<OfferFields & Record<string, unknown>>[])
    .filter(({ archived, fields }) => !archived && fields.services.includes(item._id))
    .map(({ fields }) => fields.title);
  return (
    <Notice role="status">
      {carts !== undefined && <p>{cartsText(carts, changed.map(([, word]) => word).join(' and '))}</p>}
      {titles.length > 0 && <p>Special offers with it keep their own price: {titles.join(', ')}.</p>}
    </Notice>
  );
}
