import type { SalonService } from '@salon/contracts';
import { Button } from '@salon/ui';
import { useBookService } from './use-book-service.js';

/** The card's button, and the confirmation when a special offer is in the cart. */
export function BookNow({ service }: { service: SalonService }) {
  const { dialog, book, busy, keepOffer, replaceOffer } = useBookService(service);
  return (
    <>
      <Button variant="quiet" busy={busy} onClick={book} aria-label={`Book Now: ${service.title}`}>
        Book Now
      </Button>
      {dialog && <dialog.ReplaceOfferDialog onReplace={replaceOffer} onKeep={keepOffer} />}
    </>
  );
}
