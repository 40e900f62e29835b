import { pictureAt, type User } from '@salon/contracts';
import { useSession } from '@salon/web-kit';
import { Link } from '@salon/web-kit/router';
import { ChevronDown, UserRound } from 'lucide-react';
import { useState } from 'react';
import { MINE } from './destinations.js';
import { useDisclosure } from './use-disclosure.js';

function Face({ user }: { user: User }) {
  const [broken, setBroken] = useState(false);
  const picture = user.profileImage ?? '';
  const shown = picture !== '' && !broken;
  return (
    <span className="face">
      {shown
        ? <img src={picture} srcSet={pictureAt(picture)?.sources.at(-1)?.srcSet} sizes="36px" alt="" width="36" height="36" onError={() => setBroken(true)} />
        : <UserRound aria-hidden="true" />}
    </span>
  );
}

/** Profile Settings, My Appointments, Dashboard and Logout; an admin's own page comes first. */
export function MyLinks({ user, onGo }: { user: User; onGo?: () => void }) {
  const { signOut } = useSession();
  const entries = user.role === 'admin' ? [['Admin', '/admin/dashboard'] as const, ...MINE] : MINE;
  const leave = () => {
    onGo?.();
    void signOut();
  };
  return (
    <ul>
      {entries.map(([text, to]) => <li key={to}><Link to={to} onClick={onGo}>{text}</Link></li>)}
      <li><button type="button" onClick={leave}>Logout</button></li>
    </ul>
  );
}

export function ProfileMenu({ user }: { user: User }) {
  const { open, setOpen, place, button } = useDisclosure();
  return (
    <div className="profile" ref={place}>
      <button ref={button} type="button" className="profile__toggle" aria-expanded={open} aria-controls="profile-menu" onClick={() => setOpen(!open)}>
        <Face key={user.profileImage} user={user} />
        <span className="profile__name">{user.name.toUpperCase()}</span>
        <ChevronDown aria-hidden="true" className="profile__mark" />
      </button>
      <div id="profile-menu" className="profile__menu" hidden={!open}>
        {open && <MyLinks user={user} onGo={() => setOpen(false)} />}
      </div>
    </div>
  );
}
