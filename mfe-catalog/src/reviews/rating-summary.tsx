import type { RatingCount } from '@salon/contracts';
import { Star } from 'lucide-react';
import { reviewsText, starsText, summaryOf } from './rating.rules.js';

/** The average rating of all customers, and the number of each rating. */
export function RatingSummary({ ratings }: { ratings: readonly RatingCount[] }) {
  const { average, count, bars } = summaryOf(ratings);
  if (count === 0) return null;
  return (
    <section className="rating" aria-label="Rating summary">
      <p className="rating-average">
        <strong>{average.toFixed(1)}</strong> <span>out of 5</span>
      </p>
      <p className="rating-count">{reviewsText(count)}</p>
      <ul className="rating-bars">
        {bars.map((bar) => (
          <li key={bar.rating}>
            <span className="sr">{`${starsText(bar.rating)}: ${reviewsText(bar.count)}`}</span>
            <span className="rating-of" aria-hidden="true">
              {bar.rating}
              <Star />
            </span>
            <svg className="rating-bar" width="100%" aria-hidden="true">
              <rect width={`${bar.share * 100}%`} height="100%" rx="4" />
            </svg>
            <span className="rating-number" aria-hidden="true">
              {bar.count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
