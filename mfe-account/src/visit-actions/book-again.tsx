import { type Appointment, messages } from '@salon/contracts';
import { Button } from '@salon/ui';
import { ConfirmDialog } from '@salon/ui/dialog';
import { titleOf } from '../visit/appointment.rules.js';
import { useBookAgain } from './use-book-again.js';

/** Fills the cart with the items of a past visit; asks for confirmation before it replaces a special offer. */
export function BookAgain({ visit }: { visit: Appointment }) {
  const { busy, confirming, book, replaceOffer, keepOffer } = useBookAgain(visit);
  return (
    <>
      <Button variant="text" busy={busy} aria-label={`Book again: ${titleOf(visit)}`} onClick={book}>
        Book again
      </Button>
      <ConfirmDialog
        open={confirming}
        title={messages.cartMix}
        confirmLabel="Continue"
        cancelLabel="Keep the offer"
        onConfirm={replaceOffer}
        onCancel={keepOffer}
      />
    </>
  );
}
