import type { SpecialOffer } from '@salon/contracts';
import { Skeleton } from '@salon/ui';
import { OfferCard } from './offer-card.js';

/** The offer's place in a grid of services, kept free until it is known. */
export const OfferSlot = ({ offer }: { offer: SpecialOffer | null }) => (
  <li className="offer-slot">{offer ? <OfferCard offer={offer} /> : <Skeleton className="waiting-offer" />}</li>
);
