import type { AdminStylist } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Avatar, Badge, Button } from '@salon/ui';
import { Link } from '@salon/web-kit/router';
import type { HTMLAttributes, ReactNode } from 'react';
import type { ServiceGroup } from '../content/service-groups.rules.js';
import { ArchiveButton } from './archive-button.js';
import { servicesText } from './stylists.rules.js';

interface Props extends HTMLAttributes<HTMLLIElement> {
  stylist: AdminStylist;
  groups: readonly ServiceGroup[];
  /** Moves the row. */
  handle: ReactNode;
  onEdit(): void;
}

/** One stylist with portrait, services in words, and actions. */
export function StylistRow({ stylist, groups, handle, onEdit, ...row }: Props) {
  const { name, skills, picture, serviceIds, accountEmail, archived, visits, hasHours } = stylist;
  return (
    <li {...row} className="content-row stylist-row" data-archived={archived || undefined}>
      <Avatar name={name} picture={picture} size={64} className="stylist-row__face" />
      <div className="content-row__text">
        <h2>
          {name} {archived && <Badge>Archived</Badge>}
        </h2>
        <p>{skills}</p>
        <p>{servicesText(serviceIds, groups)}</p>
        <p>
          {visits === 0 ? 'No visits to come' : `${counted(visits, 'visit')} to come`} ·{' '}
          {accountEmail ? `Signs in as ${accountEmail}` : 'No account'}
        </p>
        {!hasHours && !archived && (
          <p>
            Not bookable yet: <Link to="/admin/hours">set weekly hours</Link>
          </p>
        )}
      </div>
      <div className="content-row__actions">
        {handle}
        <Button variant="line" onClick={onEdit} aria-label={`Edit: ${name}`}>
          Edit
        </Button>
        <ArchiveButton stylist={stylist} />
      </div>
    </li>
  );
}
