import { Link } from '@salon/web-kit/router';

/** @param by what the visitor does with it: 'registering' */
export const Agreement = ({ by }: { by: string }) => (
  <p className="hint">
    By {by} you agree to our{' '}
    <Link to="/terms-conditions" target="_blank">
      Terms
    </Link>{' '}
    and{' '}
    <Link to="/privacy-policy" target="_blank">
      Privacy Policy
    </Link>
    .
  </p>
);
