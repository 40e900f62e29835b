import type { SpecialOffer } from '@salon/contracts';
import { Skeleton } from '@salon/ui';
import { OfferCard } from './offer-card.js';

const OfferSkeleton = () => (
  <div className="offer-card offer-card-waiting">
    <Skeleton className="waiting-picture" />
    <div className="offer-card-body">
      <Skeleton width="5.5rem" height="1.75rem" />
      <Skeleton width="70%" height="2rem" />
      <Skeleton height="2.6rem" />
      <Skeleton width="85%" height="2.4rem" />
      <div className="card-foot">
        <Skeleton width="7rem" height="3rem" />
        <Skeleton className="waiting-pill" />
      </div>
    </div>
  </div>
);

interface OfferSlotProps {
  offer: SpecialOffer | null;
  isFirst?: boolean;
}

/** The grid cell of an offer, with a skeleton while it loads. */
export const OfferSlot = ({ offer, isFirst }: OfferSlotProps) => (
  <li className="offer-slot">{offer ? <OfferCard offer={offer} isFirst={isFirst} /> : <OfferSkeleton />}</li>
);
