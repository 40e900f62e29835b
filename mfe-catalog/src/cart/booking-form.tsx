/** Id of the form of the booking buttons. */
export const BOOKING_FORM = 'booking';

interface Props {
  /** The parameters of the address except the booking. */
  params?: URLSearchParams;
}

/**
 * Before hydration the browser submits a booking button with this form: the page opens again with `?book=<id>`
 * (decision B11).
 */
export const BookingForm = ({ params }: Props) => (
  <form id={BOOKING_FORM} hidden>
    {[...(params ?? [])].map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </form>
);
