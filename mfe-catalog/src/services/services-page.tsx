import { messages } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Button, EmptyState } from '@salon/ui';
import { useTitle } from '@salon/web-kit';
import { activeOffersQuery, isFirstLoad } from '@salon/web-kit/queries';
import { useQuery } from '@salon/web-kit/query';
import { Suspense } from 'react';
import { BookingForm } from '../cart/booking-form.js';
import { OfferSlot } from '../offers/offer-slot.js';
import { Hero } from '../screen/hero.js';
import { LoadFailed } from '../screen/load-failed.js';
import { FilterBar } from './filter-bar.js';
import { ServiceCard, ServiceCardSkeleton } from './service-card.js';
import { filterServices, isUnfiltered, paramsOf } from './services.rules.js';
import { useServiceFilter, type ServiceFilterControl } from './use-service-filter.js';
import { useServices } from './use-services.js';

/** Position of the newest special offer in the unfiltered menu: after this many services. */
const OFFER_AT = 2;

const MenuSkeleton = () => (
  <>
    <p className="list-count" role="status">
      Loading services...
    </p>
    <ul className="service-grid" aria-hidden="true">
      {Array.from({ length: 10 }, (_, at) =>
        at === OFFER_AT ? <OfferSlot key={at} offer={null} /> : <ServiceCardSkeleton key={at} />,
      )}
    </ul>
  </>
);

const Nothing = ({ filter }: { filter: ServiceFilterControl }) => (
  <EmptyState
    art="/art/empty/no-services.svg"
    title="No services found"
    text="Try adjusting your search or filter criteria"
  >
    {!isUnfiltered(filter) && (
      <Button
        variant="line"
        onClick={() => {
          filter.clear(); // Removes this button.
          document.querySelector<HTMLElement>('.chip')?.focus();
        }}
      >
        Show all services
      </Button>
    )}
  </EmptyState>
);

function ServiceList({ filter }: { filter: ServiceFilterControl }) {
  const services = useServices();
  const offers = useQuery(activeOffersQuery);
  if (isFirstLoad(services)) return <MenuSkeleton />;
  if (!services.data) {
    return <LoadFailed title={messages.somethingWrong} text={messages.servicesFailed} query={services} />;
  }
  const shown = filterServices(services.data, filter);
  const offer = isUnfiltered(filter) && shown.length > 0 && (offers.isPending || offers.data?.[0]);
  return (
    <>
      <p className="list-count" role="status">
        {counted(shown.length, 'service')}
      </p>
      {shown.length === 0 ? (
        <Nothing filter={filter} />
      ) : (
        <ul className="service-grid">
          {shown.slice(0, OFFER_AT).map((service) => (
            <ServiceCard key={service._id} service={service} loading="eager" />
          ))}
          {/* Hydrated after the cards above the fold: a press on those does not wait for the others (ADR-0082). */}
          <Suspense fallback={null}>
            {offer && <OfferSlot offer={offer === true ? null : offer} />}
            {shown.slice(OFFER_AT).map((service) => (
              <ServiceCard key={service._id} service={service} />
            ))}
          </Suspense>
        </ul>
      )}
    </>
  );
}

/** /services: the menu by category and search, each service with its booking button (docs/product.md §2). */
export function ServicesPage() {
  useTitle('Services');
  const filter = useServiceFilter();
  return (
    <>
      <Hero
        title="Services"
        lead="Choose what you came for. Every service shows its minutes and its price before you book."
        art="hair-style"
      />
      <FilterBar filter={filter} />
      <div className="page">
        <ServiceList filter={filter} />
      </div>
      <BookingForm params={paramsOf(filter)} />
    </>
  );
}
