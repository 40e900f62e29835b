import { buttonClass } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import { StaticPage } from './static-page.js';

/** The page of an unknown path (decision E1). */
export const NotFoundPage = () => (
  <StaticPage
    art="fronds"
    title="There is nothing at this address"
    text="The page may have moved, or the link has a slip in it. These will bring you back:"
  >
    <Link className={buttonClass({ variant: 'primary' })} to="/">
      Home
    </Link>
    <ul className="static-page__links">
      <li>
        <Link className="more" to="/services">
          Services
        </Link>
      </li>
      <li>
        <Link className="more" to="/special-offers">
          Special Offers
        </Link>
      </li>
      <li>
        <Link className="more" to="/profile/appointments">
          My Appointments
        </Link>
      </li>
      <li>
        <Link className="more" to="/contact">
          Contact
        </Link>
      </li>
    </ul>
  </StaticPage>
);
