import { type ContentItem, may } from '@salon/contracts';
import { Notice } from '@salon/ui';
import { useSession } from '@salon/web-kit';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import { unassignedServices } from './stylists.rules.js';
import { adminStylistsQuery } from './stylists.queries.js';

/** Names the services that no stylist does. */
export function NotDone({ services }: { services: readonly ContentItem[] }) {
  if (services.length === 0) return null;
  const it = services.length === 1 ? 'it' : 'them';
  return (
    <Notice tone="warning" className="not-done">
      Nobody does {services.map(({ fields }) => String(fields.title)).join(', ')}: guests see {it} and find no time.
      Edit whoever does {it}, and choose {it} there.
    </Notice>
  );
}

/**
 * Says in the form of a service that no stylist does it, to those who can choose what stylists do.
 * @param service null for a new one
 */
export function ServiceNotDone({ service }: { service: ContentItem | null }) {
  const { user } = useSession();
  const { data: stylists = [] } = useQuery({
    ...adminStylistsQuery,
    enabled: user !== null && may(user, 'settings'),
  });
  if (unassignedServices([service ?? { _id: '', archived: false }], stylists).length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <p>
        No stylist does it yet: guests see it and find no time, until you choose it for somebody under{' '}
        <Link to="/admin/stylists">Stylists</Link>.
      </p>
    </Notice>
  );
}
