import type { User } from '@salon/contracts';
import { Avatar } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { ChevronDown } from 'lucide-react';
import { MINE, myDay } from './destinations.js';
import { useDisclosure } from './use-disclosure.js';

/** Profile Settings, My Appointments, Dashboard and Logout; before them the links for staff. */
export function MyLinks({ user, onGo }: { user: User; onGo?: () => void }) {
  const { signOut } = useSession();
  const salon = user.role === 'admin' ? [['Admin', '/admin/dashboard'] as const] : [];
  const items = [...salon, ...myDay(user), ...MINE];
  const leave = () => {
    onGo?.();
    void signOut();
  };
  return (
    <ul>
      {items.map(([text, to]) => (
        <li key={to}>
          <Link to={to} onClick={onGo}>
            {text}
          </Link>
        </li>
      ))}
      <li>
        <button type="button" onClick={leave}>
          Logout
        </button>
      </li>
    </ul>
  );
}

export function ProfileMenu({ user }: { user: User }) {
  const { open, setOpen, container, button } = useDisclosure();
  return (
    <div className="profile" ref={container}>
      <button
        ref={button}
        type="button"
        className="profile__toggle"
        aria-expanded={open}
        aria-controls="profile-menu"
        onClick={() => setOpen(!open)}
      >
        <Avatar className="face" name={user.name} picture={user.profileImage} size={36} />
        <span className="profile__name">{user.name.toUpperCase()}</span>
        <ChevronDown aria-hidden="true" className="profile__mark" />
      </button>
      <div id="profile-menu" className="profile__menu" hidden={!open}>
        {open && <MyLinks user={user} onGo={() => setOpen(false)} />}
      </div>
    </div>
  );
}
