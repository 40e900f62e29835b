import type { User } from '@salon/contracts';
import { Art } from '@salon/ui';
import { initialsOf } from './profile.rules.js';

/** Someone's picture, or their initials until there is one. */
export const Avatar = ({ user }: { user: User }) => (
  <div className="profile-avatar">
    {user.profileImage ? <Art src={user.profileImage} alt={`Picture of ${user.name}`} ratio="1" eager /> : <span className="profile-initials" aria-hidden="true">{initialsOf(user.name)}</span>}
    <div>
      <strong>Profile picture</strong>
      <p className="hint">Uploading a picture comes later. Until then your initials stand in for it.</p>
    </div>
  </div>
);
