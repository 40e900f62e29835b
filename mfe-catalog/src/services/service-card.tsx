import type { SalonService } from '@salon/contracts';
import { Art, Price, Skeleton } from '@salon/ui';
import { BookNow } from './book-now.js';
import { minutesText } from './services.rules.js';

/**
 * Widths of the picture by styles/services.css; on a phone the width that fills its upright frame. Not `auto`, which
 * counts for lazy pictures only: an eager one would be loaded as wide as the screen.
 */
const PICTURE_SIZES = '(max-width: 40rem) 11rem, (max-width: 52rem) 50vw, (max-width: 68rem) 33vw, 20rem';

interface ServiceCardProps {
  service: SalonService;
  /** 'eager' for a card above the fold. */
  loading?: 'eager' | 'lazy';
}

export const ServiceCard = ({ service, loading = 'lazy' }: ServiceCardProps) => (
  <li className="service-card">
    <Art src={service.thumbnail} alt="" loading={loading} sizes={PICTURE_SIZES} />
    <div className="service-card-body">
      <h2>{service.title}</h2>
      <p>{service.description}</p>
      <span className="card-minutes">{minutesText(service.averageTime)}</span>
      <div className="card-foot">
        <Price amount={service.price} />
        <BookNow service={service} />
      </div>
    </div>
  </li>
);

/** The skeleton of a card. */
export const ServiceCardSkeleton = () => (
  <li className="service-card service-card-waiting">
    <Skeleton className="waiting-picture" />
    <div className="service-card-body">
      <Skeleton width="62%" height="1.5rem" />
      <Skeleton width="92%" height="1.1rem" />
      <Skeleton width="5rem" height="1rem" />
      <div className="card-foot">
        <Skeleton width="6rem" height="1.25rem" />
        <Skeleton className="waiting-pill" />
      </div>
    </div>
  </li>
);
