import type { SpecialOffer } from '@salon/contracts';
import { Art, Badge, buttonClass, Price } from '@salon/ui';
import { Link } from '@salon/web-kit/router';

const SHOWN = 2;

/** What the salon offers now; a failure (`offers` undefined) says no more than where to look. */
export function Offers({ offers }: { offers: SpecialOffer[] | undefined }) {
  return (
    <section className="panel" aria-labelledby="offers">
      <h2 id="offers">Offers for you</h2>
      {offers?.length === 0 && <p className="hint">No special offers available at the moment.</p>}
      {offers && offers.length > 0 && (
        <ul className="teasers">
          {offers.slice(0, SHOWN).map(({ _id, title, image, price, originalPrice, discount }) => (
            <li key={_id}>
              <Art src={image} alt="" ratio="1" fallbackSrc="/art/tile-offers.svg" />
              <p>
                <strong>{title}</strong> <Badge>Save {discount}%</Badge>
                <span>
                  <Price amount={price} /> <Price amount={originalPrice} struck />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className={buttonClass({ variant: 'text' })} to="/special-offers">
          See all special offers
        </Link>
      </p>
    </section>
  );
}
