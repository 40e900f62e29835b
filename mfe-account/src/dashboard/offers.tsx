import { Art, Badge, buttonClass, Price, Skeleton } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useQuery } from '@salon/web-kit/query';
import { getActiveOffers } from './offers.api.js';

const SHOWN = 2;
/** How long the offers count as fresh, in milliseconds; the key is the one of the offers page, so that they are fetched once. */
const FRESH_MS = 300_000;

/** What the salon offers now; nobody misses it when it cannot be had, so a failure says no more than where to look. */
export function Offers() {
  const { data, isPending } = useQuery({
    queryKey: ['offers', 'active'],
    queryFn: ({ signal }) => getActiveOffers(signal),
    staleTime: FRESH_MS,
  });
  return (
    <section className="panel" aria-labelledby="offers">
      <h2 id="offers">Offers for you</h2>
      {isPending && <Skeleton className="offers-waiting" />}
      {data?.length === 0 && <p className="hint">No special offers available at the moment.</p>}
      {data && data.length > 0 && (
        <ul className="teasers">
          {data.slice(0, SHOWN).map(({ _id, title, image, price, originalPrice, discount }) => (
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
