import { Art, Badge, Button, Price, Skeleton } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { type OfferEntry, offerStateOf, OFFER_STATES } from './offers.rules.js';
import { useArchiveOffer } from './use-admin-offers.js';

interface Props {
  entry: OfferEntry;
  today: string;
  onEdit(): void;
}

/** The skeleton of a row. */
export const OfferRowSkeleton = () => (
  <li className="offer-row">
    <Skeleton ratio="4/3" className="offer-row__art" />
    <div className="offer-row__text">
      <Skeleton width="45%" height="1.7rem" />
      <Skeleton width="70%" height="1.25rem" />
      <Skeleton width="60%" height="1.1rem" />
    </div>
    <div className="offer-row__prices">
      <Skeleton width="5.5rem" height="1.25rem" />
      <Skeleton width="5.5rem" height="1.25rem" />
    </div>
    <Skeleton width="8.5rem" height="3rem" />
  </li>
);

/** One offer with its state, days, prices and actions. */
export function OfferRow({ entry, today, onEdit }: Props) {
  const archive = useArchiveOffer(entry);
  const { title, description, image, price, originalPrice, startDate, endDate, services } = entry.fields;
  const state = offerStateOf(entry, today);
  return (
    <li className="offer-row" data-state={state}>
      <Art src={image} alt="" ratio="4/3" className="offer-row__art" />
      <div className="offer-row__text">
        <h2>
          {title} <Badge>{OFFER_STATES[state]}</Badge>
        </h2>
        <p>{description}</p>
        <p className="offer-row__days">
          <span>
            {formatDate(startDate)} to {formatDate(endDate)}, both days included
          </span>{' '}
          <span>
            {services.length} {services.length === 1 ? 'service' : 'services'}
          </span>
        </p>
      </div>
      <p className="offer-row__prices">
        <Price amount={originalPrice} struck /> <Price amount={price} />
      </p>
      <div className="offer-row__acts">
        <Button variant="line" onClick={onEdit} aria-label={`Edit: ${title}`}>
          Edit
        </Button>
        <Button
          variant="text"
          busy={archive.isPending}
          onClick={() => archive.mutate()}
          aria-label={`${entry.archived ? 'Restore' : 'Archive'}: ${title}`}
        >
          {entry.archived ? 'Restore' : 'Archive'}
        </Button>
      </div>
    </li>
  );
}
