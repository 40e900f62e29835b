import type { SalonService } from '@salon/contracts';
import { Button } from '@salon/ui';
import { useBookService } from './use-book-service.js';

/** The card's button, and the question when a special offer is in the cart. */
export function BookNow({ service }: { service: SalonService }) {
  const { asking, book, busy, keepOffer, replaceOffer } = useBookService(service);
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={book} aria-label={`Book Now: ${service.title}`}>
        Book Now
      </Button>
      {asking && <asking.MixQuestion onReplace={replaceOffer} onKeep={keepOffer} />}
    </>
  );
}
