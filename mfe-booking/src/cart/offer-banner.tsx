import { Art, Badge, Price } from '@salon/ui';
import type { CartOffer } from '@salon/contracts';

/** The banner of an active special offer in the cart (docs/product.md §2). */
export function OfferBanner({ offer }: { offer: CartOffer }) {
  const saved = Math.round(offer.discount);
  return (
    <section className="offer-banner" aria-label="Special offer in your cart">
      <Art src={offer.image ?? ''} alt="" ratio="1" fallbackSrc="/art/tile-offers.svg" />
      <div className="offer-banner-words">
        <Badge>Special Offer</Badge>
        <h2>{offer.title}</h2>
        <p>{offer.description}</p>
      </div>
      <div className="offer-banner-price">
        <p className="offer-banner-now">
          Special Price: <Price amount={offer.price} />
        </p>
        <p>
          <Price amount={offer.originalPrice} struck /> {saved > 0 && <Badge>Save {saved}%</Badge>}
        </p>
      </div>
    </section>
  );
}
