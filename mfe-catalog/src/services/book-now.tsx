import { messages, type SalonService } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { useBookService } from './use-book-service.js';

/** The card's button, and the question when a special offer is in the cart. */
export function BookNow({ service }: { service: SalonService }) {
  const booking = useBookService(service);
  return (
    <>
      <Button variant="quiet" busy={booking.busy} onClick={booking.book} aria-label={`Book Now: ${service.title}`}>Book Now</Button>
      {booking.asking && (
        <ConfirmDialog
          open title={messages.mixQuestion} confirmLabel="Continue" cancelLabel="Keep the offer"
          onConfirm={booking.replaceOffer} onCancel={booking.keepOffer}
        />
      )}
    </>
  );
}
