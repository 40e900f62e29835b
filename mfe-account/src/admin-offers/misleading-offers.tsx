import { moneyText } from '@salon/kernel';
import { Notice } from '@salon/ui';
import { salonToday } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { misleadingOffers } from './misleading-offers.rules.js';
import type { OfferItem, ServiceItem } from './offers.rules.js';
import '../styles/bullets.css';

interface Props {
  lead: string;
  offers: readonly OfferItem[];
  services: readonly ServiceItem[];
}

/** Names the offers whose saving is too high for what their services cost, each with a link to its form. */
export function MisleadingOffers({ lead, offers, services }: Props) {
  const found = misleadingOffers(offers, services, salonToday());
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <p>{lead}</p>
      <ul className="bullets">
        {found.map(({ item: { _id, fields }, sum }) => (
          <li key={_id}>
            <Link to={`/admin/offers?edit=${_id}`}>{fields.title}</Link>: {moneyText(fields.price)} instead of{' '}
            {moneyText(fields.originalPrice)}, while its services cost {moneyText(sum)}.
          </li>
        ))}
      </ul>
    </Notice>
  );
}
