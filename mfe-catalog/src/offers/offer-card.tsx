import type { SpecialOffer } from '@salon/contracts';
import { Art, Badge, Button, Price } from '@salon/ui';
import { formatDate } from '@salon/web-kit';
import { BOOKING_FORM } from '../cart/booking-form.js';
import { useRequestedBooking } from '../cart/use-requested-booking.js';
import { useBookOffer } from './use-book-offer.js';

/** Widths of the picture by styles/offers.css. Not `auto`, which counts for lazy pictures only. */
const FIRST_PICTURE = { loading: 'eager', sizes: '(max-width: 40rem) 100vw, (max-width: 60rem) 40vw, 26rem' } as const;

interface OfferCardProps {
  offer: SpecialOffer;
  /** Whether it is the first of its page, above the fold. */
  isFirst?: boolean;
}

/** One offer: picture, its services, former price and current price. */
export function OfferCard({ offer, isFirst = false }: OfferCardProps) {
  const { busy, book } = useBookOffer(offer);
  const saved = Math.round(offer.discount);
  const { isWaiting, press, prompt } = useRequestedBooking('offer', offer, book);
  return (
    <article className="offer-card">
      <Art src={offer.image} alt="" {...(isFirst && FIRST_PICTURE)} />
      <div className="offer-card-body">
        {saved > 0 && <Badge>Save {saved}%</Badge>}
        <h2>{offer.title}</h2>
        <p>{offer.description}</p>
        <p className="card-minutes">
          {offer.services.map(({ title }) => title).join(' + ')}
          {offer.services.length > 0 && ', '}
          <span className="offer-until">until {formatDate(offer.endDate)}</span>
        </p>
        <div className="card-foot">
          <span className="offer-card-prices">
            <Price amount={offer.originalPrice} struck />
            <Price amount={offer.price} big />
          </span>
          <Button
            type="submit"
            form={BOOKING_FORM}
            name="offer"
            value={offer._id}
            variant="primary"
            busy={busy || isWaiting}
            onClick={press}
            aria-label={`Book This Offer: ${offer.title}`}
          >
            Book This Offer
          </Button>
          {prompt}
        </div>
      </div>
    </article>
  );
}
