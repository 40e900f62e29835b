import { buttonClass, Flower } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { Link, NavLink, useLocation } from '@salon/web-kit/router';
import { useOpeningSoon } from '../site/use-opening-soon.js';
import { useSite } from '../site/use-site.js';
import { CartLink } from './cart-link.js';
import { isSalonPage } from './destinations.js';
import { MainLinks } from './main-links.js';
import { MobileMenu } from './mobile-menu.js';
import { ProfileMenu } from './profile-menu.js';

const GuestLinks = () => (
  <>
    <NavLink className="login" to="/login">
      Login
    </NavLink>
    <Link className={buttonClass({ variant: 'line' })} to="/register">
      Register
    </Link>
  </>
);

/**
 * The sticky navigation bar (docs/product.md §2). While the session is checked its right side is empty and keeps its
 * space. On the salon's own screens it links to these.
 */
export function NavBar() {
  const { status, user } = useSession();
  const { brand } = useSite().site;
  const isSalon = isSalonPage(useLocation().pathname);
  const isSoon = useOpeningSoon() && !isSalon;
  return (
    <header className="bar">
      <div className="bar__in">
        <Link className="brand" to="/" aria-label={`${brand}, home`}>
          <Flower mark />
          {brand}
        </Link>
        <nav className="nav" aria-label={isSalon ? 'Salon' : 'Main'} hidden={isSoon}>
          <MainLinks isSalon={isSalon} />
        </nav>
        <div className="who" data-status={status}>
          {status === 'guest' && <GuestLinks />}
          {status === 'loading' && (
            <noscript>
              <GuestLinks />
            </noscript>
          )}
          {user && (
            <>
              {!isSalon && <CartLink />}
              <ProfileMenu user={user} />
            </>
          )}
        </div>
        {!isSoon && <MobileMenu isSalon={isSalon} />}
      </div>
    </header>
  );
}
