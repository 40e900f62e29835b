import { Art, Price } from '@salon/ui';
import { monthName } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { useQuery } from '@salon/web-kit/query';
import { minutesOfService, type AlmanacMonth } from '@salon/contracts';
import { almanacQuery } from '../site/site.queries.js';

const Service = ({ title, price, averageTime }: AlmanacMonth['services'][number]) => (
  <li>
    <Link to={`/services?q=${encodeURIComponent(title)}`}>{title}</Link>
    <span className="muted">{minutesOfService(averageTime)} minutes</span>
    <Price amount={price} />
  </li>
);

/**
 * The house almanac: a text about this month, and two services for it. Renders nothing without an item for the month.
 */
export function Almanac() {
  const { data } = useQuery(almanacQuery);
  if (!data) return null;
  return (
    <section className="section almanac" aria-labelledby="almanac">
      <div className="page">
        <Art src={data.image} width={800} height={600} alt="" />
        <div className="almanac__text">
          <p className="almanac__month">House almanac: {monthName(data.month)}</p>
          <h2 id="almanac">{data.title}</h2>
          <p className="lead">{data.text}</p>
          {data.services.length > 0 && (
            <ul aria-label="For this month">
              {data.services.map((service) => (
                <Service key={service._id} {...service} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
