import { type Appointment, messages } from '@salon/contracts';
import { buttonClass, EmptyState, Page } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { useHeadingFocus } from '../focus-heading.js';
import { isReplaced, replacedText } from './payment.rules.js';

/** After an order was opened, only the gateway knows whether something was charged. */
const releasedText = ({ orderId }: Appointment): string =>
  `${orderId === null ? messages.nothingCharged : messages.chargedAfterAll} Your services are still in your cart.`;

const ChooseAgain = () => (
  <>
    <Link className={buttonClass({ variant: 'primary' })} to="/book-appointment">
      Choose a time again
    </Link>
    <Link className={buttonClass({ variant: 'text' })} to="/cart">
      Return to Cart
    </Link>
  </>
);

/** The visit is no longer held, and nothing was paid for it. `takesFocus`: this screen replaced the payment. */
export function HoldOver({ visit, takesFocus }: { visit: Appointment; takesFocus: boolean }) {
  useHeadingFocus(takesFocus);
  const isOther = isReplaced(visit);
  return (
    <Page>
      <EmptyState
        heading="h1"
        art="/art/fronds.svg"
        title="This time is no longer held"
        text={isOther ? replacedText(visit) : releasedText(visit)}
      >
        {isOther ? (
          <Link className={buttonClass({ variant: 'primary' })} to="/profile/appointments">
            View My Appointments
          </Link>
        ) : (
          <ChooseAgain />
        )}
      </EmptyState>
    </Page>
  );
}
