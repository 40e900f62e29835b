import type { ContentItem } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { MisleadingOffers } from '../admin-offers/misleading-offers.js';
import { misleadingOffers } from '../admin-offers/misleading-offers.rules.js';
import type { OfferItem, ServiceItem } from '../admin-offers/offers.rules.js';
import { cartsQuery, contentItemsQuery } from '../content/content.queries.js';
import { amountOf } from '../fields-form/amount.rules.js';
import { type FormValues, formValueOf } from '../fields-form/form-values.rules.js';
import { useDebounced } from '../filters/use-debounced.js';
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

const titlesOf = (offers: readonly OfferItem[]): string => offers.map(({ fields }) => fields.title).join(', ');

/** The effect of a changed price or duration: carts with the service, and offers that contain it. */
export function PriceEffects({ item, values }: { item: ContentItem; values: FormValues }) {
  const changed = CHANGED.filter(([name, , input]) => values[name] !== formValueOf(input, item.fields[name]));
  const enabled = changed.length > 0;
  const { data: carts } = useQuery({ ...cartsQuery(item._id), enabled });
  const { data: all = [] } = useQuery({ ...contentItemsQuery<OfferItem>('offers'), enabled });
  const { data: services = [] } = useQuery({ ...contentItemsQuery<ServiceItem>('services'), enabled });
  const settled = useDebounced(values.price);
  if (!enabled) return null;
  const offers = all.filter(({ archived, fields }) => !archived && fields.services.includes(item._id));
  const price = typeof settled === 'string' && settled === values.price ? amountOf(settled) : Number.NaN;
  const changedMenu = services.map((each) =>
    each._id === item._id ? { ...each, fields: { ...each.fields, price } } : each,
  );
  const misleading = price >= 0 ? misleadingOffers(offers, changedMenu, salonToday()) : [];
  return (
    <Notice role="status">
      {carts !== undefined && <p>{cartsText(carts, changed.map(([, word]) => word).join(' and '))}</p>}
      {offers.length > 0 && <p>Special offers with it keep their own price: {titlesOf(offers)}.</p>}
      {misleading.length > 0 && (
        <p>With this price guests would not get the whole saving of {titlesOf(misleading.map((each) => each.item))}.</p>
      )}
    </Notice>
  );
}

/** The offers whose saving is too high for the menu as it is. */
export function OffersBesideMenu() {
  const { data: offers = [] } = useQuery(contentItemsQuery<OfferItem>('offers'));
  const { data: services = [] } = useQuery(contentItemsQuery<ServiceItem>('services'));
  return (
    <MisleadingOffers
      lead="These special offers promise guests a saving that they do not get:"
      offers={offers}
      services={services}
    />
  );
}
