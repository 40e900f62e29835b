import type { SpecialOffer } from '@salon/contracts';
import { Art, Badge, Button, Price } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { useBookOffer } from './use-book-offer.js';

/** One offer: picture beside what is in it, the price it had, and the price now. */
export function OfferCard({ offer }: { offer: SpecialOffer }) {
  const booking = useBookOffer(offer);
  return (
    <article className="offer-card">
      <Art src={offer.image} alt="" />
      <div className="offer-card-body">
        <Badge>Save {Math.round(offer.discount)}%</Badge>
        <h2>{offer.title}</h2>
        <p>{offer.description}</p>
        <p className="card-minutes">
          {offer.services.map(({ title }) => title).join(' + ')},{' '}
          <span className="nowrap">until {formatDate(offer.endDate)}</span>
        </p>
        <div className="card-foot">
          <span className="offer-card-prices">
            <Price amount={offer.originalPrice} struck />
            <Price amount={offer.price} big />
          </span>
          <Button
            variant="primary"
            busy={booking.busy}
            onClick={booking.book}
            aria-label={`Book This Offer: ${offer.title}`}
          >
            Book This Offer
          </Button>
        </div>
      </div>
    </article>
  );
}
