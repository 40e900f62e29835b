import type { SalonService } from '@salon/contracts';
import { Button } from '@salon/ui';
import { BOOKING_FORM } from '../cart/booking-form.js';
import { useRequestedBooking } from '../cart/use-requested-booking.js';
import { useBookService } from './use-book-service.js';

/** The card's button, and the confirmation when a special offer is in the cart. */
export function BookNow({ service }: { service: SalonService }) {
  const { dialog, book, busy, keepOffer, replaceOffer } = useBookService(service);
  const { isWaiting, press, prompt } = useRequestedBooking('book', service, book);
  return (
    <>
      <Button
        type="submit"
        form={BOOKING_FORM}
        name="book"
        value={service._id}
        variant="quiet"
        busy={busy || isWaiting}
        onClick={press}
        aria-label={`Book Now: ${service.title}`}
      >
        Book Now
      </Button>
      {dialog && <dialog.ReplaceOfferDialog onReplace={replaceOffer} onKeep={keepOffer} />}
      {prompt}
    </>
  );
}
