import type { AdminStylist, ContentItem } from '@salon/contracts';
import { counted } from '@salon/kernel';
import { Notice } from '@salon/ui';
import { useQuery } from '@salon/web-kit/query';
import { Link } from '@salon/web-kit/router';
import type { FormValues } from '../fields-form/form-values.rules.js';
import { servicesWithoutStylist, visitsOutside } from './stylists.rules.js';
import { adminStylistsQuery, stylistVisitsQuery } from './stylists.queries.js';
import { useMenu } from './use-stylists.js';
import { VisitNames } from './visit-names.js';

/** Services that no other stylist does. */
export const LeftAlone = ({ services }: { services: readonly ContentItem[] }) => (
  <>
    Nobody would do {services.map(({ fields }) => String(fields.title)).join(', ')} any more: guests see{' '}
    {services.length === 1 ? 'it' : 'them'} and find no time.
  </>
);

/** The effect of the chosen services on guests and on upcoming visits. */
export function StylistEffects({ stylist, values }: { stylist: AdminStylist | null; values: FormValues }) {
  const { services } = useMenu();
  const { data: stylists = [] } = useQuery(adminStylistsQuery);
  const { data: visits = [] } = useQuery({ ...stylistVisitsQuery(stylist?._id ?? ''), enabled: stylist !== null });
  const serviceIds = Array.isArray(values.serviceIds) ? values.serviceIds.map(String) : null;
  const alone = stylist?.archived
    ? []
    : servicesWithoutStylist(services, stylists, { id: stylist?._id ?? null, serviceIds });
  const outside = visitsOutside(visits, serviceIds);
  // The server lists the next visits only.
  const hasMore = stylist !== null && visits.length > 0 && visits.length < stylist.visits;
  const doesLess = serviceIds !== null && (stylist?.serviceIds?.some((id) => !serviceIds.includes(id)) ?? true);
  return (
    <div className="stylist-effects" role="status">
      {stylist === null && (
        <p className="hint">Begins with the salon’s own weekly hours; ‘Hours and leave’ changes them.</p>
      )}
      {alone.length > 0 && (
        <Notice tone="warning">
          <LeftAlone services={alone} />
        </Notice>
      )}
      {outside.length > 0 && (
        <Notice tone="warning">
          <p>
            {hasMore && 'At least '}
            {counted(outside.length, 'visit')} to come {outside.length === 1 ? 'is' : 'are'} for what {stylist?.name}{' '}
            would not do any more. {outside.length === 1 ? 'It stays' : 'They stay'} with {stylist?.name} until you{' '}
            <Link to="/admin/hours">give {outside.length === 1 ? 'it' : 'them'} to somebody else</Link>; no customer is
            moved without a mail.
          </p>
          <VisitNames visits={outside} />
        </Notice>
      )}
      {hasMore && doesLess && (
        <p className="hint">
          Only the next {visits.length} of {stylist.visits} visits to come are checked.
        </p>
      )}
    </div>
  );
}
