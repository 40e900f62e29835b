import { Avatar, buttonClass } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { Menu, X } from 'lucide-react';
import { MainLinks } from './main-links.js';
import { MyLinks } from './profile-menu.js';
import { usePopover } from './use-popover.js';

/** The menu of narrow screens; its button works without JavaScript. */
export function MobileMenu({ isSalon }: { isSalon: boolean }) {
  const { status, user } = useSession();
  const { open, setOpen, panel, close } = usePopover();
  return (
    <div className="mobile">
      <button
        type="button"
        className="mobile__toggle"
        aria-label={open ? 'Close menu' : 'Open menu'}
        popoverTarget="mobile-menu"
      >
        {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
      </button>
      <div
        id="mobile-menu"
        className="mobile__panel"
        popover="auto"
        ref={panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <div className="mobile__in">
          <nav aria-label="Menu">
            <MainLinks isSalon={isSalon} onGo={close} />
          </nav>
          {open && status === 'guest' && (
            <div className="mobile__guest">
              <Link className={buttonClass({ variant: 'primary' })} to="/register" onClick={close}>
                Register
              </Link>
              <Link className={buttonClass({ variant: 'line' })} to="/login" onClick={close}>
                Login
              </Link>
            </div>
          )}
          {open && user && (
            <div className="mobile__mine">
              <p>
                <Avatar className="face" name={user.name} picture={user.profileImage} size={36} />{' '}
                {user.name.toUpperCase()}
              </p>
              <MyLinks user={user} onGo={close} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
