import { buttonClass } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { StaticPage } from './static-page.js';

/** Placeholder for a page that its remote does not have yet. */
export const ComingPage = () => (
  <StaticPage art="apothecary" title="Coming soon" text="We are still writing this page. It will open here soon.">
    <Link className={buttonClass({ variant: 'primary' })} to="/services">
      See our services
    </Link>
    <Link className="more" to="/">
      Home
    </Link>
  </StaticPage>
);
