import { Link } from '@salon/web-kit/router';

/** @param by what the customer does with it: 'booking' */
export const Agreement = ({ by }: { by: string }) => (
  <p className="slip-note">
    By {by} you agree to our{' '}
    <Link to="/terms-conditions" target="_blank">
      Terms &amp; Conditions
    </Link>{' '}
    and{' '}
    <Link to="/refund-policy" target="_blank">
      Refund Policy
    </Link>
    .
  </p>
);
