import { Avatar, buttonClass } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { Menu, X } from 'lucide-react';
import { MainLinks } from './main-links.js';
import { MyLinks } from './profile-menu.js';
import { useDisclosure } from './use-disclosure.js';

/** On narrow screens: everything the bar holds, behind one button. */
export function MobileMenu() {
  const { status, user } = useSession();
  const { open, setOpen, place, button } = useDisclosure();
  const close = () => setOpen(false);
  return (
    <div className="mobile" ref={place}>
      <button
        ref={button} type="button" className="mobile__toggle" aria-label={open ? 'Close menu' : 'Open menu'} aria-expanded={open}
        aria-controls="mobile-menu" onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div id="mobile-menu" className="mobile__panel" hidden={!open}>
        {open && (
          <div className="mobile__in">
            <nav aria-label="Menu"><MainLinks onGo={close} /></nav>
            {status === 'guest' && (
              <div className="mobile__guest">
                <Link className={buttonClass({ variant: 'primary' })} to="/register" onClick={close}>Register</Link>
                <Link className={buttonClass({ variant: 'line' })} to="/login" onClick={close}>Login</Link>
              </div>
            )}
            {user && <div className="mobile__mine"><p><Avatar className="face" name={user.name} picture={user.profileImage} size={36} /> {user.name.toUpperCase()}</p><MyLinks user={user} onGo={close} /></div>}
          </div>
        )}
      </div>
    </div>
  );
}
