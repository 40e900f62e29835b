import { buttonClass, EmptyState, Page } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { activeOffersQuery, isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { BookingForm } from '../cart/booking-form.js';
import { Hero } from '../screen/hero.js';
import { LoadFailed } from '../screen/load-failed.js';
import { OfferSlot } from './offer-slot.js';

function OfferList() {
  const query = useQuery(activeOffersQuery);
  const { data } = query;
  if (isFirstLoad(query)) {
    return (
      <ul className="offer-grid" aria-label="Loading special offers" aria-busy="true">
        {[0, 1, 2, 3].map((at) => (
          <OfferSlot key={at} offer={null} />
        ))}
      </ul>
    );
  }
  if (!data) return <LoadFailed title="Failed to load special offers. Please try again later." query={query} />;
  if (data.length === 0) {
    return (
      <EmptyState art="/art/empty/no-offers.svg" title="No special offers available at the moment.">
        <Link className={buttonClass({ variant: 'primary' })} to="/services">
          See our services
        </Link>
      </EmptyState>
    );
  }
  return (
    <ul className="offer-grid">
      {data.map((offer, at) => (
        <OfferSlot key={offer._id} offer={offer} isFirst={at === 0} />
      ))}
    </ul>
  );
}

/** /special-offers: the offers of today (docs/product.md §2). */
export function OffersPage() {
  useTitle('Special Offers');
  return (
    <>
      <Hero
        title="Special Offers"
        lead="Services that go well together, for less than one by one."
        art="nails-lacquer"
      />
      <Page>
        <OfferList />
        <BookingForm />
      </Page>
    </>
  );
}
