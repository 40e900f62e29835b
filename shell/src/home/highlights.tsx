import { Art, Price, Skeleton } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useMenuPreview } from '../site/use-site.js';
import type { Highlight } from '../site/highlights.rules.js';

const One = ({ title, text, price, minutes, image }: Highlight) => (
  <li className="high">
    <Art src={image} width={800} height={600} alt="" />
    <div className="high__row">
      <h3>{title}</h3>
      <Price amount={price} />
    </div>
    <p>
      {text} <span className="nowrap">{minutes} minutes.</span>
    </p>
  </li>
);

const Waiting = () => (
  <ul className="trio" aria-hidden="true">
    {[1, 2, 3].map((each) => (
      <li className="high" key={each}>
        <Skeleton className="high__picture" />
        <div className="high__row">
          <Skeleton width="55%" height="1.6rem" />
          <Skeleton width="5.5rem" height="1.3rem" />
        </div>
        <p>
          <Skeleton width="90%" height="1.25rem" />
        </p>
      </li>
    ))}
  </ul>
);

/** Three services of the menu; without them only the link to the menu. */
export function Highlights() {
  const { data, isPending } = useMenuPreview();
  const highlights = data?.highlights ?? [];
  return (
    <section className="section" aria-labelledby="highlights">
      <div className="page">
        <div className="head">
          <h2 id="highlights">Asked for most</h2>
          <Link className="more" to="/services">
            All services
          </Link>
        </div>
        {isPending && <Waiting />}
        {highlights.length > 0 && (
          <ul className="trio">
            {highlights.map((each) => (
              <One key={each.id} {...each} />
            ))}
          </ul>
        )}
        {!isPending && highlights.length === 0 && (
          <p className="lead muted">The menu is one page away, each service with its price and minutes.</p>
        )}
      </div>
    </section>
  );
}
