import type { SpecialOffer } from '@salon/contracts';
import { Art, Badge, buttonClass, Price } from '@salon/ui';
import { Link } from '@salon/web-kit/router';

const SHOWN = 2;

/** The current offers; renders nothing when there are none or they are not loaded. */
export function Offers({ offers }: { offers: readonly SpecialOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby="offers">
      <h2 id="offers">Offers for you</h2>
      <ul className="teasers">
        {offers.slice(0, SHOWN).map(({ _id, title, image, price, originalPrice, discount }) => (
          <li key={_id}>
            <Art src={image} alt="" ratio="1" fallbackSrc="/art/tile-offers.svg" />
            <p>
              <strong>
                <Link to="/special-offers">{title}</Link>
              </strong>
              <span className="teaser-price">
                <Price amount={price} /> <Price amount={originalPrice} struck />
              </span>
            </p>
            <Badge>Save {discount}%</Badge>
          </li>
        ))}
      </ul>
      <Link className={buttonClass({ variant: 'text' })} to="/special-offers">
        See all special offers
      </Link>
    </section>
  );
}
