import { Art, Badge, Button, Price } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { type OfferEntry, standingOf, STANDINGS } from './offers.rules.js';
import { useShelveOffer } from './use-admin-offers.js';

interface Props {
  entry: OfferEntry;
  today: string;
  onEdit(): void;
}

/** One offer with where it stands, its days and prices, and what can be done with it. */
export function OfferRow({ entry, today, onEdit }: Props) {
  const shelve = useShelveOffer(entry);
  const { title, description, image, price, originalPrice, startDate, endDate, services } = entry.fields;
  const standing = standingOf(entry, today);
  return (
    <li className="offer-row" data-standing={standing}>
      <Art src={image} alt="" ratio="4/3" className="offer-row__art" />
      <div className="offer-row__text">
        <h2>{title} <Badge>{STANDINGS[standing]}</Badge></h2>
        <p>{description}</p>
        <p className="offer-row__days">{formatDate(startDate)} to {formatDate(endDate)}, both days included · {services.length} {services.length === 1 ? 'service' : 'services'}</p>
      </div>
      <p className="offer-row__prices"><Price amount={originalPrice} struck /> <Price amount={price} /></p>
      <div className="offer-row__acts">
        <Button variant="line" onClick={onEdit} aria-label={`Edit: ${title}`}>Edit</Button>
        <Button variant="text" busy={shelve.isPending} onClick={() => shelve.mutate()} aria-label={`${entry.archived ? 'Restore' : 'Archive'}: ${title}`}>
          {entry.archived ? 'Restore' : 'Archive'}
        </Button>
      </div>
    </li>
  );
}
