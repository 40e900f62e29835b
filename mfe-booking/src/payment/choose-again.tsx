import { buttonClass } from '@salon/ui';
import { Link } from '@salon/web-kit/router';

/** The way on when this payment cannot be begun again. */
export const ChooseAgain = () => (
  <>
    <p className="slip-note">Your cart is kept: choosing the time again begins a new payment.</p>
    <Link className={buttonClass({ variant: 'primary' })} to="/book-appointment">
      Choose a time again
    </Link>
    <p className="till-ways">
      <Link className={buttonClass({ variant: 'line' })} to="/cart">
        Return to Cart
      </Link>
      <Link className={buttonClass({ variant: 'text' })} to="/contact">
        Need Help?
      </Link>
    </p>
  </>
);
